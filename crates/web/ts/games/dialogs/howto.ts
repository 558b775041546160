// How to play, step by step, and the keyboard shortcuts.
import { button, make, svg } from '../../shared/dom.ts';
import { type Text, word } from '../../shared/language.ts';
import type { Lesson, Place } from '../api/about.ts';
import type { Cell } from '../api/board.ts';
import { thumbnail } from '../board/thumbnail.ts';
import { infoOf, textOf, title } from '../games.ts';
import type { App } from '../play/app.ts';
import { endOffer } from '../play/intro.ts';
import * as T from '../texts.ts';
import { closeButton, openDialog, row } from './dialog.ts';

const KEYS: readonly (readonly [key: string, what: Text])[] = [
  ['↑ ↓ ← →', T.keyArrows],
  ['Enter', T.keyEnter],
  ['Esc', T.keyEscape],
  ['U', T.undo],
  ['R', T.redo],
  ['H', T.hint],
  ['N', T.newGame],
  ['Home', T.first],
  ['End', T.last],
  ['?', T.keyHelp],
];

const center = ([row, column]: Place) => [column + 0.5, row + 0.5] as const;

/** A part of a board: a dot where a piece can go, a ring around a piece, an arrow. */
function lessonBoard({ rows, dots, rings, arrow }: Lesson, cells: readonly Cell[]): SVGSVGElement {
  const board = thumbnail(rows, cells);
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const lines = [
    ...Array.from({ length: width - 1 }, (_, at) => `M${at + 1} 0V${height}`),
    ...Array.from({ length: height - 1 }, (_, at) => `M0 ${at + 1}H${width}`),
  ];
  board.firstElementChild?.after(svg('path', { class: 'grid', d: lines.join('') }));
  const circle = (kind: string, r: number) => (place: Place) => {
    const [cx, cy] = center(place);
    return svg('circle', { class: kind, cx, cy, r });
  };
  board.append(...dots.map(circle('spawn', 0.19)), ...rings.map(circle('ring', 0.43)));
  if (arrow) {
    const [from, to] = arrow.map((place) => center(place).join(' '));
    board.append(svg('path', { class: 'way', d: `M${from}L${to}` }));
  }
  return board;
}

export function howTo(app: App): void {
  endOffer();
  const { game } = app.view;
  const { lessons, cells } = infoOf(game);
  const items = lessons.map((lesson) => make('li', {}, lessonBoard(lesson, cells), make('p', {}, textOf(lesson.text))));
  openDialog(
    word(T.howToPlay, title(game)),
    make('ol', { className: 'lessons', tabIndex: -1, autofocus: true }, items),
    row(button(word(T.keyHelp), keys), closeButton()),
  );
}

/** Shows the keyboard shortcuts. */
export function keys(): void {
  const rows = KEYS.map(([key, what]) =>
    make('tr', {}, make('th', { scope: 'row' }, make('kbd', {}, key)), make('td', {}, word(what))),
  );
  openDialog(word(T.keyHelp), make('table', { className: 'keys' }, make('tbody', {}, rows)), row(closeButton()));
}
