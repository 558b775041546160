// The tiles of a list: a small board with the facts about it.
import * as T from './texts.ts';
import { make } from '../shared/dom.ts';
import { plural, told, word } from '../shared/language.ts';
import { stoneSign } from './board.ts';
import { BLACK, WHITE } from './rules.ts';
import { standing } from './exercise.ts';
import { thumbnail } from './thumbnail.ts';
import { marksShown, unbroken } from './example.ts';
import { answerOf, nameOf, worstOf } from './filters.ts';
import { gameInfo, isGame, lastPosition } from './record_info.ts';

/** A player of a tile; a game may name none. */
const player = (color, name, rank) =>
  make(
    'span',
    { class: 'who' },
    stoneSign(color),
    make('bdi', {}, name || '?'),
    rank ? make('bdi', { class: 'faint' }, rank) : [],
  );

/** The text of a game's tile: its lines have the same heights in every tile. */
function gameLines(app, index) {
  const { name } = app.entries[index];
  const { black, white, ranks, date, result, findings } = gameInfo(app, index);
  const isNamed = black || white;
  return [
    make(
      'b',
      { class: 'pair' },
      isNamed ? [player(BLACK, black, ranks[0]), player(WHITE, white, ranks[1])] : make('bdi', {}, name),
    ),
    make('span', { class: 'faint when' }, make('bdi', {}, date), make('bdi', {}, result)),
    make(
      'span',
      { class: `about ${worstOf(findings)}`, title: isNamed ? name : null },
      word(T.findingCount, findings.length),
    ),
  ];
}

const puzzleLines = (app, index) => [
  make('b', {}, nameOf(app, index)),
  make('span', { class: 'faint about' }),
  make('span', { class: 'asked' }),
  ...(app.entries[index].notes ?? []).map((note) => make('span', { class: 'note' }, unbroken(told(note)))),
];

/** The tile of a board, without its small board: `drawTile` adds it. */
export function tile(app, index) {
  const isOfGame = isGame(app.entries[index]);
  return make(
    'a',
    { class: isOfGame ? 'item game' : 'item', href: `#${index + 1}`, 'data-index': index },
    make('div', { class: 'mini' }),
    isOfGame ? gameLines(app, index) : puzzleLines(app, index),
  );
}

/** The text below a puzzle's small board. */
function caption(app, index) {
  const { ask } = app.entries[index];
  if (!ask) return word(T.noQuestion);
  const right = answerOf(app, index);
  const said = { true: word(T.valid), false: word(T.notValid), null: '' }[right] ?? word(T.answerIs, right.length);
  const stands = standing(app, index);
  return [word(T.questionName[ask]), said, stands === 'open' ? '' : word(T.verdictName[stands])]
    .filter(Boolean)
    .join(' · ');
}

/** Draws the small board of a tile, and what needs its analysis. */
export function drawTile(app, element) {
  const index = Number(element.dataset.index);
  const entry = app.entries[index];
  element.dataset.drawn = 'yes';
  const box = element.querySelector('.mini');
  if (isGame(entry)) {
    const position = lastPosition(app, index);
    box.replaceChildren(thumbnail(position, { last: position.point, style: 'none' }));
    return;
  }
  const position = app.root(index);
  // Only the page of a run has marks: on others, the answer is the reader's to find.
  box.replaceChildren(
    thumbnail(position, { marks: app.content.gallery && !app.content.exercise ? marksShown(position, entry) : {} }),
  );
  element.querySelector('.about').textContent = caption(app, index);
  // Remarks on a right answer are not errors.
  if (standing(app, index) === 'right') element.querySelectorAll('.note').forEach((note) => (note.className = 'faint'));
  element.querySelector('.asked').textContent = entry.ask ? word(entry.ask, app.side(position.toMove)) : '';
}

/** Takes the small board away from a tile that is far from the window. */
export function clearTile(element) {
  delete element.dataset.drawn;
  element.querySelector('.mini').replaceChildren();
}
