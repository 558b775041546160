// The tree of moves: of a record, and of tried and edited positions.
import { button, make, svg } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { colorName } from '../board.ts';
import { nameOfMove } from '../names.ts';
import { go } from '../navigation.ts';
import type { Section } from '../parts.ts';
import type { GameNode } from '../record/node.ts';
import * as T from '../texts.ts';
import { layOut, type TreePlace } from './tree.ts';

/** The distance of nodes in pixels. */
const UNIT = 26;

/** The most rows of the drawing. It is as high as the whole tree needs, so that nothing moves while one steps through it. */
const MAX_ROWS = 7;

/** The layout of a game's tree, until the game changes. */
interface Layout {
  readonly root: GameNode;
  readonly revision: number;
  readonly places: ReadonlyMap<GameNode, TreePlace>;
  readonly rows: number;
}

function layOutGame(app: App): Layout {
  const { root } = app.node;
  const places = layOut(root);
  let rows = 1;
  for (const { row } of places.values()) rows = Math.max(rows, row + 1);
  return { root, revision: app.revision, places, rows: Math.min(MAX_ROWS, rows) };
}

/** The part of a layout in the window: nodes by their numbers, with their pixels. */
interface Window {
  readonly width: number;
  readonly nodes: readonly GameNode[];
  readonly pixelsOf: (node: GameNode) => readonly [x: number, y: number];
}

/** The nodes near one: a tree may have many thousands. */
function windowAround(current: GameNode, { places, rows }: Layout, pixels: number): Window {
  // Every node of the game has a place.
  const placeOf = (node: GameNode) => places.get(node) ?? { column: 0, row: 0 };
  const here = placeOf(current);
  const width = Math.max(8, Math.floor(pixels / UNIT));
  const left = Math.max(0, here.column - (width >> 1));
  const top = rows < MAX_ROWS ? 0 : Math.max(0, here.row - 2);
  const isNear = ({ column, row }: TreePlace) =>
    column >= left - 1 && column <= left + width && row >= top - 1 && row < top + MAX_ROWS;
  return {
    width,
    nodes: [...places].filter(([, place]) => isNear(place)).map(([node]) => node),
    pixelsOf(node) {
      const { column, row } = placeOf(node);
      return [(column - left + 0.5) * UNIT, (row - top + 0.5) * UNIT];
    },
  };
}

/** The line to a node from the one before it. */
function lineTo(node: GameNode, { pixelsOf }: Window): string {
  if (!node.parent) return '';
  const [[x, y], [px, py]] = [pixelsOf(node), pixelsOf(node.parent)];
  return py === y ? `M${px} ${py}H${x}` : `M${px} ${py}V${y - UNIT / 2}L${px + UNIT / 2} ${y}H${x}`;
}

/** A node: its move, with flags for the worst finding or a comment. */
function drawNode(node: GameNode, index: number, isHere: boolean, { pixelsOf }: Window): SVGElement {
  const [x, y] = pixelsOf(node);
  const { mover, number } = node.position;
  const kind = mover === null ? 'setup' : colorName(mover);
  const worst = node.findings[0]?.severity;
  const flag = (r: number, name: string) => svg('circle', { cx: x + 8, cy: y - 8, r, class: `flag ${name}` });
  return svg(
    'g',
    { class: `node ${kind}${isHere ? ' here' : ''}${node.isTried ? ' tried' : ''}`, 'data-node': index },
    svg('circle', { cx: x, cy: y, r: UNIT * 0.4 }),
    mover === null ? null : svg('text', { x, y }, String(number)),
    worst ? flag(4, worst) : null,
    node.values('C') && !worst ? flag(3, 'noted') : null,
  );
}

export function moves(app: App): Section {
  const drawing = make('div', { class: 'tree', 'aria-hidden': 'true' });
  const branches = make('div', { class: 'row', role: 'group', 'aria-label': word(T.tree) });
  let layout: Layout | null = null;
  let shown: readonly GameNode[] = [];

  drawing.addEventListener('click', ({ target }) => {
    const number = target instanceof Element && target.closest('[data-node]')?.getAttribute('data-node');
    const node = number ? shown[Number(number)] : undefined;
    if (node) go(app, node);
  });

  function draw(): void {
    const current = app.node;
    if (layout?.root !== current.root || layout.revision !== app.revision) layout = layOutGame(app);
    const window = windowAround(current, layout, drawing.clientWidth || 320);
    shown = window.nodes;
    drawing.replaceChildren(
      svg(
        'svg',
        { width: window.width * UNIT, height: layout.rows * UNIT },
        svg('path', { d: shown.map((node) => lineTo(node, window)).join(''), class: 'ways' }),
        shown.map((node, index) => drawNode(node, index, node === current, window)),
      ),
    );
  }

  return {
    place: 'moves',
    element: make('section', { class: 'card line' }, drawing, branches),
    isThere: () => app.node.parent !== null || app.node.children.length > 0,
    update() {
      draw();
      // At a branch, each variation can be chosen.
      const { children, next } = app.node;
      const buttons = (children.length > 1 ? children : []).map((child) =>
        button(nameOfMove(app, child), () => go(app, child), { 'aria-pressed': String(child === next) }),
      );
      branches.replaceChildren(...buttons);
    },
  };
}
