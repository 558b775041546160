// Games as a tournament sends them: the squares before the first move, and the changes by each move.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

// The squares before the first move and after each. A change has a list for each new content of squares: its letter, and the
// squares, each a digit to base 64, or two on a board of more than 64 squares.
export function unfold(squares, changes) {
  const boards = [squares];
  const square = squares.length > DIGITS.length ? /../g : /./g;
  for (const change of changes) {
    const board = [...boards.at(-1)];
    for (const list of change ? change.split('/') : []) {
      for (const digits of list.slice(1).match(square))
        board[[...digits].reduce((number, digit) => number * DIGITS.length + DIGITS.indexOf(digit), 0)] = list[0];
    }
    boards.push(board.join(''));
  }
  return boards;
}

// The squares where a move placed a piece, flipped pieces, and moved a piece away.
export function changed(before, now, colorOf) {
  const squares = [...now].map((letter, square) => square).filter((square) => before[square] !== now[square]);
  const isEmpty = (board, square) => board[square] === '.';
  const left = squares.filter((square) => isEmpty(now, square));
  const isNew = (square) => isEmpty(before, square);
  // A piece can take another one's place.
  const mover = left.length && !squares.some(isNew) ? colorOf(before[left[0]]) : null;
  const takes = (square) => mover !== null && colorOf(now[square]) === mover && colorOf(before[square]) !== mover;
  const isPlaced = (square) => isNew(square) || takes(square);
  // A wall that comes with a piece is not what moved.
  const isPiece = (square) => Boolean(colorOf(now[square]));
  const placed = squares.filter(isPlaced).sort((one, other) => isPiece(other) - isPiece(one));
  return { placed, turned: squares.filter((square) => !isPlaced(square) && !isEmpty(now, square)), left };
}
