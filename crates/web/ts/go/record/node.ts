// The tree of a record: nodes with their properties as in the file.
import { infoOf, replay } from './replay.ts';
import { trimmed, unescaped } from './values.ts';

// Most nodes have none.
const NO_FINDINGS = [];

export class Node {
  #position = null;

  /** `properties` are `{ name, values, written }` in file order; values are the text between the brackets, with its escapes. */
  constructor(parent = null, properties = []) {
    this.parent = parent;
    this.properties = properties;
    this.children = [];
    // The child on the current line.
    this.chosen = 0;
    this.findings = NO_FINDINGS;
    this.isTried = false;
    // Whether it is on the main line, and whether variations begin before it; the reader knows it from the brackets.
    const isFirst = (parent?.children.length ?? 0) === 0;
    this.isMain = isFirst && (parent?.isMain ?? true);
    this.isBranch = !isFirst || (parent?.isBranch ?? false);
  }

  /** The values of a property; null if there is none. */
  values(name) {
    return this.properties.find((property) => property.name === name)?.values ?? null;
  }

  /** The first value of a property as text; empty if there is none. */
  text(name) {
    return unescaped(this.values(name)?.[0] ?? '');
  }

  get comment() {
    return trimmed(this.text('C'));
  }

  /** Returns true if the node has a move. */
  get isMove() {
    return this.properties.some(({ name }) => name === 'B' || name === 'W');
  }

  get position() {
    // Starts at the nearest ancestor whose position is known. No recursion: a line may have many thousands of moves.
    const line = [];
    for (let node = this; node && !node.#position; node = node.parent) line.push(node);
    if (line.length > 0) {
      const info = infoOf(this.root);
      while (line.length > 0) {
        const node = line.pop();
        node.#position = replay(node, node.parent ? node.parent.#position : null, info);
      }
    }
    return this.#position;
  }

  /** Forgets the positions from this node on, after a change. */
  forget() {
    for (const node of this.all()) node.#position = null;
  }

  /** This node and those below it, in file order. */
  all() {
    const all = [];
    const open = [this];
    while (open.length > 0) {
      const node = open.pop();
      all.push(node);
      for (let at = node.children.length - 1; at >= 0; at -= 1) open.push(node.children[at]);
    }
    return all;
  }

  get next() {
    return this.children[this.chosen] ?? null;
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
