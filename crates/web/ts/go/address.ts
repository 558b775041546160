// Addresses of boards and of their nodes: `3/42` is node 42 on the main line of board 3, `3/40-2-5` five nodes into the second
// variation after node 40. They consist of characters that a mail program keeps in a link.
import type { App } from './app.ts';
import type { GameNode } from './record/node.ts';

/** The way to a node: the number of nodes on a main line, then by turns the number of a variation and of nodes in it. */
export function wayTo(node: GameNode): string {
  const line: number[] = [];
  for (let at = node; at.parent; at = at.parent) line.push(at.parent.children.indexOf(at));
  const way: number[] = [];
  let steps = 0;
  for (const index of line.reverse()) {
    if (index === 0) {
      steps += 1;
    } else {
      way.push(steps, index + 1);
      steps = 0;
    }
  }
  if (way.length === 0 || steps > 0) way.push(steps);
  return way.join('-');
}

export interface Destination {
  readonly node: GameNode;
  /** False if the way leaves the tree after this node. */
  readonly isThere: boolean;
}

/** The node at the end of a way, or the last one before the way leaves the tree. */
export function nodeAt(root: GameNode, way: string): Destination {
  if (!/^\d+(-\d+)*$/.test(way)) return { node: root, isThere: false };
  let node = root;
  for (const [at, number] of way.split('-').map(Number).entries()) {
    const isVariation = at % 2 === 1;
    for (let step = 0; step < (isVariation ? 1 : number); step += 1) {
      const child = node.children[isVariation ? number - 1 : 0];
      if (!child) return { node, isThere: false };
      node = child;
    }
  }
  return { node, isThere: true };
}

/** The address of the exercise that the reader begins on a page with answers; the addresses of its boards begin with it. */
export const SOLVE = 'solve';

/** The address of a board: in an exercise that the reader has begun, its address there. */
export const addressOfBoard = ({ content, isExercise }: App, index: number): string =>
  isExercise && !content.exercise ? `${SOLVE}/${index + 1}` : String(index + 1);

/** The part of an address after that of the exercise; null if it is not an address there. */
export function addressInExercise(address: string): string | null {
  if (address === SOLVE) return '';
  return address.startsWith(`${SOLVE}/`) ? address.slice(SOLVE.length + 1) : null;
}

/** The board and the way of an address; the board is -1 if it names none. */
export function parseAddress(address: string, boards: number): { readonly index: number; readonly way: string } {
  const [number, way = ''] = address.split('/');
  const index = Number(number) - 1;
  return { index: Number.isInteger(index) && index < boards ? index : -1, way };
}

/** Browsers refuse frequent changes of the address. */
const PAUSE = 300;
let pending: ReturnType<typeof setTimeout> | undefined;

/** Puts an address into the location, soon and only if the reader has not gone elsewhere meanwhile. */
export function showAddress(address: string): void {
  const before = location.hash;
  clearTimeout(pending);
  pending = setTimeout(() => {
    const isHere = location.hash === before && before !== `#${address}`;
    if (isHere) history.replaceState(null, '', `#${address}`);
  }, PAUSE);
}
