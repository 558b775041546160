// Marks on the points of a board: their kinds and shapes.
import { svg } from '../shared/dom.ts';
import type { Label, Way } from './record/markup.ts';
import { BLACK, type Cells, EMPTY } from './rules.ts';

/** Draws a mark on the point whose centre is at x and y. */
type Shape = (x: number, y: number) => SVGElement;
type LabelShape = (x: number, y: number, text: string) => SVGElement;
/** Draws a line to a point at a distance. */
type WayShape = (x: number, y: number, dx: number, dy: number) => SVGElement;

const circle =
  (r: number): Shape =>
  (cx, cy) =>
    svg('circle', { cx, cy, r });

const path =
  (d: string): Shape =>
  (x, y) =>
    svg('path', { d: `M${x} ${y}${d}` });

const cross = (arm: number): Shape =>
  path(`m${-arm} ${-arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`);

const square =
  (width: number): Shape =>
  (x, y) =>
    svg('rect', { x: x - width / 2, y: y - width / 2, width, height: width });

/** A label in a circle. Long ones are shortened. */
const label: LabelShape = (x, y, text) => {
  const short = [...text].slice(0, 3);
  return svg(
    'g',
    { class: `size-${short.length}` },
    svg('circle', { cx: x, cy: y, r: 0.38 }),
    svg('text', { x, y }, short.join('')),
  );
};

/** A line, with a head for an arrow. Both are drawn twice, light below dark. */
const way =
  (hasHead: boolean): WayShape =>
  (x, y, dx, dy) => {
    const length = Math.hypot(dx, dy);
    const [ux, uy] = [dx / length, dy / length];
    const [tx, ty] = [x + dx - 0.15 * ux, y + dy - 0.15 * uy];
    const wing = (side: number) =>
      `M${tx} ${ty}L${tx - 0.4 * ux - side * 0.22 * uy} ${ty - 0.4 * uy + side * 0.22 * ux}`;
    const d = `M${x + 0.1 * ux} ${y + 0.1 * uy}L${tx} ${ty}${hasHead ? wing(1) + wing(-1) : ''}`;
    return svg('g', {}, svg('path', { d, class: 'halo' }), svg('path', { d }));
  };

const SHAPES = {
  // The last move, and what is wrong with the position.
  last: circle(0.21),
  // A dot, unlike the triangle of an author.
  atari: circle(0.13),
  dead: cross(0.2),
  // The selected point.
  group: circle(0.4),
  liberty: circle(0.17),
  taken: cross(0.2),
  illegal: cross(0.2),
  // The following move.
  follower: circle(0.33),
  // Puzzles.
  answer: circle(0.17),
  picked: circle(0.24),
  right: path('m-.2 0l.15 .16 .27-.32'),
  missing: circle(0.28),
  extra: cross(0.19),
  // Properties of a record.
  TR: path('m0-.29l.27 .45h-.54z'),
  SQ: path('m-.22-.22h.44v.44h-.44z'),
  CR: circle(0.25),
  MA: cross(0.22),
  SL: square(1),
  TB: square(0.3),
  TW: square(0.3),
  DD: square(1),
  VW: square(1),
  // The start of an arrow or a line that is being drawn.
  from: square(1),
} satisfies Record<string, Shape>;

const LABELS = {
  LB: label,
  // The number of a move on paper.
  number: (x, y, text) => svg('text', { x, y, class: `size-${text.length}` }, text),
  variation: (x, y, text) => svg('g', {}, svg('circle', { cx: x, cy: y, r: 0.36 }), svg('text', { x, y }, text)),
} satisfies Record<string, LabelShape>;

const WAYS = { AR: way(true), LN: way(false) } satisfies Record<string, WayShape>;

type ShapeKind = keyof typeof SHAPES;
type LabelKind = keyof typeof LABELS;
type WayKind = keyof typeof WAYS;

/** Marks on a board by their kind. */
export type Marks = { readonly [Kind in ShapeKind]?: readonly number[] | undefined } & {
  readonly [Kind in LabelKind]?: readonly Label[] | undefined;
} & { readonly [Kind in WayKind]?: readonly Way[] | undefined };

/** The points that have a mark of the author: nothing else is drawn over it. */
export const markedPoints = ({ TR = [], SQ = [], CR = [], MA = [], LB = [] }: Marks): ReadonlySet<number> =>
  new Set([...TR, ...SQ, ...CR, ...MA, ...LB.map(([point]) => point)]);

const isIn = <Table extends object>(table: Table, kind: string): kind is string & keyof Table =>
  Object.hasOwn(table, kind);

/** The name of what is on a point. */
const contentName = (cell: number | undefined) => {
  if (cell === undefined || cell === EMPTY) return 'on-wood';
  return cell === BLACK ? 'on-black' : 'on-white';
};

/** Draws marks on a board. Their classes tell the kind and what is on the point, which is their `data-at`. Marks that `known` has
 * from the last time, by what they show, are not drawn again; it has these ones afterwards. */
export function drawMarks(
  marks: Marks,
  { cols, cells }: Readonly<{ cols: number; cells: Cells }>,
  known: Map<string, SVGElement> = new Map(),
): SVGElement[] {
  const drawn = new Map<string, SVGElement>();
  const put = (kind: string, point: number, draw: (x: number, y: number) => SVGElement, more: string | number = '') => {
    const key = [kind, point, cells[point], cols, more].join();
    const old = known.get(key);
    if (old) {
      drawn.set(key, old);
      return;
    }
    const shape = draw(point % cols, Math.floor(point / cols));
    shape.classList.add(kind, contentName(cells[point]));
    shape.dataset.at = String(point);
    drawn.set(key, shape);
  };
  for (const kind of Object.keys(marks)) {
    if (isIn(SHAPES, kind)) {
      for (const point of marks[kind] ?? []) put(kind, point, SHAPES[kind]);
    } else if (isIn(LABELS, kind)) {
      for (const [point, text] of marks[kind] ?? []) put(kind, point, (x, y) => LABELS[kind](x, y, text), text);
    } else if (isIn(WAYS, kind)) {
      for (const [from, to] of marks[kind] ?? []) {
        put(kind, from, (x, y) => WAYS[kind](x, y, (to % cols) - x, Math.floor(to / cols) - y), to);
      }
    }
  }
  known.clear();
  for (const [key, shape] of drawn) known.set(key, shape);
  return [...drawn.values()];
}

/** Draws a single mark at the origin, as a sample. */
export function sampleOf(kind: ShapeKind, isOnStone: boolean): SVGElement {
  const shape = SHAPES[kind](0, 0);
  shape.classList.add(kind, isOnStone ? 'on-black' : 'on-wood');
  return shape;
}
