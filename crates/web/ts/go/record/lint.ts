// The findings of the rules at the moves of a node, as crates/sgf/src/lint does: M101 to M107, M201 to M206.
import { forbids } from '../rules.ts';
import { textsOf } from './finding_texts.ts';
import { infoOf, isInGame, replay } from './replay.ts';
import { rulesOf } from './rule_names.ts';
import { isProbablyPass, trimmed, unescaped } from './values.ts';

const COLUMNS_OF_NAMES = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';
const REASON_CODES = { occupied: 'M101', suicide: 'M103', ko: 'M104', positional: 'M105', situational: 'M106' };

/** A value in a message: at most one line long, and without characters that change the direction of text or are invisible. */
function shownValue(text) {
  const signs = [...trimmed(text)];
  const shown = signs.slice(0, 30).map((sign) => (/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(sign) ? ' ' : sign));
  return shown.join('') + (signs.length > 30 ? '..' : '');
}

/** The rules of a game: those of RU, otherwise the Japanese ones. */
export function rulesOfGame(root, ruleSets) {
  const named = rulesOf(trimmed(root.text('RU')), ruleSets);
  return { rules: named ?? ruleSets.find(({ name }) => name === 'japanese'), isKnown: named !== null };
}

/** The findings at the moves of a node: `{ code, severity, text, values, stones, earlier }`. */
export function lintNode(node, ruleSets) {
  if (!node.isMove) return [];
  const info = infoOf(node.root);
  if (!info.size) return [];
  const [rows, cols] = info.size;
  const { rules, isKnown } = rulesOfGame(node.root, ruleSets);
  const findings = [];
  const add = (code, values, more = {}) => {
    const severity = ['M107', 'M205', 'M206'].includes(code)
      ? 'note'
      : code < 'M2' || code === 'M204'
        ? 'error'
        : 'warning';
    findings.push({ code, severity, text: textsOf(code, values), values, stones: [], ...more });
  };
  const isGame = ({ line }) => isInGame(info, line, node);
  const judge = ({ position, color, target }, at) => {
    const facts = position.look(target, color);
    const reason = forbids(rules, facts);
    const code = REASON_CODES[reason] ?? (facts.position && facts.occupied === 0 ? 'M107' : null);
    if (!code) return;
    const earlier = reason === 'situational' ? facts.situation : reason === 'suicide' ? null : facts.position;
    const stones = { M101: [target], M103: facts.suicide, M104: facts.captured }[code] ?? [];
    const values = { color, at, stone: facts.occupied, count: facts.suicide.length, took: facts.ko, earlier };
    add(
      code,
      { ...values, rules: isKnown ? rules.name : null },
      { stones, ...(earlier && { earlier: earlier.after }) },
    );
  };
  replay(node, node.parent?.position ?? null, info, (move) => {
    const { property, color, target, position, fault, isSecond, isOver } = move;
    const isPoint = typeof target === 'number';
    const at = isPoint ? `${COLUMNS_OF_NAMES[target % cols]}${rows - Math.floor(target / cols)}` : '';
    const number = position.number + 1;
    if (isSecond) add('M204', { color });
    if (fault) {
      if (fault === 'twice') add(isGame(move) ? 'M201' : 'M205', { color, number });
      else add('M202', { color, because: fault, handicap: info.handicap });
    }
    if (isOver) add(isGame(move) ? 'M203' : 'M206', { color, at });
    if (isPoint) judge(move, at);
    else if (target === 'off') {
      const [raw] = property.values;
      const isPass = isProbablyPass(raw, rows, cols);
      add('M102', { color, value: shownValue(unescaped(raw)), size: `${rows}x${cols}`, isPass });
    }
  });
  return findings;
}
