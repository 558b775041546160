// The rules of Go for moves on the page: groups, liberties, captures, suicide, ko and superko. tests/page/rules.rs checks that
// they agree with the program.

export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
export const MAX_SIZE = 25;

export type Color = typeof BLACK | typeof WHITE;

/** The content of a point. */
export type Cell = typeof EMPTY | Color;

export const COLORS: readonly Color[] = [BLACK, WHITE];

export const opponent = (color: Color): Color => (color === BLACK ? WHITE : BLACK);

/** The contents of all points, row by row: bytes, because a record may have many thousands of positions. */
export interface Cells extends Iterable<Cell> {
  readonly length: number;
  readonly [point: number]: Cell;
  keys(): ArrayIterator<number>;
  entries(): ArrayIterator<[point: number, cell: Cell]>;
  every(isSo: (cell: Cell, point: number) => boolean): boolean;
  some(isSo: (cell: Cell, point: number) => boolean): boolean;
  forEach(act: (cell: Cell, point: number) => void): void;
  map(change: (cell: Cell, point: number) => Cell): EditableCells;
  reduce<Result>(add: (result: Result, cell: Cell, point: number) => Result, start: Result): Result;
  slice(): EditableCells;
}

export interface EditableCells extends Cells {
  [point: number]: Cell;
}

// Cells are written only as `Cell`.
export const emptyCells = (area: number): EditableCells => new Uint8Array(area) as EditableCells;

export type KoRule = 'simple' | 'positional' | 'situational' | 'none';

export type RuleSetName =
  | 'japanese'
  | 'chinese'
  | 'chinese-kgs'
  | 'korean'
  | 'aga'
  | 'new-zealand'
  | 'tromp-taylor'
  | 'ing'
  | 'none';

/** A rule set, as the page's data has it. */
export interface RuleSet {
  readonly name: RuleSetName;
  readonly ko: KoRule;
  /** True if suicide is legal. */
  readonly suicide?: boolean;
}

/** Why a move is illegal. */
export type Reason = 'occupied' | 'suicide' | 'ko' | 'positional' | 'situational';

/** Connected stones of a colour. */
export interface Group {
  readonly color: Color;
  readonly stones: readonly number[];
  readonly liberties: readonly number[];
}

/** An earlier position that a move repeats. */
export interface Repetition {
  readonly at: Position;
  /** The number of its last move. */
  readonly after: number;
  /** The number of moves from it to the repetition. */
  readonly length: number;
}

/** The stones that a move removes, and the hash of the board after it. */
interface Effect {
  readonly captured: readonly number[];
  /** The own stones removed by suicide. */
  readonly suicide: readonly number[];
  readonly hash: number;
}

/** The facts of a move, regardless of rules. */
export interface MoveFacts extends Effect {
  readonly occupied: Cell;
  /** The number of the move whose ko it retakes at once. */
  readonly ko: number | null;
  /** The latest earlier position that it repeats, and the latest with the same player to move. */
  readonly position: Repetition | null;
  readonly situation: Repetition | null;
}

/** The analysis of a position for the player to move. Points are indices. */
export interface Analysis {
  /** The stones without liberties. */
  readonly dead: readonly number[];
  readonly captures: readonly number[];
  /** The empty points where the player may not play. */
  readonly suicides: readonly number[];
}

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

const key = (point: number, color: Color): number => KEYS[2 * point + color - 1] ?? 0;

const hashOf = (cells: Cells): number =>
  cells.reduce((hash, color, point) => (color === EMPTY ? hash : hash ^ key(point, color)), 0);

type Neighbors = readonly (readonly number[])[];

// The neighbours of each point of a board, cached by size.
const NEIGHBORS = new Map<number, Neighbors>();

function neighborsOf(rows: number, cols: number): Neighbors {
  const size = (MAX_SIZE + 1) * rows + cols;
  const known = NEIGHBORS.get(size);
  if (known) return known;
  const all = Array.from({ length: rows * cols }, (_, point) => {
    const [row, col] = [Math.floor(point / cols), point % cols];
    const neighbors: number[] = [];
    if (row > 0) neighbors.push(point - cols);
    if (col > 0) neighbors.push(point - 1);
    if (col + 1 < cols) neighbors.push(point + 1);
    if (row + 1 < rows) neighbors.push(point + cols);
    return neighbors;
  });
  NEIGHBORS.set(size, all);
  return all;
}

