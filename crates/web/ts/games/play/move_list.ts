// The list of moves.
import { byId, closestTo, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { Move, View } from '../api/state.ts';
import { colorIn, isPass, moveName, pieceOf, units } from '../games.ts';
import { effects } from '../replay/changes.ts';
import * as T from '../texts.ts';

/** A move in words. */
export function moveText(move: Move, game: string): string {
  const who = word(T.side[move.by]);
  if (isPass(game, move.mv)) return word(T.passed, who);
  const { turned, captured } = effects(move, colorIn(game));
  const said = (squares: readonly unknown[], text: typeof T.flipping) =>
    squares.length ? word(text, units(squares.length, pieceOf(game))) : '';
  return word(T.moved, who, move.mv, said(turned, T.flipping) + said(captured, T.capturing), move.jump);
}

export class MoveList {
  private readonly element = byId('moves');

  /** `go` shows the position after a number of moves. */
  constructor(go: (ply: number) => void) {
    this.element.addEventListener('click', (event) => {
      const ply = closestTo(event, '[data-ply]')?.dataset.ply;
      if (ply) go(Number(ply));
    });
    new ResizeObserver(() => this.center()).observe(this.element);
  }

  /** Shows the moves in pairs, with their numbers. */
  show({ moves, ply: now, game }: View): void {
    const items: HTMLLIElement[] = [];
    const first = moves[0]?.by === 'white' ? 1 : 0;
    for (const [index, move] of moves.entries()) {
      const ply = index + 1;
      if (index === 0 || (index + first) % 2 === 0) {
        const number = make('span', { className: 'number' }, `${Math.floor((index + first) / 2) + 1}.`);
        items.push(make('li', {}, number, index === 0 && first === 1 && make('span')));
      }
      const className = ply === now ? 'now' : ply > now ? 'later' : '';
      const button = make(
        'button',
        { className, dataset: { ply }, 'aria-label': moveText(move, game), 'aria-current': ply === now && 'step' },
        moveName(move.mv),
      );
      items.at(-1)?.append(button);
    }
    this.element.replaceChildren(...items);
    this.center();
  }

  /** Marks a mistake. */
  mark(ply: number, { kind, sign, text }: { kind: string; sign: string; text: string }): void {
    const item = this.element.querySelector(`[data-ply="${ply}"]`);
    if (!item || item.querySelector('small')) return;
    item.append(make('small', { className: kind }, sign));
    item.ariaLabel += `, ${text}`;
    // The marks can make rows higher.
    this.center();
  }

  /** Scrolls the list to the current move. */
  private center(): void {
    const { element } = this;
    const now = element.querySelector<HTMLElement>('.now');
    element.scrollTop = now ? now.offsetTop - element.offsetTop - (element.clientHeight - now.offsetHeight) / 2 : 0;
  }
}
