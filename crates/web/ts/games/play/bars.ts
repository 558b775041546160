// The bars of the two sides: whose turn it is, who plays, and the pieces of each side.
import { byId, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { View } from '../api/state.ts';
import { pieceOf, units } from '../games.ts';
import { COLORS, type Color, ofSide } from '../sides.ts';
import * as T from '../texts.ts';
import { nameOfLevel, shortName } from './players.ts';

const barOf = (color: Color) => byId(`bar-${color}`);

function part<Kind extends Element>(bar: HTMLElement, css: string, kind: new () => Kind): Kind {
  const found = bar.querySelector(css);
  if (found instanceof kind) return found;
  throw new Error(`#${bar.id} has no ${css}`);
}

/** Shows whose turn it is, and the pieces of each side. */
export function showTurn({ counts, game, toMove, end }: View): void {
  const all = counts[0] + counts[1] || 1;
  for (const color of COLORS) {
    const bar = barOf(color);
    const count = ofSide(counts, color);
    bar.classList.toggle('turn', !end && toMove === color);
    part(bar, '.fill b', HTMLElement).style.width = `${(100 * count) / all}%`;
    const output = part(bar, 'output', HTMLOutputElement);
    output.textContent = String(count);
    output.ariaLabel = units(count, pieceOf(game));
  }
}

/** Shows the players' names. */
export function showPlayers({ players }: View): void {
  for (const color of COLORS) {
    const who = part(barOf(color), '.who', HTMLElement);
    const player = ofSide(players, color);
    const [side, name, level] = [word(T.side[color]), shortName(player), nameOfLevel(player)];
    who.title = `${side} · ${name}${level}`;
    // Where there is little room, the parts in elements are left out.
    who.replaceChildren(make('span', {}, `${side} · `), name, level && make('span', { className: 'level' }, level));
  }
}

/** The piece of a bar, from which new pieces can be dragged. */
export const pieceOfBar = (color: Color): HTMLElement => part(barOf(color), '.piece', HTMLElement);

/** Shows whether new pieces can be dragged from the bar of a side. */
export const showSupply = (color: Color, isOpen: boolean): boolean => barOf(color).classList.toggle('supply', isOpen);
