// The texts of counting.
import { plural, type Template, type Text } from '../../shared/language.ts';
import type { ScoreLine } from '../count.ts';

export const scoreHelp: Text = {
  en: 'Choose the dead stones. Surrounded points that you choose become neutral, as in seki.',
  zh: '点选死子。点选围住的空点，把它们算作公气（双活里的眼不算目）。',
};
export const scoreLines: Readonly<Record<ScoreLine, Text>> = {
  territory: { en: 'territory', zh: '目' },
  captives: { en: 'prisoners and dead stones', zh: '提子和死子' },
  living: { en: 'living stones', zh: '活子' },
  surrounded: { en: 'surrounded points', zh: '围住的空点' },
  komi: { en: 'komi', zh: '贴目' },
  compensation: { en: 'for handicap stones', zh: '还让子' },
};
export const komi: Text = { en: 'Komi', zh: '贴目' };
export const total: Text = { en: 'total', zh: '合计' };
export const wins: Template<[color: string, points: number]> = {
  en: (color, points) => `${color} wins by ${points}`,
  zh: (color, points) => `${color}胜 ${points}`,
};
export const jigo: Text = { en: 'Draw', zh: '和棋' };
export const noScore: Text = { en: 'These rules define no score.', zh: '这种规则没有计分办法。' };
export const everyStone: Text = {
  en: 'Under these rules every stone on the board counts as alive.',
  zh: '按这种规则，盘上的棋子都算活子。',
};
export const noPrisoners: Text = {
  en: 'The prisoners are unknown: a move could not be played, or stones were set up later. Count by area rules.',
  zh: '不知道提了多少子：有一手无法落子，或者后来摆过棋。请用数子的规则。',
};
export const recordSays: Template<[result: string]> = {
  en: (result) => `The record says ${result}.`,
  zh: (result) => `棋谱记的结果是 ${result}。`,
};
export const writeMarks: Text = { en: 'Write TB and TW', zh: '写入 TB 和 TW' };
export const writeResult: Template<[result: string]> = {
  en: (result) => `Write the result ${result}`,
  zh: (result) => `把结果 ${result} 写入棋谱`,
};
export const noneDead: Text = { en: 'All alive', zh: '全部活棋' };
export const estimate: Template<[result: string, share: number]> = {
  en: (result, share) => `Estimate by gocheck, not a count: ${result}, ${share} % sure who wins`,
  zh: (result, share) => `gocheck 的估计，不是数子结果：${result}，胜负把握 ${share} %`,
};
export const proven: Template<[result: string]> = {
  en: (result) => `Proven by gocheck: ${result}`,
  zh: (result) => `gocheck 证明的结果：${result}`,
};
export const useDead: Text = { en: 'Use its dead stones', zh: '采用其中的死子' };
export const written: Template<[count: number]> = {
  en: (count) => `${plural(count, 'point')} written.`,
  zh: (count) => `写入 ${count} 个点。`,
};
