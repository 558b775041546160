// The drawing of a tree of moves: the part around the shown node. Steps move what is drawn and add what comes near, by node.
import { svg } from '../../shared/dom.ts';
import { colorName } from '../board.ts';
import type { GameNode } from '../record/node.ts';
import { layOut, type TreePlace } from './tree.ts';

/** The distance of nodes in the drawing. */
const UNIT = 26;

/** The units of the drawing in a rem: nodes grow with letters. */
const UNITS_PER_REM = 15;

/** The most rows of the drawing. It is as high as the whole tree needs, so that nothing moves while one steps through it. */
const MAX_ROWS = 7;

const middle = (at: number) => (at + 0.5) * UNIT;

/** The line to a node from the one before it. */
function lineTo({ column, row }: TreePlace, parent: TreePlace): string {
  const [x, y, px, py] = [middle(column), middle(row), middle(parent.column), middle(parent.row)];
  return py === y ? `M${px} ${py}H${x}` : `M${px} ${py}V${y - UNIT / 2}L${px + UNIT / 2} ${y}H${x}`;
}

/** A node: its move, with flags for the worst finding or a comment. */
function drawNode(node: GameNode, { column, row }: TreePlace): SVGElement {
  const [x, y] = [middle(column), middle(row)];
  const { mover, number } = node.position;
  const kind = mover === null ? 'setup' : colorName(mover);
  const worst = node.findings[0]?.severity;
  const flag = (r: number, name: string) => svg('circle', { cx: x + 8, cy: y - 8, r, class: `flag ${name}` });
  const digits = String(number);
  return svg(
    'g',
    { class: `node ${kind}${node.isTried ? ' tried' : ''}` },
    svg('circle', { cx: x, cy: y, r: UNIT * 0.4 }),
    mover === null ? null : svg('text', { x, y, class: `digits-${digits.length}` }, digits),
    worst ? flag(4, worst) : null,
    node.values('C') && !worst ? flag(3, 'noted') : null,
  );
}

/** What is drawn of a node. */
interface Drawn {
  readonly element: SVGElement;
  readonly line: SVGElement | null;
}

export class TreeDrawing {
  readonly element = svg('svg');
  readonly #lines = svg('g', { class: 'ways' });
  readonly #nodes = svg('g');
  readonly #moved = svg('g', {}, this.#lines, this.#nodes);
  #places: ReadonlyMap<GameNode, TreePlace> = new Map();
  /** The nodes by their columns. */
  #columns: GameNode[][] = [];
  #rows = 1;
  /** What the layout belongs to: it changes with the game. */
  #root: GameNode | null = null;
  #revision = -1;
  #drawn = new Map<GameNode, Drawn>();
  readonly #nodeOf = new WeakMap<Element, GameNode>();
  #here: Element | null = null;

  constructor() {
    this.element.append(this.#moved);
  }

  /** The node of an element of the drawing. */
  nodeAt(target: Element): GameNode | undefined {
    const element = target.closest('.node');
    return element ? this.#nodeOf.get(element) : undefined;
  }

  /** Shows the part of the tree around a node, this wide in rem. */
  show(current: GameNode, revision: number, rems: number): void {
    const { root } = current;
    if (root !== this.#root || revision !== this.#revision) this.#layOut(root, revision);
    const here = this.#placeOf(current);
    const width = Math.max(8, Math.floor((rems * UNITS_PER_REM) / UNIT));
    const left = Math.max(0, here.column - (width >> 1));
    const top = this.#rows < MAX_ROWS ? 0 : Math.max(0, here.row - 2);
    this.#drawAround(left, top, width);
    this.element.setAttribute('viewBox', `0 0 ${width * UNIT} ${this.#rows * UNIT}`);
    this.element.style.width = `${(width * UNIT) / UNITS_PER_REM}rem`;
    this.#moved.setAttribute('transform', `translate(${-left * UNIT} ${-top * UNIT})`);
    this.#here?.classList.remove('here');
    this.#here = this.#drawn.get(current)?.element ?? null;
    this.#here?.classList.add('here');
  }

  /** Every node of the game has a place. */
  #placeOf(node: GameNode): TreePlace {
    return this.#places.get(node) ?? { column: 0, row: 0 };
  }

  #layOut(root: GameNode, revision: number): void {
    this.#root = root;
    this.#revision = revision;
    this.#places = layOut(root);
    this.#columns = [];
    this.#rows = 1;
    for (const [node, { column, row }] of this.#places) {
      this.#rows = Math.min(MAX_ROWS, Math.max(this.#rows, row + 1));
      const nodes = this.#columns[column];
      if (nodes) nodes.push(node);
      else this.#columns[column] = [node];
    }
    this.#drawn.clear();
    this.#lines.replaceChildren();
    this.#nodes.replaceChildren();
  }

  /** Draws the nodes of a part that are not drawn yet, and removes others. */
  #drawAround(left: number, top: number, width: number): void {
    const isNear = ({ column, row }: TreePlace) =>
      column >= left - 1 && column <= left + width && row >= top - 1 && row < top + MAX_ROWS;
    for (const [node, { element, line }] of this.#drawn) {
      if (isNear(this.#placeOf(node))) continue;
      element.remove();
      line?.remove();
      this.#drawn.delete(node);
    }
    for (const node of this.#columns.slice(Math.max(0, left - 1), left + width + 1).flat()) {
      const place = this.#placeOf(node);
      if (this.#drawn.has(node) || !isNear(place)) continue;
      const element = drawNode(node, place);
      const line = node.parent ? svg('path', { d: lineTo(place, this.#placeOf(node.parent)) }) : null;
      this.#nodes.append(element);
      if (line) this.#lines.append(line);
      this.#nodeOf.set(element, node);
      this.#drawn.set(node, { element, line });
    }
  }
}
