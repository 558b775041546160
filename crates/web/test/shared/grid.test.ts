import assert from 'node:assert/strict';
import test from 'node:test';
import { byArrow, centerOf, toEnd } from '../../ts/shared/grid.ts';

/** What a board looks at in an event. */
const key = (name: string, held = {}): KeyboardEvent =>
  ({ key: name, ctrlKey: false, altKey: false, metaKey: false, ...held }) as KeyboardEvent;

const GRID = { rows: 3, columns: 5 };

test('arrows move the cursor by one place and stop at the edge', () => {
  const moves: readonly [name: string, from: number, to: number][] = [
    ['ArrowLeft', 7, 6],
    ['ArrowRight', 7, 8],
    ['ArrowUp', 7, 2],
    ['ArrowDown', 7, 12],
    ['ArrowLeft', 5, 5],
    ['ArrowRight', 9, 9],
    ['ArrowUp', 4, 4],
    ['ArrowDown', 10, 10],
  ];
  for (const [name, from, to] of moves) assert.equal(byArrow(key(name), GRID, from), to, `${name} from ${from}`);
});

test('other keys lead to the ends of rows and columns', () => {
  assert.deepEqual(
    ['Home', 'End', 'PageUp', 'PageDown'].map((name) => toEnd(key(name), GRID, 8)),
    [5, 9, 3, 13],
  );
});

test('a cursor that is nowhere begins in the middle', () => {
  assert.equal(centerOf(GRID), 7);
  assert.equal(byArrow(key('ArrowUp'), GRID, null), 7);
});

test('other keys, and those of the browser, move nothing', () => {
  assert.equal(byArrow(key('Enter'), GRID, 0), null);
  assert.equal(byArrow(key('ArrowRight', { ctrlKey: true }), GRID, 0), null);
  assert.equal(toEnd(key('End', { altKey: true }), GRID, 0), null);
});
