// Whose turn it is, and who won, in words; the title of the window.
import { word } from '../../shared/language.ts';
import type { End, LegalMove, State, View } from '../api/state.ts';
import { infoOf, title, units } from '../games.ts';
import { messageText } from '../messages.ts';
import { ofSide, opponent } from '../sides.ts';
import * as T from '../texts.ts';
import { isAlone, isHuman, playerToMove } from './players.ts';

/** A position at the end of a game. */
export type EndedView = View & { readonly end: End };

export const hasEnded = (view: View): view is EndedView => view.end !== null;

/** The winning margin with its unit; empty if a rule decided the game. */
export function marginText({ end: { winner, counts }, game }: EndedView): string {
  const { unit } = infoOf(game);
  if (!winner || !unit) return '';
  const margin = ofSide(counts, winner) - ofSide(counts, opponent(winner));
  return margin > 0 ? units(margin, unit) : '';
}

/** The winner; a person who played against the computer is addressed. */
export function outcome(view: EndedView): string {
  const { winner } = view.end;
  if (!winner) return word(T.drawn);
  if (isAlone(view)) return word(isHuman(ofSide(view.players, winner)) ? T.youWon : T.youLost);
  return word(T.wonBy, word(T.side[winner]), '');
}

/** The count, the margin and the reason of an end. */
export function resultText(view: EndedView): string {
  const { counts, reason } = view.end;
  const margin = marginText(view);
  return [counts.join(' : '), margin && word(T.by, margin), messageText(reason, view.game)].filter(Boolean).join(' · ');
}

/** Whether a person is to move who has not moved yet. */
const isFirstMove = ({ legal, moves, ply, players }: View) =>
  legal.length > 0 && ply === moves.length && moves.every(({ by }) => !isHuman(ofSide(players, by)));

/** The line below the board; `ahead` is the premove. */
export function statusText(view: View, ahead: LegalMove | null = null): string {
  if (ahead) return word(T.planned, ahead.mv);
  if (hasEnded(view)) return `${outcome(view)} · ${resultText(view)}`;
  const who = word(T.side[view.toMove]);
  if (view.thinking) return word(T.thinks, who);
  if (view.ply < view.moves.length) return word(T.past);
  if (view.paused && !isHuman(playerToMove(view))) return word(T.paused);
  const turn = isAlone(view) ? word(T.yourMove) : word(T.toMove, who);
  if (!isFirstMove(view)) return turn;
  return word(T.firstMove, turn, word(infoOf(view.game).movesPieces ? T.choosePiece : T.chooseSquare));
}

/** Whether the user waits for the computer. */
export const awaitsComputer = ({ players, thinking }: View): boolean => thinking && players.some(isHuman);

/** Shows the title of the window: in the background it says when it is the user's move. */
export function showTitle(state: State): void {
  const { end, game, players } = state;
  const isHumansTurn = !end && isHuman(playerToMove(state)) && !players.every(isHuman);
  document.title = `${document.hidden && isHumansTurn ? `${word(T.yourMove)} – ` : ''}${title(game)}`;
}
