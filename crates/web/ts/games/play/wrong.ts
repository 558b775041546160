// Why a click has no effect.
import { word } from '../../shared/language.ts';
import type { Square } from '../api/board.ts';
import type { Board } from '../board/board.ts';
import { colorIn, infoOf, pieceOf, textOf } from '../games.ts';
import * as T from '../texts.ts';
import { statusText } from './status.ts';

/** The reason why a click on a square, or the piece of another one dropped there, has no effect. */
export function whyWrong(board: Board, square: Square, from: Square | null): string {
  const { view } = board;
  const letter = board.letter(square);
  const piece = pieceOf(view.game).one;
  const name = board.name(square);
  if (view.end) return word(T.isOver);
  if (!view.legal.length) return statusText(view);
  if (letter === '#') return word(T.isWall);
  if (letter === '.' && from !== null) return word(T.cannotReach, board.name(from), name, piece);
  const { movesPieces, noMove } = infoOf(view.game);
  if (letter === '.') return textOf(noMove, { square: name });
  const isOwn = colorIn(view.game)(letter) === view.toMove;
  return isOwn && movesPieces ? word(T.cannotMove, name, piece) : word(T.toMove, word(T.side[view.toMove]));
}
