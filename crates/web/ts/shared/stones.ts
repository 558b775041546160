// The look of stones and wood on all boards.
import { svg } from './dom.ts';

type Stop = readonly [offset: number, color: string];

export type StoneColor = 'black' | 'white';

const stops = (list: readonly Stop[]) => list.map(([offset, color]) => svg('stop', { offset, 'stop-color': color }));

const stonePaint = (id: string, ...list: Stop[]) =>
  svg('radialGradient', { id, cx: 0.36, cy: 0.32, r: 0.72 }, stops(list));

/** The paints of stones and wood: `url(#paint-black)`, `url(#paint-white)` and `url(#paint-wood)`. */
export const paints = (): SVGDefsElement =>
  svg(
    'defs',
    {},
    stonePaint('paint-black', [0, '#696969'], [0.45, '#2e2e2e'], [1, '#181818']),
    stonePaint('paint-white', [0, '#fff'], [0.6, '#f4f4f2'], [1, '#c8c8c8']),
    svg(
      'linearGradient',
      { id: 'paint-wood', x2: 0, y2: 0.09, spreadMethod: 'repeat' },
      stops([
        [0, '#e9c387'],
        [0.3, '#edca91'],
        [1, '#ebc78c'],
      ]),
    ),
  );

export const stonePaintOf = (color: StoneColor): string => `url(#paint-${color})`;

/** A stone with its shadow; `names` are its classes. */
export const stoneShape = (
  names: string,
  color: StoneColor,
  { cx, cy, r }: Readonly<{ cx: number; cy: number; r: number }>,
): SVGGElement =>
  svg(
    'g',
    { class: names },
    svg('circle', { cx: cx + 0.055 * r, cy: cy + 0.11 * r, r, class: 'shadow' }),
    svg('circle', { cx, cy, r, class: 'body', fill: stonePaintOf(color) }),
  );
