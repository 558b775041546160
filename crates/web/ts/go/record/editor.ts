// Changes of a record, each of which can be undone. Nothing else changes a tree.
import { BLACK, type Cell, COLORS, type Color, EMPTY, type Position, WHITE } from '../rules.ts';
import { GameNode } from './node.ts';
import { escaped, type Property, pointValue, sizeValue } from './values.ts';

const COLOR_NAMES: Readonly<Record<Color, string>> = { [BLACK]: 'B', [WHITE]: 'W' };
const SETUP_NAMES: Readonly<Record<Cell, string>> = { [BLACK]: 'AB', [WHITE]: 'AW', [EMPTY]: 'AE' };

/** A point with its new content. */
export type Setup = readonly [point: number, cell: Cell];

/** The properties that the root of a game of Go begins with. */
export const GAME_PROPERTIES: readonly Property[] = [
  { name: 'GM', values: ['1'] },
  { name: 'FF', values: ['4'] },
];

/** The properties that set up a board and the player to move. */
export function setupProperties({ rows, cols, cells, toMove }: Position): Property[] {
  const all = (color: Color) =>
    [...cells.keys()].filter((point) => cells[point] === color).map((at) => pointValue(at, cols));
  const stones = COLORS.map((color) => ({ name: SETUP_NAMES[color], values: all(color) }));
  return [
    { name: 'SZ', values: [sizeValue(rows, cols)] },
    ...stones.filter(({ values }) => values.length > 0),
    { name: 'PL', values: [COLOR_NAMES[toMove]] },
  ];
}

// Properties on which positions and findings depend.
const EFFECTIVE = /^(GM|SZ|HA|RU|PL|B|W|AB|AW|AE)$/;
const effectOf = (properties: readonly Property[]) =>
  JSON.stringify(properties.filter(({ name }) => EFFECTIVE.test(name)));

interface Change {
  readonly carryOut: () => void;
  readonly takeBack: () => void;
  /** The nodes to show after the change and after it is undone. */
  readonly after: GameNode;
  readonly before: GameNode;
  /** The topmost node whose position changes, if any. */
  readonly from: GameNode | null;
  readonly number: number;
}

/** Joins changes that are undone at once. */
function joined(changes: readonly Change[], first: Change, last: Change): Change {
  const changed = new Set(changes.map(({ from }) => from).filter((from) => from !== null));
  const [from = null] = changed;
  return {
    carryOut() {
      for (const change of changes) change.carryOut();
    },
    takeBack() {
      for (const change of [...changes].reverse()) change.takeBack();
    },
    after: last.after,
    before: first.before,
    from: changed.size > 1 ? first.before.root : from,
    number: last.number,
  };
}

export class Editor {
  /** With it, setup is added after the root, not in it. */
  keepsStart = false;
  #done: Change[] = [];
  #undone: Change[] = [];
  #saved = 0;
  // Counts changes, so that a change after an undo is not taken for the saved state.
  #number = 0;

  /** `onChange` gets the topmost node whose positions have changed, if any. */
  constructor(
    readonly games: GameNode[],
    public onChange: (from: GameNode | null) => void = () => {},
  ) {}

  get isChanged(): boolean {
    return (this.#done.at(-1)?.number ?? 0) !== this.#saved;
  }

  /** Treats the content as not saved. */
  markUnsaved(): void {
    this.#saved = -1;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  markSaved(): void {
    this.#saved = this.#done.at(-1)?.number ?? 0;
  }

  #change(change: Omit<Change, 'number' | 'from'> & { readonly from?: GameNode | null }): GameNode {
    const { carryOut, after, from = null } = change;
    this.#number += 1;
    this.#done.push({ ...change, from, number: this.#number });
    this.#undone = [];
    return this.#step(carryOut, after, from);
  }

