// Replays a record node by node, as crates/sgf/src/replayer does: the setup, the side to move, the moves.
import { BLACK, type Cell, type Color, EMPTY, opponent, Position, WHITE } from '../rules.ts';
import {
  areaOf,
  colorOf,
  type Property,
  type Size,
  sizeOf,
  type Target,
  targetOf,
  trimmed,
  unescaped,
  wholeNumber,
} from './values.ts';

// Maps, because a damaged file may name any property, such as `constructor`.
const SETUP: ReadonlyMap<string, Cell> = new Map([
  ['AB', BLACK],
  ['AW', WHITE],
  ['AE', EMPTY],
]);
const MOVERS: ReadonlyMap<string, Color> = new Map([
  ['B', BLACK],
  ['W', WHITE],
]);

/** The colour of the moves of a property; undefined for others. */
const moverOf = ({ name }: Property): Color | undefined => MOVERS.get(name);

/** The line of play up to a node. */
export interface Line {
  /** The side to move, if it is known, and whether that follows from the last move. */
  readonly turn: Color | null;
  readonly alternates: boolean;
  readonly hasSetup: boolean;
  readonly hasWhiteSetup: boolean;
  /** The number of passes in a row. */
  readonly passes: number;
  /** The number of Black's moves before White's first one. */
  readonly opening: number;
  readonly whiteHasMoved: boolean;
}

const START: Line = {
  turn: null,
  alternates: false,
  hasSetup: false,
  hasWhiteSetup: false,
  passes: 0,
  opening: 0,
  whiteHasMoved: false,
};

/** A node after its replay. */
export interface Replayed {
  readonly position: Position;
  readonly line: Line;
}

/** What the root says about the game. */
export interface GameInfo {
  /** The size; null if no move can be played. */
  readonly size: Size | null;
  /** The handicap of at least 2. */
  readonly handicap: number | null;
  /** True with HA[0]. */
  readonly isWithout: boolean;
  readonly hasResult: boolean;
  readonly hasPlayers: boolean;
}

export function infoOf(root: { text(name: string): string }): GameInfo {
  const text = (name: string) => trimmed(root.text(name));
  const game = wholeNumber(text('GM'));
  const stones = wholeNumber(text('HA'));
  const isOther = game !== null && game !== 1;
  return {
    size: isOther ? null : text('SZ') === '' ? [19, 19] : sizeOf(text('SZ')),
    handicap: stones !== null && stones >= 2 ? stones : null,
    isWithout: stones === 0,
    hasResult: text('RE') !== '',
    hasPlayers: text('PB') !== '' || text('PW') !== '',
  };
}

/** Whether a move is one of a game: on the main line, and not of a problem or a dictionary. */
export const isInGame = (
  info: GameInfo,
  { hasWhiteSetup }: Line,
  { isMain, isBranch }: { readonly isMain: boolean; readonly isBranch: boolean },
): boolean => isMain && (info.hasResult || (!hasWhiteSetup && !(isBranch && !info.hasPlayers)));

/** The player who moves first without PL; null if that cannot be determined. */
function firstPlayer(info: GameInfo, { hasSetup }: Line, { cells }: Position): Color | null {
  if (info.handicap === null) return hasSetup ? null : BLACK;
  return hasSetup && !cells.some((cell) => cell === WHITE) ? WHITE : null;
}

/** Why a move is out of turn: PL names the other player, the other player begins, or the same player has just moved. */
export type TurnFault = 'pl' | 'first' | 'twice';

function turnFault(info: GameInfo, line: Line, position: Position, color: Color): TurnFault | null {
  if (line.turn === color) return null;
  if (line.turn !== null) {
    if (!line.alternates) return 'pl';
    const most = info.handicap ?? (info.isWithout ? Infinity : 0);
    // Handicap stones as consecutive moves of Black.
    const mayPlace = line.opening < most && !line.whiteHasMoved && !line.hasSetup;
    return color === BLACK && mayPlace ? null : 'twice';
  }
  return position.number === 0 && firstPlayer(info, line, position) === opponent(color) ? 'first' : null;
}

