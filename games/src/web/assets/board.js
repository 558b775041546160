// The board: draws what the server says, and turns clicks and keys into moves that the server listed.
import { word } from "./words.js";

const UNIT = 80;
const MARGIN = 36;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

export const pause = (ms) => new Promise((done) => setTimeout(done, calm.matches ? 0 : ms));

export class Board {
  constructor(element, { play, wrong, say }) {
    Object.assign(this, { element, play, wrong, say, view: null, chosen: null, cursor: null, values: [] });
    // The frame of the keys' square goes when a pointer comes.
    element.addEventListener("pointerdown", () => element.classList.remove("keyed"));
    element.addEventListener("click", (event) => {
      const cell = event.target.closest("[data-square]");
      if (cell) this.choose(Number(cell.dataset.square));
    });
    element.addEventListener("keydown", (event) => this.key(event));
  }

  // Shows a view at once.
  show(view) {
    const isNew = this.view?.size !== view.size;
    this.view = view;
    this.values = [];
    if (this.chosen !== null && !this.movesFrom(this.chosen).length) this.chosen = null;
    if (isNew) { this.chosen = null; this.cursor = Math.floor(view.size / 2) * (view.size + 1); }
    this.draw();
  }

  // Shows a view that one move leads to: the piece that moves flashes before it does, if it is to be
  // seen who moves, and the pieces that turn are animated.
  async arrive(view, isComputers) {
    const move = view.moves[view.ply - 1];
    if (isComputers && move.to !== null) {
      const source = move.jump || move.from.length === 1 ? move.from : [];
      for (const at of source.length ? source : move.from) this.disc(at)?.classList.add("flash");
      if (move.from.length) await pause(Math.min(650, view.milliseconds));
    }
    this.chosen = null;
    this.show(view);
    if (calm.matches || move.to === null) return;
    this.disc(move.to)?.classList.add(isComputers && !move.from.length ? "flash" : "arrive");
    for (const at of move.turned) this.disc(at)?.classList.add("turn");
    await pause(isComputers ? Math.min(300, view.milliseconds) : 250);
  }

  // Flashes a move.
  hint(move) {
    this.chosen = null;
    this.draw();
    for (const at of [move.jump ? move.from[0] : null, move.to]) {
      if (at !== null) this.layer.append(this.ring(at, "hinted", 8));
    }
  }

  // Writes what moves are worth on their targets.
  worth(values) {
    this.values = values;
    this.draw();
  }

  // The values by target: those of the chosen piece's moves, or the best of those that share a target.
  worths() {
    const best = Math.max(...this.values.map(([, value]) => value));
    const shown = new Map();
    for (const [mv, value] of this.values) {
      const { to, from } = this.view.legal.find((legal) => legal.mv === mv) ?? {};
      const isShown = this.chosen === null || !from?.length || from.includes(this.chosen);
      if (to != null && isShown && value > (shown.get(to)?.value ?? -Infinity)) shown.set(to, { value, isBest: value === best });
    }
    return shown;
  }

  movesFrom(square) { return this.view.legal.filter((move) => move.from.includes(square)); }

  movesTo(square) {
    return this.view.legal.filter((move) => move.to === square && (!move.from.length || move.from.includes(this.chosen)));
  }

  choose(square) {
    // With no piece chosen, one tap is enough where one move alone leads.
    const here = this.view.legal.filter((move) => move.to === square);
    const [move] = this.chosen === null && here.length === 1 ? here : this.movesTo(square);
    if (move) { this.chosen = null; this.play(move); return; }
    if (this.movesFrom(square).length && square !== this.chosen) this.chosen = square;
    else { if (square !== this.chosen) this.wrong(square); this.chosen = null; }
    this.cursor = square;
    this.draw();
  }

  key(event) {
    const { size } = this.view;
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    if (step && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const row = Math.min(size - 1, Math.max(0, Math.floor(this.cursor / size) + step[0]));
      const column = Math.min(size - 1, Math.max(0, (this.cursor % size) + step[1]));
      this.cursor = row * size + column;
      this.element.classList.add("keyed");
      this.draw();
      this.say(this.describe(this.cursor));
    } else if (event.key === "Enter" || event.key === " ") {
      this.choose(this.cursor);
    } else if (event.key === "Escape") {
      this.chosen = null;
      this.draw();
    } else return;
    event.preventDefault();
  }

  letter(square) { return this.view.rows[Math.floor(square / this.view.size)][square % this.view.size]; }

