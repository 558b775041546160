// Above the board: the players with their ranks, what they have captured, whose turn it is, and the result.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { stoneSign } from '../board.ts';
import { renew } from '../controls.ts';
import { nameOfColor } from '../names.ts';
import type { Section } from '../parts.ts';
import type { GameNode } from '../record/node.ts';
import { BLACK, type Color, opponent, WHITE } from '../rules.ts';
import * as T from '../texts.ts';
import { update } from '../update.ts';

/** The number of stones that each colour has captured so far. */
function capturedBy(node: GameNode): Record<Color, number> {
  const counts = { [BLACK]: 0, [WHITE]: 0 };
  for (let at: GameNode | null = node; at; at = at.parent) {
    // A node without a move has the position before it.
    if (at.position === at.parent?.position) continue;
    const { mover, removed, point } = at.position;
    if (mover === null || removed.length === 0) continue;
    const isSuicide = point !== null && removed.includes(point);
    counts[isSuicide ? opponent(mover) : mover] += removed.length;
  }
  return counts;
}

/** A property of the game. */
const about = (app: App, name: string) => app.node.root.text(name).trim().slice(0, 200);

/** A player. A click lets this player move. */
function playerButton(app: App, color: Color, captured: number): HTMLElement {
  const [name, rank] = color === BLACK ? ['PB', 'BR'] : ['PW', 'WR'];
  const side = nameOfColor(color);
  const isNext = color === app.color;
  const act = () => {
    app.turn = color;
    update(app);
  };
  const shown = button(stoneSign(color), act, {
    class: 'player',
    title: word(isNext ? T.toMove : T.other, side),
    'aria-pressed': String(isNext),
    dataset: { color },
    disabled: app.mode !== 'look' && app.mode !== 'try',
  });
  const count = captured > 0 ? word(T.captured, captured) : '';
  shown.append(
    make('b', { dir: 'auto' }, about(app, name) || side),
    make('span', { class: 'faint', dir: 'auto' }, about(app, rank)),
    make('span', { class: 'taken', title: word(T.takenBy, side, captured) }, count),
  );
  return shown;
}

export function players(app: App): Section {
  const element = make('div', { class: 'players', role: 'group', 'aria-label': word(T.side) });
  return {
    place: 'players',
    element,
    update() {
      const captured = capturedBy(app.node);
      const result = about(app, 'RE');
      const shown = make('span', { class: 'result', dir: 'auto' }, result && word(T.outcome, result));
      const player = (color: Color) => playerButton(app, color, captured[color]);
      renew(element, player(BLACK), shown, player(WHITE));
    },
  };
}
