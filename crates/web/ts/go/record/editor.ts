// Changes of a record, each of which can be undone. Nothing else changes a tree.
import { BLACK, EMPTY, WHITE } from '../rules.ts';
import { Node } from './node.ts';
import { escaped, pointValue, sizeValue } from './values.ts';

const COLOR_NAMES = { [BLACK]: 'B', [WHITE]: 'W' };
const SETUP_NAMES = { [BLACK]: 'AB', [WHITE]: 'AW', [EMPTY]: 'AE' };

/** The properties that set up a board and the player to move. */
export function setupProperties({ rows, cols, cells, toMove }) {
  const all = (color) => [...cells.keys()].filter((point) => cells[point] === color).map((at) => pointValue(at, cols));
  const stones = [BLACK, WHITE].map((color) => ({ name: SETUP_NAMES[color], values: all(color) }));
  return [
    { name: 'SZ', values: [sizeValue(rows, cols)] },
    ...stones.filter(({ values }) => values.length > 0),
    { name: 'PL', values: [COLOR_NAMES[toMove]] },
  ];
}

// Properties on which positions and findings depend.
const EFFECTIVE = /^(GM|SZ|HA|RU|PL|B|W|AB|AW|AE)$/;
const effectOf = (properties) => JSON.stringify(properties.filter(({ name }) => EFFECTIVE.test(name)));

export class Editor {
  #done = [];
  #undone = [];
  #saved = 0;
  // Counts changes, so that a change after an undo is not taken for the saved state.
  #number = 0;
  // Counts changes, undone and repeated ones too.
  #steps = 0;

  /** `onChange` gets the topmost node whose positions have changed, if any. */
  constructor(games, onChange = () => {}) {
    // With `keepsStart`, setup is added after the root, not in it.
    Object.assign(this, { games, onChange, keepsStart: false });
  }

  get isChanged() {
    return (this.#done.at(-1)?.number ?? 0) !== this.#saved;
  }

  /** A number that every change increases. */
  get revision() {
    return this.#steps;
  }

  /** Treats the content as not saved. */
  markUnsaved() {
    this.#saved = -1;
  }

  get canUndo() {
    return this.#done.length > 0;
  }

  get canRedo() {
    return this.#undone.length > 0;
  }

  markSaved() {
    this.#saved = this.#done.at(-1)?.number ?? 0;
  }

  /** Makes a change: `carryOut` and `takeBack` change the tree; the nodes are shown after the change and after it is undone.
   * `from` is the topmost node whose position they change. */
  #change(carryOut, takeBack, after, before, from = null) {
    this.#number += 1;
    this.#done.push({ carryOut, takeBack, after, before, from, number: this.#number });
    this.#undone = [];
    return this.#step(carryOut, after, from);
  }

