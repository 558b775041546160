import { plural, type Template, type Text } from '../../shared/language.ts';

export const tabs = {
  moves: { en: 'Moves', zh: '着法' } as Text,
  findings: { en: 'Findings', zh: '问题' } as Text,
  game: { en: 'Game', zh: '对局' } as Text,
  settings: { en: 'Settings', zh: '设置' } as Text,
};
export const shows: Text = { en: 'Panel', zh: '面板' };
