// Boards as text: names of points, puzzle files, lines of `gocheck stream`, and the page's own links.
import { BLACK, EMPTY, MAX_SIZE, Position, WHITE } from './rules.ts';

// Columns have no I: it looks like 1.
const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** The names of points: Q16, or (3, 15), row and column from the upper left, as in puzzles. */
export const namePoint = ({ rows, cols }, point, style) => {
  const [row, col] = [Math.floor(point / cols), point % cols];
  return style === 'numbers' ? `(${row}, ${col})` : `${COLUMNS[col]}${rows - row}`;
};

/** The labels of rows and columns. */
export const rowName = (rows, row, style) => (style === 'numbers' ? String(row) : String(rows - row));
export const columnName = (col, style) => (style === 'numbers' ? String(col) : COLUMNS[col]);

const stones = ({ cells }) => [...cells.keys()].filter((point) => cells[point] !== EMPTY);

/** A puzzle file: one `row col color` per line, -1 black, 1 white. */
export const puzzleText = (position) =>
  stones(position)
    .map((point) => {
      const color = position.cells[point] === BLACK ? -1 : 1;
      return `${Math.floor(point / position.cols)} ${point % position.cols} ${color}\n`;
    })
    .join('');

export const streamLine = (position) => `${position} ${position.toMove === BLACK ? 'b' : 'w'}`;

/** A position in an address: the side to move, then the rows, with the numbers of empty points between stones. */
export function link(position) {
  const rows = Array.from({ length: position.rows }, (_, row) =>
    position
      .toString()
      .slice(row * position.cols, (row + 1) * position.cols)
      .replace(/\.+/g, (run) => run.length),
  );
  return `${position.toMove === BLACK ? 'b' : 'w'}/${rows.join('/')}`;
}

/** The position in an address; null if it has none. */
export function unlink(text) {
  const [side, ...lines] = text.split('/');
  const rows = lines.map((line) => line.replace(/\d+/g, (count) => '.'.repeat(Math.min(count, MAX_SIZE + 1))));
  const cols = rows[0]?.length ?? 0;
  const isBoard = rows.length <= MAX_SIZE && cols >= 1 && cols <= MAX_SIZE;
  const isWhole = rows.every((row) => row.length === cols && /^[XO.]*$/.test(row));
  if (!['b', 'w'].includes(side) || !isBoard || !isWhole) return null;
  return Position.parse(rows.join(''), rows.length, cols, side === 'b' ? BLACK : WHITE);
}

/** An error in a text: a key of `words.js` with its values. */
export class TextError extends Error {
  constructor(word, ...values) {
    super(word);
    Object.assign(this, { word, values });
  }
}

/** Reads a puzzle, a board of letters, or the first line of a stream. A puzzle has the given size. */
export function readText(text, { rows, cols, toMove }) {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((line) => line.trim());
  const [first, ...rest] = lines.filter((line) => line !== '');
  if (first === undefined) return new Position(rows, cols, toMove);
  const isRow = (line) => line.length === first.length && /^[XO.]{1,25}$/.test(line);
  if (rest.length > 0 && rest.length < MAX_SIZE && [first, ...rest].every(isRow)) {
    return Position.parse(first + rest.join(''), rest.length + 1, first.length, toMove);
  }
  return /^[XOxoBbWw.0-]{1,625}(\s+[bwBW])?$/.test(first) && !/^-?\d+$/.test(first)
    ? readLine(first, rows, cols, toMove)
    : readPuzzle(lines, rows, cols, toMove);
}

function readLine(line, rows, cols, toMove) {
  const [board, side] = line.split(/\s+/);
  const letters = board.replace(/[xbB]/g, 'X').replace(/[owW]/g, 'O').replace(/[-0]/g, '.');
  const color = { b: BLACK, w: WHITE }[side?.toLowerCase()] ?? toMove;
  if (letters.length === rows * cols) return Position.parse(letters, rows, cols, color);
  const root = Math.sqrt(letters.length);
  if (!Number.isInteger(root)) throw new TextError('notSquare', letters.length);
  return Position.parse(letters, root, root, color);
}

function readPuzzle(lines, rows, cols, toMove) {
  const cells = new Uint8Array(rows * cols);
  lines.forEach((line, index) => {
    if (line === '') return;
    const [row, col, color, ...rest] = line.split(/\s+/).map(Number);
    if (![row, col].every(Number.isInteger) || ![-1, 1].includes(color) || rest.length > 0) {
      throw new TextError('badLine', index + 1, line.slice(0, 40));
    }
    if (row < 0 || col < 0 || row >= rows || col >= cols)
      throw new TextError('offBoard', index + 1, row, col, rows, cols);
    const point = row * cols + col;
    if (cells[point] !== EMPTY) throw new TextError('twice', index + 1, row, col);
    cells[point] = color === -1 ? BLACK : WHITE;
  });
  return new Position(rows, cols, toMove, cells);
}

/** The board rotated by 90 degrees clockwise, or mirrored left to right. */
export function transformed(position, how) {
  const { rows, cols, cells, toMove } = position;
  const [height, width] = how === 'turn' ? [cols, rows] : [rows, cols];
  const moved = new Uint8Array(cells.length);
  cells.forEach((color, point) => {
    const [row, col] = [Math.floor(point / cols), point % cols];
    const to = how === 'turn' ? col * width + (width - 1 - row) : row * width + (width - 1 - col);
    moved[to] = color;
  });
  return new Position(height, width, toMove, moved);
}

/** The stones on a board of another size; those beyond it are left out. */
export function resized(position, rows, cols) {
  const cells = new Uint8Array(rows * cols);
  stones(position).forEach((point) => {
    const [row, col] = [Math.floor(point / position.cols), point % position.cols];
    if (row < rows && col < cols) cells[row * cols + col] = position.cells[point];
  });
  return new Position(rows, cols, position.toMove, cells);
}
