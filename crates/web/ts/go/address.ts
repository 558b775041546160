// Addresses of boards and of their nodes: `3/42` is node 42 on the main line of board 3, `3/40-2-5` five nodes into the second
// variation after node 40. They consist of characters that a mail program keeps in a link.

/** The way to a node: the number of nodes on a main line, then by turns the number of a variation and of nodes in it. */
export function wayTo(node) {
  const line = [];
  for (let at = node; at.parent; at = at.parent) line.push(at.parent.children.indexOf(at));
  const way = [0];
  for (const index of line.reverse()) {
    if (index === 0) way[way.length - 1] += 1;
    else way.push(index + 1, 0);
  }
  if (way.length > 1 && way.at(-1) === 0) way.pop();
  return way.join('-');
}

/** The node at the end of a way, or the last one before the way leaves the tree, with `isThere` false. */
export function nodeAt(root, way) {
  let [node, isThere] = [root, /^\d+(-\d+)*$/.test(way)];
  const numbers = isThere ? way.split('-').map(Number) : [];
  numbers.forEach((number, at) => {
    const steps = at % 2 === 0 ? number : 1;
    for (let step = 0; step < steps && isThere; step += 1) {
      const child = node.children[at % 2 === 0 ? 0 : number - 1];
      isThere = child !== undefined;
      node = child ?? node;
    }
  });
  return { node, isThere };
}

/** The board and the way of an address; the board is -1 if it names none. */
export function parseAddress(address, boards) {
  const [number, way = ''] = address.split('/');
  const index = Number(number) - 1;
  return { index: Number.isInteger(index) && index < boards ? index : -1, way };
}

/** Browsers refuse frequent changes of the address. */
const PAUSE = 300;
let pending = null;

/** Puts an address into the location, soon and only if the reader has not gone elsewhere meanwhile. */
export function showAddress(address) {
  const before = location.hash;
  clearTimeout(pending);
  pending = setTimeout(() => {
    const isHere = location.hash === before && before !== `#${address}`;
    if (isHere) history.replaceState(null, '', `#${address}`);
  }, PAUSE);
}
