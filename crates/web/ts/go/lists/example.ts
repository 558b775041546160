// A puzzle's board with the marks of an answer and a caption, and the legend of the marks.
import { type Children, make, svg } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { PuzzleEntry } from '../content.ts';
import { troubles } from '../explain.ts';
import { unlink } from '../notation.ts';
import { compare, pointsOf } from '../puzzle.ts';
import { Position } from '../rules.ts';
import { type Marks, sampleOf } from '../shapes.ts';
import * as T from '../texts.ts';
import { thumbnail } from '../thumbnail.ts';

/** The marks on a puzzle's board: the right answer, or the right, missing and extra points of a given one, and the stones
 * without liberties. */
export function marksOn(position: Position, { ask, given }: Pick<PuzzleEntry, 'ask' | 'given'>): Marks {
  const { dead } = position.facts ?? troubles(position);
  if (!ask || ask === 'rule') return { dead };
  if (!given) return { answer: pointsOf(position, ask), dead };
  const { right, missing, extra } = compare(position, ask, given);
  return { right, missing, extra, dead };
}

/** A puzzle's board with a caption. */
export function example(entry: PuzzleEntry, ...caption: Children): HTMLElement {
  const position = unlink(entry.board) ?? new Position(9, 9);
  return make(
    'figure',
    { class: 'example' },
    thumbnail(position, { marks: marksOn(position, entry) }),
    make('figcaption', {}, ...caption),
  );
}

/** A text whose points, and what is to be typed, are not broken across lines. */
export const unbroken = (text: string): (string | HTMLElement)[] =>
  text.split(/(\(-?\d+, -?\d+\)|`[^`]+`)/).map((part, at) => {
    if (at % 2 === 0) return part;
    const isTyped = part.startsWith('`');
    return make(isTyped ? 'code' : 'span', { class: 'whole' }, isTyped ? part.slice(1, -1) : part);
  });

export type LegendMark = keyof typeof T.markNames;

/** A mark on a crossing, and on a stone if it marks stones. */
function sample(kind: LegendMark): SVGElement {
  const isOnStone = kind === 'dead';
  return svg(
    'svg',
    { viewBox: '-.5 -.5 1 1', 'aria-hidden': 'true' },
    svg('rect', { x: -0.5, y: -0.5, width: 1, height: 1, class: 'plain-wood' }),
    svg('path', { d: 'M-.5 0h1M0 -.5v1', class: 'lines' }),
    isOnStone ? svg('circle', { r: 0.43, class: 'stone-sample' }) : null,
    svg('g', { class: 'spots' }, sampleOf(kind, isOnStone)),
  );
}

/** Names marks. */
export const legend = (kinds: readonly LegendMark[]): HTMLElement =>
  make(
    'div',
    { class: 'legend', role: 'note', 'aria-label': word(T.legend) },
    kinds.map((kind) => make('span', {}, sample(kind), word(T.markNames[kind]))),
    make('span', {}, word(T.countedFrom)),
  );