  #step(act: () => void, shown: GameNode, from: GameNode | null): GameNode {
    act();
    this.onChange(from);
    return shown;
  }

  /** Makes the changes of `act` one, which is undone at once. */
  together<Result>(act: (editor: this) => Result): Result {
    const from = this.#done.length;
    const result = act(this);
    const parts = this.#done.splice(from);
    const [first, last] = [parts[0], parts.at(-1)];
    if (first && last) this.#done.push(first === last ? first : joined(parts, first, last));
    return result;
  }

  /** Undoes the last change; returns the node to show, null if there is none. */
  undo(): GameNode | null {
    const change = this.#done.pop();
    if (!change) return null;
    this.#undone.push(change);
    return this.#step(change.takeBack, change.before, change.from);
  }

  redo(): GameNode | null {
    const change = this.#undone.pop();
    if (!change) return null;
    this.#done.push(change);
    return this.#step(change.carryOut, change.after, change.from);
  }

  #setProperties(node: GameNode, properties: readonly Property[]): GameNode {
    const old = node.properties;
    const isSame = effectOf(old) === effectOf(properties);
    const put = (all: readonly Property[]) => {
      node.properties = all;
      if (!isSame) node.forget();
    };
    return this.#change({
      carryOut: () => put(properties),
      takeBack: () => put(old),
      after: node,
      before: node,
      from: isSame ? null : node,
    });
  }

  #add(parent: GameNode, properties: readonly Property[]): GameNode {
    const node = new GameNode(parent, properties);
    node.isTried = true;
    const at = parent.children.length;
    const { chosen } = parent;
    return this.#change({
      carryOut: () => {
        parent.children.splice(at, 0, node);
        parent.chosen = at;
      },
      takeBack: () => {
        parent.children.splice(at, 1);
        parent.chosen = chosen;
      },
      after: node,
      before: parent,
      from: node,
    });
  }

  /** Plays a move, a pass without a point; returns its node, which may exist already. */
  play(node: GameNode, color: Color, point: number | null): GameNode {
    const value = point === null ? '' : pointValue(point, node.position.cols);
    const isSame = ({ position, isMove }: GameNode) =>
      isMove && position.mover === color && position.point === point && !position.isNotPlayed;
    return node.children.find(isSame) ?? this.#add(node, [{ name: COLOR_NAMES[color], values: [value] }]);
  }

  /** Sets up stones and the player to move, in this node or, if it has a move, in a new one after it. */
  setUp(node: GameNode, stones: Iterable<Setup>, toMove: Color | null = null): GameNode {
    const { cells } = node.position;
    const isHere = !node.isMove && (node.parent !== null || !this.keepsStart);
    const changes = new Map([...stones].filter(([point, cell]) => cells[point] !== cell));
    let properties: readonly Property[] = isHere ? node.properties : [];
    if (changes.size > 0) properties = withSetup(node, changes, isHere);
    if (toMove !== null)
      properties = [...properties.filter(({ name }) => name !== 'PL'), { name: 'PL', values: [COLOR_NAMES[toMove]] }];
    return isHere ? this.#setProperties(node, properties) : this.#add(node, properties);
  }

  /** Sets or, without values, removes a property. The values are raw. */
  setValues(node: GameNode, name: string, values: readonly string[]): GameNode {
    const at = node.properties.findIndex((property) => property.name === name);
    const properties = node.properties.filter((property) => property.name !== name);
    if (values.length > 0) properties.splice(at < 0 ? properties.length : at, 0, { name, values });
    return this.#setProperties(node, properties);
  }

  setText(node: GameNode, name: string, text: string): GameNode {
    return text === node.text(name) ? node : this.setValues(node, name, text === '' ? [] : [escaped(text)]);
  }

  /** Sets the points of a mark, such as TR. */
  setPoints(node: GameNode, name: string, points: readonly number[]): GameNode {
    const { cols } = node.position;
    return this.setValues(
      node,
      name,
      points.map((point) => pointValue(point, cols)),
    );
  }

  /** Removes a node with everything below it; returns the node to show. A game that is removed leaves the file. */
  remove(node: GameNode): GameNode {
    const { parent } = node;
    const list = parent?.children ?? this.games;
    const at = list.indexOf(node);
    const shown = parent ?? list[at === 0 ? 1 : at - 1];
    // The last game stays.
    if (!shown) return node;
    const chosen = parent?.chosen ?? 0;
    const choose = (index: number) => {
      if (parent) parent.chosen = index;
    };
    return this.#change({
      carryOut: () => {
        list.splice(at, 1);
        choose(Math.max(0, Math.min(chosen > at ? chosen - 1 : chosen, list.length - 1)));
      },
      takeBack: () => {
        list.splice(at, 0, node);
        choose(chosen);
      },
      after: shown,
      before: node,
    });
  }

  #move(node: GameNode, to: number): GameNode {
    const children = node.parent?.children ?? [];
    const from = children.indexOf(node);
    if (from <= to || to < 0) return node;
    const carry = (before: number, after: number) => () => {
      children.splice(after, 0, ...children.splice(before, 1));
      node.choose();
    };
    return this.#change({ carryOut: carry(from, to), takeBack: carry(to, from), after: node, before: node });
  }

  /** Makes the line of a node the main line, from the nearest branch. */
  promote(node: GameNode): GameNode {
    const side = node.ancestor((each) => each.parent !== null && each.parent.children[0] !== each);
    if (side) this.#move(side, 0);
    return node;
  }

  /** Moves a variation up by one. */
  moveUp(node: GameNode): GameNode {
    return this.#move(node, (node.parent?.children.indexOf(node) ?? 0) - 1);
  }

  /** Sets up a whole board, perhaps of another size: a game that has only a root gets it, otherwise another game begins. */
  setBoard(node: GameNode, position: Position): GameNode {
    const { rows, cols, cells, toMove } = position;
    if (rows === node.position.rows && cols === node.position.cols) return this.setUp(node, cells.entries(), toMove);
    const setup = setupProperties(position);
    if (!node.parent && node.children.length === 0 && !node.isMove && !this.keepsStart) {
      const kept = node.properties.filter(({ name }) => !/^(SZ|A[BWE]|PL)$/.test(name));
      return this.#setProperties(node, [...kept, ...setup]);
    }
    const game = new GameNode(null, [...GAME_PROPERTIES, ...setup]);
    const at = this.games.length;
    return this.#change({
      carryOut: () => void this.games.push(game),
      takeBack: () => void this.games.splice(at, 1),
      after: game,
      before: node,
    });
  }
}

/** The properties that set up a node's board with changes: the node's own with another setup, or those of a node after it. */
function withSetup(node: GameNode, changes: ReadonlyMap<number, Cell>, isHere: boolean): readonly Property[] {
  const { cols, cells } = node.position;
  const base = isHere ? node.parent?.position.cells : cells;
  const values: Record<Cell, string[]> = { [EMPTY]: [], [BLACK]: [], [WHITE]: [] };
  for (const [point, cell] of cells.entries()) {
    const wanted = changes.get(point) ?? cell;
    if (wanted !== (base?.[point] ?? EMPTY)) values[wanted].push(pointValue(point, cols));
  }
  const setup = ([EMPTY, BLACK, WHITE] as const)
    .map((cell) => ({ name: SETUP_NAMES[cell], values: values[cell] }))
    .filter((property) => property.values.length > 0);
  if (!isHere) return setup;
  const isSetup = ({ name }: Property) => /^A[BWE]$/.test(name);
  const at = node.properties.findIndex(isSetup);
  const properties = node.properties.filter((property) => !isSetup(property));
  properties.splice(at < 0 ? properties.length : at, 0, ...setup);
  return properties;
}
