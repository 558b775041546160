// A board as the server and the report describe it.
import type { Text } from '../../shared/language.ts';
import type { Color } from '../sides.ts';

/** The number of a square, row by row from the top left. */
export type Square = number;

/** A content of squares. */
export interface Cell {
  readonly letter: string;
  /** The side of a piece. */
  readonly color: Color | null;
  /** The sign on a piece that is not a plain stone, and its name. */
  readonly sign?: string;
  readonly name?: Text;
}

export interface BoardInfo {
  readonly columns: number;
  readonly rows: number;
  /** The names of the files, left to right. */
  readonly files: readonly string[];
  /** The names of the ranks, top to bottom. */
  readonly ranks: readonly string[];
  /** The squares that are darker. */
  readonly shaded: readonly Square[];
  readonly cells: readonly Cell[];
}
