// Values of positions as text: hundredths of a unit, + for Black.
import { language, word } from '../shared/language.ts';
import type { Score } from './api/analysis.ts';
import { infoOf } from './games.ts';
import type { Color } from './sides.ts';
import * as T from './texts.ts';

/** Whether a value stands for a forced win. */
export const isSure = (value: Score): boolean => Math.abs(value) >= 28000;

/** A value for Black as text without its unit; a forced win is a win or a loss of the side to move. */
export function worthOf(value: Score, mover: Color = 'black'): string {
  if (isSure(value)) return word(value > 0 === (mover === 'black') ? T.win : T.loss);
  const tenths = Math.round(Math.abs(value) / 10);
  const text = tenths >= 100 ? String(Math.round(tenths / 10)) : (tenths / 10).toFixed(1);
  return tenths === 0 ? '0' : (value > 0 ? '+' : '−') + text;
}

/** The unit of a game's values: that of its results if searches find exact results, otherwise points. */
export function scoreUnit(game: string): string {
  const { countsLosses, unit } = infoOf(game);
  if (!countsLosses || !unit) return word(T.scoreUnit);
  return language === 'zh' ? unit.zh : unit.many;
}

/** That a side is sure to win. */
export const sureWin = (value: Score): string => word(T.sure, word(T.side[value > 0 ? 'black' : 'white']));

/** A value for Black as text with its unit. */
export const worthWithUnit = (value: Score, game: string): string =>
  isSure(value) ? sureWin(value) : word(T.score, worthOf(value), scoreUnit(game));

export const percent = (chance: number): number => Math.round(100 * chance);
