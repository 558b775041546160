// Counting a final position on which dead stones and neutral points are agreed, as crates/rules/src/score does it.
import { markupOf } from './record/markup.ts';
import type { GameNode } from './record/node.ts';
import { infoOf } from './record/replay.ts';
import { trimmed } from './record/values.ts';
import {
  BLACK,
  type Cell,
  type Cells,
  COLORS,
  type Color,
  EMPTY,
  type Group,
  opponent,
  type Position,
  type RuleSetName,
  WHITE,
} from './rules.ts';

/** Numbers of Black and White. */
export type Pair = readonly [black: number, white: number];

/** The lines of a score in their order. */
export const SCORE_LINES = ['territory', 'captives', 'living', 'surrounded', 'komi', 'compensation'] as const;

export type ScoreLine = (typeof SCORE_LINES)[number];

/** Dead stones, and surrounded points that count for no one. */
export interface Agreement {
  readonly dead: ReadonlySet<number>;
  readonly neutral: ReadonlySet<number>;
}

export interface Terms {
  readonly rules: RuleSetName;
  readonly komi: number;
  /** The number of handicap stones. */
  readonly handicap: number;
  /** The numbers of captured stones by their colour; null if they are unknown. */
  readonly prisoners: Pair | null;
}

/** A board without the dead stones: the contents of its points, and whose area each is. */
interface Area {
  readonly cells: Cells;
  readonly owner: Cells;
}

export interface Score extends Area {
  /** The lines that the rules have. */
  readonly lines: Readonly<Partial<Record<ScoreLine, Pair>>>;
  readonly totals: Pair;
  /** Black's points minus White's. */
  readonly margin: number;
}

const countsTerritory = (rules: RuleSetName): boolean => rules === 'japanese' || rules === 'korean';

/** White's points for handicap stones besides the komi. */
export function compensationOf(rules: RuleSetName, stones: number): number {
  if (stones < 2) return 0;
  if (rules === 'aga') return stones - 1;
  return rules === 'chinese' || rules === 'chinese-kgs' ? stones : 0;
}

/** The connected points that meet a condition. */
function reach(position: Position, from: number, isPart: (point: number) => boolean): number[] {
  const found = new Set([from]);
  for (const point of found) for (const next of position.neighbors(point)) if (isPart(next)) found.add(next);
  return [...found];
}

/** The stones of a colour that die with one of them: those of its region, which the stones of the opponent enclose. */
export function fallenWith(position: Position, point: number): number[] {
  const color = position.at(point);
  if (color === EMPTY) return [];
  const region = reach(position, point, (next) => position.at(next) !== opponent(color));
  return region.filter((at) => position.at(at) === color);
}

/** The area of each colour without the dead stones: its stones, and the empty points that reach only it. */
function areaOfColors(position: Position, dead: ReadonlySet<number>): Area {
  const cells = position.cells.map((cell, point) => (dead.has(point) ? EMPTY : cell));
  const owner = cells.slice();
  const seen = new Set<number>();
  for (const point of cells.keys()) {
    if (cells[point] !== EMPTY || seen.has(point)) continue;
    const region = reach(position, point, (next) => cells[next] === EMPTY);
    const around = new Set(region.flatMap((at) => position.neighbors(at).map((next) => cells[next])));
    const reached = COLORS.filter((color) => around.has(color));
    const only: Cell = reached.length === 1 ? (reached[0] ?? EMPTY) : EMPTY;
    for (const at of region) {
      seen.add(at);
      owner[at] = only;
    }
  }
  return { cells, owner };
}

/** The empty region of a point without the dead stones. */
export function regionOf(position: Position, dead: ReadonlySet<number>, point: number): number[] {
  const { cells } = areaOfColors(position, dead);
  return reach(position, point, (next) => cells[next] === EMPTY);
}

/** What TB and TW of a node say: groups with stones in the territory of the other colour are dead, and surrounded points that
 * are not marked are neutral. Without marks everything lives. */
