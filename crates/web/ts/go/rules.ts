// The rules of Go for moves on the page: groups, liberties, captures, suicide, ko and superko. tests/page/rules.rs checks that
// they agree with the program.

export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
export const MAX_SIZE = 25;

export const opponent = (color) => BLACK + WHITE - color;

// A random number for each stone; the hash of a board combines those of its stones (Zobrist 1970).
const KEYS = (() => {
  let state = 0x9e3779b9;
  return Int32Array.from({ length: 2 * MAX_SIZE * MAX_SIZE }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state;
  });
})();

const key = (point, color) => KEYS[2 * point + color - 1];

const hashOf = (cells) => cells.reduce((hash, color, point) => (color === EMPTY ? hash : hash ^ key(point, color)), 0);

// The neighbours of each point of a board, cached by size.
const BESIDE = new Map();

function besideAll(rows, cols) {
  const size = MAX_SIZE * rows + cols;
  if (!BESIDE.has(size)) {
    const all = Array.from({ length: rows * cols }, (_, point) => {
      const [row, col] = [Math.floor(point / cols), point % cols];
      const beside = [];
      if (row > 0) beside.push(point - cols);
      if (col > 0) beside.push(point - 1);
      if (col + 1 < cols) beside.push(point + 1);
      if (row + 1 < rows) beside.push(point + cols);
      return beside;
    });
    BESIDE.set(size, all);
  }
  return BESIDE.get(size);
}

const stonesOf = (groups) => (groups.length > 0 ? groups.flatMap(({ stones }) => stones) : []);

// Points that the search for a group has visited.
const seen = new Uint32Array(MAX_SIZE * MAX_SIZE);
let mark = 0;

/** A board with its history and the side to move. Immutable: a move creates a new one. Points are indices, row by row from the
 * upper left. */
export class Position {
  #groups = [];

  constructor(rows, cols, toMove = BLACK, cells = new Uint8Array(rows * cols), hash = hashOf(cells)) {
    this.rows = rows;
    this.cols = cols;
    this.cells = cells;
    this.toMove = toMove;
    this.beside = besideAll(rows, cols);
    this.hash = hash;
    // The number of moves so far.
    this.number = 0;
    // The previous position. The history for ko and superko ends where there is none.
    this.parent = null;
    // The colour and the point of the last move; none after a setup, and no point after a pass.
    this.mover = null;
    this.point = null;
    // The stones that the move removed, and the captured stone if it was a single one.
    this.removed = [];
    this.took = null;
    // The program's analysis: dead stones, captures and suicides.
    this.facts = null;
  }

  /** `X` is black, `O` white, `.` empty; white space is ignored. */
  static parse(text, rows, cols, toMove = BLACK) {
    const letters = text.replace(/\s/g, '');
    return new Position(
      rows,
      cols,
      toMove,
      Uint8Array.from(letters, (letter) => '.XO'.indexOf(letter)),
    );
  }

  toString() {
    return Array.from(this.cells, (color) => '.XO'[color]).join('');
  }

  /** The group of the stone on a point: its stones and its liberties. */
  group(point) {
    if (this.#groups[point]) return this.#groups[point];
    const color = this.cells[point];
    const group = { color, stones: [point], liberties: [] };
    mark += 1;
    seen[point] = mark;
    for (let i = 0; i < group.stones.length; i += 1) {
      for (const next of this.beside[group.stones[i]]) {
        const found = this.cells[next];
        if ((found !== color && found !== EMPTY) || seen[next] === mark) continue;
        seen[next] = mark;
        (found === color ? group.stones : group.liberties).push(next);
      }
    }
    for (const stone of group.stones) this.#groups[stone] = group;
    return group;
  }

  /** Every group, by its first stone. */
  groups() {
    const all = new Set();
    this.cells.forEach((color, point) => color !== EMPTY && all.add(this.group(point)));
    return [...all];
  }

  /** The board with some points changed. */
  #changed(changes) {
    const cells = this.cells.slice();
    for (const [point, color] of changes) cells[point] = color;
    return cells;
  }

