// A board in words.
import { word } from '../../shared/language.ts';
import type { BoardInfo } from '../api/board.ts';
import { countPieces, type Picture } from '../board/picture.ts';
import * as T from '../texts.ts';

/** Names a board by the pieces on it. */
export function labelBoard({ element }: Picture, squares: string, { cells }: BoardInfo): void {
  const [black, white] = countPieces(squares, cells);
  element.setAttribute('aria-label', `${word(T.side.black)} ${black}, ${word(T.side.white)} ${white}`);
}
