// The texts of lists of boards.
import { plural, type Template, type Text } from '../../shared/language.ts';

export const causes: Template<[causes: number, faults: number]> = {
  en: (causes, faults) =>
    causes > 1
      ? `One of ${causes} causes explains all answers; the first is the most likely`
      : `${faults > 1 ? 'Two faults together explain' : 'One fault explains'} all answers`,
  zh: (causes, faults) =>
    causes > 1
      ? `所有答案出于以下 ${causes} 种原因之一，第一种可能性最大`
      : `所有答案出于${faults > 1 ? '两个错误的共同作用' : '同一个错误'}`,
};
export const smallest: Template<[causes: number]> = {
  en: (causes) => `The smallest board that shows ${causes > 1 ? 'the first one' : 'it'}`,
  zh: (causes) => `能看出${causes > 1 ? '第一种原因' : '错误'}的最小棋盘`,
};
export const all: Text = { en: 'All boards', zh: '所有棋盘' };
export const previous: Text = { en: 'Previous board', zh: '上一个' };
export const following: Text = { en: 'Next board', zh: '下一个' };
export const shown: Template<[shown: number, all: number]> = {
  en: (shown, all) => (shown === all ? plural(all, 'board') : `${shown} of ${plural(all, 'board')}`),
  zh: (shown, all) => (shown === all ? `${all} 个棋盘` : `${all} 个棋盘中的 ${shown} 个`),
};
export const noBoards: Text = { en: 'No board matches.', zh: '没有这样的棋盘。' };
export const unanswered: Text = { en: 'Not answered', zh: '没有作答' };
export const remedies: Text = { en: 'What to do', zh: '处理办法' };
export const answers: Text = { en: 'Answers', zh: '答案' };
export const print: Text = { en: 'Print', zh: '打印' };
export const nameLine: Text = { en: 'Name', zh: '姓名' };
