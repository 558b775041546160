// Slips that explain wrong answers.
import { word } from '../shared/language.ts';
import type { App } from './app.ts';
import type { Question } from './content.ts';
import { emptyPoints, pointsOf } from './puzzle.ts';
import { opponent, type Position } from './rules.ts';
import * as T from './texts.ts';

type Slip = keyof typeof T.slips;
type Move = (row: number, col: number) => readonly [row: number, col: number];

/** The wrong answers that slips lead to. */
function slipsOf(
  position: Position,
  question: Question,
): readonly (readonly [slip: Slip, points: readonly number[]])[] {
  const { rows, cols } = position;
  const right = pointsOf(position, question);
  const moved = (move: Move) =>
    right.map((point) => {
      const [row, col] = move(Math.floor(point / cols), point % cols);
      return row >= rows || col >= cols ? -1 : row * cols + col;
    });
  const other = position.setUp([], opponent(position.toMove));
  const isSquare = rows === cols;
  return [
    ['swapped', isSquare ? moved((row, col) => [col, row]) : []],
    ['fromOne', moved((row, col) => [row + 1, col + 1])],
    ['both', isSquare ? moved((row, col) => [col + 1, row + 1]) : []],
    ['color', pointsOf(other, question)],
    ['suicide', question === 'moves' ? emptyPoints(position) : []],
    ['moves', question === 'captures' ? pointsOf(position, 'moves') : []],
    ['capturesOnly', question === 'moves' ? pointsOf(position, 'captures') : []],
  ];
}

/** The text of the slip that explains a wrong answer to the puzzle on the board; null if there is none. */
export function slipText(app: App, question: Question, given: readonly number[]): string | null {
  const position = app.startOf(app.index);
  const isGiven = (points: readonly number[]) =>
    points.length > 0 && points.length === given.length && points.every((point) => given.includes(point));
  const found = slipsOf(position, question).find(([, points]) => isGiven(points));
  if (found) return word(T.slips[found[0]]);
  const elsewhere = app.entries.find(({ name, ask }, index) => {
    if (index === app.index || !ask || ask === 'rule' || name === app.entry.name) return false;
    const there = app.startOf(index);
    return there.rows === position.rows && there.cols === position.cols && isGiven(pointsOf(there, ask));
  });
  return elsewhere ? word(T.slipOther, elsewhere.name) : null;
}
