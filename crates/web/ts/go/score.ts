// Counting in the page: a click on a stone says that its group is dead, a click on surrounded points that they are neutral, as
// the eyes of a seki.
import { MODES, section } from './app.ts';
import { button, make } from '../shared/dom.ts';
import { addTexts, plural, word } from '../shared/language.ts';
import { EMPTY } from './rules.ts';
import { stoneSign } from './board.ts';
import { agreedBy, countScore, fallenWith, handicapOf, komiOf, prisonersOf, regionOf, resultText } from './count.ts';

addTexts({
  en: {
    count: 'Score',
    scoreHelp: 'Click dead stones. A click on surrounded points makes them neutral, as in seki.',
    scoreName: {
      territory: 'territory',
      captives: 'prisoners and dead stones',
      living: 'living stones',
      surrounded: 'surrounded points',
      komi: 'komi',
      compensation: 'for handicap stones',
    },
    komi: 'Komi',
    total: 'total',
    wins: (color, points) => `${color} wins by ${points}`,
    jigo: 'Draw',
    noScore: 'These rules define no score.',
    everyStone: 'Under these rules every stone on the board counts as alive.',
    noPrisoners: 'The prisoners are unknown: a move could not be played, or stones were set up later. Count by area rules.',
    recordSays: (result) => `The record says ${result}.`,
    writeMarks: 'Write TB and TW',
    writeResult: (result) => `Write the result ${result}`,
    noneDead: 'All alive',
    estimate: (result, share) => `Estimate by gocheck, not a count: ${result}, ${share} % sure who wins`,
    proven: (result) => `Proven by gocheck: ${result}`,
    useDead: 'Use its dead stones',
    written: (count) => `${plural(count, 'point')} written.`,
  },
  zh: {
    count: '数子',
    scoreHelp: '点击死子。点击围住的空点，把它们算作公气（双活里的眼不算目）。',
    scoreName: {
      territory: '目',
      captives: '提子和死子',
      living: '活子',
      surrounded: '围住的空点',
      komi: '贴目',
      compensation: '还让子',
    },
    komi: '贴目',
    total: '合计',
    wins: (color, points) => `${color}胜 ${points}`,
    jigo: '和棋',
    noScore: '这种规则没有计分办法。',
    everyStone: '按这种规则，盘上的棋子都算活子。',
    noPrisoners: '不知道提了多少子：有一手无法落子，或者后来摆过棋。请用数子的规则。',
    recordSays: (result) => `棋谱记的结果是 ${result}。`,
    writeMarks: '写入 TB 和 TW',
    writeResult: (result) => `把结果 ${result} 写入棋谱`,
    noneDead: '全部活棋',
    estimate: (result, share) => `gocheck 的估计，不是数子结果：${result}，胜负把握 ${share} %`,
    proven: (result) => `gocheck 证明的结果：${result}`,
    useDead: '采用其中的死子',
    written: (count) => `写入 ${count} 个点。`,
  },
});

/** What the reader has said about positions, by node: dead stones, neutral points. */
const SAID = new WeakMap();

/** The agreement on a position: what the reader has said, or what TB and TW of the record say. */
function agreed(node) {
  const { position } = node;
  const known = SAID.get(node);
  if (known?.position === position) return known;
  const marked = { position, ...agreedBy(node) };
  SAID.set(node, marked);
  return marked;
}

/** Adds points to a set, or removes them if the first one is in it. */
function toggle(set, points) {
  const isIn = set.has(points[0]);
  for (const point of points) set[isIn ? 'delete' : 'add'](point);
}

MODES.set('count', {
  act(app, point) {
    const { position, dead, neutral } = agreed(app.node);
    if (position.cells[point] === EMPTY) toggle(neutral, regionOf(position, dead, point));
    else toggle(dead, fallenWith(position, point));
    app.update();
  },
  isThere: (app) => !app.entry.ask,
});

