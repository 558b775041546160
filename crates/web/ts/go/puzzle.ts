// The answers to puzzles.
import type { Question } from './content.ts';
import { troubles } from './explain.ts';
import { type Analysis, EMPTY, type MoveFacts, type Position } from './rules.ts';

/** An answer: points, or whether the position is valid. */
export interface Answer {
  readonly points: readonly number[];
  readonly value?: boolean | null | undefined;
}

/** The points of an answer by whether they are right. */
export interface Comparison {
  readonly isRight: boolean;
  readonly right: readonly number[];
  readonly missing: readonly number[];
  readonly extra: readonly number[];
}

export const emptyPoints = ({ cells }: Position): number[] =>
  [...cells.keys()].filter((point) => cells[point] === EMPTY);

/** The analysis of a position: the program's, except for exercises and positions that were created on the page. */
export function analysisOf(position: Position): Analysis {
  const where = (isSo: (facts: MoveFacts) => boolean) =>
    emptyPoints(position).filter((point) => isSo(position.look(point)));
  position.facts ??= {
    dead: troubles(position).dead,
    captures: where(({ captured }) => captured.length > 0),
    suicides: where(({ suicide }) => suicide.length > 0),
  };
  return position.facts;
}

/** Returns true if every group has a liberty. */
export const isValid = (position: Position): boolean => analysisOf(position).dead.length === 0;

/** The points that answer a question; none for one that asks for no points. */
export function pointsOf(position: Position, question: Question): readonly number[] {
  const { captures, suicides } = analysisOf(position);
  switch (question) {
    case 'rule':
      return [];
    case 'captures':
      return captures;
    case 'moves':
      return emptyPoints(position).filter((point) => !suicides.includes(point));
  }
}

/** Compares an answer with the right one. */
export function compare(position: Position, question: Question, { points, value }: Answer): Comparison {
  if (question === 'rule') return { isRight: value === isValid(position), right: [], missing: [], extra: [] };
  const expected = pointsOf(position, question);
  const right = points.filter((point) => expected.includes(point));
  const missing = expected.filter((point) => !points.includes(point));
  const extra = points.filter((point) => !expected.includes(point));
  return { isRight: missing.length + extra.length === 0, right, missing, extra };
}
