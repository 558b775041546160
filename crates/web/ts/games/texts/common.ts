// Texts that several parts of the pages share.
import { plural, type Template, type Text } from '../../shared/language.ts';
import type { Color } from '../sides.ts';

export const side: Readonly<Record<Color, Text>> = {
  black: { en: 'Black', zh: '黑方' },
  white: { en: 'White', zh: '白方' },
};

export const newGame: Text = { en: 'New game', zh: '新游戏' };
export const undo: Text = { en: 'Undo', zh: '悔棋' };
export const redo: Text = { en: 'Redo', zh: '重做' };
export const hint: Text = { en: 'Hint', zh: '提示' };
export const save: Text = { en: 'Save', zh: '保存' };
export const load: Text = { en: 'Load', zh: '读取' };
export const close: Text = { en: 'Close', zh: '关闭' };
export const cancel: Text = { en: 'Cancel', zh: '取消' };
export const start: Text = { en: 'Start', zh: '开始' };
export const moves: Text = { en: 'Moves', zh: '棋谱' };
export const keyHelp: Text = { en: 'Keyboard shortcuts', zh: '快捷键' };
export const copied: Text = { en: 'Copied.', zh: '已复制。' };
export const wall: Text = { en: 'Wall', zh: '障碍' };
export const emptySquare: Text = { en: 'empty', zh: '空' };

export const listed: Template<[parts: readonly string[]]> = {
  en: (parts) => parts.join(', '),
  zh: (parts) => parts.join('，'),
};

export const seconds: Template<[n: number | string]> = { en: (n) => `${n} s`, zh: (n) => `${n} 秒` };
export const milliseconds: Template<[n: number]> = { en: (n) => `${n} ms`, zh: (n) => `${n} 毫秒` };
export const plies: Template<[n: number]> = { en: (n) => plural(n, 'move'), zh: (n) => `${n} 步` };
export const board: Template<[game: string]> = { en: (game) => `${game} board`, zh: (game) => `${game}棋盘` };

export const human: Text = { en: 'Human', zh: '玩家' };
/** The names of the levels, from 1. */
const LEVELS: readonly Text[] = [
  { en: 'random', zh: '随机' },
  { en: 'novice', zh: '新手' },
  { en: 'basic', zh: '入门' },
  { en: 'easy', zh: '初级' },
  { en: 'medium', zh: '中级' },
  { en: 'hard', zh: '高级' },
  { en: 'strong', zh: '强手' },
  { en: 'expert', zh: '高手' },
  { en: 'master', zh: '大师' },
  { en: 'best', zh: '全力' },
];
/** The name of a level in brackets, after its number. */
export const levelName: Template<[n: number]> = {
  en: (n) => (LEVELS[n - 1] ? ` (${LEVELS[n - 1]?.en})` : ''),
  zh: (n) => (LEVELS[n - 1] ? `（${LEVELS[n - 1]?.zh}）` : ''),
};
export const level: Template<[n: number]> = {
  en: (n) => `Level ${n}${levelName.en(n)}`,
  zh: (n) => `电脑 ${n} 级${levelName.zh(n)}`,
};
export const shortLevel: Template<[n: number]> = { en: (n) => `Level ${n}`, zh: (n) => `${n} 级` };

export const toMove: Template<[who: string]> = { en: (who) => `${who} to move`, zh: (who) => `轮到${who}走` };
export const wonBy: Template<[who: string, count: string]> = {
  en: (who, count) => `${who} wins${count && ` by ${count}`}`,
  zh: (who, count) => `${who}${count ? `胜 ${count}` : '获胜'}`,
};
export const drawn: Text = { en: 'Draw', zh: '平局' };

/** The buttons of a replay. */
export const first: Text = { en: 'First position', zh: '回到开局' };
export const back: Text = { en: 'Previous move', zh: '上一步' };
export const next: Text = { en: 'Next move', zh: '下一步' };
export const last: Text = { en: 'Last position', zh: '跳到最后' };
export const play: Text = { en: 'Play', zh: '播放' };
export const pause: Text = { en: 'Pause', zh: '暂停' };
