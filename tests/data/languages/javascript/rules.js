const fs = require('fs');
const path = require('path');

const SIZE = 9;

function read(name) {
  const board = Array.from({ length: SIZE }, () => new Array(SIZE).fill(0));
  const text = fs.readFileSync(path.join(__dirname, name), 'utf8');
  for (const line of text.split(/\r?\n/)) {
    if (!line.trim()) continue;
    const [row, column, color] = line.trim().split(/\s+/).map(Number);
    board[row][column] = color;
  }
  return board;
}

function around([row, column]) {
  return [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]]
    .filter(([r, c]) => r >= 0 && r < SIZE && c >= 0 && c < SIZE);
}

function group(board, start) {
  const color = board[start[0]][start[1]];
  const seen = new Set([start.join()]);
  const stones = [start];
  let alive = false;
  for (const stone of stones) {
    for (const next of around(stone)) {
      const found = board[next[0]][next[1]];
      if (found === 0) alive = true;
      else if (found === color && !seen.has(next.join())) {
        seen.add(next.join());
        stones.push(next);
      }
    }
  }
  return { stones, alive };
}

function points(board, test) {
  const found = [];
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      if (test(board[row][column], [row, column])) found.push([row, column]);
    }
  }
  return found;
}

exports.read = read;
exports.isLegal = (board) => points(board, (color, p) => color !== 0 && !group(board, p).alive).length === 0;
exports.points = points;

exports.play = (board, p) => {
  const after = board.map((row) => row.slice());
  after[p[0]][p[1]] = 1;
  let captured = 0;
  for (const next of around(p)) {
    if (after[next[0]][next[1]] !== -1) continue;
    const { stones, alive } = group(after, next);
    if (alive) continue;
    captured += stones.length;
    for (const [r, c] of stones) after[r][c] = 0;
  }
  return { captured, legal: group(after, p).alive };
};
