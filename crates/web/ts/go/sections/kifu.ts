// A record on paper: numbered diagrams of the chosen line, with comments and labels below them.
import { make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { nameOfMove, nameOfPoint } from '../names.ts';
import { type Label, markupOf } from '../record/markup.ts';
import type { GameNode } from '../record/node.ts';
import { EMPTY, type Position } from '../rules.ts';
import * as T from '../texts.ts';
import { thumbnail } from '../thumbnail.ts';

/** Moves of a variation that are written out. */
const WRITTEN = 30;

interface Diagram {
  /** The position before the moves. */
  readonly start: Position;
  /** True if it begins with a setup after the root. */
  readonly isLater: boolean;
  readonly nodes: GameNode[];
  /** The nodes with moves. */
  readonly moves: GameNode[];
}

/** The nodes of a line, from a node to its end. */
function lineFrom(node: GameNode): GameNode[] {
  const line: GameNode[] = [];
  for (let at: GameNode | null = node; at; at = at.next) line.push(at);
  return line;
}

/** The diagrams of a line, with up to `count` moves each. A setup begins a new one. */
function diagramsOf(line: readonly GameNode[], count: number): Diagram[] {
  const all: Diagram[] = [];
  for (const node of line) {
    const isSetup = node.position.mover === null;
    let last = all.at(-1);
    if (isSetup || !last || last.moves.length === count) {
      const { position, parent } = node;
      // A root may have a move, too.
      const start = isSetup ? position : (parent?.position ?? position.parent ?? position);
      last = { start, isLater: isSetup && parent !== null, nodes: [], moves: [] };
      all.push(last);
    }
    last.nodes.push(node);
    if (!isSetup) last.moves.push(node);
  }
  return all;
}

/** A comment with the points of its labels. */
function commentOf(app: App, node: GameNode): string {
  const labels = markupOf(node).labels.map(([point, text]) => `${text} = ${nameOfPoint(app, point)}`);
  return [node.comment, labels.length > 0 ? `(${labels.join(', ')})` : ''].filter(Boolean).join(' ');
}

const paragraph = (head: string, text: string) =>
  make('p', {}, make('b', {}, head), ' ', make('span', { dir: 'auto' }, text));

/** The other moves at a node, as text. */
function variations(app: App, { children, next }: GameNode): HTMLElement[] {
  return children
    .filter((child) => child !== next)
    .map((child) => {
      const line = lineFrom(child);
      const moves = line
        .slice(0, WRITTEN)
        .map((node) => [nameOfMove(app, node), commentOf(app, node)].filter(Boolean).join(': '));
      if (line.length > WRITTEN) moves.push(word(T.more, line.length - WRITTEN));
      return paragraph(word(T.labelled, word(T.instead, next?.position.number ?? 0), '').trim(), moves.join(', '));
    });
}

/** The comments and variations of a diagram. */
function textsOf(app: App, { nodes }: Diagram): HTMLElement[] {
  return nodes.flatMap((node) => {
    const text = commentOf(app, node);
    const comments = text ? [paragraph(nameOfMove(app, node), text)] : [];
    return node.children.length > 1 ? [...comments, ...variations(app, node)] : comments;
  });
}

/** A diagram: the stones before it, its moves with their numbers; moves on points that have a stone already are below it. */
function draw(app: App, diagram: Diagram): HTMLElement {
  const { start, moves } = diagram;
  const { rows, cols } = start;
  const cells = start.cells.slice();
  const numbers: Label[] = [];
  const below: string[] = [];
  for (const node of moves) {
    const { point, number, mover, isNotPlayed } = node.position;
    if (isNotPlayed) below.push(word(T.labelled, String(number), word(T.notPlayed)));
    else if (point === null || mover === null) below.push(nameOfMove(app, node));
    else if (cells[point] !== EMPTY) {
      const earlier = numbers.find(([at]) => at === point);
      below.push(word(T.playedAt, number, earlier ? earlier[1] : nameOfPoint(app, point)));
    } else {
      cells[point] = mover;
      numbers.push([point, String(number)]);
    }
  }
  const [first, last] = [moves[0], moves.at(-1)];
  return make(
    'section',
    { class: 'diagram' },
    first && last ? make('h2', {}, word(T.movesFrom, first.position.number, last.position.number)) : null,
    thumbnail({ rows, cols, cells }, { marks: { number: numbers }, style: app.textNames }),
    below.length > 0 ? make('p', {}, below.join(' · ')) : null,
    textsOf(app, diagram),
  );
}

/** What the root says about the game, in one line. */
function headOf(root: GameNode): HTMLElement[] {
  const text = (name: string) => root.text(name).trim();
  const player = (name: string, rank: string) => [text(name), text(rank)].filter(Boolean).join(' ');
  const facts = [
    [T.factNames.PB, player('PB', 'BR')] as const,
    [T.factNames.PW, player('PW', 'WR')] as const,
    ...(['EV', 'DT', 'PC', 'KM', 'HA'] as const).map((name) => [T.factNames[name], text(name)] as const),
    [T.factNames.RE, text('RE') && word(T.outcome, text('RE'))] as const,
    [T.factNames.RU, text('RU')] as const,
  ];
  return facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => make('span', {}, word(T.labelled, word(name), ''), make('bdi', {}, value)));
}

/** A record as a sheet of diagrams with this number of moves each. */
export function sheetOf(app: App, count: number): HTMLElement {
  const { root } = app.node;
  const diagrams = diagramsOf(lineFrom(root), count).filter(
    ({ moves, isLater, nodes }) => moves.length > 0 || isLater || nodes[0]?.comment,
  );
  const sheet = make(
    'article',
    {},
    make('p', { class: 'head' }, headOf(root)),
    diagrams.map((diagram) => draw(app, diagram)),
  );
  sheet.style.setProperty('--lines', String(app.position.cols));
  return sheet;
}
