// The answers to the puzzles of a page: given ones, and the reader's, which are kept in the browser once they are checked.
import { keep, kept } from '../shared/keep.ts';
import type { App } from './app.ts';
import type { Entry } from './content.ts';
import { compare } from './puzzle.ts';

export interface ReaderAnswer {
  points: readonly number[];
  value: boolean | null;
  isChecked: boolean;
  /** True without an answer that can be read. */
  readonly isMissing?: boolean;
}

const KEPT = 'gocheck exercise';

/** The answers by the numbers of their boards. */
const answers = new Map<number, ReaderAnswer>();

/** An answer without marks. */
export const noAnswer = (): ReaderAnswer => ({ points: [], value: null, isChecked: false });

// Puzzles of the same name are distinguished by their boards.
const keyOf = ({ name, board, ask }: Entry) => `${name} ${ask} ${board}`;

type KeptAnswer = Pick<ReaderAnswer, 'points' | 'value' | 'isChecked'>;

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
function earlierAnswer(entry: Entry): ReaderAnswer {
  if (entry.given) return { value: null, ...entry.given, isChecked: true };
  return { ...noAnswer(), ...recall()[keyOf(entry)] };
}

/** The answer to the puzzle of the shown board. */
export function answerOf(app: App): ReaderAnswer {
  const { index, entry } = app;
  const known = answers.get(index);
  if (known) return known;
  const answer = earlierAnswer(entry);
  answers.set(index, answer);
  return answer;
}

/** Replaces answers and, unless they are given ones, stores those that are checked. The stored answers to other puzzles stay as
 * they are: they may be from another tab. */
export function setAnswers(app: App, indices: readonly number[], answer: ReaderAnswer): void {
  const all = recall();
  for (const index of indices) {
    answers.set(index, { ...answer });
    const entry = app.entryAt(index);
    if (entry.given) continue;
    const { isChecked, points, value } = answer;
    if (isChecked) all[keyOf(entry)] = { isChecked, points, value };
    else delete all[keyOf(entry)];
  }
  keep(KEPT, JSON.stringify(all));
}

export type Standing = 'right' | 'wrong' | 'open';

/** Whether a puzzle of the page was answered. */
export function standingOf(app: App, index: number): Standing {
  const entry = app.entryAt(index);
  const answer = answers.get(index) ?? earlierAnswer(entry);
  if (!answer.isChecked || answer.isMissing || !entry.ask) return 'open';
  return compare(app.startOf(index), entry.ask, answer).isRight ? 'right' : 'wrong';
}
