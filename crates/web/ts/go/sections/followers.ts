// The following moves on the board: a ring for the only one, letters for variations.
import type { App } from '../app.ts';
import type { Part } from '../parts.ts';
import type { Label } from '../record/markup.ts';
import type { GameNode } from '../record/node.ts';
import { settings } from '../settings.ts';
import type { Marks } from '../shapes.ts';

/** The point of a node's move; null for a pass, undefined without a move: then the node has the position before it. */
export const moveOf = ({ position, parent }: GameNode) =>
  position === parent?.position || position.mover === null ? undefined : position.point;

/** The points that have a mark of the author, which they keep. */
function markedPoints({ TR = [], SQ = [], CR = [], MA = [], LB = [] }: Marks): ReadonlySet<number> {
  return new Set([...TR, ...SQ, ...CR, ...MA, ...LB.map(([point]) => point)]);
}

export function followers(app: App): Part {
  return {
    marks(others) {
      if (!settings.followers || app.hides || app.isOnPaper) return {};
      const { children } = app.node;
      const marked = markedPoints(others);
      const variation = children
        .map((child, index) => [moveOf(child), String.fromCharCode(65 + index)] as const)
        .filter((label): label is Label => typeof label[0] === 'number' && !marked.has(label[0]));
      return children.length > 1 ? { variation } : { follower: variation.map(([point]) => point) };
    },
  };
}
