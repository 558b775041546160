// The following moves on the board: a ring for the only one, letters for variations.
import type { App } from '../app.ts';
import type { Part } from '../parts.ts';
import type { Label } from '../record/markup.ts';
import type { GameNode } from '../record/node.ts';
import { settings } from '../settings.ts';
import { markedPoints } from '../shapes.ts';

/** The point of a node's move; null for a pass, undefined without a move: then the node has the position before it. */
export const moveOf = ({ position, parent }: GameNode) =>
  position === parent?.position || position.mover === null ? undefined : position.point;

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The letters of variations are not those of the author's labels. */
export function followers(app: App): Part {
  return {
    marks(others) {
      if (!settings.followers || app.hides || app.isOnPaper) return {};
      const { children } = app.node;
      const marked = markedPoints(others);
      const used = new Set(others.LB?.map(([, text]) => text));
      const letters = ALPHABET.filter((letter) => !used.has(letter));
      const variation = children
        .map((child, index) => [moveOf(child), letters[index] ?? ''] as const)
        .filter((label): label is Label => typeof label[0] === 'number' && !marked.has(label[0]));
      return children.length > 1 ? { variation } : { follower: variation.map(([point]) => point) };
    },
  };
}
