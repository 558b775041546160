// The texts of the tools for marks.
import type { Text } from '../../shared/language.ts';

export const marks: Text = { en: 'Marks', zh: '标记' };
export const markTools = {
  TR: { en: 'Triangle', zh: '三角' },
  SQ: { en: 'Square', zh: '方块' },
  CR: { en: 'Circle', zh: '圆圈' },
  MA: { en: 'Cross', zh: '叉' },
  A: { en: 'Letters A, B, C', zh: '字母 A、B、C' },
  1: { en: 'Numbers 1, 2, 3', zh: '数字 1、2、3' },
  T: { en: 'Text', zh: '文字' },
  AR: { en: 'Arrow', zh: '箭头' },
  LN: { en: 'Line', zh: '线段' },
  DD: { en: 'Dim', zh: '变暗' },
  VW: { en: 'Show only', zh: '只显示' },
  TB: { en: 'Black’s territory', zh: '黑地' },
  TW: { en: 'White’s territory', zh: '白地' },
} satisfies Record<string, Text>;
export const labelText: Text = { en: 'Label', zh: '文字' };
export const wayHelp: Text = {
  en: 'Choose one point, then the other. A mouse can drag from one to the other, too.',
  zh: '先后点两点；用鼠标也可以从一点拖到另一点。',
};