const stonesOf = (groups: readonly Group[]): readonly number[] =>
  groups.length > 0 ? groups.flatMap(({ stones }) => stones) : [];

// Points that the search for a group has visited.
const seen = new Uint32Array(MAX_SIZE * MAX_SIZE);
let mark = 0;

/** How a position came about. */
interface History {
  /** The number of moves so far. */
  readonly number: number;
  /** The previous position. The history for ko and superko ends where there is none. */
  readonly parent: Position | null;
  /** The colour and the point of the last move; no colour after a setup, and no point after a pass. */
  readonly mover: Color | null;
  readonly point: number | null;
  /** The stones that the move removed, and the captured stone if it was a single one. */
  readonly removed: readonly number[];
  readonly took: number | null;
}

const NO_HISTORY: History = { number: 0, parent: null, mover: null, point: null, removed: [], took: null };

/** A board with its history and the side to move. A move creates a new one. Points are indices, row by row from the upper
 * left. */
export class Position implements History {
  readonly number: number;
  readonly parent: Position | null;
  readonly mover: Color | null;
  readonly point: number | null;
  readonly removed: readonly number[];
  readonly took: number | null;
  /** The program's analysis. */
  facts: Analysis | null = null;
  /** True if the last move of a record could not be played. */
  isNotPlayed = false;
  readonly #neighbors: Neighbors;
  readonly #groups: Group[] = [];

  constructor(
    readonly rows: number,
    readonly cols: number,
    public toMove: Color = BLACK,
    readonly cells: Cells = emptyCells(rows * cols),
    readonly hash: number = hashOf(cells),
    history: History = NO_HISTORY,
  ) {
    this.#neighbors = neighborsOf(rows, cols);
    this.number = history.number;
    this.parent = history.parent;
    this.mover = history.mover;
    this.point = history.point;
    this.removed = history.removed;
    this.took = history.took;
  }

  /** `X` is black, `O` white, `.` empty; white space is ignored. */
  static parse(text: string, rows: number, cols: number, toMove: Color = BLACK): Position {
    const cells = emptyCells(rows * cols);
    [...text.replace(/\s/g, '')].forEach((letter, point) => {
      if (point < cells.length) cells[point] = letter === 'X' ? BLACK : letter === 'O' ? WHITE : EMPTY;
    });
    return new Position(rows, cols, toMove, cells);
  }

  toString(): string {
    return Array.from(this.cells, (color) => '.XO'[color]).join('');
  }

  /** What is on a point. */
  at(point: number): Cell {
    return this.cells[point] ?? EMPTY;
  }

  neighbors(point: number): readonly number[] {
    return this.#neighbors[point] ?? [];
  }

  /** The group of the stone on a point. */
  group(point: number): Group {
    const known = this.#groups[point];
    if (known) return known;
    const color = this.at(point);
    if (color === EMPTY) throw new RangeError('an empty point has no group');
    const stones = [point];
    const liberties: number[] = [];
    mark += 1;
    seen[point] = mark;
    for (const stone of stones) {
      for (const next of this.neighbors(stone)) {
        const found = this.cells[next];
        if ((found !== color && found !== EMPTY) || seen[next] === mark) continue;
        seen[next] = mark;
        (found === color ? stones : liberties).push(next);
      }
    }
    const group = { color, stones, liberties };
    for (const stone of stones) this.#groups[stone] = group;
    return group;
  }

  /** Every group, by its first stone. */
  groups(): Group[] {
    const all = new Set<Group>();
    this.cells.forEach((color, point) => {
      if (color !== EMPTY) all.add(this.group(point));
    });
    return [...all];
  }

  /** The effect of a move on an empty point. */
  #effect(point: number, color: Color): Effect {
    const taken: Group[] = [];
    const own: Group[] = [];
    let lives = false;
    for (const next of this.neighbors(point)) {
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
    const captured = stonesOf(taken);
    const suicide = dies ? [point, ...stonesOf(own)] : [];
    let hash = this.hash ^ key(point, color);
    for (const stone of captured) hash ^= key(stone, opponent(color));
    for (const stone of suicide) hash ^= key(stone, color);
    return { captured, suicide, hash };
  }

