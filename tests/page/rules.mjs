// Compares the page's rules with the program's: recomputes the results that rules.rs passes. Prints the number of
// comparisons, or the first difference and fails.
//
//   node rules.mjs MODULE stream POSITIONS ANSWERS [ROWS COLS]
//   node rules.mjs MODULE games GAMES
//   node rules.mjs MODULE perft TABLE SETS MOST
//
// MODULE is the bundle of crates/web/ts/go/testing.ts.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [module, what, ...rest] = process.argv.slice(2);
const read = (path) => readFileSync(path, 'utf8');
const { EMPTY, BLACK, WHITE, Position, forbids, opponent } = await import(pathToFileURL(module));
const lines = (path) =>
  read(path)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

function differ(...parts) {
  console.log('different:', ...parts);
  process.exit(1);
}

/** `ok` or `dead` and the marked board, as `gocheck stream` has it. */
function answer(position) {
  const marks = [...position.toString()];
  const dead = position.groups().filter(({ liberties }) => liberties.length === 0);
  // An invalid position has no captures: a group without liberties stays on the board.
  marks.forEach((mark, point) => {
    if (mark !== '.') return;
    const { captured, suicide } = position.look(point);
    if (captured.length > 0) marks[point] = '*';
    else marks[point] = suicide.length > 0 ? '-' : '+';
  });
  for (const point of dead.flatMap(({ stones }) => stones)) marks[point] = '!';
  return `${dead.length > 0 ? 'dead' : 'ok'} ${marks.join('')}`;
}

function stream([positions, answers, rows, cols]) {
  const expected = lines(answers);
  const asked = lines(positions);
  if (asked.length !== expected.length) differ(asked.length, expected.length);
  asked.forEach((line, index) => {
    const [board, color] = line.split(' ');
    const side = Math.sqrt(board.length);
    const size = rows ? [Number(rows), Number(cols)] : [side, side];
    const found = answer(Position.parse(board, ...size, color === 'b' ? BLACK : WHITE));
    if (found !== expected[index]) differ(line, expected[index], found);
  });
  return `${asked.length} positions`;
}

/** What a play does, as rules.rs writes it. */
function written(facts, sets) {
  const repetition = (found) => (found ? `${found.after}/${found.length}` : '-');
  const reasons = { null: '.', occupied: 'O', suicide: 'S', ko: 'K', positional: 'P', situational: 'T' };
  return [
    facts.occupied,
    facts.captured.length,
    facts.suicide.length,
    facts.ko ?? '-',
    repetition(facts.position),
    repetition(facts.situation),
    sets.map((set) => reasons[forbids(set, facts)]).join(''),
  ].join(' ');
}

const STEPS = {
  // The point, the colour, the facts; the board after the move.
  play: (position, [point, color, board, ...facts], sets) => {
    const effect = position.look(Number(point), Number(color));
    const found = written(effect, sets);
    if (found !== facts.join(' ')) differ(position.toString(), point, color, facts.join(' '), found);
    const after = position.play(Number(point), Number(color));
    if (after.toString() !== board) differ(position.toString(), point, color, board, after.toString());
    return after;
  },
  pass: (position, [color]) => position.pass(Number(color)),
  setup: (position, stones) => position.setUp(stones.map((stone) => stone.split(',').map(Number))),
  turn: (position, [color]) => position.setUp([], Number(color)),
};

function games([path]) {
  let [position, sets, count, plays] = [null, null, 0, 0];
  for (const line of lines(path)) {
    const [step, ...words] = line.split(' ');
    if (step === 'rules') {
      sets = JSON.parse(words.join(' '));
    } else if (step === 'game') {
      position = new Position(Number(words[0]), Number(words[1]));
      count += 1;
    } else {
      position = STEPS[step](position, words, sets);
      plays += step === 'play';
    }
  }
  return `${count} games, ${plays} plays, ${sets.length} rule sets`;
}

function perft(position, rules, passes, depth) {
  if (depth === 0) return 1;
  let count = 0;
  position.cells.forEach((color, point) => {
    if (color !== EMPTY || forbids(rules, position.look(point))) return;
    count += perft(position.play(point), rules, passes, depth - 1);
  });
  if (!passes) return count;
  if (depth === 1) return count + 1;
  const isSecond = position.mover === opponent(position.toMove) && position.point === null;
  return isSecond ? count : count + perft(position.pass(), rules, passes, depth - 1);
}

function perfts([path, sets, most]) {
  let compared = 0;
  for (const line of lines(path)) {
    const [size, name, passing, counts] = line.split('\t');
    const rules = JSON.parse(sets).find((set) => set.name === name);
    counts.split(' ').forEach((expected, depth) => {
      if (Number(expected) > Number(most)) return;
      const found = perft(new Position(Number(size), Number(size)), rules, passing === 'passes', depth);
      if (found !== Number(expected)) differ(line, depth, found);
      compared += 1;
    });
  }
  return `${compared} counts`;
}

console.log({ stream, games, perft: perfts }[what](rest));
