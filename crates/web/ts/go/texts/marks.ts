import { plural, type Template, type Text } from '../../shared/language.ts';

export const marks: Text = { en: 'Marks', zh: '标记' };
export const markTool = {
  TR: { en: 'Triangle', zh: '三角' } as Text,
  SQ: { en: 'Square', zh: '方块' } as Text,
  CR: { en: 'Circle', zh: '圆圈' } as Text,
  MA: { en: 'Cross', zh: '叉' } as Text,
  A: { en: 'Letters A, B, C', zh: '字母 A、B、C' } as Text,
  1: { en: 'Numbers 1, 2, 3', zh: '数字 1、2、3' } as Text,
  T: { en: 'Text', zh: '文字' } as Text,
  AR: { en: 'Arrow', zh: '箭头' } as Text,
  LN: { en: 'Line', zh: '线段' } as Text,
  DD: { en: 'Dim', zh: '变暗' } as Text,
  VW: { en: 'Show only', zh: '只显示' } as Text,
  TB: { en: 'Black’s territory', zh: '黑地' } as Text,
  TW: { en: 'White’s territory', zh: '白地' } as Text,
};
export const labelText: Text = { en: 'Label', zh: '文字' };
export const tapHelp: Text = {
  en: 'A click sets the mark, another one removes it. The same button again: stones.',
  zh: '点一下加上标记，再点一下去掉。再按一次按钮，改回摆子。',
};
export const wayHelp: Text = {
  en: 'Drag from one point to another, or press both, one after the other.',
  zh: '从一点拖到另一点，或者先后点两点。',
};
