// The texts of comments, findings and facts about games.
import type { Template, Text } from '../../shared/language.ts';

export const comment: Text = { en: 'Comment', zh: '注释' };
export const cut: Text = {
  en: 'The comment is too long for the page, which shows its beginning.',
  zh: '这段注释太长，这里只显示开头。',
};
export const findings: Text = { en: 'Findings', zh: '发现的问题' };
export const info: Text = { en: 'Game', zh: '对局' };
export const severityNames = {
  error: { en: 'error', zh: '错误' },
  warning: { en: 'warning', zh: '警告' },
  note: { en: 'note', zh: '提示' },
} satisfies Record<string, Text>;
/** Properties of a game that the page shows. */
export const factNames = {
  GN: { en: 'Name', zh: '名称' },
  EV: { en: 'Event', zh: '赛事' },
  DT: { en: 'Date', zh: '日期' },
  PC: { en: 'Place', zh: '地点' },
  PB: { en: 'Black', zh: '黑方' },
  BR: { en: 'Rank', zh: '段位' },
  PW: { en: 'White', zh: '白方' },
  WR: { en: 'Rank', zh: '段位' },
  KM: { en: 'Komi', zh: '贴目' },
  HA: { en: 'Handicap', zh: '让子' },
  RE: { en: 'Result', zh: '结果' },
  RU: { en: 'Rules', zh: '规则' },
} satisfies Record<string, Text>;
export const notPlayed: Text = {
  en: 'This move cannot be played; it keeps its number.',
  zh: '这一手无法落子，但仍计手数。',
};
export const line: Template<[place: string]> = { en: (place) => `line ${place}`, zh: (place) => `第 ${place} 行` };
