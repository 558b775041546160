import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLACK, COLORS, type Color, EMPTY, forbids, Position, type RuleSet, WHITE } from '../../ts/go/rules.ts';

const SIMPLE: RuleSet = { name: 'japanese', ko: 'simple' };
const POSITIONAL: RuleSet = { name: 'tromp-taylor', ko: 'positional', suicide: true };
const SITUATIONAL: RuleSet = { name: 'aga', ko: 'situational' };
const NONE: RuleSet = { name: 'none', ko: 'none', suicide: true };

test('a group has its stones and liberties', () => {
  const position = Position.parse('.X. XX. .O.', 3, 3);
  const { color, stones, liberties } = position.group(1);
  assert.equal(color, BLACK);
  assert.deepEqual([...stones].sort(), [1, 3, 4]);
  assert.deepEqual([...liberties].sort(), [0, 2, 5, 6]);
  assert.equal(position.groups().length, 2);
});

test('a move captures', () => {
  assert.deepEqual(Position.parse('OX. X.. ...', 3, 3).group(0).liberties, []);
  const corner = Position.parse('OX. ... ...', 3, 3).play(3);
  assert.equal(`${corner}`, '.X.X.....');
  assert.deepEqual(corner.removed, [0]);
  assert.equal(corner.toMove, WHITE);
});

test('a capture comes before suicide', () => {
  // White at the left upper corner has no liberty, but captures a stone.
  const position = Position.parse('.XO XO. O..', 3, 3, WHITE);
  const { captured, suicide } = position.look(0);
  assert.deepEqual([...captured].sort(), [1, 3]);
  assert.deepEqual(suicide, []);
});

test('suicide of one stone and of a group', () => {
  const position = Position.parse('.X. X.. ...', 3, 3, WHITE);
  const facts = position.look(0);
  assert.deepEqual(facts.suicide, [0]);
  assert.equal(forbids(SIMPLE, facts), 'suicide');
  assert.equal(forbids(NONE, facts), null);
  const group = Position.parse('.OX XX. ...', 3, 3, WHITE).play(0);
  assert.equal(`${group}`, '..XXX....');
});

test('an occupied point', () => {
  const facts = Position.parse('X', 1, 1).look(0, WHITE);
  for (const rules of [SIMPLE, NONE]) assert.equal(forbids(rules, facts), 'occupied');
});

const KO = '.XO. XO.O .XO. ....';

test('a ko may not be retaken at once', () => {
  const taken = Position.parse(KO, 4, 4, BLACK).play(6);
  assert.deepEqual(taken.removed, [5]);
  const facts = taken.look(5);
  assert.equal(facts.ko, 1);
  assert.equal(facts.position?.after, 0);
  assert.equal(forbids(SIMPLE, facts), 'ko');
  assert.equal(forbids(NONE, facts), null);
  // After another move on either side it may.
  const later = taken.play(15).play(12).look(5);
  assert.equal(forbids(SIMPLE, later), null);
});

test('positional superko looks at the board, situational superko at the player, too', () => {
  // Black fills the last liberty of the own stone: the suicide of both leaves the empty board.
  const facts = new Position(1, 2, BLACK).play(0).pass().look(1);
  assert.deepEqual([facts.position?.after, facts.position?.length], [0, 3]);
  assert.equal(forbids(POSITIONAL, facts), 'positional');
  // The empty board was before a move of Black, and now White is to move.
  assert.equal(facts.situation, null);
  assert.equal(forbids({ ...SITUATIONAL, suicide: true }, facts), null);
});

test('a cycle with the same player to move', () => {
  const after = new Position(1, 2, BLACK).play(0).pass().play(1).pass().play(0).pass();
  const facts = after.look(1);
  assert.deepEqual([facts.situation?.after, facts.situation?.length], [3, 4]);
  assert.equal(forbids({ ...SITUATIONAL, suicide: true }, facts), 'situational');
});

test('setup ends the history, a change of the player does not', () => {
  const taken = Position.parse(KO, 4, 4, BLACK).play(6);
  assert.equal(taken.setUp([], WHITE).look(5).position?.after, 0);
  assert.equal(taken.setUp([[15, BLACK]]).look(5, WHITE).position, null);
  assert.equal(taken.setUp([[15, BLACK]]).number, 1);
});

test('the hash of a board does not depend on how it came about', () => {
  let position = new Position(5, 5);
  let color: Color = BLACK;
  for (let move = 0; move < 400; move += 1) {
    // 7 generates the residues modulo 25 in an order without a pattern on the board.
    const point = (move * 7 + Math.floor(move / 25)) % 25;
    color = COLORS[move % 2] ?? color;
    if (position.cells[point] === EMPTY) position = position.play(point, color);
    assert.equal(position.hash, new Position(5, 5, BLACK, position.cells).hash);
  }
});
