import { plural, type Template, type Text } from '../../shared/language.ts';

export const search: Text = { en: 'Search names', zh: '搜索名字' };
export const searchGames: Text = {
  en: 'Search players, ranks, dates, events, results, findings',
  zh: '搜索棋手、段位、日期、赛事、结果、问题',
};
export const tag: Text = { en: 'Tag', zh: '标签' };
export const question: Text = { en: 'Question', zh: '问题' };
export const verdict: Text = { en: 'Verdict', zh: '结论' };
export const won: Text = { en: 'Result', zh: '结果' };
export const any: Text = { en: 'any', zh: '不限' };
export const order: Text = { en: 'Order', zh: '排序' };
export const orderName = {
  given: { en: 'as in the files', zh: '按文件顺序' } as Text,
  newest: { en: 'newest first', zh: '日期从新到旧' } as Text,
  oldest: { en: 'oldest first', zh: '日期从旧到新' } as Text,
  black: { en: 'by Black’s name', zh: '按黑方姓名' } as Text,
  white: { en: 'by White’s name', zh: '按白方姓名' } as Text,
  most: { en: 'most findings first', zh: '问题多的在前' } as Text,
};
export const wonName = {
  B: { en: 'Black won', zh: '黑胜' } as Text,
  W: { en: 'White won', zh: '白胜' } as Text,
  0: { en: 'draw', zh: '和棋' } as Text,
  '?': { en: 'no result', zh: '无结果' } as Text,
};
export const questionName = {
  rule: { en: 'rule', zh: '合规' } as Text,
  captures: { en: 'captures', zh: '提子' } as Text,
  moves: { en: 'moves', zh: '落子' } as Text,
  record: { en: 'record', zh: '棋谱' } as Text,
};
export const verdictName = {
  valid: { en: 'valid', zh: '合规' } as Text,
  dead: { en: 'not valid', zh: '不合规' } as Text,
  some: { en: 'has points', zh: '有符合的点' } as Text,
  empty: { en: 'no points', zh: '没有符合的点' } as Text,
  clean: { en: 'clean', zh: '没有问题' } as Text,
  note: { en: 'notes', zh: '有提示' } as Text,
  warning: { en: 'warnings', zh: '有警告' } as Text,
  error: { en: 'errors', zh: '有错误' } as Text,
  right: { en: 'answered right', zh: '答对了' } as Text,
  wrong: { en: 'answered wrong', zh: '答错了' } as Text,
  open: { en: 'not answered', zh: '还没答' } as Text,
};
