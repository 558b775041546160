// The board: draws a position with its marks, and reports the point of the mouse, a finger or the keyboard cursor.
import { make, svg } from '../shared/dom.ts';
import { byArrow, setRatio, toEnd } from '../shared/grid.ts';
import { paints, type StoneColor, stoneShape } from '../shared/stones.ts';
import { listenToGestures } from './gestures.ts';
import { columnName, type NameStyle, rowName } from './notation.ts';
import { BLACK, type Cell, type Color, EMPTY, type Position } from './rules.ts';
import { drawMarks, type Marks } from './shapes.ts';

// Lengths in cells, the same as in pictures (crates/render/src/theme.rs).
const STONE = 0.455;
const STAR = 0.075;
const MARGIN = 1;

/** A stone in a line of text. */
export const stoneSign = (color: Color): HTMLElement =>
  make('span', { class: `sign ${colorName(color)}`, 'aria-hidden': 'true' });

export const colorName = (color: Color): StoneColor => (color === BLACK ? 'black' : 'white');

/** The lines with star points: near both edges and in the middle; small boards have them in the corners and the centre. */
function stars(rows: number, cols: number): (readonly [row: number, col: number])[] {
  const lines = (count: number) => {
    if (count < 7) return [];
    const edge = count < 13 ? 2 : 3;
    return count % 2 === 1 ? [edge, (count - 1) / 2, count - 1 - edge] : [edge, count - 1 - edge];
  };
  const isMiddle = (at: number, count: number) => 2 * at + 1 === count;
  const hasSides = Math.min(rows, cols) >= 13;
  const pairs = lines(rows).flatMap((row) => lines(cols).map((col) => [row, col] as const));
  return pairs.filter(([row, col]) => hasSides || isMiddle(row, rows) === isMiddle(col, cols));
}

/** The star points of a board. */
export const starPoints = (rows: number, cols: number): SVGGElement =>
  svg(
    'g',
    { class: 'stars' },
    stars(rows, cols).map(([cy, cx]) => svg('circle', { cx, cy, r: STAR })),
  );

/** The lines of a board, as a path. */
export function grid(rows: number, cols: number): string {
  const across = Array.from({ length: rows }, (_, row) => `M0 ${row}H${cols - 1}`);
  const down = Array.from({ length: cols }, (_, col) => `M${col} 0V${rows - 1}`);
  return [...across, ...down].join('');
}

const LAYERS = ['under', 'stones', 'marks', 'hover', 'cursor'] as const;

/** The drawing of an empty board, and the groups of what is put on it. */
interface Drawing {
  readonly root: SVGSVGElement;
  readonly rows: number;
  readonly cols: number;
  readonly style: NameStyle;
  readonly layers: Readonly<Record<(typeof LAYERS)[number], SVGGElement>>;
}

/** The names of rows on both sides, and of columns above and below. */
function names(rows: number, cols: number, style: NameStyle): SVGElement[] {
  if (style === 'none') return [];
  const text = (x: number, y: number, name: string) => svg('text', { x, y }, name);
  const beside = Array.from({ length: rows }, (_, row) =>
    [-0.72, cols - 0.28].map((x) => text(x, row, rowName(rows, row, style))),
  );
  const above = Array.from({ length: cols }, (_, col) =>
    [-0.72, rows - 0.28].map((y) => text(col, y, columnName(col, style))),
  );
  return [...beside, ...above].flat();
}

function drawBoard(rows: number, cols: number, style: NameStyle): Drawing {
  const group = (name: string) => svg('g', { class: name });
  const layers = {
    under: group('under'),
    stones: group('stones'),
    marks: group('marks'),
    hover: group('hover'),
    cursor: group('cursor'),
  };
  const edge = style === 'none' ? 0.6 : MARGIN;
  const [width, height] = [cols - 1 + 2 * edge, rows - 1 + 2 * edge];
  const root = svg(
    'svg',
    { viewBox: `${-edge} ${-edge} ${width} ${height}`, 'aria-hidden': 'true', class: 'board' },
    paints(),
    svg('rect', { x: -edge, y: -edge, width, height, rx: 0.18, class: 'wood', fill: 'url(#paint-wood)' }),
    svg('path', { d: grid(rows, cols), class: 'lines' }),
    starPoints(rows, cols),
    svg('g', { class: 'names' }, names(rows, cols, style)),
    LAYERS.map((name) => layers[name]),
  );
  setRatio(width / height);
  return { root, rows, cols, style, layers };
}

