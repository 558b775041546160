// Texts of the analysis.
import type { Template, Text } from '../../shared/language.ts';

export const analysis: Text = { en: 'Analysis', zh: '分析' };
export const helpOff: Text = { en: 'Off', zh: '关' };
export const helpLine: Text = { en: 'Best lines', zh: '最佳变化' };
export const helpMoves: Text = { en: 'All moves', zh: '所有着法' };

export const depth: Template<[n: number]> = { en: (n) => `depth ${n}`, zh: (n) => `深度 ${n}` };
export const exact: Text = { en: 'exact', zh: '精确' };
export const sure: Template<[who: string]> = { en: (who) => `${who} wins`, zh: (who) => `${who}必胜` };
export const win: Text = { en: 'win', zh: '胜' };
export const loss: Text = { en: 'loss', zh: '负' };
export const score: Template<[value: string, unit: string]> = {
  en: (value, unit) => `${value} ${unit}`,
  zh: (value, unit) => `${value} ${unit}`,
};
export const scoreUnit: Text = { en: 'points', zh: '分' };
export const scores: Template<[unit: string]> = {
  en: (unit) => `${unit}, + for Black; % is Black’s winning chance`,
  zh: (unit) => `单位：${unit}，+ 表示黑方占优；% 为黑方胜率`,
};
export const evaluation: Template<[score: string, chance: number]> = {
  en: (score, chance) => `Evaluation: ${score}, Black’s winning chance ${chance}%`,
  zh: (score, chance) => `局面评估：${score}，黑方胜率 ${chance}%`,
};
