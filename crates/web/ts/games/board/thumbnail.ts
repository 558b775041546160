// A small board for lists.
import { svg } from '../../shared/dom.ts';
import type { Cell } from '../api/board.ts';
import { COLORS } from '../sides.ts';
import { lettersOf, RADIUS, UNIT } from './picture.ts';

const R = RADIUS / UNIT;
const GAP = 0.5 - R;
const DISC = `m${GAP} .5a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0-${2 * R} 0z`;

/** Draws rows of squares that are 1 wide: walls and the pieces of a side are one path each. */
export function thumbnail(rows: readonly string[], cells: readonly Cell[]): SVGSVGElement {
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const path = (letters: readonly string[], shape: string) =>
    rows
      .flatMap((row, y) => [...row].map((found, x) => (letters.includes(found) ? `M${x} ${y}${shape}` : '')))
      .join('');
  return svg(
    'svg',
    { class: 'thumbnail', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    svg('rect', { class: 'ground', width, height }),
    svg('path', { class: 'wall', d: path(['#'], 'h1v1h-1z') }),
    ...COLORS.map((color) => svg('path', { class: `disc ${color}`, d: path(lettersOf(cells, color), DISC) })),
  );
}
