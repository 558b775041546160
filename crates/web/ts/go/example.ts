// A puzzle's board with the marks of an answer and a caption, and the legend of the marks.
import * as T from './texts.ts';
import { Position } from './rules.ts';
import { svg, make } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import { SHAPES } from './board.ts';
import { unlink } from './notation.ts';
import { thumbnail } from './thumbnail.ts';
import { troubles } from './explain.ts';
import { answer } from './solution.ts';
import { marksOf } from './exercise.ts';

/** The marks on a puzzle's board: the right answer, or the right, missing and extra points of a given one, and the stones
 * without liberties. */
export function marksShown(position, { ask, given }) {
  const { dead } = position.facts ?? troubles(position);
  if (!ask || ask === 'rule') return { dead };
  if (!given) return { answer: answer(position, ask), dead };
  const { right, missing, extra } = marksOf(position, ask, given);
  return { right, missing, extra, dead };
}

/** A puzzle's board with a caption: elements or texts. `entry` has the format of the page's boards. */
export function example(entry, ...caption) {
  const position = unlink(entry.board) ?? new Position(9, 9, 1);
  return make(
    'figure',
    { class: 'example' },
    thumbnail(position, { marks: marksShown(position, entry) }),
    make('figcaption', {}, ...caption),
  );
}

/** A text whose points are not broken across lines. */
export const unbroken = (text) =>
  text.split(/(\(-?\d+, -?\d+\))/).map((part, at) => (at % 2 === 1 ? make('span', { class: 'whole' }, part) : part));

/** Names marks by their kind. */
export function legend(kinds) {
  const sample = (kind) => {
    const shape = SHAPES[kind](0, 0);
    const isOnStone = kind === 'dead';
    shape.setAttribute('class', `${kind} ${isOnStone ? 'on-black' : 'on-wood'}`);
    return svg(
      'svg',
      { viewBox: '-.5 -.5 1 1', 'aria-hidden': 'true' },
      svg('rect', { x: -0.5, y: -0.5, width: 1, height: 1, class: 'plain-wood' }),
      svg('path', { d: 'M-.5 0h1M0 -.5v1', class: 'lines' }),
      isOnStone ? svg('circle', { r: 0.43, class: 'stone-sample' }) : [],
      svg('g', { class: 'spots' }, shape),
    );
  };
  return make(
    'div',
    { class: 'legend', role: 'note', 'aria-label': word(T.legend) },
    kinds.map((kind) => make('span', {}, sample(kind), word(T.markName[kind]))),
    make('span', {}, word(T.countedFrom)),
  );
}
