// Counting a final position on which dead stones and neutral points are agreed, as crates/rules/src/score does it.
import { BLACK, EMPTY, WHITE, opponent } from './rules.ts';
import { markupOf } from './record/markup.ts';
import { infoOf } from './record/replay.ts';
import { trimmed } from './record/values.ts';

/** Rule sets that count territory, those that count no score, and White's points for handicap stones. */
const TERRITORY = ['japanese', 'korean'];
const COMPENSATION = { chinese: (stones) => stones, 'chinese-kgs': (stones) => stones, aga: (stones) => stones - 1 };

export const countsTerritory = (rules) => TERRITORY.includes(rules);

/** White's points for handicap stones besides the komi. */
export const compensationOf = (rules, stones) => (stones >= 2 ? (COMPENSATION[rules]?.(stones) ?? 0) : 0);

/** The connected points that meet a condition. */
function reach(position, from, isPart) {
  const found = new Set([from]);
  for (const point of found) for (const next of position.beside[point]) if (isPart(next)) found.add(next);
  return [...found];
}

/** The stones of a colour that die with one of them: those of its region, which the stones of the opponent enclose. */
export function fallenWith(position, point) {
  const color = position.cells[point];
  return reach(position, point, (next) => position.cells[next] !== opponent(color)).filter(
    (at) => position.cells[at] === color,
  );
}

/** The points of each colour without the dead stones: its stones, and the empty points that reach only it. */
export function areaOfColors(position, dead) {
  const cells = position.cells.map((color, point) => (dead.has(point) ? EMPTY : color));
  const owner = [...cells];
  const seen = new Set();
  for (const point of cells.keys()) {
    if (cells[point] !== EMPTY || seen.has(point)) continue;
    const region = reach(position, point, (next) => cells[next] === EMPTY);
    const colors = new Set(region.flatMap((at) => position.beside[at].map((next) => cells[next])));
    colors.delete(EMPTY);
    const [color] = colors.size === 1 ? colors : [EMPTY];
    for (const at of region) {
      seen.add(at);
      owner[at] = color;
    }
  }
  return { cells, owner };
}

/** The empty region of a point without the dead stones. */
export function regionOf(position, dead, point) {
  const { cells } = areaOfColors(position, dead);
  return reach(position, point, (next) => cells[next] === EMPTY);
}

/** What TB and TW of a node say: groups with stones in the territory of the other colour are dead, and surrounded points that
 * are not marked are neutral. Without marks everything lives. */
export function agreedBy(node) {
  const { position } = node;
  const { TB = [], TW = [] } = markupOf(node).points;
  const marked = new Map([...TB.map((point) => [point, BLACK]), ...TW.map((point) => [point, WHITE])]);
  const isLost = ({ color, stones }) => stones.some((at) => marked.get(at) === opponent(color));
  const dead = new Set(
    position
      .groups()
      .filter(isLost)
      .flatMap(({ stones }) => stones),
  );
  const { cells, owner } = areaOfColors(position, dead);
  const isLeft = (at) => marked.size > 0 && cells[at] === EMPTY && owner[at] !== EMPTY && !marked.has(at);
  return { dead, neutral: new Set([...cells.keys()].filter(isLeft)) };
}

/** The numbers of captured black and white stones; null if they are unknown, because a move could not be played or stones
 * were set up after the first move. */
export function prisonersOf(node) {
  const prisoners = [0, 0];
  for (let at = node; at; at = at.parent) {
    const { position } = at;
    const before = at.parent?.position;
    if (position.isNotPlayed) return null;
    if (position.mover === null) {
      const isSame = !before || position.number === 0 || position.cells.every((color, i) => color === before.cells[i]);
      if (!isSame) return null;
    } else {
      const isSuicide = position.removed.includes(position.point);
      const color = isSuicide ? position.mover : opponent(position.mover);
      prisoners[color - 1] += position.removed.length;
    }
  }
  return prisoners;
}

/** The handicap stones of a game: HA, or with HA[0] Black's moves before White's first one. */
export function handicapOf(node) {
  const { root } = node;
  const { handicap, isWithout } = infoOf(root);
  if (handicap !== null) return handicap;
  if (!isWithout || root.position.cells.some((color) => color !== EMPTY)) return 0;
  const line = [];
  for (let at = node; at; at = at.parent) if (at.position.mover !== null) line.unshift(at.position);
  const first = line.findIndex(({ mover }) => mover === WHITE);
  const placed = line.slice(0, first < 0 ? line.length : first).filter(({ point }) => point !== null).length;
  return placed >= 2 ? placed : 0;
}

/** The komi that KM names; servers that write it in hundredths mean points. */
export function komiOf(root) {
  const written = Number(trimmed(root.text('KM')).replace(',', '.'));
  return Number.isFinite(written) ? (Math.abs(written) >= 100 ? written / 100 : written) : 0;
}

/** Counts a position: for each colour its lines, names with points, and Black's points minus White's; null without prisoners
 * that the rules need. `dead` and `neutral` are sets of points; under rules that count every stone nothing is dead. */
export function countScore(position, { dead, neutral }, { rules, komi, handicap, prisoners }) {
  const fallen = rules === 'tromp-taylor' ? new Set() : dead;
  const { cells, owner } = areaOfColors(position, fallen);
  const sum = (isCounted) => [BLACK, WHITE].map((color) => cells.reduce((all, _, at) => all + isCounted(at, color), 0));
  const empty = sum((at, color) => cells[at] === EMPTY && owner[at] === color);
  const given = [0, komi];
  let lines;
  if (countsTerritory(rules)) {
    if (!prisoners) return null;
    const points = sum((at, color) => cells[at] === EMPTY && owner[at] === color && !neutral.has(at));
    const taken = [BLACK, WHITE].map(
      (color) => prisoners[2 - color] + [...fallen].filter((at) => position.cells[at] === opponent(color)).length,
    );
    lines = { territory: points, captives: taken, komi: given };
  } else {
    lines = { living: sum((at, color) => cells[at] === color), surrounded: empty, komi: given };
    const extra = compensationOf(rules, handicap);
    if (extra > 0) lines.compensation = [0, extra];
  }
  const totals = [0, 1].map((side) => Object.values(lines).reduce((all, pair) => all + pair[side], 0));
  return { lines, totals, margin: totals[0] - totals[1], owner, cells };
}

/** A margin as in RE. */
export const resultText = (margin) => (margin === 0 ? '0' : `${margin > 0 ? 'B' : 'W'}+${Math.abs(margin)}`);
