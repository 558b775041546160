import { plural, type Template, type Text } from '../../shared/language.ts';

export const editHelp: Text = {
  en: 'Choose a colour, then click squares, or use the arrow keys and Enter. A square of that colour is cleared.',
  zh: '先选颜色，再点击格子，也可以用方向键和回车；再点一次就清空。',
};
export const clearBoard: Text = { en: 'Clear', zh: '清空' };
export const startBoard: Text = { en: 'Start position', zh: '初始局面' };
export const gameBoard: Text = { en: 'Position of the game', zh: '当前局面' };
export const brush: Text = { en: 'Colour', zh: '颜色' };
