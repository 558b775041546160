// The board after each move of a game, from the server's list of moves: rows from the top, as in a view.

export function boards({ rows, size, moves, ply }) {
  const now = rows.join("");
  const all = [];
  let board = [...now];
  all[ply] = board;
  for (let at = ply - 1; at >= 0; at -= 1) {
    const { by, from, to, jump, turned } = moves[at];
    board = [...board];
    if (to !== null) board[to] = ".";
    if (jump) board[from[0]] = letter(by);
    for (const square of turned) board[square] = by === "black" ? "O" : "X";
    all[at] = board;
  }
  board = all[ply];
  for (let at = ply; at < moves.length; at += 1) {
    const { by, from, to, jump, turned } = moves[at];
    board = [...board];
    if (to !== null) board[to] = letter(by);
    if (jump) board[from[0]] = ".";
    for (const square of turned) board[square] = letter(by);
    all[at + 1] = board;
  }
  return all.map((each) => Array.from({ length: size }, (_, row) => each.slice(row * size, (row + 1) * size).join("")));
}

const letter = (color) => (color === "black" ? "X" : "O");
