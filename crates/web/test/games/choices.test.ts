import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LegalMove, View } from '../../ts/games/api/state.ts';
import {
  type BoardState,
  canPlace,
  chooser,
  isMovable,
  movesByTap,
  movesFrom,
  movesTo,
  worths,
} from '../../ts/games/board/choices.ts';

const move = (mv: string, from: number[], to: number | null, aims = to === null ? [] : [to]): LegalMove => ({
  mv,
  from,
  to,
  aims,
  jump: false,
});

/** A new piece on 2, a piece of 0 or 1 to 2 or 3, and a pass that a tap on 9 means. */
const MOVES = [move('spawn', [], 2), move('split', [0, 1], 2), move('far', [0], 3), move('pass', [], null, [9])];

function state(values: Partial<BoardState> = {}, view: Partial<View> = {}): BoardState {
  const shown = { legal: MOVES, ahead: [], toMove: 'black', ...view } as unknown as View;
  return { view: shown, chosen: null, cursor: 0, values: [], ahead: null, ...values };
}

const names = (moves: readonly LegalMove[]) => moves.map(({ mv }) => mv);

test('moves are found by their squares', () => {
  assert.deepEqual(names(movesFrom(state(), 0)), ['split', 'far']);
  assert.deepEqual(names(movesTo(state(), 2)), ['spawn']);
  assert.deepEqual(names(movesTo(state({ chosen: 1 }), 2)), ['spawn', 'split']);
  assert.deepEqual(names(movesTo(state(), 3)), []);
});

test('a tap is enough where only one move leads', () => {
  assert.deepEqual(names(movesByTap(state(), 3)), ['far']);
  assert.deepEqual(names(movesByTap(state(), 9)), ['pass']);
  assert.deepEqual(names(movesByTap(state(), 2)), ['spawn']);
  assert.deepEqual(names(movesByTap(state({ chosen: 1 }), 3)), []);
});

test('pieces can be chosen until one is', () => {
  assert.equal(isMovable(state(), 1), true);
  assert.equal(isMovable(state(), 2), false);
  assert.equal(isMovable(state({ chosen: 0 }), 1), false);
});

test('while the computer thinks, the other side chooses premoves', () => {
  const waiting = state({}, { legal: [], ahead: [move('ahead', [], 4)] });
  assert.equal(chooser(state()), 'black');
  assert.equal(chooser(waiting), 'white');
  assert.deepEqual(names(movesTo(waiting, 4)), ['ahead']);
  assert.equal(isMovable(waiting, 4), false);
  assert.deepEqual([canPlace(waiting, 'white'), canPlace(waiting, 'black')], [true, false]);
});

test('a target has the best value of its moves', () => {
  const values = [
    ['spawn', 10],
    ['split', 30],
    ['far', -5],
    ['pass', 20],
  ] as const;
  assert.deepEqual(
    [...worths(state({ values }))],
    [
      [2, { value: 30, isBest: true }],
      [3, { value: -5, isBest: false }],
      [9, { value: 20, isBest: false }],
    ],
  );
  assert.deepEqual([...worths(state({ values, chosen: 1 })).keys()], [2, 9]);
});
