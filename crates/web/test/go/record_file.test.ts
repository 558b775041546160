import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLACK, Position, WHITE } from '../../ts/go/rules.ts';
import { RecordFile } from './bundle.ts';

test('moves are judged again after a change before them, and after it is undone', () => {
  const file = RecordFile.fromText('test', '(;GM[1]SZ[3]RE[B+R];B[aa];W[bb])');
  const { games, editor } = file;
  const [root] = games;
  assert.ok(root);
  file.ruleSets = [{ name: 'japanese', ko: 'simple' }];
  const codes = () => root.all().map(({ findings }) => findings.map(({ code }) => code));
  editor.together(() => {
    editor.setUp(root, [[4, BLACK]]);
    return editor.setUp(root, [[8, BLACK]]);
  });
  // The color of the first move is no longer known, but there is a stone where White plays.
  assert.deepEqual(codes(), [[], [], ['M101']]);
  editor.undo();
  assert.deepEqual(codes(), [[], [], []]);
});

test('a file of a position', () => {
  const { text } = RecordFile.ofPosition('test', Position.parse('X.O ...', 2, 3, WHITE));
  assert.equal(text, '(;GM[1]FF[4]CA[UTF-8]SZ[3:2]AB[aa]AW[ca]PL[W])\n');
  const [game] = RecordFile.fromText('test', text).games;
  assert.equal(game?.position.toString(), 'X.O...');
  assert.equal(game?.position.toMove, WHITE);
});

/** A record with bytes in a value, and a property before it. */
const record = (before: string, bytes: readonly number[]) =>
  Uint8Array.from([...Buffer.from(`(;GM[1]FF[4]SZ[19]${before}PB[`), ...bytes, ...Buffer.from('];B[pd])')]);

const decoded = (bytes: Uint8Array) => {
  const { text, encoding, isCertain } = RecordFile.decode(bytes);
  return { name: /PB\[(.*)\];B/.exec(text)?.[1], encoding, isCertain };
};

test('the encoding that CA names', () => {
  const cases = [
    ['GB2312', [0xce, 0xa7, 0xc6, 0xe5], '围棋'],
    ['Big5', [0xb3, 0xf2, 0xb4, 0xd1], '圍棋'],
    ['Shift_JIS', [0x88, 0xcd, 0x8c, 0xe9], '囲碁'],
    ['EUC-KR', [0xb9, 0xd9, 0xb5, 0xcf], '바둑'],
    ['ISO8859_1', [0x4a, 0xfc], 'Jü'],
    // Names that only old programs use.
    ['cp936', [0xce, 0xa7, 0xc6, 0xe5], '围棋'],
    ['ms949-unknown', [0x4a, 0xfc], 'Jü'],
  ] as const;
  for (const [label, bytes, name] of cases) assert.equal(decoded(record(`CA[${label}]`, bytes)).name, name, label);
  assert.equal(decoded(record('CA[cp936]', [0xce, 0xa7])).isCertain, true);
  assert.equal(decoded(record('CA[ms949-unknown]', [0x4a, 0xfc])).isCertain, false);
});

test('valid UTF-8 is UTF-8, whatever CA names', () => {
  const name = [...Buffer.from('围棋 Ünal')];
  for (const before of ['', 'CA[GB2312]']) {
    assert.deepEqual(decoded(record(before, name)), { name: '围棋 Ünal', encoding: 'UTF-8', isCertain: true });
  }
});

test('byte order marks and escape sequences', () => {
  const text = '(;GM[1]PB[囲碁];B[pd])';
  const utf8 = Uint8Array.from([0xef, 0xbb, 0xbf, ...Buffer.from(text)]);
  assert.equal(decoded(utf8).name, '囲碁');
  const utf16 = Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
  assert.deepEqual(decoded(utf16), { name: '囲碁', encoding: 'UTF-16LE', isCertain: true });
  const japanese = record('', [0x1b, 0x24, 0x42, 0x30, 0x4f, 0x38, 0x6b, 0x1b, 0x28, 0x42]);
  assert.deepEqual(decoded(japanese), { name: '囲碁', encoding: 'ISO-2022-JP', isCertain: true });
});

test('another encoding may be chosen', () => {
  const bytes = record('', [0xce, 0xa7, 0xc6, 0xe5]);
  const { text, encoding } = RecordFile.decode(bytes, 'GB18030');
  assert.ok(text.includes('PB[围棋]'));
  const file = new RecordFile('test', { games: [] }, { encoding, bytes });
  assert.equal(file.dependsOnEncoding, true);
  assert.equal(new RecordFile('test', { games: [] }, { bytes: record('', [0x41]) }).dependsOnEncoding, false);
  assert.equal(new RecordFile('test', { games: [] }).dependsOnEncoding, false);
});