  #step(act, shown, from) {
    act();
    this.#steps += 1;
    this.onChange(from);
    return shown;
  }

  /** Makes the changes of `act` one, which is undone at once. */
  together(act) {
    const from = this.#done.length;
    const node = act(this);
    const parts = this.#done.splice(from);
    if (parts.length < 2) this.#done.push(...parts);
    else {
      this.#done.push({
        carryOut: () => parts.forEach((part) => part.carryOut()),
        takeBack: () => [...parts].reverse().forEach((part) => part.takeBack()),
        after: parts.at(-1).after,
        before: parts[0].before,
        number: parts.at(-1).number,
      });
    }
    return node;
  }

  /** Undoes the last change; returns the node to show, null if there is none. */
  undo() {
    const change = this.#done.pop();
    if (!change) return null;
    this.#undone.push(change);
    return this.#step(change.takeBack, change.before, change.from);
  }

  redo() {
    const change = this.#undone.pop();
    if (!change) return null;
    this.#done.push(change);
    return this.#step(change.carryOut, change.after, change.from);
  }

  #setProperties(node, properties) {
    const old = node.properties;
    const isSame = effectOf(old) === effectOf(properties);
    const put = (all) => {
      node.properties = all;
      if (!isSame) node.forget();
    };
    return this.#change(
      () => put(properties),
      () => put(old),
      node,
      node,
      isSame ? null : node,
    );
  }

  #insert(parent, node) {
    const at = parent.children.length;
    const chosen = parent.chosen;
    const put = () => {
      parent.children.splice(at, 0, node);
      parent.chosen = at;
    };
    const take = () => {
      parent.children.splice(at, 1);
      parent.chosen = chosen;
    };
    return this.#change(put, take, node, parent, node);
  }

  #add(parent, properties) {
    const node = new Node(parent, properties);
    node.isTried = true;
    return this.#insert(parent, node);
  }

  /** Plays a move, a pass without a point; returns its node, which may exist already. */
  play(node, color, point) {
    const value = point === null ? '' : pointValue(point, node.position.cols);
    const isSame = ({ position, isMove }) => isMove && position.mover === color && position.point === point;
    return (
      node.children.find((child) => isSame(child) && !child.position.isNotPlayed) ??
      this.#add(node, [{ name: COLOR_NAMES[color], values: [value] }])
    );
  }

  /** Sets up stones, `[point, color]`, and the player to move, in this node or, if it has a move, in a new one after it. */
  setUp(node, stones, toMove = null) {
    const { cols, cells } = node.position;
    const isHere = !node.isMove && (node.parent !== null || !this.keepsStart);
    const changes = new Map(stones.filter(([point, color]) => cells[point] !== color));
    const old = isHere ? node.properties.filter(({ name }) => /^A[BWE]$/.test(name)) : [];
    const before = isHere && node.parent ? node.parent.position.cells : null;
    let properties = isHere ? node.properties : [];
    if (changes.size > 0) {
      const colors = new Map();
      // The board of the node before the moves; compared with the one before it.
      for (const point of cells.keys()) {
        const color = changes.get(point) ?? cells[point];
        const was = isHere ? (before?.[point] ?? EMPTY) : cells[point];
        if (color !== was) colors.set(point, color);
      }
      const all = Object.entries(SETUP_NAMES).map(([color, name]) => ({
        name,
        values: [...colors].filter(([, each]) => each === Number(color)).map(([point]) => pointValue(point, cols)),
      }));
      const named = all.filter(({ values }) => values.length > 0);
      const at = properties.findIndex((each) => old.includes(each));
      properties = properties.filter((each) => !old.includes(each));
      properties.splice(at < 0 ? properties.length : at, 0, ...named);
    }
    if (toMove !== null) {
      properties = properties.filter(({ name }) => name !== 'PL');
      properties.push({ name: 'PL', values: [COLOR_NAMES[toMove]] });
    }
    return isHere ? this.#setProperties(node, properties) : this.#add(node, properties);
  }

  /** Sets or, without values, removes a property. The values are raw. */
  setValues(node, name, values) {
    const at = node.properties.findIndex((property) => property.name === name);
    const properties = node.properties.filter((property) => property.name !== name);
    if (values?.length > 0) properties.splice(at < 0 ? properties.length : at, 0, { name, values });
    return this.#setProperties(node, properties);
  }

  setText(node, name, text) {
    return text === node.text(name) ? node : this.setValues(node, name, text === '' ? null : [escaped(text)]);
  }

  /** Sets the points of a mark, such as TR. */
  setPoints(node, name, points) {
    return this.setValues(
      node,
      name,
      points.map((point) => pointValue(point, node.position.cols)),
    );
  }

  /** Removes a node with everything below it; returns the node to show. A game that is removed leaves the file. */
  remove(node) {
    const { parent } = node;
    const list = parent?.children ?? this.games;
    if (!parent && list.length === 1) return node;
    const at = list.indexOf(node);
    const chosen = parent?.chosen;
    const take = () => {
      list.splice(at, 1);
      if (parent) parent.chosen = Math.max(0, Math.min(chosen > at ? chosen - 1 : chosen, list.length - 1));
    };
    const put = () => {
      list.splice(at, 0, node);
      if (parent) parent.chosen = chosen;
    };
    return this.#change(take, put, parent ?? list[at === 0 ? 1 : at - 1], node);
  }

  #move(node, to) {
    const { parent } = node;
    const from = parent?.children.indexOf(node) ?? -1;
    if (from <= to || to < 0) return node;
    const carry = (before, after) => () => {
      parent.children.splice(after, 0, ...parent.children.splice(before, 1));
      node.choose();
    };
    return this.#change(carry(from, to), carry(to, from), node, node);
  }

  /** Makes the line of a node the main line, from the nearest branch. */
  promote(node) {
    const side = node.ancestor((each) => each.parent && each.parent.children[0] !== each);
    return side ? (this.#move(side, 0), node) : node;
  }

  /** Moves a variation up by one. */
  moveUp(node) {
    return this.#move(node, (node.parent?.children.indexOf(node) ?? 0) - 1);
  }

  /** Sets up a whole board, perhaps of another size: a game that has only a root gets it, otherwise another game begins. */
  setBoard(node, position) {
    const { rows, cols, cells, toMove } = position;
    if (rows === node.position.rows && cols === node.position.cols)
      return this.setUp(node, [...cells.entries()], toMove);
    const setup = setupProperties(position);
    if (!node.parent && node.children.length === 0 && !node.isMove && !this.keepsStart) {
      const kept = node.properties.filter(({ name }) => !/^(SZ|A[BWE]|PL)$/.test(name));
      return this.#setProperties(node, [...kept, ...setup]);
    }
    const kept = [
      { name: 'GM', values: ['1'] },
      { name: 'FF', values: ['4'] },
    ];
    const game = new Node(null, [...kept, ...setup]);
    const at = this.games.length;
    return this.#change(
      () => this.games.push(game),
      () => this.games.splice(at, 1),
      game,
      node,
    );
  }
}
