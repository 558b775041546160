// The texts of the legend of marks.
import type { Text } from '../../shared/language.ts';

export const legend: Text = { en: 'Marks', zh: '标记' };
export const markNames = {
  answer: { en: 'answer', zh: '答案' },
  right: { en: 'right', zh: '答对' },
  missing: { en: 'missing', zh: '漏答' },
  extra: { en: 'extra', zh: '多答' },
  dead: { en: 'without liberties', zh: '没有气' },
} satisfies Record<string, Text>;
export const countedFrom: Text = {
  en: 'Rows and columns are counted from 0 at the upper left; a point is “row col”.',
  zh: '行和列都从左上角的 0 数起，点写作“行 列”。',
};
