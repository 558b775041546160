// The painter of boards. Play, spectators, reports, lists and exported files draw with it; colours are in palette.css, lines
// and letters in board.css. Squares count row after row from the top left; their letters are X, O, # and, if empty, a dot.
import { svg } from "./dom.js";
import { paints, stonePaintOf, stoneShape } from "./stones.js";

// The side of a square.
export const UNIT = 80;
const MARGIN = 36;
const RIM = 6;
const RADIUS = 33;
const COLORS = { X: "black", O: "white" };

// A board in an SVG element, with the names of files (from the left) and ranks (from the top) if given.
export class Picture {
  constructor(element, { size, files = [], ranks = [] }) {
    const isNamed = files.length > 0;
    Object.assign(this, { element, size, unit: UNIT, margin: isNamed ? MARGIN : 0, rim: isNamed ? RIM : 0, letters: [] });
    this.side = this.margin + size * UNIT + this.rim;
    this.cells = Array.from({ length: size * size }, (_, square) => {
      const [x, y] = this.corner(square);
      return svg("g", { class: "cell", "data-square": square }, svg("rect", { class: "square", x, y, width: UNIT, height: UNIT }));
    });
    // Marks lie above everything and let pointers through.
    this.layer = svg("g", { "pointer-events": "none" });
    const middle = (index) => (index + 0.5) * UNIT;
    const names = [...files.map((name, index) => [name, this.margin + middle(index), this.side - this.margin / 2]),
      ...ranks.map((name, index) => [name, this.margin / 2, this.rim + middle(index)])];
    element.setAttribute("viewBox", `0 0 ${this.side} ${this.side}`);
    const frame = { class: "frame", x: this.margin, y: this.rim, width: size * UNIT, height: size * UNIT };
    element.replaceChildren(paints(), svg("rect", { class: "base", width: this.side, height: this.side, rx: isNamed ? 12 : 0, fill: "url(#paint-wood)" }),
      ...names.map(([name, x, y]) => svg("text", { class: "coordinate", x, y }, name)), ...this.cells, svg("rect", frame), this.layer);
  }

  // Shows squares and updates only those that changed.
  show(letters) {
    for (const [square, letter] of [...letters].entries()) if (letter !== this.letters[square]) this.put(square, letter);
    this.letters = [...letters];
  }

  put(square, letter) {
    const cell = this.cells[square];
    cell.firstChild.setAttribute("class", letter === "#" ? "square wall" : "square");
    const disc = this.discAt(square);
    const color = COLORS[letter];
    if (!color) disc?.remove();
    else if (disc) {
      disc.setAttribute("class", `disc ${color}`);
      disc.lastChild.setAttribute("fill", stonePaintOf(color));
    }
    else cell.append(this.disc(square, color));
  }

  // The disc of a square, if it has one.
  discAt(square) { return this.cells[square]?.querySelector(".disc"); }

  corner(square) { return [this.margin + (square % this.size) * UNIT, this.rim + Math.floor(square / this.size) * UNIT]; }

  middle(square) { return this.corner(square).map((edge) => edge + UNIT / 2); }

  circle(square, kind, r) {
    const [cx, cy] = this.middle(square);
    return svg("circle", { class: kind, cx, cy, r });
  }

  // A disc; further names follow its color.
  disc(square, names) {
    const [cx, cy] = this.middle(square);
    return stoneShape(`disc ${names}`, names.split(" ")[0], { cx, cy, r: RADIUS });
  }

  // The mark of the last move: a ring on its disc, or a dot where there is none.
  last(square) {
    const isBlack = this.letters[square] === "X";
    return this.circle(square, isBlack ? "last on-black" : "last", 14);
  }

  ring(square, kind, inset) {
    const [x, y] = this.corner(square);
    return svg("rect", { class: kind, x: x + inset, y: y + inset, width: UNIT - 2 * inset, height: UNIT - 2 * inset, rx: 10 });
  }

  text(square, kind, words) {
    const [x, y] = this.middle(square);
    return svg("text", { class: kind, x, y }, words);
  }
}

const [R, GAP] = [RADIUS / UNIT, 0.5 - RADIUS / UNIT];
const DISC = `m${GAP} .5a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0-${2 * R} 0z`;
const SHAPES = [["#", "wall", "h1v1h-1z"], ["X", "disc black", DISC], ["O", "disc white", DISC]];

// A small board for lists, of rows of squares that are 1 wide: walls and the pieces of a side are one path each.
export function thumbnail(rows) {
  const path = (letter, shape) => rows.flatMap((row, y) => [...row].map((found, x) => (found === letter ? `M${x} ${y}${shape}` : ""))).join("");
  return svg("svg", { class: "thumbnail", viewBox: `0 0 ${rows.length} ${rows.length}`, "aria-hidden": true },
    ...SHAPES.map(([letter, kind, shape]) => svg("path", { class: kind, d: path(letter, shape) })));
}