section(
  22,
  function score(app) {
    let komi = null;
    const field = make('input', {
      type: 'number',
      step: 0.5,
      id: 'komi',
      oninput: () => {
        komi = { root: app.node.root, value: Number(field.value) || 0 };
        show();
      },
    });
    const body = make('div');
    const element = make(
      'section',
      { class: 'card scoring' },
      make('p', { class: 'faint' }, word('scoreHelp')),
      make('label', {}, make('span', {}, word('komi')), field),
      body,
    );
    const isHere = () => app.mode === 'count';
    const komiNow = () => (komi?.root === app.node.root ? komi.value : komiOf(app.node.root));

    function counted() {
      const { node, rules } = app;
      const terms = {
        rules: rules.name,
        komi: komiNow(),
        handicap: handicapOf(node),
        prisoners: prisonersOf(node),
      };
      return rules.name === 'none' ? null : countScore(node.position, agreed(node), terms);
    }

    /** The points of each colour as TB and TW: its empty points and the dead stones on them. */
    function territory({ cells, owner }) {
      const { neutral } = agreed(app.node);
      return [1, 2].map((color) =>
        [...cells.keys()].filter((at) => cells[at] === EMPTY && owner[at] === color && !neutral.has(at)),
      );
    }

    function table({ lines, totals }) {
      const row = (name, values) =>
        make('tr', {}, make('th', { scope: 'row' }, name), values.map((value) => make('td', {}, String(value))));
      return make(
        'table',
        {},
        make('tr', {}, make('td'), [1, 2].map((color) => make('th', { scope: 'col' }, stoneSign(color), app.side(color)))),
        Object.entries(lines).map(([name, values]) => row(word('scoreName', name), values)),
        row(word('total'), totals),
      );
    }

    function write(found) {
      const [black, white] = territory(found);
      app.change((editor) => editor.setPoints(editor.setPoints(app.node, 'TB', black), 'TW', white));
      app.toast.show(word('written', black.length + white.length), 4);
    }

    /** The program's estimate of the last position of the main line. */
    function estimated() {
      const { estimate } = app.entry;
      let last = app.node.root;
      while (last.children.length > 0) [last] = last.children;
      if (!estimate || app.node !== last) return [];
      const { result, winner, exact, dead } = estimate;
      const text = exact ? word('proven', result) : word('estimate', result, Math.round(winner / 10));
      const use = button(word('useDead'), () => {
        SAID.set(app.node, { position: app.position, dead: new Set(dead), neutral: new Set() });
        app.update();
      });
      return [make('div', { class: 'estimate' }, make('p', {}, text), dead.length > 0 ? use : '')];
    }

    function show() {
      const found = counted();
      if (!found) {
        body.replaceChildren(make('p', {}, word(app.rules.name === 'none' ? 'noScore' : 'noPrisoners')));
        return;
      }
      const { margin } = found;
      const result = resultText(margin);
      const said = app.node.root.text('RE').trim();
      const winner = word('wins', app.side(margin > 0 ? 1 : 2), Math.abs(margin));
      body.replaceChildren(
        make('p', { class: 'outcome', role: 'status' }, margin === 0 ? word('jigo') : winner),
        table(found),
        app.rules.name === 'tromp-taylor' ? make('p', { class: 'faint' }, word('everyStone')) : '',
        said && said !== result ? make('p', {}, word('recordSays', word('outcome', said))) : '',
        ...estimated(),
        make(
          'div',
          { class: 'row' },
          button(word('noneDead'), () => {
            SAID.set(app.node, { position: app.position, dead: new Set(), neutral: new Set() });
            app.update();
          }),
          button(word('writeMarks'), () => write(found)),
          said === result
            ? ''
            : button(word('writeResult', result), () =>
                app.change((editor) => (editor.setText(app.node.root, 'RE', result), app.node)),
              ),
        ),
      );
    }

    return {
      element,
      isThere: isHere,
      marks() {
        if (!isHere() || app.rules.name === 'none') return {};
        const found = counted();
        if (!found) return {};
        const [black, white] = territory(found);
        return { atari: [], TB: black, TW: white, LB: [] };
      },
      update() {
        field.value = komiNow();
        show();
      },
    };
  },
  'tools',
);
