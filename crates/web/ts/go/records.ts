// Games of records: the tree of nodes with comments and markup, and the findings of lint at their moves.
import * as T from './texts.ts';
import { card, section } from './app.ts';
import { button, make, svg } from '../shared/dom.ts';
import { SHAPES, circle, cross, path } from './board.ts';
import { told, word } from '../shared/language.ts';
import { markupOf } from './record/markup.ts';
import { repeated } from './point.ts';

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

/** Properties of the root that the page shows, and the maximum length of a text. */
const INFO = ['GN', 'EV', 'DT', 'PC', 'PB', 'BR', 'PW', 'WR', 'KM', 'HA', 'RE', 'RU'];
const MAX_TEXT = 1 << 16;

const infoOfGame = (root) =>
  INFO.map((name) => [name, root.text(name).trim().slice(0, MAX_TEXT)]).filter(([, text]) => text !== '');

const messageOf = ({ text }) => told(text);

section(
  55,
  function comment(app) {
    const element = make('section', { class: 'card commentary' });
    return {
      element,
      isThere: () => Boolean(app.node.values('C')),
      remark: () => (app.position.isNotPlayed ? [[word(T.notPlayed), 'bad']] : []),
      marks() {
        const { points, labels } = markupOf(app.node);
        return { ...Object.fromEntries(Object.entries(points).filter(([name]) => name in SHAPES)), LB: labels };
      },
      update() {
        const whole = app.node.comment;
        const text = whole.slice(0, MAX_TEXT);
        element.replaceChildren(
          ...(text ? [make('h2', {}, word(T.comment)), make('p', { class: 'comment', dir: 'auto' }, text)] : []),
          ...(text !== whole ? [make('p', { class: 'faint' }, word(T.cut))] : []),
        );
      },
    };
  },
  'moves',
);

section(
  35,
  function findings(app) {
    const list = make('ol', { class: 'findings' });
    const beside = make('div');
    const element = card(word(T.findings), beside, list);
    // The listed findings, with their buttons: a file may have thousands.
    let listed = null;
    let acts = [];

    function line(finding) {
      const act = button(messageOf(finding), () => app.go(finding.at));
      acts.push(act);
      return make(
        'li',
        { class: finding.severity },
        make(
          'span',
          { class: 'faint' },
          `${word(T.severity[finding.severity])} ${finding.code}${finding.place ? ` · ${word(T.line, finding.place)}` : ''}`,
        ),
        act,
      );
    }

    return {
      element,
      isThere: () => app.entry.findings?.length > 0,
      count: () => app.entry.findings?.length,
      remark: () => app.node.findings.slice(0, 1).map((finding) => [messageOf(finding), finding.severity]),
      update() {
        const { findings } = app.entry;
        if (listed !== findings) {
          acts = [];
          list.replaceChildren(...findings.map(line));
          listed = findings;
        }
        acts.forEach((act, index) => {
          act.ariaCurrent = findings[index].at === app.node ? 'true' : null;
        });
        const here = app.node.findings.find(({ earlier }) => earlier !== undefined);
        const earlier = here && app.node.parent?.ancestor(({ position }) => position.number === here.earlier);
        beside.replaceChildren(...(earlier ? [repeated(app, earlier)] : []));
        const at = list.querySelector('[aria-current]')?.parentNode;
        if (at) list.scrollTop = at.offsetTop - list.offsetTop - 40;
      },
    };
  },
  'findings',
);

section(
  70,
  function info(app) {
    const facts = make('dl', { class: 'info' });
    const element = card(word(T.info), facts);
    return {
      element,
      isThere: () => infoOfGame(app.node.root).length > 0,
      update() {
        facts.replaceChildren(
          ...infoOfGame(app.node.root).map(([name, text]) =>
            make('div', {}, make('dt', {}, word(T.names[name])), make('dd', { dir: 'auto' }, text)),
          ),
        );
      },
    };
  },
  'game',
);
