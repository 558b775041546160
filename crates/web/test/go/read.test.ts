import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameNode } from '../../ts/go/record/node.ts';
import { readRecord } from '../../ts/go/record/read.ts';

/** A tree as `a(b)(c)`: the comments of its nodes, with variations in brackets. */
function outline(node: GameNode): string {
  const below = node.children.map(outline);
  return node.comment + (below.length === 1 ? below[0] : below.map((each) => `(${each})`).join(''));
}

const codes = (text: string) => readRecord(text).faults.map(({ code }) => code);

const properties = (text: string) =>
  readRecord(text).games.map((game) =>
    game.all().map((node) => node.properties.map(({ name, values }) => [name, ...values])),
  );

test('the example of the standard', () => {
  const text = '(;FF[4]C[root](;C[a];C[b](;C[c])\n(;C[d];C[e]))\n(;C[f](;C[g];C[h];C[i])\n(;C[j])))';
  const { games, faults } = readRecord(text);
  assert.deepEqual(faults, []);
  assert.deepEqual(games.map(outline), ['root(ab(c)(de))(f(ghi)(j))']);
  const [root] = games;
  const isMain = root?.all().filter((node) => node.isMain);
  assert.deepEqual(
    isMain?.map((node) => node.comment),
    ['root', 'a', 'b', 'c'],
  );
});

test('properties, values and white space', () => {
  const text = ' \n( ;\tGM [1]\r\nAB[aa] [bb]\n[cc]C[a\\]b;(]; B[]) ';
  const expected = [
    [
      [
        ['GM', '1'],
        ['AB', 'aa', 'bb', 'cc'],
        ['C', 'a\\]b;('],
      ],
      [['B', '']],
    ],
  ];
  assert.deepEqual(properties(text), expected);
  assert.deepEqual(codes(text), []);
});

test('FF[3] names may have lower-case letters', () => {
  const { games, faults } = readRecord('(;GaMe[1]CoPyright[me])');
  assert.deepEqual(faults, []);
  assert.deepEqual(games[0]?.properties, [
    { name: 'GM', values: ['1'], written: 'GaMe' },
    { name: 'CP', values: ['me'], written: 'CoPyright' },
  ]);
});

test('several games', () => {
  assert.deepEqual(properties('(;GM[1])(;GM[2])'), [[[['GM', '1']]], [[['GM', '2']]]]);
});

test('what is damaged is reported, and the rest is read', () => {
  const cases = [
    ['no record', 'E101', 0],
    ['text (;GM[1])', 'E102', 1],
    ['(;GM[1];B[aa]', 'E103', 1],
    ['(;GM[1]C[no end', 'E104', 1],
    ['(;GM[1]))', 'E105', 1],
    ['(;GM[1]())', 'E106', 1],
    ['(;GM[1](;B[aa]);W[bb])', 'E107', 1],
    ['(;GM[1]&;B[aa])', 'E108', 1],
    ['(;GM;B[aa])', 'E109', 1],
    ['(;[aa]GM[1])', 'E110', 1],
    ['(;GM[1];B[aa;W[bb])', 'E111', 1],
    ['(GM[1];B[aa])', 'E112', 1],
    ['(;GM[1]) text', 'E113', 1],
    ['(;GM[1];C[no end\n(;GM[1]FF[4]SZ[9])', 'E115', 2],
    ['(;GM[1];b[aa])', 'P101', 1],
  ] as const;
  for (const [text, code, count] of cases) {
    assert.ok(codes(text).includes(code), `${text}: ${codes(text)} instead of ${code}`);
    assert.equal(readRecord(text).games.length, count, text);
  }
});

test('a move without its bracket is read, and the next one, too', () => {
  assert.deepEqual(properties('(;GM[1];B[aa;W[bb])'), [[[['GM', '1']], [['B', 'aa']], [['W', 'bb']]]]);
});

test('names that objects of the language have are no properties of Go', () => {
  const [game] = readRecord('(;SZ[3]constructor[aa]toString[bb];B[cc])').games;
  assert.equal(game?.position.toString(), '.........');
  assert.equal(game?.last.position.toString(), '........X');
});

test('very long lines and deep variations', () => {
  const long = readRecord(`(;GM[1]${';B[aa]'.repeat(50000)})`);
  assert.equal(long.games[0]?.last.position.number, 50000);
  const deep = readRecord(`${'(;GM[1]'.repeat(20000)}${')'.repeat(20000)}`);
  assert.deepEqual(deep.faults, []);
  assert.equal(deep.games[0]?.all().length, 20000);
});
