// The tiles of a list: a small board with the facts about it.
import { make } from '../../shared/dom.ts';
import { told, word } from '../../shared/language.ts';
import { addressOfBoard } from '../address.ts';
import { notesOf, type Standing, standingOf } from '../answers.ts';
import type { App } from '../app.ts';
import { stoneSign } from '../board.ts';
import { nameOfColor } from '../names.ts';
import { isValid, pointsOf } from '../puzzle.ts';
import { gameInfo, type InfoOfGame, lastPosition, titleOf } from '../record_info.ts';
import { BLACK, type Color, WHITE } from '../rules.ts';
import * as T from '../texts.ts';
import { thumbnail } from '../thumbnail.ts';
import { marksOn, unbroken } from './example.ts';
import { worstOf } from './filters.ts';

/** The name of a board in one line of text. */
export const nameOf = (app: App, index: number): string =>
  titleOf(app, index)
    .map((part) => (typeof part === 'string' ? part : part.textContent))
    .join('');

/** A player of a tile; a game may name none. */
const player = (color: Color, name: string, rank: string) =>
  make(
    'span',
    { class: 'who' },
    stoneSign(color),
    make('bdi', {}, name || '?'),
    rank ? make('bdi', { class: 'faint' }, rank) : null,
  );

/** The end of a path, which tells files apart best. */
const endOf = (path: string) => path.split('/').slice(-2).join('/');

/** The text of a game's tile: its lines have the same heights in every tile. */
function gameLines(name: string, { black, white, ranks, date, result, findings }: InfoOfGame): HTMLElement[] {
  const isNamed = black !== '' || white !== '';
  const players = [player(BLACK, black, ranks[0]), player(WHITE, white, ranks[1])];
  const title = isNamed ? name : null;
  return [
    make('b', { class: 'pair', title: isNamed ? null : name }, isNamed ? players : make('bdi', {}, endOf(name))),
    make('span', { class: 'faint when' }, make('bdi', {}, date), make('bdi', {}, result && word(T.outcome, result))),
    make('span', { class: `about ${worstOf(findings)}`, title }, word(T.findingCount, findings.length)),
  ];
}

const puzzleLines = (app: App, index: number) => [
  make('b', {}, nameOf(app, index)),
  make('span', { class: 'asked' }),
  make('span', { class: 'faint about' }),
  ...notesOf(app, app.entryAt(index)).map((note) => make('span', { class: 'note' }, unbroken(told(note)))),
];

/** The tile of a board, without its small board: `drawTile` adds it. */
export function tile(app: App, index: number): HTMLElement {
  const game = gameInfo(app, index);
  return make(
    'a',
    { class: game ? 'item game' : 'item', href: `#${addressOfBoard(app, index)}`, dataset: { index } },
    make('div', { class: 'mini' }),
    game ? gameLines(app.entryAt(index).name, game) : puzzleLines(app, index),
  );
}

/** The answer in short; empty if it is hidden. */
function answerText(app: App, index: number): string {
  const { ask } = app.entryAt(index);
  if (!ask || app.isExercise) return '';
  const position = app.startOf(index);
  if (ask === 'rule') return word(isValid(position) ? T.valid : T.notValid);
  return word(T.answerIs, pointsOf(position, ask).length);
}

/** The question of a puzzle, about the side to move. */
function questionText(app: App, index: number): string {
  const { ask } = app.entryAt(index);
  return ask ? word(T.ask[ask], nameOfColor(app.startOf(index).toMove)) : word(T.noQuestion);
}

/** The answer in short, if it is shown, and whether the reader's or the given one is right. */
function answerLine(app: App, index: number, standing: Standing): string {
  const parts = [answerText(app, index), standing === 'open' ? '' : word(T.verdictNames[standing])];
  return parts.filter(Boolean).join(' · ');
}

/** Draws the small board of a tile, and what needs its analysis. */
export function drawTile(app: App, element: HTMLElement): void {
  const index = Number(element.dataset.index);
  element.dataset.drawn = 'yes';
  const box = element.querySelector('.mini');
  if (gameInfo(app, index)) {
    const position = lastPosition(app, index);
    box?.replaceChildren(thumbnail(position, { last: position.point, style: 'none' }));
    return;
  }
  const entry = app.entryAt(index);
  const position = app.startOf(index);
  // Only the page of a run has marks: on others, the answer is the reader's to find.
  const marks = app.content.gallery && !app.isExercise ? marksOn(position, entry) : {};
  box?.replaceChildren(thumbnail(position, { marks }));
  const standing = entry.ask ? standingOf(app, index) : 'open';
  element.dataset.standing = standing;
  element.querySelector('.asked')?.replaceChildren(questionText(app, index));
  element.querySelector('.about')?.replaceChildren(answerLine(app, index, standing));
  // Remarks on a right answer are not errors.
  if (standing === 'right') {
    for (const note of element.querySelectorAll('.note')) note.className = 'faint';
  }
}

/** Takes the small board away from a tile that is far from the window. */
export function clearTile(element: HTMLElement): void {
  delete element.dataset.drawn;
  element.querySelector('.mini')?.replaceChildren();
}
