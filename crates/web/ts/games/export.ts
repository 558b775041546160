// Export: a link to the position, the game as a record, pictures.
import * as T from './texts.ts';
import { post } from './api.ts';
import { closeDialog, openDialog } from './dialogs.ts';
import { button, make } from '../shared/dom.ts';
import { copy, download, svgFile } from '../shared/files.ts';
import { games, title } from './games.ts';
import { word } from '../shared/language.ts';
import { animated, png, still } from './pictures.ts';

// A link that opens the position as a new game.
export const linkTo = ({ game, rules, position }) =>
  `${location.origin}/?${new URLSearchParams({ of: game, rules, position })}`;

// The request for the game that the address links to, or null.
export function linked() {
  const { of: game, rules, position } = Object.fromEntries(new URLSearchParams(location.search));
  return game && position ? { from: 'new', game, rules, board: position, black: 'human', white: 'human' } : null;
}

export function share(app) {
  const { view } = app;
  const { record: format } = games.get(view.game);
  const link = make('input', { id: 'link', readOnly: true, value: linkTo(view) });
  link.onfocus = () => link.select();
  const copyLink = async () => {
    link.select();
    if (await copy(link.value, link)) app.notice(word(T.copied));
  };
  const record = async () => {
    const answer = await app.attempt(post(`${app.path}/text`, { form: 'record' }));
    if (answer) download(`${view.game}.${answer.ending}`, 'text/plain', answer.text);
  };
  const picture = (kind) => async () => {
    if (kind === 'png') return download(`${view.game}.png`, 'image/png', await png(still(view)));
    const drawn = kind === 'svg' ? still(view) : animated(view);
    return download(`${view.game}${kind === 'svg' ? '' : '-game'}.svg`, 'image/svg+xml', svgFile(drawn));
  };
  const preview = still(view);
  preview.setAttribute('class', 'preview');
  preview.setAttribute('role', 'img');
  preview.setAttribute('aria-label', word(T.board, title(view.game)));
  openDialog(
    word(T.share),
    preview,
    make('label', {}, word(T.link), make('span', { className: 'linked' }, link, button(word(T.copy), copyLink))),
    make(
      'div',
      { className: 'grid' },
      ...(format ? [Object.assign(button(word(T.saveRecord, format.name), record), { id: 'save-record' })] : []),
      Object.assign(button(word(T.savePicture, 'SVG'), picture('svg')), { id: 'save-svg' }),
      Object.assign(button(word(T.savePicture, 'PNG'), picture('png')), { id: 'save-png' }),
      Object.assign(button(word(T.saveAnimation), picture('animated')), {
        id: 'save-animation',
        disabled: !view.moves.length,
      }),
    ),
    make(
      'div',
      { className: 'row' },
      make('button', { type: 'button', className: 'main', onclick: closeDialog }, word(T.close)),
    ),
  );
}
