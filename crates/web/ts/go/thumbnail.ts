// Small boards that do not move, with the names of rows and columns.
import { BLACK } from './rules.ts';
import { SHAPES, grid, starPoints } from './board.ts';
import { svg } from '../shared/dom.ts';
import { columnName, rowName } from './notation.ts';

/** The room for the names, and at the other edges, in cells. */
const NAME_ROOM = 1.45;
const EDGE = 0.7;

/** Draws a board: all stones of a colour are one path of dots. `marks` are points by their kind, or pairs of a point and a text, `style` is that of the names,
 * `last` the point of the last move. */
export function thumbnail({ rows, cols, cells }, { last = null, marks = {}, style = 'numbers' } = {}) {
  const dots = (color) =>
    [...cells.keys()]
      .filter((point) => cells[point] === color)
      .map((point) => `M${point % cols} ${Math.floor(point / cols)}h0`)
      .join('');
  const on = (point) => ({ 0: 'on-wood', [BLACK]: 'on-black' })[cells[point]] ?? 'on-white';
  const shape = (kind, [point, label]) => {
    const drawn = SHAPES[kind](point % cols, Math.floor(point / cols), label);
    drawn.setAttribute('class', `${drawn.getAttribute('class') ?? ''} ${kind} ${on(point)}`.trim());
    return drawn;
  };
  const text = (x, y, name) => svg('text', { x, y }, name);
  const isNamed = style !== 'none';
  const room = isNamed ? NAME_ROOM : EDGE;
  const rowNames = () => Array.from({ length: rows }, (_, row) => text(-1, row, rowName(rows, row, style)));
  const columnNames = () => Array.from({ length: cols }, (_, col) => text(col, -1, columnName(col, style)));
  const box = [-room, -room, cols - 1 + room + EDGE, rows - 1 + room + EDGE];
  return svg(
    'svg',
    { viewBox: box.join(' '), class: 'thumbnail', 'aria-hidden': 'true' },
    svg('rect', { x: box[0], y: box[1], width: box[2], height: box[3], class: 'plain-wood' }),
    svg('path', { d: grid(rows, cols), class: 'lines' }),
    starPoints(rows, cols),
    isNamed ? svg('g', { class: 'names' }, rowNames(), columnNames()) : [],
    svg('path', { d: dots(1) + dots(2), class: 'dots rim' }),
    svg('path', { d: dots(1), class: 'dots black' }),
    svg('path', { d: dots(2), class: 'dots white' }),
    svg(
      'g',
      { class: 'spots' },
      Object.entries({ ...marks, last: last === null ? [] : [last] }).flatMap(([kind, points]) =>
        points.map((point) => shape(kind, [point].flat())),
      ),
    ),
  );
}
