// Counting: a click on a stone says that its group is dead, a click on surrounded points that they are neutral, as the eyes of a
// seki.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { stoneSign } from '../board.ts';
import { change } from '../changes.ts';
import { row } from '../controls.ts';
import {
  agreedBy,
  countScore,
  fallenWith,
  handicapOf,
  komiOf,
  prisonersOf,
  regionOf,
  resultText,
  SCORE_LINES,
  type Score,
} from '../count.ts';
import { nameOfColor } from '../names.ts';
import type { Mode, Section } from '../parts.ts';
import type { GameNode } from '../record/node.ts';
import { BLACK, COLORS, type Color, EMPTY, type Position, WHITE } from '../rules.ts';
import * as T from '../texts.ts';
import { update } from '../update.ts';

/** What the reader has said about a position. */
interface Said {
  readonly position: Position;
  readonly dead: Set<number>;
  readonly neutral: Set<number>;
}

const SAID = new WeakMap<GameNode, Said>();

/** The agreement on a position: what the reader has said, or what TB and TW of the record say. */
function agreed(node: GameNode): Said {
  const { position } = node;
  const known = SAID.get(node);
  if (known?.position === position) return known;
  const { dead, neutral } = agreedBy(node);
  const said = { position, dead: new Set(dead), neutral: new Set(neutral) };
  SAID.set(node, said);
  return said;
}

function setDead(app: App, dead: readonly number[]): void {
  SAID.set(app.node, { position: app.position, dead: new Set(dead), neutral: new Set() });
  update(app);
}

/** Adds points to a set, or removes them if the first one is in it. */
function toggle(set: Set<number>, points: readonly number[]): void {
  const isIn = points[0] !== undefined && set.has(points[0]);
  for (const point of points) {
    if (isIn) set.delete(point);
    else set.add(point);
  }
}

export const countMode: Mode = {
  name: 'count',
  act(app, point) {
    const { position, dead, neutral } = agreed(app.node);
    if (position.cells[point] === EMPTY) toggle(neutral, regionOf(position, dead, point));
    else toggle(dead, fallenWith(position, point));
    update(app);
  },
  isThere: (app) => !app.entry.ask,
};

/** The points of a colour as TB or TW: its empty points and the dead stones on them. */
const territoryOf = (node: GameNode, { cells, owner }: Score, color: Color): number[] =>
  [...cells.keys()].filter((at) => cells[at] === EMPTY && owner[at] === color && !agreed(node).neutral.has(at));

function scoreTable({ lines, totals }: Score): HTMLElement {
  const line = (name: string, values: readonly number[]) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, name),
      values.map((value) => make('td', {}, value)),
    );
  const heads = COLORS.map((color) => make('th', { scope: 'col' }, stoneSign(color), nameOfColor(color)));
  return make(
    'table',
    {},
    make('tr', {}, make('td'), heads),
    SCORE_LINES.map((name) => {
      const values = lines[name];
      return values ? line(word(T.scoreLines[name]), values) : null;
    }),
    line(word(T.total), totals),
  );
}

/** The program's estimate of the last position of the main line. */
function estimateOf(app: App): HTMLElement | null {
  const { estimate } = app.entry;
  let last = app.node.root;
  for (let next = last.children[0]; next; next = last.children[0]) last = next;
  if (!estimate || app.node !== last) return null;
  const { result, winner, exact, dead } = estimate;
  const text = exact ? word(T.proven, result) : word(T.estimate, result, Math.round(winner / 10));
  const use = dead.length > 0 ? button(word(T.useDead), () => setDead(app, dead)) : null;
  return make('div', { class: 'estimate' }, make('p', {}, text), use);
}

export function score(app: App): Section {
  /** The komi that the reader has chosen for a game. */
  let chosen: Readonly<{ root: GameNode; komi: number }> | null = null;
  const field = make('input', {
    type: 'number',
    step: '0.5',
    id: 'komi',
    oninput() {
      chosen = { root: app.node.root, komi: Number(field.value) || 0 };
      show();
    },
  });
  const body = make('div');
  const isHere = () => app.mode === 'count';

  const komiNow = () => (chosen?.root === app.node.root ? chosen.komi : komiOf(app.node.root));

  function counted(): Score | null {
    const { node, rules } = app;
    if (rules.name === 'none') return null;
    const terms = { rules: rules.name, komi: komiNow(), handicap: handicapOf(node), prisoners: prisonersOf(node) };
    return countScore(node.position, agreed(node), terms);
  }

  function writeTerritory(found: Score): void {
    const [black, white] = [territoryOf(app.node, found, BLACK), territoryOf(app.node, found, WHITE)];
    change(app, (editor) => editor.setPoints(editor.setPoints(app.node, 'TB', black), 'TW', white));
    app.toast.show(word(T.written, black.length + white.length), 4);
  }

  function writeResult(result: string): void {
    change(app, (editor) => {
      editor.setText(app.node.root, 'RE', result);
      return app.node;
    });
  }

  function show(): void {
    const found = counted();
    if (!found) {
      body.replaceChildren(make('p', {}, word(app.rules.name === 'none' ? T.noScore : T.noPrisoners)));
      return;
    }
    const { margin } = found;
    const result = resultText(margin);
    const said = app.node.root.text('RE').trim();
    const outcome =
      margin === 0 ? word(T.jigo) : word(T.wins, nameOfColor(margin > 0 ? BLACK : WHITE), Math.abs(margin));
    const differs = said !== '' && said !== result;
    const parts = [
      make('p', { class: 'outcome', role: 'status' }, outcome),
      scoreTable(found),
      app.rules.name === 'tromp-taylor' ? make('p', { class: 'faint' }, word(T.everyStone)) : null,
      differs ? make('p', {}, word(T.recordSays, word(T.outcome, said))) : null,
      estimateOf(app),
      row(
        button(word(T.noneDead), () => setDead(app, [])),
        button(word(T.writeMarks), () => writeTerritory(found)),
        said === result ? null : button(word(T.writeResult, result), () => writeResult(result)),
      ),
    ];
    body.replaceChildren(...parts.filter((part) => part !== null));
  }

  return {
    place: 'tools',
    element: make(
      'section',
      { class: 'card scoring' },
      make('p', { class: 'faint' }, word(T.scoreHelp)),
      make('label', {}, make('span', {}, word(T.komi)), field),
      body,
    ),
    isThere: isHere,
    marks() {
      const found = isHere() ? counted() : null;
      if (!found) return {};
      const [black, white] = [territoryOf(app.node, found, BLACK), territoryOf(app.node, found, WHITE)];
      return { atari: [], TB: black, TW: white, LB: [] };
    },
    update() {
      field.value = String(komiNow());
      show();
    },
  };
}
