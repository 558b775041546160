// Keys that step through the moves, whatever has the focus.

/** The sibling of a node: the previous or next variation. */
const beside = (node, step) => node.parent?.children[node.parent.children.indexOf(node) + step];

const STEPS = {
  u: (node) => node.parent,
  r: (node) => node.next,
  Home: (node) => node.root,
  End: (node) => node.last,
  ArrowLeft: (node) => node.parent,
  ArrowRight: (node) => node.next,
  ArrowUp: (node) => beside(node, -1),
  ArrowDown: (node) => beside(node, 1),
};

/** True if an element takes the keys itself. */
export const takesKeys = (element) => /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) && element.type !== 'checkbox';

/** The node to which a key leads from another one, if it steps. With Shift, arrow keys move the cursor of the board. */
export function stepOf(event, node) {
  if (takesKeys(event.target) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
  return STEPS[event.key]?.(node) ?? null;
}
