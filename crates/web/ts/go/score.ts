// Counting in the page: a click on a stone says that its group is dead, a click on surrounded points that they are neutral, as
// the eyes of a seki.
import * as T from './texts.ts';
import { MODES, section } from './app.ts';
import { button, make } from '../shared/dom.ts';
import { plural, word } from '../shared/language.ts';
import { EMPTY } from './rules.ts';
import { stoneSign } from './board.ts';
import { agreedBy, countScore, fallenWith, handicapOf, komiOf, prisonersOf, regionOf, resultText } from './count.ts';

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
      make('p', { class: 'faint' }, word(T.scoreHelp)),
      make('label', {}, make('span', {}, word(T.komi)), field),
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
        make(
          'tr',
          {},
          make('th', { scope: 'row' }, name),
          values.map((value) => make('td', {}, String(value))),
        );
      return make(
        'table',
        {},
        make(
          'tr',
          {},
          make('td'),
          [1, 2].map((color) => make('th', { scope: 'col' }, stoneSign(color), app.side(color))),
        ),
        Object.entries(lines).map(([name, values]) => row(word(T.scoreName[name]), values)),
        row(word(T.total), totals),
      );
    }

    function write(found) {
      const [black, white] = territory(found);
      app.change((editor) => editor.setPoints(editor.setPoints(app.node, 'TB', black), 'TW', white));
      app.toast.show(word(T.written, black.length + white.length), 4);
    }

    /** The program's estimate of the last position of the main line. */
    function estimated() {
      const { estimate } = app.entry;
      let last = app.node.root;
      while (last.children.length > 0) [last] = last.children;
      if (!estimate || app.node !== last) return [];
      const { result, winner, exact, dead } = estimate;
      const text = exact ? word(T.proven, result) : word(T.estimate, result, Math.round(winner / 10));
      const use = button(word(T.useDead), () => {
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
      const winner = word(T.wins, app.side(margin > 0 ? 1 : 2), Math.abs(margin));
      body.replaceChildren(
        make('p', { class: 'outcome', role: 'status' }, margin === 0 ? word(T.jigo) : winner),
        table(found),
        app.rules.name === 'tromp-taylor' ? make('p', { class: 'faint' }, word(T.everyStone)) : '',
        said && said !== result ? make('p', {}, word(T.recordSays, word(T.outcome, said))) : '',
        ...estimated(),
        make(
          'div',
          { class: 'row' },
          button(word(T.noneDead), () => {
            SAID.set(app.node, { position: app.position, dead: new Set(), neutral: new Set() });
            app.update();
          }),
          button(word(T.writeMarks), () => write(found)),
          said === result
            ? ''
            : button(word(T.writeResult, result), () =>
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
