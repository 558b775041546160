// The texts of exercises.
import { plural, type Template, type Text } from '../../shared/language.ts';

export const check: Text = { en: 'Check', zh: '检查' };
export const again: Text = { en: 'Try again', zh: '再来一次' };
export const clearMarks: Text = { en: 'Clear marks', zh: '清除标记' };
export const takesNothing: Text = { en: 'It captures nothing.', zh: '提不到子。' };
export const markHelp: Text = { en: 'Mark the points of your answer, then check.', zh: '标出你的答案，然后检查。' };
export const picked: Template<[count: number]> = {
  en: (count) => `${plural(count, 'point')} marked`,
  zh: (count) => `标了 ${count} 个点`,
};
export const allRight: Text = { en: 'All right!', zh: '全对！' };
export const result: Template<[right: number, missing: number, extra: number]> = {
  en: (right, missing, extra) => `${right} right, ${missing} missing, ${extra} extra`,
  zh: (right, missing, extra) => `答对 ${right}，漏答 ${missing}，多答 ${extra}`,
};
export const notYet: Template<[missing: number, extra: number]> = {
  en: (missing, extra) =>
    `Not yet: ${[missing > 0 && `${missing} missing`, extra > 0 && `${extra} extra`].filter(Boolean).join(', ')}.`,
  zh: (missing, extra) =>
    `还不对：${[missing > 0 && `漏答 ${missing}`, extra > 0 && `多答 ${extra}`].filter(Boolean).join('，')}。`,
};
export const correct: Text = { en: 'Change the marks and check again.', zh: '改一改标记，再检查一次。' };
export const explore: Text = { en: 'Explore', zh: '研究' };
export const showAnswer: Text = { en: 'Show the answer', zh: '看答案' };
export const ruleRight: Text = { en: 'Right.', zh: '答对了。' };
export const ruleWrong: Text = { en: 'Wrong.', zh: '答错了。' };
export const noAnswer: Text = { en: 'No answer was read.', zh: '没有读到答案。' };
export const score: Template<[right: number, done: number, all: number]> = {
  en: (right, done, all) => `${right} of ${all} right, ${done} checked.`,
  zh: (right, done, all) => `共 ${all} 题，检查了 ${done} 题，全对 ${right} 题。`,
};
export const nextPuzzle: Text = { en: 'Next puzzle', zh: '下一题' };
export const reset: Text = { en: 'Start over', zh: '全部重来' };
export const over: Text = { en: 'All puzzles are checked.', zh: '全部做完了。' };
export const solve: Text = { en: 'Solve them', zh: '自己做' };
export const exercise: Text = { en: 'Exercise', zh: '练习' };
export const begin: Text = { en: 'Begin', zh: '开始' };
export const proceed: Text = { en: 'Continue', zh: '继续' };
export const leaveExercise: Text = { en: 'Show the answers', zh: '看所有答案' };
export const slips = {
  swapped: { en: 'Rows and columns are swapped.', zh: '行和列写反了。' },
  fromOne: {
    en: 'Rows and columns are counted from 1; the upper left is (0, 0).',
    zh: '行和列从 1 数起了；左上角是 (0, 0)。',
  },
  both: { en: 'Rows and columns are swapped and counted from 1.', zh: '行和列写反了，而且从 1 数起了。' },
  color: { en: 'It is the answer for the other color.', zh: '答的是另一方。' },
  suicide: { en: 'Suicide is counted as legal.', zh: '把自杀当成了能落子的点。' },
  moves: {
    en: 'All legal moves are marked, not only captures.',
    zh: '标了所有能落子的点，不只是能提子的点。',
  },
  capturesOnly: {
    en: 'Only captures are marked, not all legal moves.',
    zh: '只标了能提子的点，没有标出所有能落子的点。',
  },
} satisfies Record<string, Text>;
export const slipOther: Template<[name: string]> = {
  en: (name) => `It is the answer to ${name}.`,
  zh: (name) => `这是 ${name} 的答案。`,
};
