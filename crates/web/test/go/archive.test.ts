// Archives as https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT describes them, made by hand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { isArchive, membersOf } from './bundle.ts';

interface Given {
  readonly name: string;
  readonly text: string;
  readonly isDeflated?: boolean;
  readonly isEncrypted?: boolean;
}

/** Little-endian numbers, each with its bytes. */
const numbers = (...parts: readonly (readonly [value: number, bytes: 2 | 4])[]) =>
  Buffer.concat(
    parts.map(([value, bytes]) => {
      const part = Buffer.alloc(bytes);
      part.writeUIntLE(value, 0, bytes);
      return part;
    }),
  );

function archive(members: readonly Given[]): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text, isDeflated = false, isEncrypted = false } of members) {
    const content = Buffer.from(text);
    const packed = isDeflated ? deflateRawSync(content) : content;
    const written = Buffer.from(name);
    // The version, flags (UTF-8 names), method, time and date, checksum, sizes, lengths of the name and of nothing more.
    const head = numbers(
      [20, 2],
      [0x800 | (isEncrypted ? 1 : 0), 2],
      [isDeflated ? 8 : 0, 2],
      [0, 4],
      [0, 4],
      [packed.length, 4],
      [content.length, 4],
      [written.length, 2],
      [0, 2],
    );
    const file = Buffer.concat([numbers([0x04034b50, 4]), head, written, packed]);
    // No comment, the first disk, attributes, and the place of the file.
    const tail = numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]);
    directory.push(Buffer.concat([numbers([0x02014b50, 4], [20, 2]), head, tail, written]));
    files.push(file);
    at += file.length;
  }
  const entries = Buffer.concat(directory);
  const count = members.length;
  const end = numbers([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [entries.length, 4], [at, 4], [0, 2]);
  return Uint8Array.from(Buffer.concat([...files, entries, end]));
}

const read = async (bytes: Uint8Array<ArrayBuffer>) =>
  (await membersOf(bytes, (name) => name.endsWith('.sgf')))?.map(({ name, bytes: content }) => [
    name,
    content && Buffer.from(content).toString(),
  ]);

test('stored and deflated members', async () => {
  const long = '(;GM[1]C[again and again])'.repeat(500);
  const bytes = archive([
    { name: 'stored.sgf', text: '(;GM[1])' },
    { name: '棋谱/deflated.sgf', text: long, isDeflated: true },
    { name: 'other.txt', text: 'no record' },
    { name: 'empty.sgf', text: '' },
  ]);
  assert.ok(isArchive(bytes));
  assert.deepEqual(await read(bytes), [
    ['stored.sgf', '(;GM[1])'],
    ['棋谱/deflated.sgf', long],
    ['empty.sgf', ''],
  ]);
});

test('members that cannot be read', async () => {
  assert.deepEqual(await read(archive([{ name: 'secret.sgf', text: '(;)', isEncrypted: true }])), [
    ['secret.sgf', null],
  ]);
  const damaged = archive([{ name: 'a.sgf', text: 'text '.repeat(100), isDeflated: true }]);
  damaged.fill(0xff, 35, 42);
  assert.deepEqual(await read(damaged), [['a.sgf', null]]);
});

test('no archive', async () => {
  assert.equal(isArchive(Uint8Array.from(Buffer.from('(;GM[1])'))), false);
  assert.equal(await read(new Uint8Array(100)), undefined);
  // The directory is cut before its first entry.
  assert.equal(await read(archive([{ name: 'a.sgf', text: '(;)' }]).fill(0, 38, 42)), undefined);
});
