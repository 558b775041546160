// Counts positions with count.js: `node score.mjs RULES.js COUNT.js FILE` compares each line of the file, and prints the number.
import { readFileSync } from 'node:fs';

const [rules, count, path] = process.argv.slice(2);
const { Position } = await import(rules);
const { countScore } = await import(count);

let number = 0;
for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
  const { rows, cols, board, dead, neutral, rules: name, komi, handicap, prisoners, margin } = JSON.parse(line);
  const position = Position.parse(board, rows, cols);
  const said = { dead: new Set(dead), neutral: new Set(neutral) };
  const found = countScore(position, said, { rules: name, komi, handicap, prisoners });
  const mine = found?.margin ?? null;
  if (mine !== margin) throw new Error(`${mine} instead of ${margin}: ${line}`);
  number += 1;
}
console.log(`${number} positions`);
