// The texts in play.html.
import type { PageTexts } from '../translate.ts';
import * as A from './analysis.ts';
import * as C from './common.ts';
import * as P from './play.ts';
import { review } from './review.ts';

export const PLAY_PAGE: PageTexts = {
  newGame: C.newGame,
  keyHelp: C.keyHelp,
  sound: P.sound,
  quit: P.quit,
  undo: C.undo,
  redo: C.redo,
  hint: C.hint,
  step: P.step,
  rematch: P.rematch,
  keys: P.keys,
  settings: P.settings,
  black: C.side.black,
  white: C.side.white,
  time: P.time,
  motion: P.motion,
  analysis: A.analysis,
  helpOff: A.helpOff,
  helpLine: A.helpLine,
  helpMoves: A.helpMoves,
  review,
  moves: C.moves,
  first: C.first,
  back: C.back,
  next: C.next,
  last: C.last,
  game: P.game,
  save: C.save,
  load: C.load,
  edit: P.edit,
  text: P.text,
  share: P.share,
  howto: P.howto,
};
