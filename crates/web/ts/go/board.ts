// The board: draws a position with its marks, and reports the point of the mouse, a finger or the keyboard cursor.
import { BLACK, EMPTY } from './rules.ts';
import { make, svg } from '../shared/dom.ts';
import { columnName, rowName } from './notation.ts';
import { paints, stoneShape } from '../shared/stones.ts';

// Lengths in cells, the same as in pictures (crates/render/src/theme.rs).
const STONE = 0.455;
const STAR = 0.075;
const MARGIN = 1;

/** A stone in a line of text. */
export const stoneSign = (color) => make('span', { class: `sign ${colorName(color)}`, 'aria-hidden': 'true' });

export const colorName = (color) => (color === BLACK ? 'black' : 'white');

/** The lines with star points: near both edges and in the middle; small boards have them in the corners and the centre. */
function stars(rows, cols) {
  const lines = (count) => {
    if (count < 7) return [];
    const edge = count < 13 ? 2 : 3;
    return count % 2 === 1 ? [edge, (count - 1) / 2, count - 1 - edge] : [edge, count - 1 - edge];
  };
  const isMiddle = (at, count) => 2 * at + 1 === count;
  const hasSides = Math.min(rows, cols) >= 13;
  const pairs = lines(rows).flatMap((row) => lines(cols).map((col) => [row, col]));
  return pairs.filter(([row, col]) => hasSides || isMiddle(row, rows) === isMiddle(col, cols));
}

/** The star points of a board. */
export const starPoints = (rows, cols) =>
  svg(
    'g',
    { class: 'stars' },
    stars(rows, cols).map(([cy, cx]) => svg('circle', { cx, cy, r: STAR })),
  );

/** The lines of a board, as a path. */
export function grid(rows, cols) {
  const across = Array.from({ length: rows }, (_, row) => `M0 ${row}H${cols - 1}`);
  const down = Array.from({ length: cols }, (_, col) => `M${col} 0V${rows - 1}`);
  return [...across, ...down].join('');
}

/** The shape of a mark on a point whose centre is at x and y. */
export const circle = (r) => (cx, cy) => svg('circle', { cx, cy, r });
export const path = (d) => (x, y) => svg('path', { d: `M${x} ${y}${d}` });
export const cross = (arm) => path(`m${-arm} ${-arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`);

/** All kinds of marks; modules that are not on every page add theirs. */
export const SHAPES = {
  last: circle(0.21),
  group: circle(0.4),
  liberty: circle(0.17),
  // A dot, unlike the triangle of an author.
  atari: circle(0.13),
  dead: cross(0.2),
  taken: cross(0.2),
  illegal: cross(0.2),
};

