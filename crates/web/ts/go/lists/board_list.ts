// Lists of boards, as they are found at addresses.
import type { DataText } from '../../shared/language.ts';
import type { App } from '../app.ts';
import type { FaultBoard, Statement } from '../content.ts';

export type Fact = readonly [name: DataText, value: string | number];

export interface BoardList {
  readonly title: string;
  readonly boards: readonly number[];
  readonly facts?: readonly Fact[] | undefined;
  /** The fault of a student's program. */
  readonly fault?: FaultBoard | undefined;
  /** The texts above the list. */
  readonly notes?: readonly DataText[] | undefined;
  /** What to do about a submission. */
  readonly remedies?: readonly Statement[] | undefined;
  /** Messages about puzzles that could not be answered. */
  readonly unanswered?: readonly DataText[] | undefined;
  /** The texts below the list. */
  readonly after?: readonly DataText[] | undefined;
  /** True for the boards of one student, a short list without filters. */
  readonly isOfOne?: boolean | undefined;
  /** The addresses of the list above it, and of its neighbours. */
  readonly up?: string;
  readonly previous?: string | undefined;
  readonly following?: string | undefined;
  /** Shows something else than tiles. */
  readonly build?: () => void;
}

/** The lists of a page. */
export interface Lists {
  /** The list at an address. */
  at(app: App, address: string): BoardList;
  /** The address of the list that has a board. */
  addressOf(app: App, index: number): string;
}
