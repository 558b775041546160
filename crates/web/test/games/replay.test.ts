import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Move } from '../../ts/games/api/state.ts';
import { boards, unfold } from '../../ts/games/replay/boards.ts';
import { changed, effects } from '../../ts/games/replay/changes.ts';

/** The side of a piece: X and K are black's, O is white's. */
const colorOf = (letter: string) => (letter === 'O' ? 'white' : /[XK]/.test(letter) ? 'black' : null);

function move(values: Partial<Move>): Move {
  return { mv: '', by: 'black', from: [], to: null, jump: false, entry: null, marks: [], changes: [], ...values };
}

test('boards are computed from any position of a game', () => {
  const moves = [
    move({ changes: [[1, '.', 'X']] }),
    move({
      changes: [
        [2, '.', 'O'],
        [1, 'X', 'O'],
      ],
    }),
  ];
  const all = [
    ['X.', '.O'],
    ['XX', '.O'],
    ['XO', 'OO'],
  ];
  for (const [ply, rows = []] of all.entries()) assert.deepEqual(boards({ rows, moves, ply }), all);
});

test('changes unfold to boards', () => {
  assert.deepEqual(unfold('X..O', ['XB', '', 'OBC/.A']), ['X..O', 'XX.O', 'XX.O', '.OOO']);
  const large = '.'.repeat(65);
  assert.equal(unfold(large, ['XBA'])[1], `${'.'.repeat(64)}X`);
});

test('a placed piece is told from those that it flips', () => {
  assert.deepEqual(changed('X.O.', 'XXX.', colorOf), { placed: [1], turned: [2], left: [] });
});

test('a piece can move and take the place of another one', () => {
  assert.deepEqual(changed('X.O.', '..X.', colorOf), { placed: [2], turned: [], left: [0] });
});

test('a wall that comes with a piece is not what moved', () => {
  assert.deepEqual(changed('....', '#X..', colorOf).placed, [1, 0]);
});

test('moves flip and capture', () => {
  const jump = move({
    from: [0],
    to: 2,
    jump: true,
    changes: [
      [0, 'X', '.'],
      [2, '.', 'X'],
      [3, 'O', 'X'],
      [1, 'O', '.'],
    ],
  });
  assert.deepEqual(effects(jump, colorOf), { turned: [3], captured: [[1, 'O', '.']] });
});

test('a piece that is promoted is not turned over', () => {
  const promoted = move({ from: [0], to: 1, jump: true, changes: [[5, 'X', 'K']] });
  assert.deepEqual(effects(promoted, colorOf).turned, []);
});