/** The stones that a node sets up, in the order in which they occur; for a point that occurs twice the last content counts. */
function setupOf(properties: readonly Property[], rows: number, cols: number): ReadonlyMap<number, Cell> {
  const stones = new Map<number, Cell>();
  for (const { name, values } of properties) {
    const cell = SETUP.get(name);
    if (cell === undefined) continue;
    for (const value of values) for (const point of areaOf(value, rows, cols) ?? []) stones.set(point, cell);
  }
  return stones;
}

/** A move of a record as it is replayed. */
export interface ReplayedMove {
  readonly color: Color;
  readonly target: Target;
  readonly raw: string;
  /** The position and the line before the move. */
  readonly position: Position;
  readonly line: Line;
  readonly fault: TurnFault | null;
  /** True for the second move of a node. */
  readonly isSecond: boolean;
  /** True if the game was over. */
  readonly isOver: boolean;
}

/** Replays a node after the one before it (null for a root). Calls `tell` with every move. A node that changes nothing has the
 * position before it. */
export function replay(
  { properties }: { readonly properties: readonly Property[] },
  before: Replayed | null,
  info: GameInfo,
  tell?: (move: ReplayedMove) => void,
): Replayed {
  const [rows, cols] = info.size ?? [19, 19];
  const start = before ?? { position: new Position(rows, cols), line: START };
  if (!info.size) return start;
  let { position, line } = start;
  const firstMove = properties.findIndex((property) => moverOf(property) !== undefined);
  const firstPl = properties.findIndex(({ name }) => name === 'PL');
  const setup = setupOf(properties, rows, cols);
  if (setup.size > 0) {
    const hasWhiteSetup = line.hasWhiteSetup || [...setup.values()].includes(WHITE);
    line = { ...START, hasSetup: true, hasWhiteSetup, opening: line.opening, whiteHasMoved: line.whiteHasMoved };
    position = position.setUp(setup);
  }
  const setTurn = () => {
    const color = colorOf(unescaped(properties[firstPl]?.values[0] ?? ''));
    if (color === null) return;
    if (line.turn !== color || !line.alternates) line = { ...line, turn: color, alternates: false };
    position = position.setUp([], color);
  };
  if (firstPl >= 0 && (firstMove < 0 || firstPl < firstMove)) setTurn();
  let isSecond = false;
  for (const property of firstMove < 0 ? [] : properties) {
    const color = moverOf(property);
    if (!color) continue;
    const raw = property.values[0] ?? '';
    const target = targetOf(raw, rows, cols);
    const isInTurn = line.turn === color && line.alternates;
    const fault = isInTurn ? null : turnFault(info, line, position, color);
    const isOver = typeof target === 'number' && line.passes >= 2;
    tell?.({ color, target, raw, position, line, fault, isSecond, isOver });
    isSecond = true;
    // A move that cannot be played keeps its number.
    const isPlayed = typeof target === 'number' && position.cells[target] === EMPTY;
    position = isPlayed ? position.play(target, color) : position.pass(color);
    position.isNotPlayed = !isPlayed && target !== 'pass';
    const isOpening = typeof target === 'number' && !line.whiteHasMoved;
    line = {
      ...line,
      turn: opponent(color),
      alternates: true,
      passes: target !== 'pass' ? 0 : isInTurn ? line.passes + 1 : 1,
      opening: line.opening + (isOpening && color === BLACK ? 1 : 0),
      whiteHasMoved: line.whiteHasMoved || (isOpening && color === WHITE),
    };
  }
  if (firstMove >= 0 && firstPl > firstMove) setTurn();
  if (before && position === before.position) return before;
  if (position.number === 0) position.toMove = line.turn ?? firstPlayer(info, line, position) ?? position.toMove;
  return { position, line };
}
