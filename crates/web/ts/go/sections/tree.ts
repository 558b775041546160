// The places of a record's nodes in the drawing of its tree.
import type { GameNode } from '../record/node.ts';

/** A column and a row of the drawing, from 0. */
export interface TreePlace {
  readonly column: number;
  readonly row: number;
}

/** The places of a tree's nodes in a drawing: the main line at the top, each variation in the first free row. */
export function layOut(root: GameNode): Map<GameNode, TreePlace> {
  const places = new Map<GameNode, TreePlace>();
  // The column up to which each row is free.
  const taken: number[] = [];
  const open = [{ node: root, depth: 0, above: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth, above } = next;
    // A line to its end, in one row.
    const line: GameNode[] = [];
    for (let at: GameNode | undefined = node; at; at = at.children[0]) line.push(at);
    let row = above;
    while ((taken[row] ?? Infinity) <= depth + line.length) row += 1;
    taken[row] = depth;
    for (const [index, at] of line.entries()) {
      places.set(at, { column: depth + index, row });
      // Later ones are drawn first, so that they are below the earlier ones.
      for (const child of at.children.slice(1).reverse())
        open.push({ node: child, depth: depth + index + 1, above: row + 1 });
    }
  }
  return places;
}
