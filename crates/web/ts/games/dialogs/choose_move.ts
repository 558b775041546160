// The choice of a move, if the same squares stand for several.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { LegalMove } from '../api/state.ts';
import { moveName } from '../games.ts';
import * as T from '../texts.ts';
import { cancelButton, closeDialog, openDialog, row } from './dialog.ts';

export function chooseMove(moves: readonly LegalMove[], play: (move: LegalMove) => void): void {
  const choose = (move: LegalMove) => () => {
    closeDialog();
    play(move);
  };
  const buttons = moves.map((move) => button(moveName(move.mv), choose(move)));
  openDialog(word(T.whichMove), make('div', { className: 'grid' }, buttons), row(cancelButton()));
}
