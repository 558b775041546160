// Texts of the review, and of variations.
import type { Template, Text } from '../../shared/language.ts';
import type { Effort, Verdict } from '../api/review.ts';

export const review: Text = { en: 'Review', zh: '复盘' };
export const beginReview: Text = { en: 'Review game', zh: '开始复盘' };
export const reviewOn: Text = { en: 'Review the rest', zh: '继续复盘' };
export const stop: Text = { en: 'Stop', zh: '停止' };
export const effort: Text = { en: 'Thoroughness', zh: '分析深度' };
export const efforts: Readonly<Record<Effort, Text>> = {
  quick: { en: 'Quick', zh: '快速' },
  usual: { en: 'Normal', zh: '标准' },
  thorough: { en: 'Thorough', zh: '深入' },
};
export const reviewing: Template<[n: number, all: number]> = {
  en: (n, all) => `${n} of ${all} moves reviewed`,
  zh: (n, all) => `已复盘 ${n} 步，共 ${all} 步`,
};
export const course: Text = { en: 'Black’s winning chance after each move', zh: '每步之后黑方的胜率' };
export const startPosition: Text = { en: 'Start', zh: '开局' };
export const accuracy: Text = { en: 'Accuracy', zh: '准确率' };
export const chooseMove: Text = { en: 'Choose a move in the graph or the list.', zh: '请在胜率图或棋谱中选择一步。' };

export const verdicts: Readonly<Record<Verdict, Text>> = {
  only: { en: 'the only move', zh: '唯一的着法' },
  best: { en: 'the best move', zh: '最佳着法' },
  good: { en: 'a good move', zh: '好棋' },
  inaccuracy: { en: 'an inaccuracy', zh: '小失误' },
  mistake: { en: 'a mistake', zh: '失误' },
  blunder: { en: 'a blunder', zh: '严重失误' },
};
export const better: Text = { en: 'Better', zh: '更好的下法' };
export const played: Text = { en: 'Played', zh: '实战' };
export const tried: Text = { en: 'Tried', zh: '试下' };
export const lostPieces: Template<[count: string]> = { en: (count) => `loses ${count}`, zh: (count) => `亏 ${count}` };
export const lostChance: Template<[before: number, after: number]> = {
  en: (before, after) => `winning chance ${before}% → ${after}%`,
  zh: (before, after) => `胜率 ${before}% → ${after}%`,
};

export const mistakeBack: Text = { en: 'Previous mistake', zh: '上一个失误' };
export const mistakeNext: Text = { en: 'Next mistake', zh: '下一个失误' };
export const tryAgain: Text = { en: 'Try again', zh: '再试一次' };
export const showIt: Text = { en: 'Show the answer', zh: '看答案' };
export const findBetter: Template<[who: string, mv: string]> = {
  en: (who, mv) => `${who} played ${mv}. Find a better move.`,
  zh: (who, mv) => `${who}下了 ${mv}。请找出更好的一步。`,
};
export const notYet: Template<[mv: string]> = {
  en: (mv) => `${mv} is not good enough. Try another move.`,
  zh: (mv) => `${mv} 还不够好，请再试。`,
};
export const sameAgain: Template<[mv: string]> = {
  en: (mv) => `${mv} was the mistake. Try another move.`,
  zh: (mv) => `${mv} 正是那步失误，请再试。`,
};
export const solved: Template<[mv: string]> = { en: (mv) => `Yes, ${mv} is better!`, zh: (mv) => `对，${mv} 更好！` };
export const itWas: Template<[line: string]> = {
  en: (line) => `Better: ${line}`,
  zh: (line) => `更好的下法：${line}`,
};

export const trying: Template<[line: string]> = { en: (line) => `Variation: ${line}`, zh: (line) => `变化：${line}` };
export const toGame: Text = { en: 'Back to the game', zh: '回到对局' };
export const playHere: Text = { en: 'Play from here', zh: '从这里另开一局' };