export function agreedBy(node: GameNode): Agreement {
  const { position } = node;
  const { TB = [], TW = [] } = markupOf(node).points;
  const marked = new Map<number, Color>();
  for (const point of TB) marked.set(point, BLACK);
  for (const point of TW) marked.set(point, WHITE);
  const isLost = ({ color, stones }: Group) => stones.some((at) => marked.get(at) === opponent(color));
  const fallen = position.groups().filter(isLost);
  const dead = new Set(fallen.flatMap(({ stones }) => stones));
  const { cells, owner } = areaOfColors(position, dead);
  const isLeft = (at: number) => marked.size > 0 && cells[at] === EMPTY && owner[at] !== EMPTY && !marked.has(at);
  return { dead, neutral: new Set([...cells.keys()].filter(isLeft)) };
}

/** The numbers of captured black and white stones; null if they are unknown, because a move could not be played or stones
 * were set up after the first move. */
export function prisonersOf(node: GameNode): Pair | null {
  const prisoners: [number, number] = [0, 0];
  for (let at: GameNode | null = node; at; at = at.parent) {
    const { position } = at;
    const before = at.parent?.position;
    if (position.isNotPlayed) return null;
    // A node without a move has the position before it.
    if (position === before) continue;
    if (position.mover === null) {
      const isSame = !before || position.number === 0 || position.cells.every((cell, i) => cell === before.cells[i]);
      if (!isSame) return null;
      continue;
    }
    const isSuicide = position.point !== null && position.removed.includes(position.point);
    const color = isSuicide ? position.mover : opponent(position.mover);
    prisoners[color === BLACK ? 0 : 1] += position.removed.length;
  }
  return prisoners;
}

/** The handicap stones of a game: HA, or with HA[0] Black's moves before White's first one. */
export function handicapOf(node: GameNode): number {
  const { root } = node;
  const { handicap, isWithout } = infoOf(root);
  if (handicap !== null) return handicap;
  if (!isWithout || root.position.cells.some((cell) => cell !== EMPTY)) return 0;
  let placed = 0;
  for (let at: GameNode | null = node; at; at = at.parent) {
    const { position } = at;
    if (position.mover === null || position === at.parent?.position) continue;
    if (position.mover === WHITE) placed = 0;
    else if (position.point !== null) placed += 1;
  }
  return placed >= 2 ? placed : 0;
}

/** The komi that KM names; servers that write it in hundredths mean points. */
export function komiOf(root: GameNode): number {
  const written = Number(trimmed(root.text('KM')).replace(',', '.'));
  if (!Number.isFinite(written)) return 0;
  return Math.abs(written) >= 100 ? written / 100 : written;
}

/** Counts a position; null without prisoners that the rules need. Under rules that count every stone nothing is dead. */
export function countScore(position: Position, { dead, neutral }: Agreement, terms: Terms): Score | null {
  const { rules, komi, handicap, prisoners } = terms;
  const fallen = rules === 'tromp-taylor' ? new Set<number>() : dead;
  const { cells, owner } = areaOfColors(position, fallen);
  const sum = (isCounted: (at: number, color: Color) => boolean): Pair => {
    const count = (color: Color) => [...cells.keys()].filter((at) => isCounted(at, color)).length;
    return [count(BLACK), count(WHITE)];
  };
  const isSurrounded = (at: number, color: Color) => cells[at] === EMPTY && owner[at] === color;
  const lines: Partial<Record<ScoreLine, Pair>> = { komi: [0, komi] };
  if (countsTerritory(rules)) {
    if (!prisoners) return null;
    const [black, white] = sum((at, color) => fallen.has(at) && position.at(at) === opponent(color));
    lines.territory = sum((at, color) => isSurrounded(at, color) && !neutral.has(at));
    lines.captives = [prisoners[1] + black, prisoners[0] + white];
  } else {
    lines.living = sum((at, color) => cells[at] === color);
    lines.surrounded = sum(isSurrounded);
    const extra = compensationOf(rules, handicap);
    if (extra > 0) lines.compensation = [0, extra];
  }
  const pairs = Object.values(lines);
  const total = (side: 0 | 1) => pairs.reduce((all, pair) => all + pair[side], 0);
  const totals: Pair = [total(0), total(1)];
  return { lines, totals, margin: totals[0] - totals[1], owner, cells };
}

/** A margin as in RE. */
export const resultText = (margin: number): string =>
  margin === 0 ? '0' : `${margin > 0 ? 'B' : 'W'}+${Math.abs(margin)}`;
