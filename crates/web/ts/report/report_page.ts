// The texts in report.html.
import type { PageTexts } from '../games/translate.ts';
import * as T from './texts.ts';

export const REPORT_PAGE: PageTexts = {
  standings: T.standings,
  elo95: T.elo95,
  cross: T.cross,
  reasons: T.reasons,
  games: T.games,
  board: T.board,
  move: T.move,
  moves: T.moves,
  first: T.first,
  back: T.back,
  next: T.next,
  last: T.last,
  moveKey: T.moveKey,
  playKey: T.playKey,
  gameKey: T.gameKey,
  ofPlayer: T.ofPlayer,
  ofEnd: T.ofEnd,
  footer: T.footer,
};
