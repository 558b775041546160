// Games as a tournament sends them: the squares before the first move, and the changes by each move.

const SQUARES = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// The squares before the first move and after each. A change lists the squares that become black, white and empty.
export function unfold(squares, changes) {
  const boards = [squares];
  for (const change of changes) {
    const board = [...boards.at(-1)];
    for (const [kind, list] of change.split("/").entries()) {
      for (const letter of list) board[SQUARES.indexOf(letter)] = "XO."[kind];
    }
    boards.push(board.join(""));
  }
  return boards;
}

// The squares where a move placed a piece, flipped pieces, and moved a piece away.
export function changed(before, now) {
  const squares = [...now].map((letter, square) => square).filter((square) => before[square] !== now[square]);
  const isEmpty = (board, square) => board[square] === ".";
  return {
    placed: squares.filter((square) => isEmpty(before, square)),
    turned: squares.filter((square) => !isEmpty(before, square) && !isEmpty(now, square)),
    left: squares.filter((square) => isEmpty(now, square)),
  };
}
