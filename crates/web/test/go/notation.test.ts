import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  columnName,
  link,
  namePoint,
  puzzleText,
  readText,
  resized,
  rowName,
  streamLine,
  TextError,
  transformed,
  unlink,
} from '../../ts/go/notation.ts';
import { BLACK, Position, WHITE } from '../../ts/go/rules.ts';

const BOARD = Position.parse('..X .O.', 2, 3, WHITE);
const NINE = { rows: 9, cols: 9, toMove: BLACK } as const;

test('points are named by letters or numbers', () => {
  const board = new Position(19, 19);
  assert.equal(namePoint(board, 3 * 19 + 15, 'letters'), 'Q16');
  assert.equal(namePoint(board, 3 * 19 + 15, 'numbers'), '(3, 15)');
  // There is no column I.
  assert.equal(namePoint(board, 8, 'none'), 'J19');
  assert.deepEqual([columnName(24, 'letters'), rowName(25, 0, 'letters')], ['Z', '25']);
  assert.deepEqual([columnName(24, 'numbers'), rowName(25, 0, 'numbers')], ['24', '0']);
});

test('a position in an address', () => {
  assert.equal(link(BOARD), 'w/2X/1O1');
  const read = unlink('w/3XO4/9/9/9/9/9/9/9/8O');
  assert.deepEqual([read?.rows, read?.cols, read?.toMove], [9, 9, WHITE]);
  assert.equal(read?.toString(), `...XO....${'.'.repeat(71)}O`);
  assert.equal(link(unlink('b/X') ?? BOARD), 'b/X');
  for (const text of ['', 'b', 'b/', 'x/9', '3/42', 'b/2/3', 'b/26', 'b/2x', `b${'/1'.repeat(26)}`]) {
    assert.equal(unlink(text), null, text);
  }
});

test('a puzzle and a line of a stream', () => {
  assert.equal(puzzleText(BOARD), '0 2 -1\n1 1 1\n');
  assert.equal(streamLine(BOARD), '..X.O. w');
});

test('texts that are read', () => {
  const cases = [
    ['', '.'.repeat(81), BLACK],
    ['\ufeff0 2 -1\r\n\n8 8 1\n', `..X${'.'.repeat(77)}O`, BLACK],
    ['X.O\n...\n', 'X.O...', BLACK],
    ['X.O......', 'X.O......', BLACK],
    [`${'xo0-'.repeat(4)} W`, 'XO..'.repeat(4), WHITE],
  ] as const;
  for (const [text, board, toMove] of cases) {
    const read = readText(text, NINE);
    assert.deepEqual([read.toString(), read.toMove], [board, toMove], JSON.stringify(text));
  }
  assert.equal(readText('X.O\n...', NINE).rows, 2);
});

test('texts that cannot be read', () => {
  const cases = [
    ['XO..O', /^A line of 5 points/],
    ['0 0 1\n0 0 2', /^Line 2: “0 0 2”/],
    ['0 1', /^Line 1/],
    ['9 0 1', /^Line 1: 9 0 is off the 9 x 9 board/],
    ['0 0 1\n\n0 0 -1', /^Line 3: the point 0 0/],
  ] as const;
  for (const [text, message] of cases) {
    assert.throws(
      () => readText(text, NINE),
      (error) => error instanceof TextError && message.test(error.message),
    );
  }
});

test('a board is turned, mirrored and resized', () => {
  const turned = transformed(BOARD, 'turn');
  assert.deepEqual([turned.rows, turned.cols, turned.toString(), turned.toMove], [3, 2, '..O..X', WHITE]);
  assert.equal(transformed(BOARD, 'mirror').toString(), 'X...O.');
  assert.equal(resized(BOARD, 3, 2).toString(), '...O..');
});
