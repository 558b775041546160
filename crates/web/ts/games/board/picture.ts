// The painter of boards. Play, spectators, reports, lists and exported files draw with it; colours are in palette.css, lines
// and letters in board.css. The letters of squares are those of the game's cells: a dot if empty, # for a wall, X, O and others
// for pieces.
import { svg } from '../../shared/dom.ts';
import { paints, stonePaintOf, stoneShape } from '../../shared/stones.ts';
import type { BoardInfo, Cell, Square } from '../api/board.ts';
import { type Color, forSides, type Sides } from '../sides.ts';

/** The side of a square. */
export const UNIT = 80;
const MARGIN = 36;
const RIM = 6;
export const RADIUS = 33;

export type Point = readonly [x: number, y: number];

/** The body of a disc, above its shadow and below its sign. */
export const bodyOf = (disc: Element | null): Element | null => disc?.children[1] ?? null;

/** The letters of a side's pieces. */
export const lettersOf = (cells: readonly Cell[], color: Color): string[] =>
  cells.filter((cell) => cell.color === color).map((cell) => cell.letter);

/** The pieces of both sides on a board of letters. */
export const countPieces = (letters: string, cells: readonly Cell[]): Sides<number> =>
  forSides((color) => {
    const own = lettersOf(cells, color);
    return [...letters].filter((letter) => own.includes(letter)).length;
  });

/** The square of a board under a pointer, also while the pointer is captured elsewhere. */
export function squareAt({ clientX, clientY }: PointerEvent, board: Element): Square | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<SVGElement>('[data-square]');
  return cell && board.contains(cell) ? Number(cell.dataset.square) : null;
}

/** A board in an SVG element. */
export class Picture {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  /** The squares with their pieces. */
  readonly cells: readonly SVGGElement[];
  /** Marks lie above everything and let pointers through. */
  readonly layer: SVGGElement;
  /** The letters of the squares. */
  letters: readonly string[] = [];
  private readonly margin: number;
  private readonly kinds: ReadonlyMap<string, Cell>;
  private readonly grounds: readonly string[];

  constructor(
    readonly element: SVGSVGElement,
    { columns, rows, files, ranks, shaded, cells }: BoardInfo,
  ) {
    // On a large board the squares are small, but the names of files and ranks stay legible.
    const scale = Math.max(1, Math.max(columns, rows) / 10);
    element.style.setProperty('--names', String(scale));
    this.columns = columns;
    this.margin = MARGIN * scale;
    this.kinds = new Map(cells.map((cell) => [cell.letter, cell]));
    this.width = this.margin + columns * UNIT + RIM;
    this.height = this.margin + rows * UNIT + RIM;
    this.grounds = Array.from({ length: columns * rows }, (_, square) =>
      shaded.includes(square) ? 'square shaded' : 'square',
    );
    this.cells = this.grounds.map((ground, square) => {
      const [x, y] = this.corner(square);
      return svg(
        'g',
        { class: 'cell', 'data-square': square },
        svg('rect', { class: ground, x, y, width: UNIT, height: UNIT }),
      );
    });
    this.layer = svg('g', { 'pointer-events': 'none', 'aria-hidden': 'true' });
    const middle = (index: number) => (index + 0.5) * UNIT;
    const coordinate = (name: string, x: number, y: number) =>
      svg('text', { class: 'coordinate', x, y, 'aria-hidden': 'true' }, name);
    element.setAttribute('viewBox', `0 0 ${this.width} ${this.height}`);
    element.replaceChildren(
      paints(),
      svg('rect', { class: 'base', width: this.width, height: this.height, rx: 12, fill: 'url(#paint-wood)' }),
      ...files.map((name, index) => coordinate(name, this.margin + middle(index), this.height - this.margin / 2)),
      ...ranks.map((name, index) => coordinate(name, this.margin / 2, RIM + middle(index))),
      ...this.cells,
      svg('rect', { class: 'frame', x: this.margin, y: RIM, width: columns * UNIT, height: rows * UNIT }),
      this.layer,
    );
  }

  /** Shows squares and updates only those that changed. */
  show(letters: string | readonly string[]): void {
    for (const [square, letter] of [...letters].entries())
      if (letter !== this.letters[square]) this.put(square, letter);
    this.letters = [...letters];
  }

  private put(square: Square, letter: string): void {
    const cell = this.cells[square];
    if (!cell) return;
    cell.firstElementChild?.setAttribute('class', letter === '#' ? 'square wall' : (this.grounds[square] ?? ''));
    const disc = this.discAt(square);
    const color = this.colorOf(letter);
    if (color && disc && !this.signOf(letter) && !this.signOf(this.letters[square])) {
      disc.setAttribute('class', `disc ${color}`);
      bodyOf(disc)?.setAttribute('fill', stonePaintOf(color));
      return;
    }
    disc?.remove();
    if (color) cell.append(this.disc(square, color, { sign: this.signOf(letter) }));
  }

  /** The side of a piece; null if the letter is that of another cell. */
  colorOf(letter: string | undefined): Color | null {
    return this.kindOf(letter)?.color ?? null;
  }

  /** The sign on a piece that is not a plain stone. */
  signOf(letter: string | undefined): string | undefined {
    return this.kindOf(letter)?.sign;
  }

  private kindOf(letter: string | undefined): Cell | undefined {
    return letter === undefined ? undefined : this.kinds.get(letter);
  }

  /** The disc of a square, if it has one. */
  discAt(square: Square): SVGGElement | null {
    return this.cells[square]?.querySelector<SVGGElement>('.disc') ?? null;
  }

  corner(square: Square): Point {
    return [this.margin + (square % this.columns) * UNIT, RIM + Math.floor(square / this.columns) * UNIT];
  }

  middle(square: Square): Point {
    const [x, y] = this.corner(square);
    return [x + UNIT / 2, y + UNIT / 2];
  }

  circle(square: Square, kind: string, r: number): SVGCircleElement {
    const [cx, cy] = this.middle(square);
    return svg('circle', { class: kind, cx, cy, r });
  }

  /** A disc, with a sign if it has one; `kind` are further classes. */
  disc(
    square: Square,
    color: Color,
    { sign, kind = '' }: { sign?: string | undefined; kind?: string } = {},
  ): SVGGElement {
    const [cx, cy] = this.middle(square);
    const disc = stoneShape(`disc ${color}${kind && ` ${kind}`}`, color, { cx, cy, r: RADIUS });
    if (sign) disc.append(this.sign(square, sign, color));
    return disc;
  }

  sign(square: Square, sign: string, color: Color): SVGTextElement {
    return this.text(square, `sign on-${color}`, sign);
  }

  /** The mark of the last move: a ring on its disc, or a dot where there is none. */
  last(square: Square): SVGCircleElement {
    const letter = this.letters[square];
    const isBlack = this.colorOf(letter) === 'black';
    // Around a sign.
    return this.circle(square, isBlack ? 'last on-black' : 'last', this.signOf(letter) ? 28 : 14);
  }

  ring(square: Square, kind: string, inset: number): SVGRectElement {
    const [x, y] = this.corner(square);
    const side = UNIT - 2 * inset;
    return svg('rect', { class: kind, x: x + inset, y: y + inset, width: side, height: side, rx: 10 });
  }

  text(square: Square, kind: string, words: string): SVGTextElement {
    const [x, y] = this.middle(square);
    return svg('text', { class: kind, x, y }, words);
  }
}
