// Games of records: the tree of nodes with comments and markup, and the findings of lint at their moves.
import { KINDS, card, section } from './app.js';
import { EMPTY, Position } from './rules.js';
import { button, make, svg } from './dom.js';
import { SHAPES, circle, cross, path } from './board.js';
import { addTexts, word } from './language.js';
import { Node } from './tree.js';
import { repeated } from './point.js';

addTexts({
  en: {
    comment: 'Comment',
    findings: 'Findings',
    info: 'Game',
    severity: { error: 'error', warning: 'warning', note: 'note' },
    cut: 'The text is cut here; the file has more of it.',
    names: {
      GN: 'Name',
      EV: 'Event',
      DT: 'Date',
      PC: 'Place',
      PB: 'Black',
      BR: 'Rank',
      PW: 'White',
      WR: 'Rank',
      KM: 'Komi',
      HA: 'Handicap',
      RE: 'Result',
      RU: 'Rules',
    },
    notPlayed: 'This move cannot be played; it keeps its number.',
    line: (place) => `line ${place}`,
  },
  zh: {
    comment: '注释',
    findings: '发现的问题',
    info: '对局',
    severity: { error: '错误', warning: '警告', note: '提示' },
    cut: '这段文字太长，后面的没有显示。',
    names: {
      GN: '名称',
      EV: '赛事',
      DT: '日期',
      PC: '地点',
      PB: '黑方',
      BR: '段位',
      PW: '白方',
      WR: '段位',
      KM: '贴目',
      HA: '让子',
      RE: '结果',
      RU: '规则',
    },
    notPlayed: '这一手无法落子，但仍计手数。',
    line: (place) => `第 ${place} 行`,
  },
});

/** A label on a point. Long ones are shortened. */
function label(x, y, text) {
  const short = [...text].slice(0, 3).join('');
  return svg(
    'g',
    { class: `size-${[...short].length}` },
    svg('circle', { cx: x, cy: y, r: 0.38 }),
    svg('text', { x, y }, short),
  );
}

const area = (x, y) => svg('rect', { x: x - 0.15, y: y - 0.15, width: 0.3, height: 0.3 });

Object.assign(SHAPES, {
  TR: path('m0-.29l.27 .45h-.54z'),
  SQ: path('m-.22-.22h.44v.44h-.44z'),
  CR: circle(0.25),
  MA: cross(0.22),
  TB: area,
  TW: area,
  LB: label,
});

const SEVERITIES = ['error', 'warning', 'note'];

/** The position of a node from its parent's: first its setup, then the side to move, then its moves. */
function carryOut({ setup = [], turn, moves = [] }, before) {
  let position = before;
  if (setup.length > 0 || turn) position = position.setUp(setup, turn ?? position.toMove);
  for (const [color, point, removed = []] of moves) {
    const isPlayed = typeof point === 'number' && position.cells[point] === EMPTY;
    // A move that cannot be played keeps its number.
    position = isPlayed ? position.play(point, color, removed) : position.pass(color);
    position.isNotPlayed = !isPlayed && point !== 'pass';
  }
  return position;
}

KINDS.set('record', ({ size: [rows, cols], nodes, findings }) => {
  const all = [];
  nodes.forEach((told, index) => {
    const parent = index === 0 ? null : all[told.parent ?? index - 1];
    const make = (before) => carryOut(told, before ?? new Position(rows, cols));
    all.push(parent ? parent.add(make, false) : new Node(make));
    all[index].told = told;
  });
  for (const finding of findings) all[finding.node].findings.push(finding);
  for (const { findings: found } of all)
    found.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  all[0].all = all;
  return all[0];
});

/** The record's node at or before the shown one; tried moves have none. */
const toldNode = (app) => app.node.ancestor(({ isTried }) => !isTried);

const isRecord = (app) => Boolean(app.entry.nodes);

section(30, function comment(app) {
  const element = card('');
  const isHere = () => isRecord(app) && !app.node.isTried && (app.node.told.comment || app.position.isNotPlayed);
  return {
    element,
    isThere: () => Boolean(isHere()),
    marks() {
      if (!isRecord(app) || app.node.isTried) return {};
      const { marks = [], labels = [] } = app.node.told;
      return { ...Object.fromEntries(marks), LB: labels };
    },
    update() {
      const { comment: text, cut } = app.node.told;
      element.replaceChildren(
        ...(app.position.isNotPlayed ? [make('p', { class: 'bad' }, word('notPlayed'))] : []),
        ...(text ? [make('h2', {}, word('comment')), make('p', { class: 'comment', dir: 'auto' }, text)] : []),
        ...(cut ? [make('p', { class: 'faint' }, word('cut'))] : []),
      );
    },
  };
});

section(35, function findings(app) {
  const list = make('ol', { class: 'findings' });
  const beside = make('div');
  const element = card(word('findings'), beside, list);

  function line(finding) {
    const node = app.node.root.all[finding.node];
    const act = button(finding.text, () => app.go(node), { 'aria-current': node === toldNode(app) ? 'true' : false });
    return make(
      'li',
      { class: finding.severity },
      make(
        'span',
        { class: 'faint' },
        `${word('severity', finding.severity)} ${finding.code} · ${word('line', finding.place)}`,
      ),
      act,
    );
  }

  return {
    element,
    isThere: () => isRecord(app) && app.entry.findings.length > 0,
    update() {
      list.replaceChildren(...app.entry.findings.map(line));
      const here = app.node.isTried ? null : app.node.findings.find(({ earlier }) => earlier !== undefined);
      const earlier = here && app.node.parent?.ancestor(({ position }) => position.number === here.earlier);
      beside.replaceChildren(...(earlier ? [repeated(app, earlier)] : []));
      const at = list.querySelector('[aria-current]')?.parentNode;
      if (at) list.scrollTop = at.offsetTop - list.offsetTop - 40;
    },
  };
});

section(70, function info(app) {
  const facts = make('dl', { class: 'info' });
  const element = card(word('info'), facts);
  return {
    element,
    isThere: () => isRecord(app) && app.entry.info.length > 0,
    update() {
      facts.replaceChildren(
        ...app.entry.info.map(([name, text]) =>
          make('div', {}, make('dt', {}, word('names', name)), make('dd', { dir: 'auto' }, text)),
        ),
      );
    },
  };
});
