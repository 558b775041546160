// The painter of boards. Play, spectators, reports, lists and exported files draw with it; colours are in palette.css, lines
// and letters in board.css. Squares count row after row from the top left; their letters are those of the game's cells, which
// the server lists: a dot if empty, # for a wall, X, O and others for pieces.
import { svg } from '../shared/dom.ts';
import { paints, stonePaintOf, stoneShape } from '../shared/stones.ts';

// The side of a square.
export const UNIT = 80;
const MARGIN = 36;
const RIM = 6;
const RADIUS = 33;

// The body of a disc, above its shadow and below its sign.
export const bodyOf = (disc) => disc?.children[1];

// The pieces of black and white on a board of letters.
export const countPieces = (letters, cells) =>
  ['black', 'white'].map((color) => {
    const own = cells.filter((cell) => cell.color === color).map((cell) => cell.letter);
    return [...letters].filter((letter) => own.includes(letter)).length;
  });

// A board in an SVG element, as the server describes it.
export class Picture {
  constructor(element, { columns, rows, files, ranks, shaded, cells }) {
    // On a large board the squares are small, but the names of files and ranks stay legible.
    const scale = Math.max(1, Math.max(columns, rows) / 10);
    element.style.setProperty('--names', scale);
    Object.assign(this, {
      element,
      columns,
      rows,
      unit: UNIT,
      margin: MARGIN * scale,
      rim: RIM,
      letters: [],
      kinds: new Map(cells.map((cell) => [cell.letter, cell])),
    });
    this.width = this.margin + columns * UNIT + this.rim;
    this.height = this.margin + rows * UNIT + this.rim;
    this.grounds = Array.from({ length: columns * rows }, () => 'square');
    for (const square of shaded) this.grounds[square] = 'square shaded';
    this.cells = this.grounds.map((ground, square) => {
      const [x, y] = this.corner(square);
      return svg(
        'g',
        { class: 'cell', 'data-square': square },
        svg('rect', { class: ground, x, y, width: UNIT, height: UNIT }),
      );
    });
    // Marks lie above everything and let pointers through.
    this.layer = svg('g', { 'pointer-events': 'none' });
    const middle = (index) => (index + 0.5) * UNIT;
    const names = [
      ...files.map((name, index) => [name, this.margin + middle(index), this.height - this.margin / 2]),
      ...ranks.map((name, index) => [name, this.margin / 2, this.rim + middle(index)]),
    ];
    element.setAttribute('viewBox', `0 0 ${this.width} ${this.height}`);
    const frame = { class: 'frame', x: this.margin, y: this.rim, width: columns * UNIT, height: rows * UNIT };
    element.replaceChildren(
      paints(),
      svg('rect', { class: 'base', width: this.width, height: this.height, rx: 12, fill: 'url(#paint-wood)' }),
      ...names.map(([name, x, y]) => svg('text', { class: 'coordinate', x, y }, name)),
      ...this.cells,
      svg('rect', frame),
      this.layer,
    );
  }

  // Shows squares and updates only those that changed.
  show(letters) {
    for (const [square, letter] of [...letters].entries())
      if (letter !== this.letters[square]) this.put(square, letter);
    this.letters = [...letters];
  }

  put(square, letter) {
    const cell = this.cells[square];
    cell.firstChild.setAttribute('class', letter === '#' ? 'square wall' : this.grounds[square]);
    const disc = this.discAt(square);
    const color = this.colorOf(letter);
    if (color && disc && !this.signOf(letter) && !this.signOf(this.letters[square])) {
      disc.setAttribute('class', `disc ${color}`);
      bodyOf(disc).setAttribute('fill', stonePaintOf(color));
      return;
    }
    disc?.remove();
    if (color) cell.append(this.disc(square, color, this.signOf(letter)));
  }

  // The side of a piece; undefined if the letter is that of another cell.
  colorOf(letter) {
    return this.kinds.get(letter)?.color;
  }

  // The sign on a piece that is not a plain stone.
  signOf(letter) {
    return this.kinds.get(letter)?.sign;
  }

  // The disc of a square, if it has one.
  discAt(square) {
    return this.cells[square]?.querySelector('.disc');
  }

  corner(square) {
    return [this.margin + (square % this.columns) * UNIT, this.rim + Math.floor(square / this.columns) * UNIT];
  }

  middle(square) {
    return this.corner(square).map((edge) => edge + UNIT / 2);
  }

  circle(square, kind, r) {
    const [cx, cy] = this.middle(square);
    return svg('circle', { class: kind, cx, cy, r });
  }

  // A disc, with a sign if it has one; further names follow its color.
  disc(square, names, sign) {
    const [cx, cy] = this.middle(square);
    const disc = stoneShape(`disc ${names}`, names.split(' ')[0], { cx, cy, r: RADIUS });
    if (sign) disc.append(this.sign(square, sign, names.split(' ')[0]));
    return disc;
  }

  sign(square, sign, color) {
    return this.text(square, `sign on-${color}`, sign);
  }

  // The mark of the last move: a ring on its disc, or a dot where there is none.
  last(square) {
    const letter = this.letters[square];
    const isBlack = this.colorOf(letter) === 'black';
    // Around a sign.
    return this.circle(square, isBlack ? 'last on-black' : 'last', this.signOf(letter) ? 28 : 14);
  }

  ring(square, kind, inset) {
    const [x, y] = this.corner(square);
    return svg('rect', {
      class: kind,
      x: x + inset,
      y: y + inset,
      width: UNIT - 2 * inset,
      height: UNIT - 2 * inset,
      rx: 10,
    });
  }

  text(square, kind, words) {
    const [x, y] = this.middle(square);
    return svg('text', { class: kind, x, y }, words);
  }
}

const [R, GAP] = [RADIUS / UNIT, 0.5 - RADIUS / UNIT];
const DISC = `m${GAP} .5a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0-${2 * R} 0z`;

// A small board for lists, of rows of squares that are 1 wide: walls and the pieces of a side are one path each.
export function thumbnail(rows, cells) {
  const [width, height] = [rows[0].length, rows.length];
  const path = (letters, shape) =>
    rows
      .flatMap((row, y) => [...row].map((found, x) => (letters.includes(found) ? `M${x} ${y}${shape}` : '')))
      .join('');
  const own = (color) => cells.filter((cell) => cell.color === color).map((cell) => cell.letter);
  return svg(
    'svg',
    { class: 'thumbnail', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': true },
    svg('rect', { class: 'ground', width, height }),
    svg('path', { class: 'wall', d: path(['#'], 'h1v1h-1z') }),
    ...['black', 'white'].map((color) => svg('path', { class: `disc ${color}`, d: path(own(color), DISC) })),
  );
}
