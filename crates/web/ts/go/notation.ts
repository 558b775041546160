// Boards as text: names of points, puzzle files, lines of `gocheck stream`, and the page's own links.
import { word } from '../shared/language.ts';
import { BLACK, type Color, EMPTY, emptyCells, MAX_SIZE, Position, WHITE } from './rules.ts';
import * as T from './texts.ts';

// Columns have no I: it looks like 1.
const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** How points are named: Q16; row and column from the upper left, as in puzzles; not at all on the board. */
export type NameStyle = 'letters' | 'numbers' | 'none';

interface BoardSize {
  readonly rows: number;
  readonly cols: number;
}

/** The name of a point: Q16, or (3, 15). */
export const namePoint = ({ rows, cols }: BoardSize, point: number, style: NameStyle): string => {
  const [row, col] = [Math.floor(point / cols), point % cols];
  return style === 'numbers' ? `(${row}, ${col})` : `${COLUMNS[col]}${rows - row}`;
};

/** The labels of rows and columns. */
export const rowName = (rows: number, row: number, style: NameStyle): string =>
  style === 'numbers' ? String(row) : String(rows - row);
export const columnName = (col: number, style: NameStyle): string =>
  style === 'numbers' ? String(col) : (COLUMNS[col] ?? '');

const stones = ({ cells }: Position) => [...cells.keys()].filter((point) => cells[point] !== EMPTY);

/** A puzzle file: one `row col color` per line, -1 black, 1 white. */
export const puzzleText = (position: Position): string =>
  stones(position)
    .map((point) => {
      const color = position.cells[point] === BLACK ? -1 : 1;
      return `${Math.floor(point / position.cols)} ${point % position.cols} ${color}\n`;
    })
    .join('');

const sideLetter = ({ toMove }: Position) => (toMove === BLACK ? 'b' : 'w');

export const streamLine = (position: Position): string => `${position} ${sideLetter(position)}`;

/** A position in an address: the side to move, then the rows, with the numbers of empty points between stones. */
export function link(position: Position): string {
  const { rows, cols } = position;
  const letters = position.toString();
  const lines = Array.from({ length: rows }, (_, row) =>
    letters.slice(row * cols, (row + 1) * cols).replace(/\.+/g, (run) => String(run.length)),
  );
  return [sideLetter(position), ...lines].join('/');
}

/** The position in an address; null if it has none. */
export function unlink(text: string): Position | null {
  const [side, ...lines] = text.split('/');
  const rows = lines.map((line) => line.replace(/\d+/g, (count) => '.'.repeat(Math.min(Number(count), MAX_SIZE + 1))));
  const cols = rows[0]?.length ?? 0;
  const isBoard = rows.length <= MAX_SIZE && cols >= 1 && cols <= MAX_SIZE;
  const isWhole = rows.every((row) => row.length === cols && /^[XO.]*$/.test(row));
  if ((side !== 'b' && side !== 'w') || !isBoard || !isWhole) return null;
  return Position.parse(rows.join(''), rows.length, cols, side === 'b' ? BLACK : WHITE);
}

/** A text that cannot be read. The message is in the language of the page. */
export class TextError extends Error {}

/** Reads a puzzle, a board of letters, or the first line of a stream. A puzzle has the given size. */
export function readText(text: string, { rows, cols, toMove }: BoardSize & { readonly toMove: Color }): Position {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((line) => line.trim());
  const [first, ...rest] = lines.filter((line) => line !== '');
  if (first === undefined) return new Position(rows, cols, toMove);
  const isRow = (line: string) => line.length === first.length && /^[XO.]{1,25}$/.test(line);
  if (rest.length > 0 && rest.length < MAX_SIZE && [first, ...rest].every(isRow)) {
    return Position.parse(first + rest.join(''), rest.length + 1, first.length, toMove);
  }
  return /^[XOxoBbWw.0-]{1,625}(\s+[bwBW])?$/.test(first) && !/^-?\d+$/.test(first)
    ? readLine(first, rows, cols, toMove)
    : readPuzzle(lines, rows, cols, toMove);
}

function readLine(line: string, rows: number, cols: number, toMove: Color): Position {
  const [board = '', side] = line.split(/\s+/);
  const letters = board.replace(/[xbB]/g, 'X').replace(/[owW]/g, 'O').replace(/[-0]/g, '.');
  const color = side === undefined ? toMove : side.toLowerCase() === 'b' ? BLACK : WHITE;
  if (letters.length === rows * cols) return Position.parse(letters, rows, cols, color);
  const root = Math.sqrt(letters.length);
  if (!Number.isInteger(root)) throw new TextError(word(T.notSquare, letters.length));
  return Position.parse(letters, root, root, color);
}

function readPuzzle(lines: readonly string[], rows: number, cols: number, toMove: Color): Position {
  const cells = emptyCells(rows * cols);
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const number = index + 1;
    const [row = NaN, col = NaN, color, ...rest] = line.split(/\s+/).map(Number);
    const isColor = color === -1 || color === 1;
    if (!Number.isInteger(row) || !Number.isInteger(col) || !isColor || rest.length > 0)
      throw new TextError(word(T.badLine, number, line.slice(0, 40)));
    if (row < 0 || col < 0 || row >= rows || col >= cols)
      throw new TextError(word(T.offBoard, number, row, col, rows, cols));
    const point = row * cols + col;
    if (cells[point] !== EMPTY) throw new TextError(word(T.twice, number, row, col));
    cells[point] = color === -1 ? BLACK : WHITE;
  }
  return new Position(rows, cols, toMove, cells);
}

/** The board rotated by 90 degrees clockwise, or mirrored left to right. */
export function transformed(position: Position, how: 'turn' | 'mirror'): Position {
  const { rows, cols, cells, toMove } = position;
  const [height, width] = how === 'turn' ? [cols, rows] : [rows, cols];
  const moved = emptyCells(cells.length);
  cells.forEach((cell, point) => {
    const [row, col] = [Math.floor(point / cols), point % cols];
    const to = how === 'turn' ? col * width + (width - 1 - row) : row * width + (width - 1 - col);
    moved[to] = cell;
  });
  return new Position(height, width, toMove, moved);
}

/** The stones on a board of another size; those beyond it are left out. */
export function resized(position: Position, rows: number, cols: number): Position {
  const cells = emptyCells(rows * cols);
  for (const point of stones(position)) {
    const [row, col] = [Math.floor(point / position.cols), point % position.cols];
    if (row < rows && col < cols) cells[row * cols + col] = position.at(point);
  }
  return new Position(rows, cols, position.toMove, cells);
}
