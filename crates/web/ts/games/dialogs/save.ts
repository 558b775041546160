// Saving a game under a name, or as a file.
import { button, make } from '../../shared/dom.ts';
import { download } from '../../shared/files.ts';
import { word } from '../../shared/language.ts';
import type { TextForm } from '../api/actions.ts';
import { getText, save as store } from '../api/requests.ts';
import { infoOf, title } from '../games.ts';
import type { App } from '../play/app.ts';
import * as T from '../texts.ts';
import { cancelButton, closeDialog, field, form, openDialog, row, submitButton } from './dialog.ts';

/** The longest name of a saved game. */
const LONGEST = 60;

/** A game's title and the time. A long title is cut, and signs that names cannot contain are left out. */
function usualName(game: string): string {
  const now = new Date().toISOString().slice(0, 16).replace('T', ' ').replace(':', '-');
  const short = title(game)
    .replace(/[^\p{L}\p{N} _()-]/gu, '')
    .slice(0, LONGEST - now.length - 1);
  return `${short.trim()} ${now}`;
}

export function save(app: App): void {
  const { session, answers } = app;
  const { game } = app.view;
  const { positionFile } = infoOf(game);
  const name = make('input', { id: 'save-name', maxLength: LONGEST, required: true, value: usualName(game) });
  const submit = async () => {
    const kept = await app.attempt(store(session.id, name.value));
    if (!kept) return;
    closeDialog();
    const { removed } = kept;
    const saved = name.value.trim();
    const undo = removed === null ? undefined : () => answers.restore(removed);
    answers.notice(() => word(undo ? T.savedOver : T.saved, saved), { undo, subject: 'file' });
  };
  const downloadAs = async (textForm: TextForm, file: string) => {
    const answer = await app.attempt(getText(session.id, textForm));
    if (answer) download(file, 'text/plain', answer.text);
  };
  const positionButton =
    positionFile !== null &&
    button(word(T.downloadFile, positionFile), () => downloadAs('position_file', positionFile));
  openDialog(
    word(T.save),
    form(
      submit,
      field(word(T.saveAs), name),
      row(
        button(word(T.download), () => downloadAs('game', `${game}.txt`)),
        positionButton,
      ),
      row(cancelButton(), submitButton('store', word(T.save))),
    ),
  );
  name.select();
}
