// The texts of the search, the filters and the order of a list.
import type { Text } from '../../shared/language.ts';

/** The winner as RE names it: `0` for a draw, `?` if it names none. */
export type Winner = 'B' | 'W' | '0' | '?';

export const search: Text = { en: 'Search names', zh: '搜索名字' };
export const searchGames: Text = {
  en: 'Search players, ranks, dates, events, results, findings',
  zh: '搜索棋手、段位、日期、赛事、结果、问题',
};
export const filterNames = {
  tag: { en: 'Tag', zh: '标签' },
  question: { en: 'Question', zh: '问题' },
  won: { en: 'Result', zh: '结果' },
  verdict: { en: 'Verdict', zh: '结论' },
} satisfies Record<string, Text>;
export const any: Text = { en: 'any', zh: '不限' };
export const order: Text = { en: 'Order', zh: '排序' };
export const orderNames = {
  given: { en: 'File order', zh: '按文件顺序' },
  newest: { en: 'Newest first', zh: '日期从新到旧' },
  oldest: { en: 'Oldest first', zh: '日期从旧到新' },
  black: { en: 'Black’s name', zh: '按黑方姓名' },
  white: { en: 'White’s name', zh: '按白方姓名' },
  most: { en: 'Most findings first', zh: '问题多的在前' },
} satisfies Record<string, Text>;
export const winnerNames: Readonly<Record<Winner, Text>> = {
  B: { en: 'Black won', zh: '黑胜' },
  W: { en: 'White won', zh: '白胜' },
  0: { en: 'draw', zh: '和棋' },
  '?': { en: 'no result', zh: '无结果' },
};
export const questionNames = {
  rule: { en: 'rule', zh: '合规' },
  captures: { en: 'captures', zh: '提子' },
  moves: { en: 'moves', zh: '落子' },
  record: { en: 'record', zh: '棋谱' },
} satisfies Record<string, Text>;
export const verdictNames = {
  valid: { en: 'valid', zh: '合规' },
  dead: { en: 'not valid', zh: '不合规' },
  some: { en: 'has points', zh: '有符合的点' },
  empty: { en: 'no points', zh: '没有符合的点' },
  clean: { en: 'clean', zh: '没有问题' },
  note: { en: 'notes', zh: '有提示' },
  warning: { en: 'warnings', zh: '有警告' },
  error: { en: 'errors', zh: '有错误' },
  right: { en: 'answered right', zh: '答对了' },
  wrong: { en: 'answered wrong', zh: '答错了' },
  open: { en: 'not answered', zh: '还没答' },
} satisfies Record<string, Text>;
