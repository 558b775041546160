// What a move did to the board.
import type { Square } from '../api/board.ts';
import type { Change, Move } from '../api/state.ts';
import type { Color } from '../sides.ts';

export type ColorOf = (letter: string) => Color | null;

export interface Effects {
  /** The squares whose pieces the move turned over. */
  readonly turned: readonly Square[];
  /** The squares whose pieces it captured, with their letters. */
  readonly captured: readonly Change[];
}

/** The effects of a move of which the server lists the changes. */
export function effects({ from, to, jump, changes }: Move, colorOf: ColorOf): Effects {
  const isSource = (square: Square) => jump && square === from[0];
  const others = changes.filter(([square]) => square !== to && !isSource(square));
  const isTurned = ([, before, after]: Change) =>
    colorOf(before) !== null && colorOf(after) !== null && colorOf(before) !== colorOf(after);
  return {
    turned: others.filter(isTurned).map(([square]) => square),
    captured: others.filter(([, before, after]) => colorOf(before) !== null && colorOf(after) === null),
  };
}

export interface Changed {
  /** The squares where pieces were placed, those of walls last. */
  readonly placed: readonly Square[];
  readonly turned: readonly Square[];
  /** The squares from which pieces moved away. */
  readonly left: readonly Square[];
}

/** The squares where a move placed pieces, flipped pieces, and moved pieces away, from the boards before and after it. */
export function changed(before: string, now: string, colorOf: ColorOf): Changed {
  const isEmpty = (board: string, square: Square) => board[square] === '.';
  const colorAt = (board: string, square: Square) => colorOf(board.charAt(square));
  const squares = [...now].map((_, square) => square).filter((square) => before[square] !== now[square]);
  const left = squares.filter((square) => isEmpty(now, square));
  const isNew = (square: Square) => isEmpty(before, square);
  // A piece can take another one's place.
  const [source] = left;
  const mover = source !== undefined && !squares.some(isNew) ? colorAt(before, source) : null;
  const takes = (square: Square) =>
    mover !== null && colorAt(now, square) === mover && colorAt(before, square) !== mover;
  const isPlaced = (square: Square) => isNew(square) || takes(square);
  // A wall that comes with a piece is not what moved.
  const wallsLast = (square: Square) => (colorAt(now, square) ? 0 : 1);
  return {
    placed: squares.filter(isPlaced).sort((one, other) => wallsLast(one) - wallsLast(other)),
    turned: squares.filter((square) => !isPlaced(square) && !isEmpty(now, square)),
    left,
  };
}
