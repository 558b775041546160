// Properties of SGF and their values: text, points, rectangles, numbers, as crates/sgf/src/value.rs reads them.
import { BLACK, type Color, MAX_SIZE, WHITE } from '../rules.ts';

/** A property of a node. The values are the texts between the brackets, with their escapes. */
export interface Property {
  readonly name: string;
  readonly values: readonly string[];
  /** The name in the file, if it differs: old files have lower-case letters in it. */
  readonly written?: string;
}

/** The text of a raw value: a backslash stands before a character that it protects, or a line break that does not count. */
export const unescaped = (raw: string): string =>
  raw.replace(/\\(\r\n|\n\r|.|$)/gs, (_, next: string) => (/^[\r\n]/.test(next) ? '' : next));

/** A text as a raw value. */
export const escaped = (text: string): string => text.replace(/[\]\\]/g, '\\$&');

/** Removes the white space of ASCII around a text. */
export const trimmed = (text: string): string => text.replace(/^[ \t\r\n\f]+|[ \t\r\n\f]+$/g, '');

const numberOf = (letter = ' '): number => 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(letter);

/** The column and the row of two letters; null if they are not. */
function lettersOf(raw: string): readonly [col: number, row: number] | null {
  const text = raw.length === 2 ? raw : trimmed(raw);
  const [col, row] = [numberOf(text[0]), numberOf(text[1])];
  return text.length === 2 && col >= 0 && row >= 0 ? [col, row] : null;
}

/** The point of a move; `off` for one off the board. */
export type Target = number | 'pass' | 'off' | 'malformed';

// Some programs write a pass so.
const BACKTICKS = '``';

export function targetOf(raw: string, rows: number, cols: number): Target {
  const value = unescaped(raw);
  const at = lettersOf(value);
  if (!at) {
    const text = trimmed(value);
    return text === '' ? 'pass' : text === BACKTICKS ? 'off' : 'malformed';
  }
  const [col, row] = at;
  if (col === 19 && row === 19 && rows <= 19 && cols <= 19) return 'pass';
  return row < rows && col < cols ? row * cols + col : 'off';
}

/** Returns true if a value is one past the last column and row or before the first ones, as some programs write a pass. */
export function isProbablyPass(raw: string, rows: number, cols: number): boolean {
  const value = unescaped(raw);
  const at = lettersOf(value);
  return trimmed(value) === BACKTICKS || (at !== null && at[0] === cols && at[1] === rows);
}

/** The points of a value of a list, one or a rectangle, row by row; null if there are none. */
export function areaOf(raw: string, rows: number, cols: number): number[] | null {
  const value = unescaped(raw);
  const colon = value.indexOf(':');
  const first = lettersOf(colon < 0 ? value : value.slice(0, colon));
  const second = colon < 0 ? first : lettersOf(value.slice(colon + 1));
  if (!first || !second) return null;
  const [left, right] = [Math.min(first[0], second[0]), Math.max(first[0], second[0])];
  const [top, bottom] = [Math.min(first[1], second[1]), Math.max(first[1], second[1])];
  if (bottom >= rows || right >= cols) return null;
  const points: number[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let col = left; col <= right; col += 1) points.push(row * cols + col);
  return points;
}

/** A point as a value. */
export const pointValue = (point: number, cols: number): string =>
  String.fromCharCode(97 + (point % cols)) + String.fromCharCode(97 + Math.floor(point / cols));

/** A whole number of SGF; null if it is not one. */
export const wholeNumber = (text: string): number | null => (/^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : null);

export type Size = readonly [rows: number, cols: number];

/** The size that SZ names; null if it is invalid or too large. */
export function sizeOf(text: string): Size | null {
  const at = text.indexOf(':');
  const side = (part: string) => (/^\s*\+?\d+\s*$/.test(part) ? Number(part) : 0);
  const [cols, rows] = at < 0 ? [side(text), side(text)] : [side(text.slice(0, at)), side(text.slice(at + 1))];
  return [cols, rows].every((count) => count >= 1 && count <= MAX_SIZE) ? [rows, cols] : null;
}

/** The value of SZ. */
export const sizeValue = (rows: number, cols: number): string => (rows === cols ? String(rows) : `${cols}:${rows}`);

/** The colour of PL; null if it is none. */
export function colorOf(text: string): Color | null {
  const name = trimmed(text).toLowerCase();
  if (['b', 'black', '1'].includes(name)) return BLACK;
  return ['w', 'white', '2'].includes(name) ? WHITE : null;
}
