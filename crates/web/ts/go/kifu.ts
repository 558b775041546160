// A record on paper: numbered diagrams of the chosen line, with comments and labels below them.
import * as T from './texts.ts';
import { section } from './app.ts';
import { button, byId, make, svg } from '../shared/dom.ts';
import { plural, word } from '../shared/language.ts';
import { SHAPES } from './board.ts';
import { EMPTY } from './rules.ts';
import { markupOf } from './record/markup.ts';
import { moveName } from './moves.ts';
import { thumbnail } from './thumbnail.ts';

SHAPES.number = (x, y, text) => svg('text', { x, y, class: `size-${String(text).length}` }, text);

/** Moves of a variation that are written out. */
const WRITTEN = 30;

/** The nodes of a line, from a node to its end. */
function lineFrom(node) {
  const line = [];
  for (let at = node; at; at = at.next) line.push(at);
  return line;
}

/** The diagrams of a line: the position before each, and its nodes. A setup begins a new one. */
function diagramsOf(line, count) {
  const all = [];
  for (const node of line) {
    const isSetup = node.position.mover === null;
    const last = all.at(-1);
    if (isSetup || !last || last.moves.length === count)
      all.push({ start: isSetup ? node : node.parent, nodes: [], moves: [] });
    all.at(-1).nodes.push(node);
    if (!isSetup) all.at(-1).moves.push(node);
  }
  return all;
}

/** A comment with the points of its labels. */
function said(app, node) {
  const labels = markupOf(node).labels.map(([point, text]) => `${text} = ${app.name(point)}`);
  return [node.comment, labels.length > 0 ? `(${labels.join(', ')})` : ''].filter(Boolean).join(' ');
}

const paragraph = (head, text) => make('p', {}, make('b', {}, head), ' ', make('span', { dir: 'auto' }, text));

/** The other moves at a node, as text. */
function variations(app, node) {
  return node.children
    .filter((child) => child !== node.next)
    .map((child) => {
      const line = lineFrom(child);
      const moves = line.slice(0, WRITTEN).map((at) => [moveName(app, at), said(app, at)].filter(Boolean).join(': '));
      if (line.length > WRITTEN) moves.push(word(T.more, line.length - WRITTEN));
      return paragraph(`${word(T.instead, node.next.position.number)}:`, moves.join(', '));
    });
}

/** A diagram: the stones before it, its moves with their numbers; moves on points that have a stone already are below it. */
function diagram(app, { start, nodes, moves }) {
  const { rows, cols } = start.position;
  const cells = start.position.cells.slice();
  const numbers = [];
  const below = [];
  for (const node of moves) {
    const { point, number, mover, isNotPlayed } = node.position;
    if (isNotPlayed) below.push(`${number}: ${word(T.notPlayed)}`);
    else if (point === null) below.push(moveName(app, node));
    else if (cells[point] !== EMPTY) {
      const earlier = numbers.find(([at]) => at === point);
      below.push(word(T.playedAt, number, earlier ? earlier[1] : app.name(point)));
    } else {
      cells[point] = mover;
      numbers.push([point, String(number)]);
    }
  }
  const marks = { number: numbers };
  const texts = nodes.flatMap((node) => {
    const text = said(app, node);
    return [
      text ? paragraph(moveName(app, node), text) : [],
      node.children.length > 1 ? variations(app, node) : [],
    ].flat();
  });
  return make(
    'section',
    { class: 'diagram' },
    moves.length > 0 ? make('h2', {}, word(T.movesFrom, moves[0].position.number, moves.at(-1).position.number)) : [],
    thumbnail({ rows, cols, cells }, { marks, style: app.pointNames }),
    below.length > 0 ? make('p', {}, below.join(' · ')) : [],
    texts,
  );
}

/** What the root says about the game, in one line. */
function headOf(root) {
  const text = (name) => root.text(name).trim();
  const player = (name, rank) => [text(name), text(rank)].filter(Boolean).join(' ');
  const facts = [
    ['PB', player('PB', 'BR')],
    ['PW', player('PW', 'WR')],
    ...['EV', 'DT', 'PC', 'KM', 'HA', 'RE', 'RU'].map((name) => [name, text(name)]),
  ];
  return facts
    .filter(([, value]) => value)
    .map(([name, value]) => make('span', {}, `${word(T.names[name])}: `, make('bdi', {}, value)));
}

/** A record as a sheet of diagrams with this number of moves each. */
function sheetOf(app, count) {
  const sheet = make(
    'article',
    {},
    make('p', { class: 'head' }, headOf(app.node.root)),
    diagramsOf(lineFrom(app.node.root), count)
      .filter(({ start, moves, nodes }) => moves.length > 0 || start.parent || nodes[0].comment)
      .map((each) => diagram(app, each)),
  );
  sheet.style.setProperty('--lines', app.position.cols);
  return sheet;
}

section(
  80,
  function paper(app) {
    const select = make(
      'select',
      { id: 'paper', value: '100' },
      [0, 50, 100].map((count) =>
        make('option', { value: count }, count ? word(T.diagrams, count) : word(T.onlyBoard)),
      ),
    );
    select.value = '100';
    byId('kifu')?.remove();
    const sheet = make('div', { id: 'kifu' });
    byId('one').append(sheet);
    const isKifu = () => app.isOnPaper && Number(select.value) > 0 && app.node.root.last.isMove && !app.entry.ask;
    return {
      element: make(
        'section',
        { class: 'card settings' },
        make(
          'label',
          {},
          make('span', {}, word(T.paper)),
          select,
          button(word(T.printIt), () => print()),
        ),
      ),
      isThere() {
        const shows = isKifu();
        byId('one').classList.toggle('prints-kifu', shows);
        sheet.replaceChildren(...(shows ? [sheetOf(app, Number(select.value))] : []));
        return app.node.root.children.length > 0 && !app.hides;
      },
      update: () => {},
    };
  },
  'game',
);
