// Positions as they follow from each other: the moves of a record, what was tried and what was edited.

export class Node {
  #position;

  /** A position, or what makes it of the one before: of a long record only what is looked at is worked out. */
  constructor(position, parent = null) {
    this.#position = position;
    this.parent = parent;
    this.children = [];
    // The child that leads on.
    this.chosen = 0;
    // What a record says here: its data.
    this.told = {};
    this.findings = [];
    this.isTried = false;
  }

  get position() {
    // From the last one that is known: a line may have many thousands of moves.
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

  /** The child with this position, which is the way on from now on; a new one where there is none that is alike. */
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

  /** Makes the way from the root lead here. */
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

  /** The nearest node of the way here that is so, if one is. */
  ancestor(isWanted) {
    let node = this;
    while (node && !isWanted(node)) node = node.parent;
    return node;
  }
}

/** Where each node of a tree stands in a drawing: the main line on top, each variation in the first row that is free. */
export function layOut(root) {
  const places = new Map();
  // The first free column of each row, from the right: a row is free up to there.
  const taken = [];
  const open = [{ node: root, depth: 0, above: 0 }];
  while (open.length > 0) {
    const { node, depth, above } = open.pop();
    // A line as far as it leads, in one row.
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