/** What the reader does on the board. */
export interface BoardEvents {
  /** A point is selected, or none. */
  at(point: number | null): void;
  /** A point is clicked, tapped or confirmed. */
  act(point: number): void;
  /** A finger swipes to the left (-1) or to the right (1). */
  swipe(direction: -1 | 1): void;
  /** Returns true if something is told about a selected point. */
  tells(): boolean;
  /** Returns true if arrow keys without Shift move the cursor, too. */
  takesArrows(): boolean;
}

export class Board {
  #position: Position | null = null;
  #drawing: Drawing | null = null;
  readonly #stones = new Map<number, Readonly<{ color: Color; element: SVGElement }>>();
  #cursor: number | null = null;
  #pointed: number | null = null;
  #isTouched = false;
  /** The permanent marks by what they show. */
  readonly #marks = new Map<string, SVGElement>();
  /** The stones that the selected move would take. */
  #taken: ReadonlySet<number> = new Set();

  constructor(readonly host: HTMLElement) {}

  /** True if the board was last used with a finger. */
  get isTouched(): boolean {
    return this.#isTouched;
  }

  /** The distance of two points, in pixels of the window. */
  get unit(): number {
    const { root } = this;
    return root ? root.getBoundingClientRect().width / root.viewBox.baseVal.width : 0;
  }

  /** The drawing; null before the first position is shown. */
  get root(): SVGSVGElement | null {
    return this.#drawing?.root ?? null;
  }

