// The texts of players and results.
import type { Template } from '../../shared/language.ts';

const HOW_ZH: Readonly<Record<string, string>> = {
  R: '中盘',
  Resign: '中盘',
  T: '超时',
  Time: '超时',
  F: '因对方犯规',
  Forfeit: '因对方犯规',
};
const OTHER_ZH: Readonly<Record<string, string>> = { 0: '和棋', Draw: '和棋', Void: '无胜负', '?': '结果不明' };

/** A result as in RE, in Chinese. */
function resultZh(result: string): string {
  const [, winner, by = ''] = /^([BW])\+(.*)$/.exec(result) ?? [];
  if (!winner) return OTHER_ZH[result] ?? result;
  const how = HOW_ZH[by];
  return `${winner === 'B' ? '黑' : '白'}${how ?? ''}胜${how || by === '' ? '' : ` ${by}`}`;
}

/** The result of a game, as RE gives it. */
export const outcome: Template<[result: string]> = { en: (result) => result, zh: resultZh };
