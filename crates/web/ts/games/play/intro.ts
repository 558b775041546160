// What a beginner needs to know, under the title: how the game is won, and where it is explained.
import { byId } from '../../shared/dom.ts';
import { keep, kept } from '../../shared/keep.ts';
import type { State } from '../api/state.ts';
import { infoOf, textOf, title } from '../games.ts';
import { ofSide } from '../sides.ts';
import { isHuman } from './players.ts';

/** Someone who has opened the explanation or made a move here needs no offer. */
let isNewcomer = kept('newcomer') !== 'no';

/** Ends the offer to explain the game. */
export function endOffer(): void {
  if (!isNewcomer) return;
  isNewcomer = false;
  keep('newcomer', 'no');
  byId('learn').classList.remove('main');
}

export function showIntro({ game, moves, players }: State): void {
  const { goal, lessons } = infoOf(game);
  if (moves.some(({ by }) => isHuman(ofSide(players, by)))) endOffer();
  const text = textOf(goal);
  byId('intro-title').textContent = title(game);
  byId('goal').textContent = text;
  for (const id of ['howto', 'learn']) byId(id).hidden = !lessons.length;
  byId('learn').classList.toggle('main', isNewcomer);
  byId('intro').hidden = !text && !lessons.length;
}
