// The tree of moves: of a record, and of tried and edited positions.
import * as T from './texts.ts';
import { section } from './app.ts';
import { BLACK, WHITE } from './rules.ts';
import { button, make, svg } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import { layOut } from './tree.ts';

const UNIT = 26;

/** The most rows of the drawing. It is as high as the whole tree needs, so that nothing moves while one steps through it. */
const ROWS = 7;

/** The name of a node's move. */
export function moveName(app, node) {
  const { mover, point, number } = node.position;
  if (mover === null) return word(node.parent ? 'setup' : 'start');
  return `${number} ${app.side(mover)} ${point === null ? word(T.passed) : app.name(point)}`;
}

section(
  50,
  function moves(app) {
    const drawing = make('div', { class: 'tree', 'aria-hidden': 'true' });
    const ways = make('div', { class: 'row', role: 'group', 'aria-label': word(T.tree) });
    const element = make('section', { class: 'card line' }, drawing, ways);
    let [places, rows, root, revision] = [null, 0, null, 0];

    drawing.addEventListener('click', (event) => {
      const number = event.target.closest('[data-node]')?.dataset.node;
      if (number !== undefined) app.go(shown[number]);
    });
    let shown = [];

    /** Draws the nodes near the shown one: a tree may have many thousands. */
    function draw() {
      const current = app.node;
      if (root !== current.root || revision !== app.revision) {
        [root, revision] = [current.root, app.revision];
        places = layOut(root);
        rows = Math.min(
          ROWS,
          [...places.values()].reduce((most, { row }) => Math.max(most, row + 1), 1),
        );
      }
      const here = places.get(current);
      const width = Math.max(8, Math.floor((drawing.clientWidth || 320) / UNIT));
      const left = Math.max(0, here.column - (width >> 1));
      const top = rows < ROWS ? 0 : Math.max(0, here.row - 2);
      const isNear = ({ column, row }) =>
        column >= left - 1 && column <= left + width && row >= top - 1 && row < top + ROWS;
      shown = [...places].filter(([, place]) => isNear(place)).map(([node]) => node);
      const at = (node) => [(places.get(node).column - left + 0.5) * UNIT, (places.get(node).row - top + 0.5) * UNIT];
      const line = (node) => {
        if (!node.parent) return '';
        const [[x, y], [px, py]] = [at(node), at(node.parent)];
        return py === y ? `M${px} ${py}H${x}` : `M${px} ${py}V${y - UNIT / 2}L${px + UNIT / 2} ${y}H${x}`;
      };
      const dot = (node, index) => {
        const [x, y] = at(node);
        const { mover, number } = node.position;
        const kind = { [BLACK]: 'black', [WHITE]: 'white' }[mover] ?? 'setup';
        const worst = node.findings[0]?.severity;
        return svg(
          'g',
          {
            class: `node ${kind}${node === current ? ' here' : ''}${node.isTried ? ' tried' : ''}`,
            'data-node': index,
          },
          svg('circle', { cx: x, cy: y, r: UNIT * 0.4 }),
          mover === null ? [] : svg('text', { x, y }, String(number)),
          worst ? svg('circle', { cx: x + 8, cy: y - 8, r: 4, class: `flag ${worst}` }) : [],
          node.values('C') && !worst ? svg('circle', { cx: x + 8, cy: y - 8, r: 3, class: 'flag noted' }) : [],
        );
      };
      drawing.replaceChildren(
        svg(
          'svg',
          { width: width * UNIT, height: rows * UNIT },
          svg('path', { d: shown.map(line).join(''), class: 'ways' }),
          shown.map(dot),
        ),
      );
    }

    return {
      element,
      isThere: () => app.node.parent !== null || app.node.children.length > 0,
      update() {
        draw();
        // At a branch, each variation can be chosen.
        const arms = app.node.children.length > 1 ? app.node.children : [];
        ways.replaceChildren(
          ...arms.map((child) =>
            button(moveName(app, child), () => app.go(child), { 'aria-pressed': String(child === app.node.next) }),
          ),
        );
      },
    };
  },
  'moves',
);