  /** The board after a move with this effect. */
  #after(point: number, color: Color, { captured, suicide }: Effect): Cells {
    const cells = this.cells.slice();
    cells[point] = color;
    for (const stone of captured) cells[stone] = EMPTY;
    for (const stone of suicide) cells[stone] = EMPTY;
    return cells;
  }

  look(point: number, color: Color = this.toMove): MoveFacts {
    const occupied = this.at(point);
    if (occupied !== EMPTY) {
      // Illegal, but a record may contain it.
      const cells = this.cells.slice();
      cells[point] = EMPTY;
      const effect = new Position(this.rows, this.cols, color, cells).#effect(point, color);
      return { ...effect, occupied, ko: null, position: null, situation: null };
    }
    const effect = this.#effect(point, color);
    const { captured, suicide, hash } = effect;
    // The captured stone is the one that took the ko: retaking it is forbidden for one colour only.
    const isKo = this.took === point && captured.length === 1 && captured[0] === this.point;
    const { position, situation } = this.#repetitions(point, color, effect);
    return { occupied, captured, suicide, hash, ko: isKo ? this.number : null, position, situation };
  }

  #repetitions(point: number, color: Color, effect: Effect): Pick<MoveFacts, 'position' | 'situation'> {
    let position: Repetition | null = null;
    let situation: Repetition | null = null;
    let cells: Cells | null = null;
    // A setup has no player who moved.
    let next: Color | null = color;
    let at: Position | null = this;
    while (at && !situation) {
      const earlier: Position = at;
      if (earlier.hash === effect.hash && next !== null) {
        cells ??= this.#after(point, color, effect);
        if (cells.every((cell, index) => cell === earlier.cells[index])) {
          const repetition = { at, after: at.number, length: this.number + 1 - at.number };
          position ??= repetition;
          if (next === opponent(color)) situation = repetition;
        }
      }
      next = earlier.mover;
      at = earlier.parent;
    }
    return { position, situation };
  }

  /** The position after a move, legal or not: the stone replaces any other on its point, adjacent groups of the opponent without
   * liberties are removed, then its own group if it has none (as in the specification of SGF). */
  play(point: number, color: Color = this.toMove): Position {
    const facts = this.look(point, color);
    const { captured, suicide, hash } = facts;
    return new Position(this.rows, this.cols, opponent(color), this.#after(point, color, facts), hash, {
      number: this.number + 1,
      parent: this,
      mover: color,
      point,
      removed: suicide.length > 0 ? suicide : captured,
      took: captured.length === 1 ? (captured[0] ?? null) : null,
    });
  }

  pass(color: Color = this.toMove): Position {
    const history = { ...NO_HISTORY, number: this.number + 1, parent: this, mover: color };
    return new Position(this.rows, this.cols, opponent(color), this.cells, this.hash, history);
  }

  /** The position with stones added or removed, or with another player to move. Nothing is captured. If a stone changes, the
   * history starts again. */
  setUp(stones: Iterable<readonly [point: number, cell: Cell]>, toMove: Color = this.toMove): Position {
    const cells = this.cells.slice();
    let isChanged = false;
    for (const [point, cell] of stones) {
      isChanged ||= this.cells[point] !== cell;
      cells[point] = cell;
    }
    const { number, point, took } = this;
    const history = isChanged ? { ...NO_HISTORY, number } : { ...NO_HISTORY, number, parent: this, point, took };
    return new Position(this.rows, this.cols, toMove, cells, isChanged ? undefined : this.hash, history);
  }
}

/** Why rules forbid a move with these facts, the simplest of several reasons; null if they allow it. */
export function forbids({ ko, suicide }: RuleSet, facts: MoveFacts): Reason | null {
  if (facts.occupied !== EMPTY) return 'occupied';
  if (facts.suicide.length > 0 && !suicide) return 'suicide';
  if (facts.ko !== null && ko !== 'none') return 'ko';
  if (facts.position && ko === 'positional') return 'positional';
  if (facts.situation && ko === 'situational') return 'situational';
  return null;
}
