// The tree of positions: moves of a record, tried moves and edits.

export class Node {
  #position;

  /** A position, or a function that computes it from its parent's: in a long record only shown positions are computed. */
  constructor(position, parent = null) {
    this.#position = position;
    this.parent = parent;
    this.children = [];
    // The child on the current line.
    this.chosen = 0;
    // The data of the record's node.
    this.told = {};
    this.findings = [];
    this.isTried = false;
  }

  get position() {
    // Starts at the nearest ancestor whose position is known. No recursion: a line may have many thousands of moves.
    const line = [];
    for (let node = this; node && typeof node.#position === 'function'; node = node.parent) line.push(node);
    while (line.length > 0) {
      const node = line.pop();
      node.#position = node.#position(node.parent?.position);
    }
    return this.#position;
  }

  get next() {
    return this.children[this.chosen] ?? null;
  }

  /** Returns the child with this position, creating it if necessary, and puts it on the current line. */
  add(position, isTried = true) {
    const isSame = (child) =>
      child.position.mover === position.mover && child.position.point === position.point && position.mover !== null;
    let index = isTried ? this.children.findIndex(isSame) : -1;
    if (index < 0) {
      index = this.children.push(new Node(position, this)) - 1;
      this.children[index].isTried = isTried;
    }
    if (isTried) this.chosen = index;
    return this.children[index];
  }

  /** Puts this node on the current line. */
  choose() {
    for (let node = this; node.parent; node = node.parent) node.parent.chosen = node.parent.children.indexOf(node);
    return this;
  }

  get root() {
    let node = this;
    while (node.parent) node = node.parent;
    return node;
  }

  get last() {
    let node = this;
    while (node.next) node = node.next;
    return node;
  }

  /** The nearest ancestor (or this node) for which a condition holds. */
  ancestor(isWanted) {
    let node = this;
    while (node && !isWanted(node)) node = node.parent;
    return node;
  }
}

/** The places of a tree's nodes in a drawing: the main line at the top, each variation in the first free row. */
export function layOut(root) {
  const places = new Map();
  // The column up to which each row is free.
  const taken = [];
  const open = [{ node: root, depth: 0, above: 0 }];
  while (open.length > 0) {
    const { node, depth, above } = open.pop();
    // A line to its end, in one row.
    const line = [];
    for (let at = node; at; at = at.children[0]) line.push(at);
    let row = above;
    while ((taken[row] ?? Infinity) <= depth + line.length) row += 1;
    taken[row] = depth;
    line.forEach((at, index) => {
      places.set(at, { column: depth + index, row });
      // Later ones are drawn first, so that they are below the earlier ones.
      at.children
        .slice(1)
        .reverse()
        .forEach((child) => open.push({ node: child, depth: depth + index + 1, above: row + 1 }));
    });
  }
  return places;
}
