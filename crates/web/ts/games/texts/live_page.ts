// The texts in live.html.
import type { PageTexts } from '../translate.ts';
import * as C from './common.ts';
import * as L from './live.ts';

export const LIVE_PAGE: PageTexts = {
  progress: L.progress,
  playing: L.playing,
  standings: L.standings,
  player: L.player,
  points: L.points,
  gamesPlayed: L.gamesPlayed,
  results: L.results,
  moves: C.moves,
  first: C.first,
  back: C.back,
  run: C.play,
  next: C.next,
  last: C.last,
  close: C.close,
};
