// How to play, step by step, and the keyboard shortcuts.
import * as T from './texts.ts';
import { closeDialog, openDialog } from './dialogs.ts';
import { button, make, svg } from '../shared/dom.ts';
import { games, textOf, title } from './games.ts';
import { word } from '../shared/language.ts';
import { thumbnail } from './painter.ts';

const KEYS = [
  ['↑ ↓ ← →', 'keyArrows'],
  ['Enter', 'keyEnter'],
  ['Esc', 'keyEscape'],
  ['U', 'undo'],
  ['R', 'redo'],
  ['H', 'hint'],
  ['N', 'newGame'],
  ['Home', 'first'],
  ['End', 'last'],
  ['?', 'keyHelp'],
];

// A part of a board: a dot where a piece can go, a ring around a piece, an arrow; squares are (row, column).
function lesson({ rows, dots, rings, arrow }, cells) {
  const board = thumbnail(rows, cells);
  const [width, height] = [rows[0].length, rows.length];
  const center = ([row, column]) => [column + 0.5, row + 0.5];
  const lines = [
    ...Array.from({ length: width - 1 }, (_, at) => `M${at + 1} 0V${height}`),
    ...Array.from({ length: height - 1 }, (_, at) => `M0 ${at + 1}H${width}`),
  ];
  board.firstChild.after(svg('path', { class: 'grid', d: lines.join('') }));
  for (const at of dots) {
    const [cx, cy] = center(at);
    board.append(svg('circle', { class: 'spawn', cx, cy, r: 0.19 }));
  }
  for (const at of rings) {
    const [cx, cy] = center(at);
    board.append(svg('circle', { class: 'ring', cx, cy, r: 0.43 }));
  }
  if (arrow) {
    const [[x, y], [tx, ty]] = arrow.map(center);
    board.append(svg('path', { class: 'way', d: `M${x} ${y}L${tx} ${ty}` }));
  }
  return board;
}

export function howTo(app) {
  const { game } = app.view;
  const { lessons: all, cells } = games.get(game);
  const lessons = all.map((each) => make('li', {}, lesson(each, cells), make('p', {}, textOf(each.text))));
  openDialog(
    word(T.howToPlay, title(game)),
    make('ol', { className: 'lessons', tabIndex: -1, autofocus: true }, ...lessons),
    make(
      'div',
      { className: 'row' },
      button(word(T.keyHelp), () => keys()),
      make('button', { type: 'button', className: 'main', onclick: closeDialog }, word(T.close)),
    ),
  );
}

export function keys() {
  const rows = KEYS.map(([key, what]) =>
    make('tr', {}, make('th', { scope: 'row' }, make('kbd', {}, key)), make('td', {}, word(what))),
  );
  openDialog(
    word(T.keyHelp),
    make('table', { className: 'keys' }, make('tbody', {}, ...rows)),
    make(
      'div',
      { className: 'row' },
      make('button', { type: 'button', className: 'main', onclick: closeDialog }, word(T.close)),
    ),
  );
}
