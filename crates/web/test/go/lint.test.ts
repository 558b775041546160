import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintNode } from '../../ts/go/record/lint.ts';
import { readRecord } from '../../ts/go/record/read.ts';
import { rulesOf } from '../../ts/go/record/rule_names.ts';
import type { RuleSet } from '../../ts/go/rules.ts';

const RULES: readonly RuleSet[] = [
  { name: 'japanese', ko: 'simple' },
  { name: 'chinese', ko: 'simple' },
  { name: 'chinese-kgs', ko: 'positional' },
  { name: 'korean', ko: 'simple' },
  { name: 'aga', ko: 'situational' },
  { name: 'new-zealand', ko: 'situational', suicide: true },
  { name: 'tromp-taylor', ko: 'positional', suicide: true },
  { name: 'ing', ko: 'positional', suicide: true },
  { name: 'none', ko: 'none', suicide: true },
];

const lint = (text: string) =>
  readRecord(text).games.flatMap((game) => game.all().flatMap((node) => lintNode(node, RULES)));

const GAME = '(;GM[1]SZ[9]RE[B+R]';
const KO = '(;GM[1]SZ[4]AB[ba][ab][bc]AW[ca][bb][db][cc]PL[B]';

test('the findings at moves', () => {
  const cases = [
    [`${GAME};B[aa];W[bb])`, ''],
    [`${GAME};B[aa];W[aa])`, 'M101'],
    [`${GAME};B[aa];W[ja])`, 'M102'],
    ['(;GM[1]SZ[3]AW[ba][ab];B[aa])', 'M103'],
    ['(;GM[1]SZ[3]RU[NZ]AB[aa]AW[ca][bb][ab];B[ba])', ''],
    [`${KO};B[cb];W[bb])`, 'M104'],
    [`${KO};B[cb];W[ad];B[dd];W[bb])`, ''],
    ['(;GM[1]SZ[2:1]RU[none];B[aa];W[];B[ba])', 'M107'],
    ['(;GM[1]SZ[2:1]RU[Tromp-Taylor];B[aa];W[];B[ba])', 'M105'],
    // The same board with another player to move is allowed, then both repeat.
    ['(;GM[1]SZ[2:1]RU[NZ];B[aa];W[];B[ba];W[];B[aa])', 'M107 M106'],
    [`${GAME};B[aa];B[bb])`, 'M201'],
    ['(;GM[1]SZ[9];W[aa])', 'M202'],
    ['(;GM[1]SZ[9]PL[W];B[aa])', 'M202'],
    ['(;GM[1]SZ[9]HA[2]AB[aa][bb];B[cc])', 'M202'],
    ['(;GM[1]SZ[9]HA[2];B[aa];B[bb];W[cc])', ''],
    [`${GAME};B[];W[];B[aa])`, 'M203'],
    [`${GAME};B[aa]W[bb])`, 'M204'],
    // A problem, in which a move may be left out.
    ['(;GM[1]SZ[9]AW[aa];B[bb];B[cc])', 'M205'],
    ['(;GM[1]SZ[9]AW[aa];B[];W[];B[cc])', 'M206'],
    ['(;GM[2]SZ[9];B[aa];W[aa])', ''],
  ] as const;
  for (const [text, expected] of cases) {
    const codes = lint(text).map(({ code }) => code);
    assert.equal(codes.join(' '), expected, text);
  }
});

test('a finding has texts, stones and the repeated position', () => {
  const [occupied] = lint(`${GAME};B[aa];W[aa])`);
  assert.deepEqual(occupied?.text, ['white A9: a black stone is already there', '白方下 A9：那里已有黑子']);
  assert.deepEqual([occupied?.stones, occupied?.severity], [[0], 'error']);
  const [pass] = lint(`${GAME};B[jj])`);
  assert.deepEqual(pass?.text, [
    'black [jj] is off the 9x9 board: probably a pass',
    '黑方 [jj]：不在 9x9 的棋盘上，很可能是停一手',
  ]);
  const [ko] = lint(`${KO};B[cb];W[bb])`);
  assert.deepEqual([ko?.stones, ko?.earlier], [[6], 0]);
});

test('names of rule sets', () => {
  const cases = [
    ['Japanese', 'japanese'],
    ['jp', 'japanese'],
    ['日本ルール', 'japanese'],
    ['Chinese', 'chinese'],
    ['中国规则', 'chinese'],
    ['Chinese (KGS)', 'chinese-kgs'],
    ['AGA', 'aga'],
    ['French rules', 'aga'],
    ['NZ', 'new-zealand'],
    ['New Zealand', 'new-zealand'],
    ['GOE', 'ing'],
    ['Tromp/Taylor', 'tromp-taylor'],
    ['koPOSITIONALscoreAREAtaxNONEsui1', 'tromp-taylor'],
    ['koSIMPLEscoreAREAtaxNONEsui0', 'chinese'],
    ['koSIMPLEscoreTERRITORYtaxSEKIsui0', 'japanese'],
    ['koSIMPLEscoreAREAtaxNONE', undefined],
    ['house rules', undefined],
    ['', undefined],
  ] as const;
  for (const [text, name] of cases) assert.equal(rulesOf(text, RULES)?.name, name, text);
});