  /** Reports what the reader does. */
  listen(events: BoardEvents): void {
    const { host } = this;
    const select = (point: number | null) => {
      if (point === this.#pointed) return;
      this.#pointed = point;
      this.#showCursor(null);
      events.at(point);
    };
    host.addEventListener('pointerdown', ({ pointerType }) => {
      this.#isTouched = pointerType === 'touch';
    });
    listenToGestures(host, {
      hold: (event) => {
        const point = this.#pointOf(event);
        if (point === null || !events.tells()) return false;
        this.#pointed = point;
        this.#showCursor(point);
        events.at(point);
        return true;
      },
      swipe: (direction) => events.swipe(direction),
    });
    host.addEventListener('pointermove', (event) => {
      if (event.pointerType !== 'touch') select(this.#pointOf(event));
    });
    host.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'touch') select(null);
    });
    host.addEventListener('click', (event) => {
      const point = this.#pointOf(event);
      if (point === null) return;
      this.#pointed = point;
      this.#showCursor(null);
      events.act(point);
    });
    host.addEventListener('keydown', (event) => {
      if (!this.#key(event, events)) return;
      event.preventDefault();
      event.stopPropagation();
    });
    host.addEventListener('blur', () => this.#showCursor(null));
  }

  /** Shows a position: new stones appear, removed ones fade. */
  show(position: Position, style: NameStyle): void {
    const { rows, cols } = position;
    const old = this.#drawing;
    const isNew = !old || old.rows !== rows || old.cols !== cols || old.style !== style;
    if (this.#isTouched && position !== this.#position) this.#showCursor(null);
    this.#position = position;
    const drawing = isNew ? drawBoard(rows, cols, style) : old;
    if (isNew) {
      this.#drawing = drawing;
      this.#stones.clear();
      this.#marks.clear();
      this.#cursor = null;
      this.host.replaceChildren(drawing.root);
    }
    // Stones of the first position do not appear one by one.
    for (const [point, cell] of position.cells.entries()) this.#put(drawing, point, cell, isNew ? '' : 'new');
  }

  /** Shows the point of the last tap, which the finger may cover. */
  showTapped(): void {
    this.#showCursor(this.#pointed);
  }

  /** Sets the permanent marks. */
  mark(marks: Marks): void {
    if (!this.#position) return;
    const { marks: layer } = this.#drawing?.layers ?? {};
    if (!layer) return;
    const shapes = drawMarks(marks, this.#position, this.#marks);
    const stays = new Set<Element>(shapes);
    for (const old of [...layer.children]) if (!stays.has(old)) old.remove();
    // Those that stay are moved only if their order changes.
    for (const [index, shape] of shapes.entries()) {
      const there = layer.children[index];
      if (there !== shape) layer.insertBefore(shape, there ?? null);
    }
  }

  /** Sets the marks of the selected point, with the stone that would be played. */
  hover(marks: Marks, ghost: Readonly<{ point: number; color: Color }> | null = null): void {
    if (!this.#position || !this.#drawing) return;
    const { layers, cols } = this.#drawing;
    const stone = ghost ? [stoneAt(ghost.point, cols, ghost.color, 'ghost')] : [];
    layers.hover.replaceChildren(...stone, ...drawMarks(marks, this.#position));
    const taken = new Set(marks.taken ?? []);
    if (taken.size === 0 && this.#taken.size === 0) return;
    this.#taken = taken;
    for (const shape of layers.marks.children)
      shape.classList.toggle('under', taken.has(Number(shape.getAttribute('data-at'))));
    for (const [point, { element }] of this.#stones) element.classList.toggle('faded', taken.has(point));
  }

  /** Handles a key; returns false if it does nothing on a board. */
  #key(event: KeyboardEvent, events: BoardEvents): boolean {
    this.#isTouched = false;
    if (!this.#position || event.ctrlKey || event.altKey || event.metaKey) return false;
    const { rows, cols, point } = this.#position;
    const from = this.#cursor ?? this.#pointed ?? point;
    const isMove = event.shiftKey || events.takesArrows();
    const grid = { rows, columns: cols };
    const to = isMove ? (byArrow(event, grid, from) ?? toEnd(event, grid, from)) : null;
    if (to !== null) {
      this.#pointed = to;
      this.#showCursor(to);
      events.at(to);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (from !== null) events.act(from);
    } else if (event.key === 'Escape') {
      this.#showCursor(null);
      this.#pointed = null;
      events.at(null);
    } else {
      return false;
    }
    return true;
  }

  /** The point under the pointer. */
  #pointOf(event: MouseEvent): number | null {
    const matrix = this.#drawing?.root.getScreenCTM();
    if (!matrix || !this.#position) return null;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const [row, col] = [Math.round(at.y), Math.round(at.x)];
    const { rows, cols } = this.#position;
    return row >= 0 && col >= 0 && row < rows && col < cols ? row * cols + col : null;
  }

  #put({ layers, cols }: Drawing, point: number, cell: Cell, name: string): void {
    const old = this.#stones.get(point);
    if ((old?.color ?? EMPTY) === cell) return;
    if (old) {
      const { element } = old;
      element.classList.add('gone');
      element.addEventListener('animationend', () => element.remove());
      // Without an animation, no `animationend` event follows.
      setTimeout(() => element.remove(), 400);
      this.#stones.delete(point);
    }
    if (cell === EMPTY) return;
    const element = stoneAt(point, cols, cell, name);
    layers.stones.append(element);
    this.#stones.set(point, { color: cell, element });
  }

  #showCursor(point: number | null): void {
    this.#cursor = point;
    if (!this.#drawing) return;
    const { layers, cols } = this.#drawing;
    layers.cursor.replaceChildren();
    if (point === null) return;
    const [x, y] = [(point % cols) - 0.5, Math.floor(point / cols) - 0.5];
    layers.cursor.append(svg('rect', { x, y, width: 1, height: 1, rx: 0.12 }));
  }
}

function stoneAt(point: number, cols: number, color: Color, name: string): SVGElement {
  const kind = colorName(color);
  const center = { cx: point % cols, cy: Math.floor(point / cols) };
  return stoneShape(`stone ${kind} ${name}`, kind, { ...center, r: STONE });
}
