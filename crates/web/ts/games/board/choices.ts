// What a person can choose on a board, and has chosen.
import type { Analysis, Score } from '../api/analysis.ts';
import type { Square } from '../api/board.ts';
import type { LegalMove, View } from '../api/state.ts';
import type { Color } from '../sides.ts';

export interface BoardState {
  view: View;
  /** The square of the chosen piece. */
  chosen: Square | null;
  /** The square of the cursor, which arrow keys move. */
  cursor: Square;
  /** The values of moves that are written on their targets. */
  values: Analysis['values'];
  /** The premove. */
  ahead: LegalMove | null;
}

/** The moves that can be chosen: legal moves, or premoves while the computer thinks. */
export const choices = ({ view }: BoardState): readonly LegalMove[] => (view.legal.length ? view.legal : view.ahead);

/** The side that chooses. */
export const chooser = ({ view }: BoardState): Color =>
  (view.toMove === 'black') === view.legal.length > 0 ? 'black' : 'white';

/** Whether a side may put new pieces on the board. */
export const canPlace = (state: BoardState, color: Color): boolean =>
  color === chooser(state) && choices(state).some((move) => move.to !== null && !move.from.length);

export const movesFrom = (state: BoardState, square: Square): LegalMove[] =>
  choices(state).filter((move) => move.from.includes(square));

/** The moves to a square: of the chosen piece, or of new pieces. */
export const movesTo = (state: BoardState, square: Square): LegalMove[] =>
  choices(state).filter(
    ({ aims, from }) =>
      aims.includes(square) && (!from.length || (state.chosen !== null && from.includes(state.chosen))),
  );

/** The moves that a tap on a square means. With no piece chosen, it is enough if only one move leads there. */
export function movesByTap(state: BoardState, square: Square): LegalMove[] {
  const here = choices(state).filter((move) => move.aims.includes(square));
  return state.chosen === null && here.length === 1 ? here : movesTo(state, square);
}

/** A piece of the person to move that can go somewhere, before one is chosen. */
export const isMovable = (state: BoardState, square: Square): boolean =>
  state.chosen === null && state.view.legal.length > 0 && movesFrom(state, square).length > 0;

/** The square of a move that shows where something happens. */
export const targetOf = ({ to, aims }: LegalMove): Square | null => to ?? aims[0] ?? null;

export interface Worth {
  readonly value: Score;
  readonly isBest: boolean;
}

/** The values by target: those of the chosen piece's moves, or the best of those that share a target. */
export function worths({ view, chosen, values }: BoardState): Map<Square, Worth> {
  const best = Math.max(...values.map(([, value]) => value));
  const shown = new Map<Square, Worth>();
  for (const [mv, value] of values) {
    const move = view.legal.find((legal) => legal.mv === mv);
    const target = move ? targetOf(move) : null;
    if (!move || target === null) continue;
    const isShown = chosen === null || !move.from.length || move.from.includes(chosen);
    if (isShown && value > (shown.get(target)?.value ?? -Infinity))
      shown.set(target, { value, isBest: value === best });
  }
  return shown;
}
