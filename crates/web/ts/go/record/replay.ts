// Replays a record node by node, as crates/sgf/src/replayer does: the setup, the side to move, the moves.
import { BLACK, EMPTY, Position, WHITE, opponent } from '../rules.ts';
import { areaOf, colorOf, sizeOf, targetOf, trimmed, unescaped, wholeNumber } from './values.ts';

const SETUP = { AB: BLACK, AW: WHITE, AE: EMPTY };
const MOVES = { B: BLACK, W: WHITE };

/** The colour of the moves of a property; undefined for others. */
export const moverOf = ({ name }) => MOVES[name];

/** The line of play at the start: the side to move if it is known, and whether that follows from the last move. */
const START = {
  turn: null,
  alternates: false,
  hasSetup: false,
  hasWhiteSetup: false,
  passes: 0,
  opening: 0,
  whiteHasMoved: false,
};

/** Information from the root: the rows and columns, null if no move can be played; the handicap of at least 2, and HA[0]; whether
 * there are a result and names of players. */
export function infoOf(root) {
  const text = (name) => trimmed(root.text(name));
  const game = wholeNumber(text('GM'));
  const stones = wholeNumber(text('HA'));
  const isOther = game !== null && game !== 1;
  return {
    size: isOther ? null : text('SZ') === '' ? [19, 19] : sizeOf(text('SZ')),
    handicap: stones >= 2 ? stones : null,
    isWithout: stones === 0 && text('HA') !== '',
    hasResult: text('RE') !== '',
    hasPlayers: text('PB') !== '' || text('PW') !== '',
  };
}

/** Whether a move is one of a game: on the main line, and not of a problem or a dictionary. */
export const isInGame = (info, { hasWhiteSetup }, { isMain, isBranch }) =>
  isMain && (info.hasResult || (!hasWhiteSetup && !(isBranch && !info.hasPlayers)));

/** The numbers of black and white stones. */
const countsOf = ({ cells }) => [BLACK, WHITE].map((color) => cells.reduce((sum, cell) => sum + (cell === color), 0));

/** The player who moves first without PL; null if that cannot be determined. */
export function firstPlayer(info, { hasSetup }, position) {
  if (info.handicap === null) return hasSetup ? null : BLACK;
  return hasSetup && countsOf(position)[1] === 0 ? WHITE : null;
}

/** Why a move is out of turn; null if it is not. */
function turnFault(info, line, position, color) {
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
function setupOf(node, rows, cols) {
  const stones = new Map();
  for (const { name, values } of node.properties) {
    if (!(name in SETUP)) continue;
    for (const value of values) for (const point of areaOf(value, rows, cols) ?? []) stones.set(point, SETUP[name]);
  }
  return [...stones];
}

/** The position after a node, from that before it (none for a root). Calls `tell` with every move: its property, the position
 * before it, its target, why it is out of turn, whether it is the second of the node and whether the game was over. */
export function replay(node, before, info, tell = null) {
  const [rows, cols] = info.size ?? [19, 19];
  let position = before ?? new Position(rows, cols);
  position.line ??= START;
  if (!info.size) return position;
  let line = { ...position.line };
  const { properties } = node;
  const firstMove = properties.findIndex(moverOf);
  const firstPl = properties.findIndex(({ name }) => name === 'PL');
  const setup = setupOf(node, rows, cols);
  if (setup.length > 0) {
    const hasWhiteSetup = line.hasWhiteSetup || setup.some(([, color]) => color === WHITE);
    line = { ...START, hasSetup: true, hasWhiteSetup, opening: line.opening, whiteHasMoved: line.whiteHasMoved };
    position = position.setUp(setup);
  }
  const setTurn = () => {
    const color = colorOf(unescaped(properties[firstPl].values[0]));
    if (color === null) return;
    if (line.turn !== color || !line.alternates) Object.assign(line, { turn: color, alternates: false });
    position = position.setUp([], color);
  };
  if (firstPl >= 0 && (firstMove < 0 || firstPl < firstMove)) setTurn();
  let isSecond = false;
  for (const property of firstMove < 0 ? [] : properties) {
    const color = moverOf(property);
    if (!color) continue;
    const target = targetOf(property.values[0], rows, cols);
    const isPoint = typeof target === 'number';
    const isInTurn = line.turn === color && line.alternates;
    const fault = isInTurn ? null : turnFault(info, line, position, color);
    tell?.({ property, color, target, position, line, fault, isSecond, isOver: isPoint && line.passes >= 2 });
    isSecond = true;
    const isPlayed = isPoint && position.cells[target] === EMPTY;
    // A move that cannot be played keeps its number.
    position = isPlayed ? position.play(target, color) : position.pass(color);
    position.isNotPlayed = !isPlayed && target !== 'pass';
    line.passes = target === 'pass' ? (isInTurn ? line.passes + 1 : 1) : 0;
    if (isPoint && !line.whiteHasMoved)
      Object.assign(line, color === BLACK ? { opening: line.opening + 1 } : { whiteHasMoved: true });
    Object.assign(line, { turn: opponent(color), alternates: true });
  }
  if (firstMove >= 0 && firstPl > firstMove) setTurn();
  if (position !== before || !before) {
    position.line = line;
    if (position.number === 0) position.toMove = line.turn ?? firstPlayer(info, line, position) ?? position.toMove;
  }
  return position;
}
