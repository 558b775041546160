// Values of SGF properties: text, points, rectangles, numbers, as crates/sgf/src/value.rs reads them.
import { BLACK, MAX_SIZE, WHITE } from '../rules.ts';

/** The text of a raw value: a backslash stands before a character that it protects, or a line break that does not count. */
export const unescaped = (raw) => raw.replace(/\\(\r\n|\n\r|[^]|$)/g, (_, next) => (/^[\r\n]/.test(next) ? '' : next));

/** A text as a raw value. */
export const escaped = (text) => text.replace(/[\]\\]/g, '\\$&');

/** Removes the white space of ASCII around a text. */
export const trimmed = (text) => text.replace(/^[ \t\r\n\f]+|[ \t\r\n\f]+$/g, '');

const numberOf = (letter) => 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(letter);

/** The column and the row of two letters; null if they are not. */
function lettersOf(raw) {
  const text = raw.length === 2 ? raw : trimmed(raw);
  const [col, row] = [numberOf(text[0]), numberOf(text[1])];
  return text.length === 2 && col >= 0 && row >= 0 ? [col, row] : null;
}

/** The point of a move: an index, `pass`, `off` for one off the board, or `malformed`. */
export function targetOf(raw, rows, cols) {
  const value = unescaped(raw);
  const at = lettersOf(value);
  if (!at) return { '': 'pass', '``': 'off' }[trimmed(value)] ?? 'malformed';
  const [col, row] = at;
  if (col === 19 && row === 19 && rows <= 19 && cols <= 19) return 'pass';
  return row < rows && col < cols ? row * cols + col : 'off';
}

/** Returns true if a value is one past the last column and row or before the first ones, as some programs write a pass. */
export function isProbablyPass(raw, rows, cols) {
  const value = unescaped(raw);
  const at = lettersOf(value);
  return trimmed(value) === '``' || (at !== null && at[0] === cols && at[1] === rows);
}

/** The points of a value of a list, one or a rectangle, row by row; null if there are none. */
export function areaOf(raw, rows, cols) {
  const value = unescaped(raw);
  const colon = value.indexOf(':');
  const first = lettersOf(colon < 0 ? value : value.slice(0, colon));
  const second = colon < 0 ? first : lettersOf(value.slice(colon + 1));
  if (!first || !second) return null;
  const [left, right] = [first[0], second[0]].sort((a, b) => a - b);
  const [top, bottom] = [first[1], second[1]].sort((a, b) => a - b);
  if (bottom >= rows || right >= cols) return null;
  const points = [];
  for (let row = top; row <= bottom; row += 1)
    for (let col = left; col <= right; col += 1) points.push(row * cols + col);
  return points;
}

/** A point as a value. */
export const pointValue = (point, cols) =>
  String.fromCharCode(97 + (point % cols)) + String.fromCharCode(97 + Math.floor(point / cols));

/** A whole number of SGF; null if it is not one. */
export const wholeNumber = (text) => (/^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : null);

/** The rows and columns of SZ; null if the size is invalid or too large. */
export function sizeOf(text) {
  const at = text.indexOf(':');
  const parts = at < 0 ? [text, text] : [text.slice(0, at), text.slice(at + 1)];
  const sides = parts.map((part) => (/^\s*\+?\d+\s*$/.test(part) ? Number(part) : 0));
  return sides.every((side) => side >= 1 && side <= MAX_SIZE) ? [sides[1], sides[0]] : null;
}

/** The value of SZ. */
export const sizeValue = (rows, cols) => (rows === cols ? String(rows) : `${cols}:${rows}`);

/** The colour of PL; null if it is none. */
export const colorOf = (text) =>
  ({ b: BLACK, black: BLACK, 1: BLACK, w: WHITE, white: WHITE, 2: WHITE })[trimmed(text).toLowerCase()] ?? null;
