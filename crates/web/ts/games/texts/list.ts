// Texts of the list of games.
import type { Template, Text } from '../../shared/language.ts';

/** The states that games in the list can be in. */
export type GameState = 'any' | 'yours' | 'theirs' | 'over' | 'black' | 'white' | 'drawn';

export const search: Text = { en: 'Search', zh: '搜索' };
export const searchHelp: Text = { en: 'Name, player or date', zh: '名称、棋手或日期' };
export const whichGame: Text = { en: 'Game', zh: '游戏' };
export const anyGame: Text = { en: 'All games', zh: '所有游戏' };
export const whichState: Text = { en: 'State', zh: '状态' };
export const keptCount: Template<[n: number, all: number]> = {
  en: (n, all) => (n === all ? `${all} ${all === 1 ? 'game' : 'games'}` : `${n} of ${all} games`),
  zh: (n, all) => (n === all ? `共 ${all} 局` : `${n} 局（共 ${all} 局）`),
};
export const gameState: Readonly<Record<GameState, Text>> = {
  any: { en: 'Any state', zh: '所有状态' },
  yours: { en: 'Your move', zh: '轮到你走' },
  theirs: { en: 'The computer’s move', zh: '轮到电脑走' },
  over: { en: 'Finished', zh: '已结束' },
  black: { en: 'Black won', zh: '黑方胜' },
  white: { en: 'White won', zh: '白方胜' },
  drawn: { en: 'Draws', zh: '平局' },
};
export const savedGames: Text = { en: 'Saved games', zh: '存档' };
export const allGames: Text = { en: 'All games', zh: '所有对局' };
export const damaged: Text = { en: 'Files that cannot be read (left unchanged)', zh: '无法读取的文件（已原样保留）' };
export const noneFits: Text = {
  en: 'No game fits. Change the search or the filters.',
  zh: '没有符合条件的对局，请修改搜索内容或筛选条件。',
};
export const openNow: Text = { en: 'on the board', zh: '正在棋盘上' };
export const loaded: Template<[name: string]> = {
  en: (name) => `Loaded “${name}”.`,
  zh: (name) => `已读取“${name}”。`,
};
export const remove: Text = { en: 'Remove', zh: '删除' };
export const removed: Template<[name: string]> = {
  en: (name) => `Removed “${name}”.`,
  zh: (name) => `已删除“${name}”。`,
};
