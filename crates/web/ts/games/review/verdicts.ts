// Verdicts on moves.
import { word } from '../../shared/language.ts';
import type { Score } from '../api/analysis.ts';
import type { MoveReview, Verdict } from '../api/review.ts';
import { infoOf, moveName, units } from '../games.ts';
import * as T from '../texts.ts';
import { percent } from '../values.ts';

export type Mistake = 'inaccuracy' | 'mistake' | 'blunder';

export const MISTAKES: readonly Mistake[] = ['inaccuracy', 'mistake', 'blunder'];

const SIGNS: Readonly<Record<Verdict, string>> = {
  only: '',
  best: '',
  good: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** The sign of a move; empty if it is no mistake. */
export const signOf = (verdict: Verdict): string => SIGNS[verdict];

/** The review of a mistake. */
export type MistakeReview = MoveReview & { readonly verdict: Mistake };

export const isMistake = (review: MoveReview | null | undefined): review is MistakeReview =>
  Boolean(review && signOf(review.verdict));

/** Whether there are better moves. */
export const isBettered = (review: MoveReview): boolean => review.verdict === 'good' || isMistake(review);

const number = (loss: Score) => (loss % 100 === 0 ? loss / 100 : (loss / 100).toFixed(1));

/** What a move lost: pieces, or winning chance of its side. */
export function lossText({ by, loss, chances: [before, after] }: MoveReview, game: string): string {
  const { countsLosses, unit } = infoOf(game);
  if (countsLosses && unit) return word(T.lostPieces, units(number(loss), unit));
  const ofMover = (chance: number) => percent(by === 'black' ? chance : 1 - chance);
  return word(T.lostChance, ofMover(before), ofMover(after));
}

/** The verdict on a move in a line. */
export function sentence(review: MoveReview, game: string): string {
  const { by, mv, verdict } = review;
  const parts = [`${word(T.side[by])} ${moveName(mv)}${signOf(verdict)}`, word(T.verdicts[verdict])];
  return [...parts, ...(isBettered(review) ? [lossText(review, game)] : [])].join(' · ');
}
