// Keys that step through the moves, whatever has the focus.
import type { GameNode } from './record/node.ts';

/** The previous or next variation. */
const siblingOf = (node: GameNode, step: 1 | -1) => {
  const siblings = node.parent?.children ?? [];
  return siblings[siblings.indexOf(node) + step] ?? null;
};

/** The node to which a key leads. */
function target(key: string, node: GameNode): GameNode | null {
  switch (key) {
    case 'u':
    case 'ArrowLeft':
      return node.parent;
    case 'r':
    case 'ArrowRight':
      return node.next;
    case 'Home':
      return node.root;
    case 'End':
      return node.last;
    case 'ArrowUp':
      return siblingOf(node, -1);
    case 'ArrowDown':
      return siblingOf(node, 1);
    default:
      return null;
  }
}

/** True if an element takes the keys itself. */
const takesKeys = (element: EventTarget | null): boolean =>
  (element instanceof HTMLInputElement && element.type !== 'checkbox') ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** The node to which a key leads from another one, if it steps. With Shift, arrow keys move the cursor of the board. */
export function stepOf(event: KeyboardEvent, node: GameNode): GameNode | null {
  const isCommand = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
  return isCommand || takesKeys(event.target) ? null : target(event.key, node);
}
