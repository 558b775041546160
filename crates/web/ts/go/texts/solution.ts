// The texts of questions and answers.
import { plural, type Template, type Text } from '../../shared/language.ts';

/** The questions of puzzles, to a colour. */
export const ask = {
  rule: { en: () => 'Has every group a liberty?', zh: () => '每块棋都有气吗？' },
  captures: { en: (color) => `Where does ${color} capture?`, zh: (color) => `${color}在哪里能提子？` },
  moves: { en: (color) => `Where may ${color} play?`, zh: (color) => `${color}在哪里能落子？` },
} satisfies Record<string, Template<[color: string]>>;
export const noQuestion: Text = { en: 'No question', zh: '没有问题' };
export const valid: Text = { en: 'Valid', zh: '合规' };
export const notValid: Text = { en: 'Not valid', zh: '不合规' };
export const answer: Text = { en: 'Answer', zh: '答案' };
export const answerIs: Template<[count: number]> = {
  en: (count) => plural(count, 'point'),
  zh: (count) => `${count} 个点`,
};
