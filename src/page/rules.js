// The rules of Go for what happens on the page itself: groups, liberties, captures, suicide, ko and superko. What it says
// is what the program says; tests/page/rules.rs holds the two against each other.

export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
export const MAX_SIZE = 25;

export const opponent = (color) => BLACK + WHITE - color;

// A random number for each stone; a board's hash is all of its stones' (Zobrist 1970).
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

// The points beside each point of a board, for each size once.
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

// Points that the search for a group has been on.
const seen = new Uint32Array(MAX_SIZE * MAX_SIZE);
let mark = 0;

/** A board, how it came about, and whose turn it is. It never changes: a play makes another one. Points are counted row
 * by row from the upper left. */
export class Position {
  #groups = [];

  constructor(rows, cols, toMove = BLACK, cells = new Uint8Array(rows * cols), hash = hashOf(cells)) {
    this.rows = rows;
    this.cols = cols;
    this.cells = cells;
    this.toMove = toMove;
    this.beside = besideAll(rows, cols);
    this.hash = hash;
    // Moves so far.
    this.number = 0;
    // The position before; the history that ko and superko look at ends where there is none.
    this.parent = null;
    // Who moved, and where; nobody in a setup, nowhere in a pass.
    this.mover = null;
    this.point = null;
    // The stones that the move took off the board, and the one that it captured if it was one alone.
    this.removed = [];
    this.took = null;
    // What the program says of it: its dead stones, its captures and suicides.
    this.facts = null;
  }

  /** `X` is black, `O` white, `.` empty; blanks and ends of lines say nothing. */
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

  /** The same board with some points otherwise. */
  #changed(changes) {
    const cells = this.cells.slice();
    for (const [point, color] of changes) cells[point] = color;
    return cells;
  }

  /** What a play on an empty point does to the stones. */
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

  /** The effect of a play on an empty point whose stones are known. */
  #known(point, color, captured, suicide) {
    let hash = this.hash ^ key(point, color);
    for (const stone of captured) hash ^= key(stone, opponent(color));
    for (const stone of suicide) hash ^= key(stone, color);
    return { captured, suicide, hash };
  }

  /** The board after a play with this effect. */
  #after(point, color, { captured, suicide }) {
    const gone = [...captured, ...suicide].map((stone) => [stone, EMPTY]);
    return this.#changed([[point, color], ...gone]);
  }

  /** What a play does, whatever any rules think of it: the stones that it captures, its own stones that go by suicide, the
   * number of the move whose ko it retakes at once, and the latest earlier positions that it repeats. */
  look(point, color = this.toMove) {
    const occupied = this.cells[point];
    if (occupied !== EMPTY) {
      // Rules forbid it; a record may have it all the same.
      const cleared = new Position(this.rows, this.cols, color, this.#changed([[point, EMPTY]]));
      const { captured, suicide, hash } = cleared.#effect(point, color);
      return { occupied, captured, suicide, hash, ko: null, position: null, situation: null };
    }
    const effect = this.#effect(point, color);
    const { captured, suicide, hash } = effect;
    // The stone that it takes is the one that took: the ko is forbidden to one colour alone.
    const isKo = this.took === point && captured.length === 1 && captured[0] === this.point;
    const { position, situation } = this.#repetitions(point, color, effect);
    return { occupied, captured, suicide, hash, ko: isKo ? this.number : null, position, situation };
  }

  /** The latest position that a play repeats, and the latest with the same player to move. */
  #repetitions(point, color, effect) {
    let [position, situation, cells] = [null, null, null];
    const isSame = (earlier) => {
      cells ??= this.#after(point, color, effect);
      return cells.every((cell, index) => cell === earlier.cells[index]);
    };
    // What was set up in between has no player who moved next.
    for (let [at, next] = [this, color]; at && !situation; [at, next] = [at.parent, at.mover]) {
      if (at.hash !== effect.hash || next === null || !isSame(at)) continue;
      const repetition = { at, after: at.number, length: this.number + 1 - at.number };
      position ??= repetition;
      if (next === opponent(color)) situation = repetition;
    }
    return { position, situation };
  }

  /** The position after a play, legal or not: the stone stands whatever was on its point, the opponent's groups beside it
   * without a liberty go, then its own if it has none (the specification of SGF has it so). `removed` are the stones that go,
   * where the program has said so. */
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

  /** The position with stones set up or taken away, or with another player to move. Nothing is captured; where a stone
   * changes, the history begins anew. */
  setUp(stones, toMove = this.toMove) {
    const changes = stones.filter(([point, color]) => this.cells[point] !== color);
    const after = new Position(this.rows, this.cols, toMove, this.#changed(stones));
    after.number = this.number;
    if (changes.length === 0) [after.parent, after.point, after.took] = [this, this.point, this.took];
    return after;
  }
}

/** Why rules forbid a play with these facts: the plainest reason of several; nothing when they allow it. */
export function forbids({ ko, suicide }, facts) {
  if (facts.occupied !== EMPTY) return 'occupied';
  if (facts.suicide.length > 0 && !suicide) return 'suicide';
  if (facts.ko !== null && ko !== 'none') return 'ko';
  if (facts.position && ko === 'positional') return 'positional';
  if (facts.situation && ko === 'situational') return 'situational';
  return null;
}
