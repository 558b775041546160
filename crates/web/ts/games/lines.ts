// Lines of moves that can be clicked: the board shows where they lead.
import { button, make } from '../shared/dom.ts';
import type { Line } from './api/analysis.ts';
import { moveName } from './games.ts';
import type { Color } from './sides.ts';
import { isSure, percent, worthOf } from './values.ts';

/** Shows the position after some moves. */
export type Go = (moves: readonly string[]) => unknown;

/** A button for each move, which shows the position after it. */
export const chips = (moves: readonly string[], go: Go, most = 12): HTMLButtonElement[] =>
  moves
    .slice(0, most)
    .map((mv, index) => button(moveName(mv), () => go(moves.slice(0, index + 1)), { className: 'chip' }));

/** Lines with their values, updated in place, so that clicks and the focus are not lost while the analysis goes on. */
export class LineList {
  private readonly how = make('span', { className: 'how' });
  private rows: Row[] = [];

  constructor(private readonly element: HTMLElement) {}

  /** `how` says how the lines were found. */
  show(how: string, mover: Color, lines: readonly Line[], go: Go): void {
    this.how.textContent = how;
    while (this.rows.length < lines.length) this.rows.push(new Row());
    this.rows.length = lines.length;
    for (const [index, line] of lines.entries()) this.rows[index]?.show(line, mover, go);
    fit(this.element, [this.how, ...this.rows.map(({ element }) => element)]);
  }
}

/** The number of moves in a row. */
const MOST = 7;

class Row {
  private readonly worth = make('b');
  private readonly chance = make('span', { className: 'value' });
  readonly element = make('span', { className: 'variation' }, this.worth, this.chance);
  private chips: HTMLButtonElement[] = [];

  show({ score, chance, moves }: Line, mover: Color, go: Go): void {
    this.worth.textContent = worthOf(score, mover);
    this.chance.textContent = isSure(score) ? '' : `${percent(chance)}%`;
    const shown = moves.slice(0, MOST);
    while (this.chips.length < shown.length) this.chips.push(button('', null, { className: 'chip' }));
    this.chips.length = shown.length;
    for (const [at, chip] of this.chips.entries()) {
      chip.textContent = moveName(shown[at] ?? '');
      chip.onclick = () => go(shown.slice(0, at + 1));
    }
    fit(this.element, [this.worth, this.chance, ...this.chips]);
  }
}

/** Gives an element these children without moving those that it has. */
function fit(parent: HTMLElement, children: readonly HTMLElement[]): void {
  for (const child of [...parent.childNodes]) if (!(children as readonly Node[]).includes(child)) child.remove();
  for (const child of children) if (child.parentNode !== parent) parent.append(child);
}
