const { read, isLegal, points, play } = require('./rules');

const tag = process.argv[2] || 'test';
for (const name of ['0', '00', '1', '2', '3', '4', '5']) {
  const board = read(`${tag}_${name}.txt`);
  if (name === '0' || name === '00') {
    console.log(`[${tag}]Problem ${name}: rule checking:`, isLegal(board));
    continue;
  }
  const wanted = name === '5' ? (move) => move.legal : (move) => move.captured > 0;
  const answer = points(board, (color, p) => color === 0 && wanted(play(board, p)));
  console.log(`Problem ${name}:`);
  console.log(answer);
}
