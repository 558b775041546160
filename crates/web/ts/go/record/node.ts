// The tree of a record: nodes with their properties as in the file.
import type { DataText } from '../../shared/language.ts';
import type { Position } from '../rules.ts';
import { infoOf, type Replayed, replay } from './replay.ts';
import { type Property, trimmed, unescaped } from './values.ts';

export type Severity = 'error' | 'warning' | 'note';

/** A finding of lint: of the program in the page's data, or of the page after a change. */
export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly text: DataText;
  /** Line and column in the file, if the program has found it. */
  readonly place?: string;
  /** The move after which the repeated position first occurred. */
  readonly earlier?: number;
  /** The stones concerned. */
  readonly stones?: readonly number[];
  /** The number of the node in the game, in file order, if the program has found it. */
  readonly node?: number;
  /** The node, once the game has been read. */
  at?: GameNode;
}

// Most nodes have none.
const NO_FINDINGS: readonly Finding[] = [];

export class GameNode {
  readonly children: GameNode[] = [];
  /** The index of the child on the current line. */
  chosen = 0;
  findings = NO_FINDINGS;
  /** True if the node was added by a move on the board. */
  isTried = false;
  /** Whether it is on the main line, and whether variations begin before it; the reader knows it from the brackets. */
  isMain: boolean;
  isBranch: boolean;
  #replayed: Replayed | null = null;

  /** The properties are in file order. */
  constructor(
    readonly parent: GameNode | null = null,
    public properties: readonly Property[] = [],
  ) {
    const isFirst = (parent?.children.length ?? 0) === 0;
    this.isMain = isFirst && (parent?.isMain ?? true);
    this.isBranch = !isFirst || (parent?.isBranch ?? false);
  }

  /** The values of a property; null if there is none. */
  values(name: string): readonly string[] | null {
    return this.properties.find((property) => property.name === name)?.values ?? null;
  }

  /** The first value of a property as text; empty if there is none. */
  text(name: string): string {
    return unescaped(this.values(name)?.[0] ?? '');
  }

  get comment(): string {
    return trimmed(this.text('C'));
  }

  /** Returns true if the node has a move. */
  get isMove(): boolean {
    return this.properties.some(({ name }) => name === 'B' || name === 'W');
  }

  /** The node after its replay. */
  get replayed(): Replayed {
    if (this.#replayed) return this.#replayed;
    // Starts at the nearest ancestor that is known. No recursion: a line may have many thousands of moves.
    const unknown: GameNode[] = [];
    let known = this.parent;
    for (; known && !known.#replayed; known = known.parent) unknown.push(known);
    const info = infoOf(this.root);
    let before = known ? known.#replayed : null;
    for (const node of unknown.reverse()) {
      before = replay(node, before, info);
      node.#replayed = before;
    }
    this.#replayed = replay(this, before, info);
    return this.#replayed;
  }

  get position(): Position {
    return this.replayed.position;
  }

  /** Forgets the positions from this node on, after a change. */
  forget(): void {
    for (const node of this.all()) node.#replayed = null;
  }

  /** This node and those below it, in file order. */
  all(): GameNode[] {
    const all: GameNode[] = [];
    const open: GameNode[] = [this];
    for (let node = open.pop(); node; node = open.pop()) {
      all.push(node);
      for (const child of [...node.children].reverse()) open.push(child);
    }
    return all;
  }

  get next(): GameNode | null {
    return this.children[this.chosen] ?? null;
  }

  /** Puts this node on the current line. */
  choose(): this {
    for (let node: GameNode = this; node.parent; node = node.parent)
      node.parent.chosen = node.parent.children.indexOf(node);
    return this;
  }

  get root(): GameNode {
    let node: GameNode = this;
    while (node.parent) node = node.parent;
    return node;
  }

  /** The last node of the current line. */
  get last(): GameNode {
    let node: GameNode = this;
    for (let { next } = node; next; { next } = node) node = next;
    return node;
  }

  /** The nearest ancestor (or this node) for which a condition holds. */
  ancestor(isWanted: (node: GameNode) => boolean): GameNode | null {
    let node: GameNode | null = this;
    while (node && !isWanted(node)) node = node.parent;
    return node;
  }
}
