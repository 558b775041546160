// The texts of the fields of a record in Edit.
import type { Text } from '../../shared/language.ts';

export const nodeName: Text = { en: 'Name of the move', zh: '这一手的名称' };
export const variation: Text = { en: 'Variation', zh: '变化' };
export const deleteFrom: Text = { en: 'Delete from here', zh: '删除这一手和之后的着法' };
export const deleted: Text = { en: 'Deleted. Undo brings it back.', zh: '已删除，可以撤销。' };
export const promote: Text = { en: 'Make main line', zh: '设为主线' };
export const moveUp: Text = { en: 'Move up', zh: '上移' };
export const blackPlayer: Text = { en: 'Black', zh: '黑方' };
export const whitePlayer: Text = { en: 'White', zh: '白方' };
export const blackRank: Text = { en: 'Black’s rank', zh: '黑方段位' };
export const whiteRank: Text = { en: 'White’s rank', zh: '白方段位' };
export const gameFacts: Text = { en: 'About the game', zh: '对局信息' };
