// The boards of a game after each of its moves.
import type { View } from '../api/state.ts';

/** The rows of the board after each move of a game on the play page, computed from the changes of the moves. */
export function boards({ rows, moves, ply }: Pick<View, 'rows' | 'moves' | 'ply'>): string[][] {
  const columns = rows[0]?.length ?? 0;
  const now = [...rows.join('')];
  const before: string[][] = [];
  let board = now;
  for (const { changes } of moves.slice(0, ply).reverse()) {
    board = [...board];
    for (const [square, letter] of changes) board[square] = letter;
    before.unshift(board);
  }
  const after: string[][] = [];
  board = now;
  for (const { changes } of moves.slice(ply)) {
    board = [...board];
    for (const [square, , letter] of changes) board[square] = letter;
    after.push(board);
  }
  const toRows = (letters: readonly string[]) =>
    rows.map((_, row) => letters.slice(row * columns, (row + 1) * columns).join(''));
  return [...before, now, ...after].map(toRows);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const toSquare = (digits: string) =>
  [...digits].reduce((number, digit) => number * DIGITS.length + DIGITS.indexOf(digit), 0);

/** The squares before the first move of a game of a tournament, and after each. A change has a list for each new content of
 * squares: its letter, and the squares, each a digit to base 64, or two on a board of more than 64 squares. */
export function unfold(squares: string, changes: readonly string[]): string[] {
  const digits = squares.length > DIGITS.length ? /../g : /./g;
  let board = [...squares];
  const all = [squares];
  for (const change of changes) {
    board = [...board];
    for (const [letter = '', ...list] of change.split('/'))
      for (const square of list.join('').match(digits) ?? []) board[toSquare(square)] = letter;
    all.push(board.join(''));
  }
  return all;
}