export class Board {
  /** `at` is called with the selected point or null, `act` with a point that is clicked, tapped or confirmed. The keyboard moves
   * the cursor by arrow keys with Shift, or without if `takesArrows()`. */
  constructor(host, { at, act, takesArrows }) {
    Object.assign(this, {
      host,
      at,
      act,
      takesArrows,
      position: null,
      style: null,
      stones: new Map(),
      cursor: null,
      pointed: null,
    });
    host.addEventListener('pointermove', (event) => event.pointerType !== 'touch' && this.#point(this.#pointOf(event)));
    host.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && this.#point(null));
    host.addEventListener('click', (event) => this.#choose(this.#pointOf(event)));
    host.addEventListener('keydown', (event) => this.#key(event));
    host.addEventListener('blur', () => this.showCursor(null));
  }

  #point(point) {
    if (point === this.pointed) return;
    this.pointed = point;
    this.showCursor(null);
    this.at(point);
  }

  #choose(point) {
    if (point === null) return;
    this.pointed = point;
    this.showCursor(null);
    this.act(point);
  }

  #key(event) {
    const { rows, cols } = this.position;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
    const ends = { Home: [0, -cols], End: [0, cols], PageUp: [-rows, 0], PageDown: [rows, 0] };
    const step = event.shiftKey || this.takesArrows() ? (steps[event.key] ?? ends[event.key]) : null;
    const from = this.cursor ?? this.pointed ?? this.position.point;
    if (step) {
      const [row, col] = from === null ? [(rows - 1) >> 1, (cols - 1) >> 1] : [Math.floor(from / cols), from % cols];
      const [down, right] = from === null ? [0, 0] : step;
      const clamp = (value, count) => Math.max(0, Math.min(count - 1, value));
      const point = clamp(row + down, rows) * cols + clamp(col + right, cols);
      this.showCursor(point);
      this.pointed = point;
      this.at(point);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (from !== null) this.act(from);
    } else if (event.key === 'Escape') {
      this.showCursor(null);
      this.pointed = null;
      this.at(null);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** The point under the pointer. */
  #pointOf(event) {
    const matrix = this.root?.getScreenCTM();
    if (!matrix) return null;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const [row, col] = [Math.round(at.y), Math.round(at.x)];
    const { rows, cols } = this.position;
    return row >= 0 && col >= 0 && row < rows && col < cols ? row * cols + col : null;
  }

  center(point) {
    return { cx: point % this.position.cols, cy: Math.floor(point / this.position.cols) };
  }

  /** Shows a position: new stones appear, removed ones fade. */
  show(position, style) {
    const isSameBoard = this.root && this.position.rows === position.rows && this.position.cols === position.cols;
    this.position = position;
    const isNew = !isSameBoard || this.style !== style;
    if (isNew) this.#draw(style);
    // Stones of the first position do not appear one by one.
    position.cells.forEach((color, point) => this.#put(point, color, isNew ? '' : 'new'));
  }

  #draw(style) {
    const { rows, cols } = this.position;
    this.style = style;
    this.stones.clear();
    this.cursor = null;
    const names = (count, nameOf, place) =>
      style === 'none'
        ? []
        : Array.from({ length: count }, (_, index) =>
            place(index).map(([x, y]) => svg('text', { x, y }, nameOf(index))),
          ).flat();
    const beside = names(
      rows,
      (row) => rowName(rows, row, style),
      (row) => [
        [-0.72, row],
        [cols - 0.28, row],
      ],
    );
    const above = names(
      cols,
      (col) => columnName(col, style),
      (col) => [
        [col, -0.72],
        [col, rows - 0.28],
      ],
    );
    this.layers = Object.fromEntries(
      ['under', 'stones', 'marks', 'hover', 'cursor'].map((name) => [name, svg('g', { class: name })]),
    );
    const edge = style === 'none' ? 0.6 : MARGIN;
    const box = [-edge, -edge, cols - 1 + 2 * edge, rows - 1 + 2 * edge];
    this.root = svg(
      'svg',
      { viewBox: box.join(' '), 'aria-hidden': 'true', class: 'board' },
      paints(),
      svg('rect', {
        x: box[0],
        y: box[1],
        width: box[2],
        height: box[3],
        rx: 0.18,
        class: 'wood',
        fill: 'url(#paint-wood)',
      }),
      svg('path', { d: grid(rows, cols), class: 'lines' }),
      starPoints(rows, cols),
      svg('g', { class: 'names' }, beside, above),
      Object.values(this.layers),
    );
    this.host.replaceChildren(this.root);
    document.documentElement.style.setProperty('--ratio', String(box[2] / box[3]));
  }

  #put(point, color, name) {
    const old = this.stones.get(point);
    if ((old?.color ?? EMPTY) === color) return;
    if (old) {
      old.element.classList.add('gone');
      old.element.addEventListener('animationend', () => old.element.remove());
      // Without an animation, no `animationend` event follows.
      setTimeout(() => old.element.remove(), 400);
      this.stones.delete(point);
    }
    if (color === EMPTY) return;
    const element = this.stone(point, color, name);
    this.layers.stones.append(element);
    this.stones.set(point, { color, element });
  }

  stone(point, color, name = '') {
    const kind = colorName(color);
    return stoneShape(`stone ${kind} ${name}`, kind, { ...this.center(point), r: STONE });
  }

  showCursor(point) {
    this.cursor = point;
    const box =
      point === null
        ? []
        : [
            svg('rect', {
              x: this.center(point).cx - 0.5,
              y: this.center(point).cy - 0.5,
              width: 1,
              height: 1,
              rx: 0.12,
            }),
          ];
    this.layers?.cursor.replaceChildren(...box);
  }

  /** Sets the permanent marks. */
  mark(kinds) {
    this.layers.marks.replaceChildren(...this.#shapes(kinds));
  }

  /** Sets the marks of the selected point. */
  hover(kinds, ghost = null) {
    const shapes = this.#shapes(kinds);
    this.layers.hover.replaceChildren(...(ghost ? [this.stone(ghost.point, ghost.color, 'ghost')] : []), ...shapes);
    const taken = new Set(kinds.taken ?? []);
    for (const shape of this.layers.marks.children)
      shape.classList.toggle('under', taken.has(Number(shape.dataset.at)));
    for (const [point, { element }] of this.stones) element.classList.toggle('faded', taken.has(point));
  }

  /** Shapes on points: `{ kind: points }`; for labels, pairs of a point and a text. */
  #shapes(kinds) {
    const at = (kind, [point, text]) => {
      const color = this.position.cells[point];
      const name = `${kind} ${color === EMPTY ? 'on-wood' : `on-${colorName(color)}`}`;
      const { cx, cy } = this.center(point);
      const shape = SHAPES[kind](cx, cy, text);
      shape.setAttribute('class', `${shape.getAttribute('class') ?? ''} ${name}`);
      shape.setAttribute('data-at', point);
      return shape;
    };
    return Object.entries(kinds).flatMap(([kind, points]) => points.map((point) => at(kind, [point].flat())));
  }
}
