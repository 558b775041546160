// The board after each move of a game, from the server's list of moves: rows from the top, as in a view.

// The squares whose pieces a move turned over, and those whose pieces it captured, with their letters.
export function effects({ from, to, jump, changes }, colorOf) {
  const isSource = (square) => jump && square === from[0];
  const others = changes.filter(([square]) => square !== to && !isSource(square));
  return {
    turned: others
      .filter(([, before, after]) => colorOf(before) && colorOf(after) && colorOf(before) !== colorOf(after))
      .map(([square]) => square),
    captured: others.filter(([, before, after]) => colorOf(before) && !colorOf(after)),
  };
}

export function boards({ rows, moves, ply }) {
  const columns = rows[0].length;
  const all = [];
  let board = [...rows.join('')];
  all[ply] = board;
  for (let at = ply - 1; at >= 0; at -= 1) {
    board = [...board];
    for (const [square, before] of moves[at].changes) board[square] = before;
    all[at] = board;
  }
  board = all[ply];
  for (let at = ply; at < moves.length; at += 1) {
    board = [...board];
    for (const [square, , after] of moves[at].changes) board[square] = after;
    all[at + 1] = board;
  }
  return all.map((each) => rows.map((_, row) => each.slice(row * columns, (row + 1) * columns).join('')));
}