  name(square) {
    const { size, countsUpwards } = this.view;
    const row = Math.floor(square / size);
    return "abcdefgh"[square % size] + (countsUpwards ? size - row : row + 1);
  }

  describe(square) {
    const what = { X: "black", O: "white", "#": "wall", ".": "empty_" }[this.letter(square)];
    const can = this.movesTo(square).length ? `, ${word("canGo")}` : "";
    return `${this.name(square)} ${word(what)}${can}`;
  }

  disc(square) { return this.element.querySelector(`[data-square="${square}"] .disc`); }

  corner(square) {
    const { size } = this.view;
    return [MARGIN + (square % size) * UNIT, 6 + Math.floor(square / size) * UNIT];
  }

  ring(square, kind, inset) {
    const [x, y] = this.corner(square);
    return svg("rect", { class: kind, x: x + inset, y: y + inset, width: UNIT - 2 * inset, height: UNIT - 2 * inset, rx: 10 });
  }

  draw() {
    const { size } = this.view;
    this.shown = this.worths();
    const edge = MARGIN + size * UNIT + 6;
    this.element.setAttribute("viewBox", `0 0 ${edge} ${edge}`);
    this.element.setAttribute("aria-label", word("board", word(this.view.game)));
    this.layer = svg("g", { "pointer-events": "none" });
    const cells = Array.from({ length: size * size }, (_, square) => this.cell(square));
    this.element.replaceChildren(svg("rect", { class: "base", width: edge, height: edge, rx: 14 }), ...this.names(), ...cells, this.layer);
    this.mark();
  }

  names() {
    const { size } = this.view;
    return Array.from({ length: size }, (_, index) => {
      const [file] = this.name(index);
      const rank = this.name(index * size).slice(1);
      const middle = index * UNIT + UNIT / 2;
      const bottom = 6 + size * UNIT + MARGIN / 2;
      return [
        svg("text", { class: "name", x: MARGIN + middle, y: bottom }, file),
        svg("text", { class: "name", x: MARGIN / 2, y: 6 + middle }, rank),
      ];
    }).flat();
  }

  cell(square) {
    const [x, y] = this.corner(square);
    const letter = this.letter(square);
    const targets = this.movesTo(square);
    const can = targets.length || this.movesFrom(square).length;
    const cell = svg("g", { class: can ? "cell can" : "cell", "data-square": square, "data-name": this.name(square), role: "img",
      "aria-label": this.describe(square) });
    cell.append(svg("rect", { class: letter === "#" ? "square wall" : "square", x, y, width: UNIT, height: UNIT }));
    const middle = { cx: x + UNIT / 2, cy: y + UNIT / 2 };
    if ("XO".includes(letter)) cell.append(svg("circle", { class: `disc ${letter === "X" ? "black" : "white"}`, ...middle, r: 31 }));
    if (targets.length && !(this.shown.has(square) && this.chosen === null)) {
      const [move] = targets;
      const kind = !move.from.length ? "place" : move.jump ? "jump" : "spawn";
      const isValued = this.shown.has(square);
      const r = isValued ? 35 : { place: 9, jump: 19, spawn: 15 }[kind];
      cell.append(svg("circle", { class: isValued ? `${kind} valued` : kind, ...middle, r }));
    }
    return cell;
  }

  mark() {
    const { moves, ply } = this.view;
    const last = moves[ply - 1];
    if (last && last.to !== null) {
      this.layer.append(this.ring(last.to, "last", 4));
      if (last.jump) this.layer.append(this.ring(last.from[0], "left", 6));
    }
    if (this.chosen !== null) this.layer.append(this.ring(this.chosen, "chosen", 5));
    if (this.cursor !== null) this.layer.append(this.ring(this.cursor, "cursor", 2));
    for (const [square, { value, isBest }] of this.shown) {
      const [x, y] = this.corner(square);
      this.layer.append(svg("text", { class: isBest ? "worth best" : "worth", x: x + UNIT / 2, y: y + UNIT / 2 }, worthOf(value)));
    }
    this.marked?.();
  }
}

// Whether a value stands for a certain end.
export const isSure = (value) => Math.abs(value) >= 28000;

// Hundredths of a piece as a person writes them; a certain end is a win or a loss.
export function worthOf(value) {
  if (isSure(value)) return word(value > 0 ? "win" : "loss");
  const tenths = Math.round(Math.abs(value) / 10);
  const text = tenths >= 100 ? String(Math.round(tenths / 10)) : (tenths / 10).toFixed(1);
  return tenths === 0 ? "0" : (value > 0 ? "+" : "−") + text;
}
