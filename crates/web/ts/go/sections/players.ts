// Above the board: the players with their ranks, what they have captured, whose turn it is, and the result.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { stoneSign } from '../board.ts';
import { setText } from '../controls.ts';
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

/** A player, who plays next after a click. */
class Player {
  readonly #name = make('b', { dir: 'auto' });
  readonly #rank = make('span', { class: 'faint', dir: 'auto' });
  readonly #taken = make('span', { class: 'taken' });
  readonly element: HTMLButtonElement;

  constructor(
    readonly app: App,
    readonly color: Color,
  ) {
    const act = () => {
      app.turn = color;
      update(app);
    };
    this.element = button([stoneSign(color), this.#name, this.#rank, this.#taken], act, {
      class: 'player',
      dataset: { color },
    });
  }

  update(captured: number): void {
    const { app, color, element } = this;
    const side = nameOfColor(color);
    const isNext = color === app.color;
    const [name, rank] = color === BLACK ? ['PB', 'BR'] : ['PW', 'WR'];
    const given = about(app, name);
    setText(this.#name, given || side);
    setText(this.#rank, about(app, rank));
    setText(this.#taken, captured > 0 ? word(T.captured, captured) : '');
    this.#taken.title = word(T.takenBy, side, captured);
    // A long name is cut.
    const whole = [given, about(app, rank)].filter(Boolean).join(' ');
    element.title = [whole, word(isNext ? T.toMove : T.other, side)].filter(Boolean).join(' · ');
    element.ariaPressed = String(isNext);
    element.disabled = app.mode !== 'study';
  }
}

export function players(app: App): Section {
  const [black, white] = [new Player(app, BLACK), new Player(app, WHITE)];
  const result = make('span', { class: 'result', dir: 'auto' });
  return {
    place: 'players',
    element: make(
      'div',
      { class: 'players', role: 'group', 'aria-label': word(T.side) },
      black.element,
      result,
      white.element,
    ),
    update() {
      const captured = capturedBy(app.node);
      black.update(captured[BLACK]);
      white.update(captured[WHITE]);
      const said = about(app, 'RE');
      result.title = said && word(T.outcome, said);
      setText(result, result.title);
    },
  };
}
