import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecord } from '../../ts/go/record/read.ts';
import { writeRecord } from '../../ts/go/record/write.ts';

const written = (text: string) => writeRecord(readRecord(text).games);

test('the written file is UTF-8 and says so', () => {
  assert.equal(written('(;GM[1]FF[4]SZ[9];B[aa])'), '(;GM[1]FF[4]CA[UTF-8]SZ[9];B[aa])\n');
  assert.equal(written('(;CA[GB2312]GM[1])'), '(;CA[UTF-8]GM[1])\n');
});

test('variations, values and the names in old files stay', () => {
  const text = '(;GM[1]CA[UTF-8]AB[aa][b\\]b]CoPyright[x](;B[cc](;W[dd])(;W[ee]))(;B[ff];W[]))\n(;GM[1]CA[UTF-8])\n';
  assert.equal(written(text), text);
});

test('lines are broken between nodes', () => {
  const lines = written(`(;GM[1]CA[UTF-8]${';B[aa];W[bb]'.repeat(100)})`).split('\n');
  assert.ok(lines.length > 10);
  assert.ok(lines.every((line) => line.length <= 81));
});

test('a variation with properties of a root does not begin a line', () => {
  const text = `(;GM[1]CA[UTF-8]${';B[aa]'.repeat(12)}(;SZ[9]B[bb])(;SZ[9]B[cc]))\n`;
  assert.equal(readRecord(written(text)).games.length, 1);
});
