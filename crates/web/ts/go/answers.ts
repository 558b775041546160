// The answers to the puzzles of a page: given ones, and the reader's, which are kept in the browser once they are checked.
import { keep, kept } from '../shared/keep.ts';
import type { DataText } from '../shared/language.ts';
import type { App } from './app.ts';
import type { Entry } from './content.ts';
import { type Comparison, compare } from './puzzle.ts';

export interface ReaderAnswer {
  points: readonly number[];
  value: boolean | null;
  /** True if the answer was checked as it is. */
  isChecked: boolean;
  /** True if a check found it wrong, and it has been changed since. */
  isRetry: boolean;
  /** True once the reader has asked for the right answer. */
  isShown: boolean;
  /** True without an answer that can be read. */
  readonly isMissing?: boolean;
}

/** Where an answer is: not checked, wrong and the reader may try again, or finished: right, or the right one is shown. */
export type Stage = 'open' | 'wrong' | 'done';

const KEPT = 'gocheck exercise';

/** The reader's answers by the numbers of their boards. */
const answers = new Map<number, ReaderAnswer>();

/** Changes of given answers, by the numbers of their boards. */
const changedGiven = new Map<number, ReaderAnswer>();

/** An answer without marks. */
export const noAnswer = (): ReaderAnswer => ({
  points: [],
  value: null,
  isChecked: false,
  isRetry: false,
  isShown: false,
});

/** True if the shown answer to a puzzle is the one that the page has. An exercise asks for the reader's own. */
export const isGiven = (app: App, index: number) => app.entryAt(index).given !== undefined && !app.isExercise;

/** The remarks on a board. In an exercise begun in the gallery of a run there are none: they contain answers. */
export const notesOf = ({ isExercise, content }: App, { notes = [] }: Entry): readonly DataText[] =>
  isExercise && content.gallery && !content.exercise ? [] : notes;

// Puzzles of the same name are distinguished by their boards.
const keyOf = ({ name, board, ask }: Entry) => `${name} ${ask} ${board}`;

type KeptAnswer = Pick<ReaderAnswer, 'points' | 'value' | 'isChecked' | 'isShown'>;

/** The answers in the browser by their keys. */
function recall(): Record<string, KeptAnswer> {
  try {
    return JSON.parse(kept(KEPT) ?? '{}') ?? {};
  } catch {
    // The stored text is not JSON, so it is not from this page.
    return {};
  }
}

/** The earlier answer, from the page or from the browser. */
function earlierAnswer(app: App, index: number, all = recall()): ReaderAnswer {
  const entry = app.entryAt(index);
  if (isGiven(app, index)) return { ...noAnswer(), ...entry.given, isChecked: true, isShown: true };
  return { ...noAnswer(), ...all[keyOf(entry)] };
}

const answersLike = (app: App, index: number) => (isGiven(app, index) ? changedGiven : answers);

/** The answer to the puzzle of the shown board. */
export function answerOf(app: App): ReaderAnswer {
  const { index } = app;
  const all = answersLike(app, index);
  const known = all.get(index);
  if (known) return known;
  const answer = earlierAnswer(app, index);
  all.set(index, answer);
  return answer;
}

/** Replaces answers and, unless they are given ones, stores those that are checked. The stored answers to other puzzles stay as
 * they are: they may be from another tab. */
export function setAnswers(app: App, indices: readonly number[], answer: ReaderAnswer): void {
  const all = recall();
  for (const index of indices) {
    answersLike(app, index).set(index, { ...answer });
    if (isGiven(app, index)) continue;
    const key = keyOf(app.entryAt(index));
    const { isChecked, points, value, isShown } = answer;
    if (isChecked) all[key] = { isChecked, points, value, isShown };
    else delete all[key];
  }
  keep(KEPT, JSON.stringify(all));
}

/** Compares an answer with the right one; null for a board without a question. */
function compared(app: App, index: number, answer: ReaderAnswer): Comparison | null {
  const { ask } = app.entryAt(index);
  return ask && !answer.isMissing ? compare(app.startOf(index), ask, answer) : null;
}

/** The stage of the answer on the shown board. */
export function stageOf(app: App): Stage {
  const answer = answerOf(app);
  if (!answer.isChecked) return 'open';
  return answer.isShown || compared(app, app.index, answer)?.isRight ? 'done' : 'wrong';
}

export type Standing = 'right' | 'wrong' | 'open';

/** Whether a puzzle of the page was answered. */
export function standingOf(app: App, index: number, all = recall()): Standing {
  const answer = answersLike(app, index).get(index) ?? earlierAnswer(app, index, all);
  if (!answer.isChecked) return answer.isRetry ? 'wrong' : 'open';
  const found = compared(app, index, answer);
  if (!found) return 'open';
  return found.isRight ? 'right' : 'wrong';
}

/** How many puzzles were checked, and how many of them are right. */
export function progressOf(app: App, boards: readonly number[]): Readonly<{ right: number; done: number }> {
  const all = recall();
  const standings = boards.map((index) => standingOf(app, index, all));
  const count = (wanted: Standing) => standings.filter((each) => each === wanted).length;
  return { right: count('right'), done: standings.length - count('open') };
}

/** The boards that ask a question. */
export const askedOf = (app: App, boards: readonly number[]): number[] =>
  boards.filter((index) => app.entryAt(index).ask !== undefined);

/** The next puzzle that is not answered: after a board, otherwise from the first. */
export function nextOpen(app: App, boards: readonly number[], after = -1): number | undefined {
  const all = recall();
  const open = boards.filter((index) => standingOf(app, index, all) === 'open');
  return open.find((index) => index > after) ?? open[0];
}
