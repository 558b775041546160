import { plural, type Template, type Text } from '../../shared/language.ts';

export const yourMove: Text = { en: 'Your move', zh: '轮到你走' };
export const settings: Text = { en: 'Settings', zh: '设置' };
export const rematch: Text = { en: 'Rematch', zh: '再来一局' };
export const by: Template<[margin: unknown]> = { en: (margin) => `by ${margin}`, zh: (margin) => `相差 ${margin}` };
export const counts: Text = {
  en: 'The count after each move; Black’s share is dark',
  zh: '每步之后的子数，深色为黑方',
};
