// The findings of the rules at the moves of a node, as crates/sgf/src/lint does: M101 to M107, M201 to M206.

import { namePoint } from '../notation.ts';
import { EMPTY, forbids, type Repetition, type RuleSet } from '../rules.ts';
import { type FindingValues, type MoveCode, textOf } from './finding_texts.ts';
import type { Finding, GameNode, Severity } from './node.ts';
import { type GameInfo, infoOf, isInGame, type ReplayedMove, replay } from './replay.ts';
import { rulesOf } from './rule_names.ts';
import { isProbablyPass, trimmed, unescaped } from './values.ts';

const SEVERITIES: Readonly<Record<MoveCode, Severity>> = {
  M101: 'error',
  M102: 'error',
  M103: 'error',
  M104: 'error',
  M105: 'error',
  M106: 'error',
  M107: 'note',
  M201: 'warning',
  M202: 'warning',
  M203: 'warning',
  M204: 'error',
  M205: 'note',
  M206: 'note',
};

/** A value in a message: at most one line long, and without characters that change the direction of text or are invisible. */
function shownValue(text: string): string {
  const signs = [...trimmed(text)];
  const shown = signs.slice(0, 30).map((sign) => (/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(sign) ? ' ' : sign));
  return shown.join('') + (signs.length > 30 ? '..' : '');
}

/** The rules by which a game is judged: those of RU, otherwise the Japanese ones. */
interface GameRules {
  readonly rules: RuleSet;
  readonly isKnown: boolean;
}

function rulesOfGame(root: GameNode, ruleSets: readonly RuleSet[]): GameRules | null {
  const named = rulesOf(trimmed(root.text('RU')), ruleSets);
  const rules = named ?? ruleSets.find(({ name }) => name === 'japanese');
  return rules ? { rules, isKnown: named !== null } : null;
}

function finding<Code extends MoveCode>(
  code: Code,
  values: FindingValues[Code],
  stones: readonly number[] = [],
  earlier: Repetition | null = null,
): Finding {
  const { en, zh } = textOf(code, values);
  return { code, severity: SEVERITIES[code], text: [en, zh], stones, ...(earlier && { earlier: earlier.after }) };
}

/** What is wrong with a move on a point, at most one thing. */
function judged(
  { position, color }: ReplayedMove,
  point: number,
  at: string,
  { rules, isKnown }: GameRules,
): Finding | null {
  const facts = position.look(point, color);
  const known = isKnown ? rules.name : null;
  const repeated = facts.position;
  switch (forbids(rules, facts)) {
    case 'occupied':
      return facts.occupied === EMPTY ? null : finding('M101', { color, at, stone: facts.occupied }, [point]);
    case 'suicide':
      return finding('M103', { color, at, count: facts.suicide.length, rules: known }, facts.suicide);
    case 'ko':
      return finding('M104', { color, at, took: facts.ko ?? 0 }, facts.captured, repeated);
    case 'positional':
      return repeated && finding('M105', { color, at, earlier: repeated }, [], repeated);
    case 'situational':
      return facts.situation && finding('M106', { color, at, earlier: facts.situation }, [], facts.situation);
    case null:
      return repeated && finding('M107', { color, at, earlier: repeated, rules: known }, [], repeated);
  }
}

/** What is wrong with the turn of a move, and with a move that cannot be on the board. */
function turnFindings(move: ReplayedMove, at: string, node: GameNode, info: GameInfo): Finding[] {
  const { color, position, fault, line, target, raw } = move;
  const number = position.number + 1;
  const isGame = isInGame(info, line, node);
  const findings: Finding[] = [];
  if (move.isSecond) findings.push(finding('M204', { color }));
  if (fault === 'twice') findings.push(finding(isGame ? 'M201' : 'M205', { color, number }));
  else if (fault) findings.push(finding('M202', { color, because: fault, handicap: info.handicap }));
  if (move.isOver) findings.push(finding(isGame ? 'M203' : 'M206', { color, at }));
  if (target === 'off') {
    const { rows, cols } = position;
    const isPass = isProbablyPass(raw, rows, cols);
    findings.push(finding('M102', { color, value: shownValue(unescaped(raw)), size: `${rows}x${cols}`, isPass }));
  }
  return findings;
}

/** The findings at the moves of a node. */
export function lintNode(node: GameNode, ruleSets: readonly RuleSet[]): Finding[] {
  const info = node.isMove ? infoOf(node.root) : null;
  const rules = info?.size ? rulesOfGame(node.root, ruleSets) : null;
  if (!info || !rules) return [];
  const findings: Finding[] = [];
  replay(node, node.parent?.replayed ?? null, info, (move) => {
    const { target, position } = move;
    const point = typeof target === 'number' ? target : null;
    const at = point === null ? '' : namePoint(position, point, 'letters');
    findings.push(...turnFindings(move, at, node, info));
    const found = point === null ? null : judged(move, point, at, rules);
    if (found) findings.push(found);
  });
  return findings;
}
