// The analysis of a position.

/** A value in hundredths of the game's unit; beyond 28,000 either way, a forced win. */
export type Score = number;

/** A line of moves. */
export interface Line {
  /** The value for Black. */
  readonly score: Score;
  /** Black's chance of winning, from 0 to 1. */
  readonly chance: number;
  readonly moves: readonly string[];
  /** The search depth in plies. */
  readonly depth: number;
  /** Whether the value is proven. */
  readonly isExact: boolean;
}

/** What a search has found so far. */
export interface Analysis {
  readonly depth: number;
  /** The value for Black. */
  readonly score: Score;
  /** Black's chance of winning, from 0 to 1. */
  readonly chance: number;
  /** The best line. */
  readonly line: readonly string[];
  /** The value of each legal move for the side to move, if asked for. */
  readonly values: readonly (readonly [mv: string, value: Score])[];
  /** The best lines, the best first, if asked for. */
  readonly lines: readonly Line[];
  /** The suggested move, if a hint was asked for. */
  readonly hint: string | null;
}