  /** The effect of a move on an empty point. */
  #effect(point, color) {
    const taken = [];
    const own = [];
    let lives = false;
    for (const next of this.beside[point]) {
      if (this.cells[next] === EMPTY) {
        lives = true;
        continue;
      }
      const group = this.group(next);
      const isLast = group.liberties.length === 1;
      if (group.color === color) {
        if (!own.includes(group)) own.push(group);
        lives ||= !isLast;
      } else if (isLast && !taken.includes(group)) {
        taken.push(group);
      }
    }
    const dies = taken.length === 0 && !lives;
    return this.#known(point, color, stonesOf(taken), dies ? [point, ...stonesOf(own)] : []);
  }

  /** The effect of a move on an empty point whose captured stones are known. */
  #known(point, color, captured, suicide) {
    let hash = this.hash ^ key(point, color);
    for (const stone of captured) hash ^= key(stone, opponent(color));
    for (const stone of suicide) hash ^= key(stone, color);
    return { captured, suicide, hash };
  }

  /** The board after a move with this effect. */
  #after(point, color, { captured, suicide }) {
    const gone = [...captured, ...suicide].map((stone) => [stone, EMPTY]);
    return this.#changed([[point, color], ...gone]);
  }

  /** The facts of a move, regardless of rules: the captured stones, the own stones removed by suicide, the number of the move
   * whose ko it retakes at once, and the latest earlier positions that it repeats. */
  look(point, color = this.toMove) {
    const occupied = this.cells[point];
    if (occupied !== EMPTY) {
      // Illegal, but a record may contain it.
      const cleared = new Position(this.rows, this.cols, color, this.#changed([[point, EMPTY]]));
      const { captured, suicide, hash } = cleared.#effect(point, color);
      return { occupied, captured, suicide, hash, ko: null, position: null, situation: null };
    }
    const effect = this.#effect(point, color);
    const { captured, suicide, hash } = effect;
    // The captured stone is the one that took the ko: retaking it is forbidden for one colour only.
    const isKo = this.took === point && captured.length === 1 && captured[0] === this.point;
    const { position, situation } = this.#repetitions(point, color, effect);
    return { occupied, captured, suicide, hash, ko: isKo ? this.number : null, position, situation };
  }

  /** The latest position that a move repeats, and the latest with the same player to move. */
  #repetitions(point, color, effect) {
    let [position, situation, cells] = [null, null, null];
    const isSame = (earlier) => {
      cells ??= this.#after(point, color, effect);
      return cells.every((cell, index) => cell === earlier.cells[index]);
    };
    // A setup has no player who moved.
    for (let [at, next] = [this, color]; at && !situation; [at, next] = [at.parent, at.mover]) {
      if (at.hash !== effect.hash || next === null || !isSame(at)) continue;
      const repetition = { at, after: at.number, length: this.number + 1 - at.number };
      position ??= repetition;
      if (next === opponent(color)) situation = repetition;
    }
    return { position, situation };
  }

  /** The position after a move, legal or not: the stone replaces any other on its point, adjacent groups of the opponent without
   * liberties are removed, then its own group if it has none (as in the specification of SGF). `removed` are the removed
   * stones, if the program has given them. */
  play(point, color = this.toMove, removed = null) {
    const told = () =>
      removed.includes(point) ? this.#known(point, color, [], removed) : this.#known(point, color, removed, []);
    const facts = removed ? told() : this.look(point, color);
    const cells = this.#after(point, color, facts);
    const after = new Position(this.rows, this.cols, opponent(color), cells, facts.hash ?? hashOf(cells));
    return after.#follow(this, color, point, facts);
  }

  pass(color = this.toMove) {
    const after = new Position(this.rows, this.cols, opponent(color), this.cells, this.hash);
    return after.#follow(this, color, null, { captured: [], suicide: [] });
  }

  #follow(before, color, point, { captured, suicide }) {
    this.parent = before;
    this.number = before.number + 1;
    this.mover = color;
    this.point = point;
    this.removed = suicide.length > 0 ? suicide : captured;
    this.took = captured.length === 1 ? captured[0] : null;
    return this;
  }

  /** The position with stones added or removed, or with another player to move. Nothing is captured. If a stone changes, the
   * history starts again. */
  setUp(stones, toMove = this.toMove) {
    const changes = stones.filter(([point, color]) => this.cells[point] !== color);
    const after = new Position(this.rows, this.cols, toMove, this.#changed(stones));
    after.number = this.number;
    if (changes.length === 0) [after.parent, after.point, after.took] = [this, this.point, this.took];
    return after;
  }
}

/** Why rules forbid a move with these facts, the simplest of several reasons; null if they allow it. */
export function forbids({ ko, suicide }, facts) {
  if (facts.occupied !== EMPTY) return 'occupied';
  if (facts.suicide.length > 0 && !suicide) return 'suicide';
  if (facts.ko !== null && ko !== 'none') return 'ko';
  if (facts.position && ko === 'positional') return 'positional';
  if (facts.situation && ko === 'situational') return 'situational';
  return null;
}
