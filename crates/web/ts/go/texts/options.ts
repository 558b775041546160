// The texts of the settings.
import type { Template, Text } from '../../shared/language.ts';

export const atariMarks: Text = { en: 'Dots on stones in atari', zh: '标出被打吃的棋子' };
export const followers: Text = { en: 'Next moves on the board', zh: '标出后面的着法' };
export const wheel: Text = { en: 'The wheel steps through the moves', zh: '滚轮前进、后退' };
export const confirmTaps: Text = {
  en: 'On small boards the first tap shows a point, the second plays',
  zh: '棋盘小时，第一次点显示，第二次点落子',
};
export const seconds: Text = { en: 'Playing', zh: '自动播放' };
export const perMove: Template<[seconds: number]> = {
  en: (seconds) => `${seconds} s per move`,
  zh: (seconds) => `每手 ${seconds} 秒`,
};
export const projector: Text = { en: 'Projector view', zh: '投影模式' };
export const keys: Text = {
  en: 'Arrow keys, Home and End step through the moves, up and down through variations; with Shift they move the cursor on the board, and Enter plays. Ctrl and the wheel zoom.',
  zh: '左右方向键、Home、End 前进后退，上下方向键换变化；按住 Shift 移动棋盘上的光标，回车落子。Ctrl 加滚轮缩放。',
};
