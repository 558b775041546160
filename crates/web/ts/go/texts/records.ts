import { plural, type Template, type Text } from '../../shared/language.ts';

export const comment: Text = { en: 'Comment', zh: '注释' };
export const findings: Text = { en: 'Findings', zh: '发现的问题' };
export const info: Text = { en: 'Game', zh: '对局' };
export const severity = {
  error: { en: 'error', zh: '错误' } as Text,
  warning: { en: 'warning', zh: '警告' } as Text,
  note: { en: 'note', zh: '提示' } as Text,
};
export const cut: Text = { en: 'The text is cut here; the file has more of it.', zh: '这段文字太长，后面的没有显示。' };
export const names = {
  GN: { en: 'Name', zh: '名称' } as Text,
  EV: { en: 'Event', zh: '赛事' } as Text,
  DT: { en: 'Date', zh: '日期' } as Text,
  PC: { en: 'Place', zh: '地点' } as Text,
  PB: { en: 'Black', zh: '黑方' } as Text,
  BR: { en: 'Rank', zh: '段位' } as Text,
  PW: { en: 'White', zh: '白方' } as Text,
  WR: { en: 'Rank', zh: '段位' } as Text,
  KM: { en: 'Komi', zh: '贴目' } as Text,
  HA: { en: 'Handicap', zh: '让子' } as Text,
  RE: { en: 'Result', zh: '结果' } as Text,
  RU: { en: 'Rules', zh: '规则' } as Text,
};
export const notPlayed: Text = {
  en: 'This move cannot be played; it keeps its number.',
  zh: '这一手无法落子，但仍计手数。',
};
export const line: Template<[place: unknown]> = { en: (place) => `line ${place}`, zh: (place) => `第 ${place} 行` };
