// The texts of playing the moves.
import type { Text } from '../../shared/language.ts';

export const play: Text = { en: 'Play the moves', zh: '自动播放' };
export const pause: Text = { en: 'Pause', zh: '暂停' };
export const leave: Text = { en: 'Leave the projector view', zh: '退出投影模式' };
