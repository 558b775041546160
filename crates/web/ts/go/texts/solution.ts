import { plural, type Template, type Text } from '../../shared/language.ts';

export const rule: Text = { en: 'Has every group a liberty?', zh: '每块棋都有气吗？' };
export const captures: Template<[color: unknown]> = {
  en: (color) => `Where does ${color} capture?`,
  zh: (color) => `${color}在哪里能提子？`,
};
export const moves: Template<[color: unknown]> = {
  en: (color) => `Where may ${color} play?`,
  zh: (color) => `${color}在哪里能落子？`,
};
export const noQuestion: Text = { en: 'No question', zh: '没有问题' };
export const valid: Text = { en: 'Valid', zh: '合规' };
export const notValid: Text = { en: 'Not valid', zh: '不合规' };
export const answer: Text = { en: 'Answer', zh: '答案' };
export const answerIs: Template<[count: unknown]> = {
  en: (count) => plural(count, 'point'),
  zh: (count) => `${count} 个点`,
};
