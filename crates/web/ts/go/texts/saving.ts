// The texts of saving and drafts.
import type { Template, Text } from '../../shared/language.ts';

export const saveHelp: Text = { en: 'Save the record as SGF (Ctrl+S)', zh: '把棋谱保存成 SGF（Ctrl+S）' };
export const savedAs: Template<[name: string]> = {
  en: (name) => `Saved as ${name}.`,
  zh: (name) => `已保存为 ${name}。`,
};
export const draftOf: Template<[time: string, names: string]> = {
  en: (time, names) => `Unsaved work of ${time}: ${names}`,
  zh: (time, names) => `${time} 没有保存的内容：${names}`,
};
export const restore: Text = { en: 'Restore', zh: '恢复' };
export const discard: Text = { en: 'Discard', zh: '丢弃' };
export const draftFull: Text = {
  en: 'The browser has no room for a draft of this file: save it before you leave.',
  zh: '浏览器放不下这个文件的草稿：离开之前请先保存。',
};
