// The texts of the panel.
import type { Text } from '../../shared/language.ts';

export const tabs = {
  moves: { en: 'Moves', zh: '着法' },
  findings: { en: 'Findings', zh: '问题' },
  game: { en: 'Game', zh: '对局' },
  edit: { en: 'Edit', zh: '编辑' },
  settings: { en: 'Settings', zh: '设置' },
} satisfies Record<string, Text>;
export const shows: Text = { en: 'Panel', zh: '面板' };
