// The variations that were tried, as trees that begin after moves of the game.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { MoveReview } from '../api/review.ts';
import { moveName } from '../games.ts';
import * as T from '../texts.ts';
import { isSure, sureWin, worthOf } from '../values.ts';
import { signOf } from './verdicts.ts';

interface Node {
  readonly mv: string;
  readonly children: Node[];
  review?: MoveReview;
}

/** The last move of a variation with its review. */
export interface TriedMove {
  /** The number of moves of the game before the variation. */
  readonly ply: number;
  readonly moves: readonly string[];
  readonly review: MoveReview;
}

/** Shows the position after some moves of the game and some others. */
type Go = (ply: number, moves: readonly string[]) => unknown;

export class Variations {
  /** The number of moves that were added. */
  count = 0;
  private readonly roots = new Map<number, Node[]>();

  constructor(private readonly go: Go) {}

  clear(): void {
    this.roots.clear();
  }

  add({ ply, moves, review }: TriedMove): void {
    this.count += 1;
    let children = this.roots.get(ply) ?? [];
    this.roots.set(ply, children);
    let last: Node | undefined;
    for (const mv of moves) {
      last = children.find((each) => each.mv === mv);
      if (!last) {
        last = { mv, children: [] };
        children.push(last);
      }
      children = last.children;
    }
    if (last) last.review = review;
  }

  /** The variations before and after a move of the game. */
  around(ply: number): HTMLElement[] {
    const branches = [ply - 1, ply].flatMap((from) =>
      (this.roots.get(from) ?? []).map((node) => this.branch(from, [], node)),
    );
    if (!branches.length) return [];
    return [
      make('p', { className: 'variation' }, make('b', {}, word(T.tried))),
      make('ul', { className: 'tree' }, branches),
    ];
  }

  /** A branch of the tree: its moves are in one row until they branch. */
  private branch(from: number, path: readonly string[], node: Node): HTMLLIElement {
    const row: HTMLElement[] = [];
    let moves = path;
    let at: Node = node;
    for (;;) {
      moves = [...moves, at.mv];
      row.push(this.chip(from, moves, at));
      const [only] = at.children;
      if (!only || at.children.length > 1) break;
      at = only;
    }
    const more = at.children.map((child) => this.branch(from, moves, child));
    return make('li', {}, row, more.length > 0 && make('ul', {}, more));
  }

  private chip(from: number, moves: readonly string[], { mv, review }: Node): HTMLButtonElement {
    const text = review ? `${moveName(mv)}${signOf(review.verdict)} ${valueText(review)}` : moveName(mv);
    return button(text, () => this.go(from, moves), { className: 'chip' });
  }
}

const valueText = ({ played: { score } }: MoveReview) => (isSure(score) ? sureWin(score) : worthOf(score));
