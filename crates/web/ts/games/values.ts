// Values of positions as text: hundredths of a unit, + for Black.
import * as T from './texts.ts';
import { games } from './games.ts';
import { language, word } from '../shared/language.ts';

// Whether a value stands for a forced win.
export const isSure = (value) => Math.abs(value) >= 28000;

// A value for Black as text without its unit; a forced win is a win or a loss of the side to move.
export function worthOf(value, mover = 'black') {
  if (isSure(value)) return word(value > 0 === (mover === 'black') ? 'win' : 'loss');
  const tenths = Math.round(Math.abs(value) / 10);
  const text = tenths >= 100 ? String(Math.round(tenths / 10)) : (tenths / 10).toFixed(1);
  return tenths === 0 ? '0' : (value > 0 ? '+' : '−') + text;
}

// The unit of a game's values: that of its results if searches find exact results, otherwise points.
export function scoreUnit(game) {
  const { countsLosses, unit } = games.get(game);
  if (!countsLosses || !unit) return word(T.scoreUnit);
  return language === 'zh' ? unit.zh : unit.many;
}

// A value for Black as text with its unit.
export function worthWithUnit(value, game) {
  if (isSure(value)) return word(T.sure, word(value > 0 ? 'black' : 'white'));
  return word(T.score, worthOf(value), scoreUnit(game));
}

export const percent = (chance) => Math.round(100 * chance);
