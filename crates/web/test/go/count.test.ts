import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  agreedBy,
  compensationOf,
  countScore,
  fallenWith,
  handicapOf,
  komiOf,
  prisonersOf,
  regionOf,
  resultText,
} from '../../ts/go/count.ts';
import { readRecord } from '../../ts/go/record/read.ts';
import { Position, type RuleSetName } from '../../ts/go/rules.ts';

// A white stone is dead on Black's side; the column in the middle is no one's.
const BOARD = Position.parse('OX.O. .X.O. .X.O. .X.O. .X.O.', 5, 5);
const LEFT = [0, 5, 10, 15, 20];
const DEAD = { dead: new Set([0]), neutral: new Set<number>() };

const terms = (rules: RuleSetName, more = {}) =>
  ({ rules, komi: 6.5, handicap: 0, prisoners: [2, 3], ...more }) as const;

function read(text: string) {
  const [root] = readRecord(text).games;
  assert.ok(root);
  return root;
}

test('a dead stone falls with those of its region', () => {
  assert.deepEqual(fallenWith(BOARD, 0), [0]);
  assert.deepEqual(fallenWith(BOARD, 1), [1, 6, 11, 16, 21]);
  assert.deepEqual(
    regionOf(BOARD, DEAD.dead, 5).sort((a, b) => a - b),
    LEFT,
  );
});

test('territory counts empty points and prisoners', () => {
  const score = countScore(BOARD, DEAD, terms('japanese'));
  // Black has captured three white stones, and one is dead; White has captured two black ones.
  assert.deepEqual(score?.lines, { territory: [5, 5], captives: [4, 2], komi: [0, 6.5] });
  assert.deepEqual([score?.totals, score?.margin], [[9, 13.5], -4.5]);
  const seki = { dead: DEAD.dead, neutral: new Set(LEFT) };
  assert.deepEqual(countScore(BOARD, seki, terms('korean'))?.lines.territory, [0, 5]);
  assert.equal(countScore(BOARD, DEAD, terms('japanese', { prisoners: null })), null);
});

test('area counts stones and the points around them', () => {
  const score = countScore(BOARD, DEAD, terms('chinese', { handicap: 4, prisoners: null }));
  assert.deepEqual(score?.lines, { living: [5, 5], surrounded: [5, 5], komi: [0, 6.5], compensation: [0, 4] });
  assert.equal(score?.margin, -10.5);
  // Under Tromp-Taylor rules the white stone lives, and no one has the points around it.
  const all = countScore(BOARD, DEAD, terms('tromp-taylor'));
  assert.deepEqual(all?.lines, { living: [5, 6], surrounded: [0, 5], komi: [0, 6.5] });
});

test('White is compensated for handicap stones', () => {
  const rules = ['chinese', 'aga', 'japanese'] as const;
  assert.deepEqual(
    rules.map((name) => compensationOf(name, 4)),
    [4, 3, 0],
  );
  assert.equal(compensationOf('chinese', 1), 0);
});

test('TB and TW say what is dead and what is neutral', () => {
  const stones = '(;SZ[5]AB[ba:be]AW[da:de][aa]';
  const whole = agreedBy(read(`${stones}TB[aa:ae]TW[ea:ee])`));
  assert.deepEqual([[...whole.dead], [...whole.neutral]], [[0], []]);
  const part = agreedBy(read(`${stones}TB[aa:ad]TW[ea:ee])`));
  assert.deepEqual([[...part.dead], [...part.neutral]], [[0], [20]]);
  const none = agreedBy(read(`${stones})`));
  assert.deepEqual([[...none.dead], [...none.neutral]], [[], []]);
});

test('prisoners are counted once', () => {
  const captured = '(;SZ[3];B[ba];W[aa];B[ab]';
  assert.deepEqual(prisonersOf(read(`${captured})`).last), [0, 1]);
  // A node without a move has the position before it.
  assert.deepEqual(prisonersOf(read(`${captured};C[a comment])`).last), [0, 1]);
  assert.deepEqual(prisonersOf(read('(;SZ[2:1];B[aa];W[];B[ba])').last), [2, 0]);
  assert.equal(prisonersOf(read(`${captured};AE[ba])`).last), null);
  assert.equal(prisonersOf(read(`${captured};W[ab])`).last), null);
});

test('handicap stones are those of HA, or the first moves', () => {
  const cases = [
    ['(;SZ[9]HA[3])', 3],
    ['(;SZ[9];B[aa];B[bb];W[cc])', 0],
    ['(;SZ[9]HA[0];B[aa];B[bb];W[cc];B[dd])', 2],
    ['(;SZ[9]HA[0];B[aa];C[a comment];B[bb];C[another];W[cc])', 2],
    ['(;SZ[9]HA[0];B[aa];C[a comment];W[cc])', 0],
    ['(;SZ[9]HA[0]AB[ee];B[aa];B[bb];W[cc])', 0],
  ] as const;
  for (const [text, count] of cases) assert.equal(handicapOf(read(text).last), count, text);
});

test('komi in points or hundredths', () => {
  const cases = [
    ['6.5', 6.5],
    [' 7,5 ', 7.5],
    ['375', 3.75],
    ['-5', -5],
    ['', 0],
    ['none', 0],
  ] as const;
  for (const [text, komi] of cases) assert.equal(komiOf(read(`(;KM[${text}])`)), komi, text);
});

test('results as in RE', () => {
  assert.deepEqual([0, 3, -0.5].map(resultText), ['0', 'B+3', 'W+0.5']);
});
