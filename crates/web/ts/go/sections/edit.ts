// The whole position: its size, the colour to play, import and export.
import { button, byId, make } from '../../shared/dom.ts';
import { copy, download } from '../../shared/files.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { change } from '../changes.ts';
import { card, choice, renew, row } from '../controls.ts';
import { nameOfColor } from '../names.ts';
import { link, puzzleText, resized, streamLine, transformed } from '../notation.ts';
import { openText } from '../opening.ts';
import type { Section } from '../parts.ts';
import { picture } from '../picture.ts';
import { COLORS, MAX_SIZE, Position } from '../rules.ts';
import * as T from '../texts.ts';

/** The choice of the colour that plays next. */
function sideChoice(app: App): HTMLElement {
  const sides = COLORS.map((color) => [color, nameOfColor(color)] as const);
  const buttons = choice(word(T.side), sides, app.color, (color) =>
    change(app, (each) => each.setUp(app.node, [], color)),
  );
  return row(make('span', {}, word(T.side)), buttons);
}

const setBoard = (app: App, position: Position) => change(app, (each) => each.setBoard(app.node, position));

/** Buttons for the whole board. */
function boardButtons(app: App): HTMLElement[] {
  const act = (text: string, changed: (position: Position) => Position) =>
    button(text, () => setBoard(app, changed(app.position)));
  return [
    act(word(T.clear), ({ rows, cols, toMove }) => new Position(rows, cols, toMove)),
    act(word(T.mirror), (position) => transformed(position, 'mirror')),
    act(word(T.turn), (position) => transformed(position, 'turn')),
  ];
}

/** Buttons that copy and save the board; `field` shows the text if it cannot be copied. */
function exportButtons(app: App, field: HTMLTextAreaElement): HTMLElement {
  // Some browsers do not allow pages opened from files to copy.
  const give = async (text: string) => {
    const isCopied = await copy(text, field);
    app.toast.show(word(isCopied ? T.copied : T.notCopied), 6);
  };
  const name = () => app.entry.name || 'board';
  const address = () => `${location.href.split('#')[0]}#${link(app.position)}`;
  const savePicture = async () => {
    const png = await picture(app.position, app.chosenNames);
    if (png) download(`${name()}.png`, 'image/png', png);
  };
  return row(
    button(word(T.copyText), () => give(puzzleText(app.position))),
    button(word(T.copyLine), () => give(streamLine(app.position))),
    button(word(T.copyLink), () => give(address())),
    button(word(T.saveText), () => download(`${name()}.txt`, 'text/plain', puzzleText(app.position))),
    button(word(T.saveSgf), () => download(`${name()}.sgf`, 'application/x-go-sgf', app.file.text)),
    button(word(T.savePng), savePicture),
  );
}

/** The fields for the size of the board. */
function sizeFields(app: App) {
  const field = (id: string, label: string) =>
    make('input', { type: 'number', min: '1', max: String(MAX_SIZE), 'aria-label': label, id });
  const rows = field('rows', word(T.rows));
  const cols = field('cols', word(T.cols));
  const sizeIn = ({ value }: HTMLInputElement) => Math.round(Math.max(1, Math.min(MAX_SIZE, Number(value) || 9)));
  const set = () => setBoard(app, resized(app.position, sizeIn(rows), sizeIn(cols)));
  return {
    element: row(make('span', {}, word(T.size)), rows, '×', cols, button(word(T.setSize), set)),
    update() {
      rows.value = String(app.position.rows);
      cols.value = String(app.position.cols);
    },
  };
}

export function editor(app: App): Section {
  const side = make('div');
  const size = sizeFields(app);
  const said = make('p', { class: 'said', role: 'status' });
  const text = make('textarea', {
    rows: 3,
    'aria-label': word(T.paste),
    placeholder: word(T.paste),
    spellcheck: false,
  });
  const use = async () => {
    said.textContent = await openText(app, text.value);
  };
  return {
    place: 'edit',
    element: card(
      '',
      size.element,
      side,
      row(boardButtons(app)),
      make('h2', {}, word(T.give)),
      exportButtons(app, text),
      make('h2', {}, word(T.take)),
      text,
      row(
        button(word(T.use), use),
        button(word(T.open), () => byId('open').click()),
      ),
      said,
    ),
    isThere: () => app.mode === 'study',
    update() {
      renew(side, sideChoice(app));
      size.update();
    },
  };
}
