// Small boards that do not move, with the names of rows and columns.
import { svg } from '../shared/dom.ts';
import { grid, starPoints } from './board.ts';
import { columnName, type NameStyle, rowName } from './notation.ts';
import { BLACK, type Cells, type Color, WHITE } from './rules.ts';
import { drawMarks, type Marks } from './shapes.ts';

/** The room for the names, and at the other edges, in cells. */
const NAME_ROOM = 1.45;
const EDGE = 0.7;

interface ThumbnailOptions {
  /** The point of the last move. */
  readonly last?: number | null;
  readonly marks?: Marks;
  readonly style?: NameStyle;
}

/** Draws a board: all stones of a colour are one path of dots. */
export function thumbnail(
  board: { readonly rows: number; readonly cols: number; readonly cells: Cells },
  { last = null, marks = {}, style = 'numbers' }: ThumbnailOptions = {},
): SVGSVGElement {
  const { rows, cols, cells } = board;
  const dots = (color: Color) =>
    [...cells.keys()]
      .filter((point) => cells[point] === color)
      .map((point) => `M${point % cols} ${Math.floor(point / cols)}h0`)
      .join('');
  const [black, white] = [dots(BLACK), dots(WHITE)];
  const text = (x: number, y: number, name: string) => svg('text', { x, y }, name);
  const isNamed = style !== 'none';
  const room = isNamed ? NAME_ROOM : EDGE;
  const rowNames = () => Array.from({ length: rows }, (_, row) => text(-1, row, rowName(rows, row, style)));
  const columnNames = () => Array.from({ length: cols }, (_, col) => text(col, -1, columnName(col, style)));
  const [width, height] = [cols - 1 + room + EDGE, rows - 1 + room + EDGE];
  return svg(
    'svg',
    { viewBox: `${-room} ${-room} ${width} ${height}`, class: 'thumbnail', 'aria-hidden': 'true' },
    svg('rect', { x: -room, y: -room, width, height, class: 'plain-wood' }),
    svg('path', { d: grid(rows, cols), class: 'lines' }),
    starPoints(rows, cols),
    isNamed ? svg('g', { class: 'names' }, rowNames(), columnNames()) : null,
    svg('path', { d: black + white, class: 'dots rim' }),
    svg('path', { d: black, class: 'dots black' }),
    svg('path', { d: white, class: 'dots white' }),
    svg('g', { class: 'spots' }, drawMarks({ ...marks, last: last === null ? [] : [last] }, board)),
  );
}
