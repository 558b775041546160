// The game as text to copy, and texts to paste.
import { button, byId, make } from '../../shared/dom.ts';
import { copy } from '../../shared/files.ts';
import { word } from '../../shared/language.ts';
import type { PastedForm } from '../api/actions.ts';
import { reasonOf } from '../api/post.ts';
import { getText, parse } from '../api/requests.ts';
import { thumbnail } from '../board/thumbnail.ts';
import { allGames, infoOf, title } from '../games.ts';
import { messageText } from '../messages.ts';
import type { App } from '../play/app.ts';
import * as T from '../texts.ts';
import { cancelButton, closeDialog, openDialog, row } from './dialog.ts';

/** The maximum size of a text that the server accepts, in bytes. */
const MOST = 60 * 1024;

export async function paste(app: App): Promise<void> {
  const { session, answers } = app;
  const answer = await app.attempt(getText(session.id, 'game'));
  if (!answer) return;
  const games = allGames();
  const help = word(T.pasteHelp, games.flatMap(({ formats }) => formats).join(', '));
  const extensions = games.flatMap(({ endings }) => endings.map((ending) => `.${ending}`));
  const area = make('textarea', { id: 'pasted', value: answer.text, spellcheck: false, 'aria-label': help });
  const meaning = make('div', { id: 'meaning', role: 'status' });
  const file = make('input', { type: 'file', accept: ['.txt', ...extensions, 'text/plain'].join(','), hidden: true });
  const begin = async () => {
    if (await app.begin({ from: 'text', text: area.value, beside: session.id })) closeDialog();
  };
  const use = button(word(T.use), begin, { id: 'use', className: 'main', disabled: true });
  const copyText = async (text: string) => {
    area.value = text;
    area.select();
    if (await copy(text, area)) answers.notice(() => word(T.copied));
  };
  openDialog(
    word(T.text),
    area,
    row(
      button(word(T.copyGame), () => copyText(answer.text)),
      button(word(T.copyPosition), () => copyText(app.view.position)),
      button(word(T.copyMoves), () => copyText(app.view.moves.map((move) => move.mv).join(' '))),
    ),
    make('p', {}, help),
    meaning,
    row(
      button(word(T.upload), () => file.click()),
      file,
      cancelButton(),
      use,
    ),
  );
  const forgetFile = () => answers.notices.end('file');
  byId('dialog').addEventListener('close', forgetFile, { once: true });
  const look = async () => {
    forgetFile();
    const text = area.value;
    const isNew = text.trim() !== '' && text !== answer.text;
    const found = isNew ? await meaningOf(text, session.id) : null;
    // The text may have changed meanwhile.
    if (area.value !== text) return;
    use.disabled = !found?.isUsable;
    meaning.replaceChildren(...(found?.parts ?? []));
  };
  area.addEventListener('input', look);
  file.onchange = async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    if (chosen.size > MOST) {
      answers.notice(() => word(T.tooLong), { subject: 'file' });
      return;
    }
    area.value = await chosen.text();
    look();
  };
  area.setSelectionRange(0, 0);
}

/** What a text means, as it is shown before a game starts with it. */
interface Meaning {
  readonly isUsable: boolean;
  readonly parts: readonly Element[];
}

async function meaningOf(text: string, beside: string): Promise<Meaning> {
  try {
    const { form, view } = await parse(text, beside);
    const { cells } = infoOf(view.game);
    const what = [title(view.game), formName(form, view.game), word(T.plies, view.moves.length)].join(' · ');
    return { isUsable: true, parts: [thumbnail(view.rows, cells), make('p', {}, what)] };
  } catch (error) {
    return { isUsable: false, parts: [make('p', { className: 'why' }, messageText(reasonOf(error)))] };
  }
}

const formName = (form: PastedForm, game: string): string =>
  form === 'position_file' ? (infoOf(game).positionFile ?? '') : word(T.forms[form]);
