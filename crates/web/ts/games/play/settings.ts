// The settings: the players, the time of the computer, the speed of animations.
import { byId } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { About } from '../api/about.ts';
import type { Action } from '../api/actions.ts';
import type { State } from '../api/state.ts';
import { chooseMotion, MOTION_SPEEDS, motion } from '../board/motion.ts';
import { infoOf } from '../games.ts';
import { COLORS, ofSide } from '../sides.ts';
import * as T from '../texts.ts';
import { Fold } from './fold.ts';
import { chosenPlayer, fillPlayers, fillTimes, shortName, timeName } from './players.ts';

export class Settings {
  private readonly players = [byId('black', HTMLSelectElement), byId('white', HTMLSelectElement)] as const;
  private readonly time = byId('time', HTMLSelectElement);
  private readonly motion = byId('motion', HTMLSelectElement);
  private readonly fold = new Fold('settings', (isOpen) => this.summarize(isOpen));
  private state: State | null = null;

  constructor(
    private readonly about: About,
    act: (action: Action) => void,
  ) {
    const [black, white] = this.players;
    for (const select of this.players)
      select.onchange = () => act({ do: 'players', black: chosenPlayer(black), white: chosenPlayer(white) });
    this.time.onchange = () => act({ do: 'time', milliseconds: Number(this.time.value) });
    this.motion.onchange = () => chooseMotion(this.motion.value);
  }

  show(state: State): void {
    for (const color of COLORS)
      fillPlayers(ofSide(this.players, color), infoOf(state.game), this.about.levels, ofSide(state.players, color));
    fillTimes(this.time, state.milliseconds);
    this.motion.replaceChildren(...MOTION_SPEEDS.map((speed) => new Option(word(T.motionSpeed[speed]), speed)));
    this.motion.value = motion;
    this.state = state;
    // They fold away once the game has begun.
    this.fold.show(state.id, !state.moves.length || state.trouble !== null);
  }

  /** Says the most important settings in the heading when they are folded away. */
  private summarize(isOpen: boolean): void {
    const { state } = this;
    if (!state) return;
    const { players, milliseconds } = state;
    byId('settings-now').textContent = isOpen
      ? ''
      : `${players.map(shortName).join(' – ')} · ${timeName(milliseconds)}`;
  }
}
