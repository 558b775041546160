// Export: a link to the position, the game as a record, pictures.
import { button, make } from '../../shared/dom.ts';
import { copy, download, svgFile } from '../../shared/files.ts';
import { word } from '../../shared/language.ts';
import type { NewGame } from '../api/actions.ts';
import { getText } from '../api/requests.ts';
import type { View } from '../api/state.ts';
import { infoOf, title } from '../games.ts';
import { animated, png, still } from '../pictures.ts';
import type { App } from '../play/app.ts';
import * as T from '../texts.ts';
import { closeButton, openDialog, row } from './dialog.ts';

/** A link that opens the position as a new game. */
const linkTo = ({ game, rules, position }: View) =>
  `${location.origin}/?${new URLSearchParams({ of: game, rules, position })}`;

/** The game that the address links to. */
export function linked(): NewGame | null {
  const parameters = new URLSearchParams(location.search);
  const [game, rules, position] = ['of', 'rules', 'position'].map((name) => parameters.get(name));
  if (!game || !position) return null;
  return { from: 'new', game, board: position, black: 'human', white: 'human', ...(rules && { rules }) };
}

export function share(app: App): void {
  const { view, session, answers } = app;
  const { game } = view;
  const { record } = infoOf(game);
  const link = make('input', { id: 'link', readOnly: true, value: linkTo(view) });
  link.onfocus = () => link.select();
  const copyLink = async () => {
    link.select();
    if (await copy(link.value, link)) answers.notice(() => word(T.copied));
  };
  const saveRecord = async () => {
    const answer = await app.attempt(getText(session.id, 'record'));
    if (answer) download(`${game}.${answer.ending}`, 'text/plain', answer.text);
  };
  const saveSvg = (name: string, picture: SVGSVGElement) => download(name, 'image/svg+xml', svgFile(picture));
  const savePng = async () => {
    const picture = await png(still(view));
    if (picture) download(`${game}.png`, 'image/png', picture);
  };
  const preview = still(view);
  preview.setAttribute('class', 'preview');
  preview.setAttribute('role', 'img');
  preview.setAttribute('aria-label', word(T.board, title(game)));
  openDialog(
    word(T.share),
    preview,
    make('label', {}, word(T.link), make('span', { className: 'linked' }, link, button(word(T.copy), copyLink))),
    make(
      'div',
      { className: 'grid' },
      record && button(word(T.saveRecord, record.name), saveRecord, { id: 'save-record' }),
      button(word(T.savePicture, 'SVG'), () => saveSvg(`${game}.svg`, still(view)), { id: 'save-svg' }),
      button(word(T.savePicture, 'PNG'), savePng, { id: 'save-png' }),
      button(word(T.saveAnimation), () => saveSvg(`${game}-game.svg`, animated(view)), {
        id: 'save-animation',
        disabled: !view.moves.length,
      }),
    ),
    row(closeButton()),
  );
}
