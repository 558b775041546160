// Texts of the play page.
import type { Template, Text } from '../../shared/language.ts';
import type { MotionSpeed } from '../board/motion.ts';

export const sound: Text = { en: 'Sound', zh: '声音' };
export const quit: Text = { en: 'Quit', zh: '退出' };
export const resume: Text = { en: 'Resume', zh: '继续' };
export const step: Text = { en: 'One move', zh: '走一步' };
export const rematch: Text = { en: 'Rematch', zh: '再来一局' };
export const keys: Text = {
  en: 'Arrow keys: move, Enter: select, U: undo, R: redo, H: hint, N: new game',
  zh: '方向键移动，回车选择，U 悔棋，R 重做，H 提示，N 新游戏',
};
export const game: Text = { en: 'Game', zh: '对局' };
export const edit: Text = { en: 'Board editor', zh: '编辑棋盘' };
export const text: Text = { en: 'Copy and paste', zh: '复制与粘贴' };
export const share: Text = { en: 'Export', zh: '导出' };
export const howto: Text = { en: 'How to play', zh: '玩法' };

export const settings: Text = { en: 'Settings', zh: '设置' };
export const time: Text = { en: 'Thinking time', zh: '思考时间' };
export const motion: Text = { en: 'Animation', zh: '动画' };
export const motionSpeed: Readonly<Record<MotionSpeed, Text>> = {
  normal: { en: 'Normal', zh: '正常' },
  fast: { en: 'Fast', zh: '快' },
  off: { en: 'Off', zh: '关' },
};

export const yourMove: Text = { en: 'Your move', zh: '轮到你走' };
export const choosePiece: Text = { en: 'choose a ringed piece, then a square', zh: '先选带圈的棋子，再选要走到的格子' };
export const chooseSquare: Text = { en: 'choose a square with a dot', zh: '请选一个带圆点的格子' };
export const firstMove: Template<[turn: string, how: string]> = {
  en: (turn, how) => `${turn}: ${how}`,
  zh: (turn, how) => `${turn}：${how}`,
};
export const thinks: Template<[who: string]> = { en: (who) => `${who} is thinking …`, zh: (who) => `${who}思考中……` };
export const paused: Text = { en: 'The computer is paused', zh: '电脑已暂停' };
export const past: Text = {
  en: 'Earlier position: continue from here, or go to the last one',
  zh: '正在回看：可从这里继续下，或跳到最后',
};
export const youWon: Text = { en: 'You win', zh: '你赢了' };
export const youLost: Text = { en: 'You lose', zh: '你输了' };
export const by: Template<[margin: string]> = { en: (margin) => `by ${margin}`, zh: (margin) => `相差 ${margin}` };
export const countsTitle: Text = { en: 'The count, move by move', zh: '每步之后的子数' };
export const counts: Text = {
  en: 'The count after each move; Black’s share is dark',
  zh: '每步之后的子数，深色为黑方',
};

export const isOver: Text = { en: 'The game is over.', zh: '对局已结束。' };
export const isWall: Text = { en: 'That square is a wall.', zh: '这一格是障碍。' };
export const cannotMove: Template<[square: string, piece: string]> = {
  en: (square, piece) => `The ${piece} on ${square} cannot move.`,
  zh: (square) => `${square} 的棋子无处可走。`,
};
export const cannotReach: Template<[from: string, to: string, piece: string]> = {
  en: (from, to, piece) => `The ${piece} on ${from} cannot reach ${to}.`,
  zh: (from, to) => `${from} 的棋子走不到 ${to}。`,
};
export const lastMove: Text = { en: 'last move', zh: '最后一步' };
export const isChosen: Text = { en: 'selected', zh: '已选中' };
export const canMove: Text = { en: 'can move', zh: '可以移动' };
export const canGo: Text = { en: 'legal move', zh: '可以走' };
export const isPlanned: Text = { en: 'premove', zh: '预走' };
export const whichMove: Text = { en: 'Which move?', zh: '走哪一步？' };

export const planned: Template<[mv: string]> = {
  en: (mv) => `Premove ${mv}: Esc or a click cancels it`,
  zh: (mv) => `预走 ${mv}：按 Esc 或点击可取消`,
};
export const plannedNoMore: Text = { en: 'Premove cancelled.', zh: '已取消预走。' };
export const plannedInVain: Template<[mv: string]> = {
  en: (mv) => `The premove ${mv} is not legal now.`,
  zh: (mv) => `预走的 ${mv} 现在不能走。`,
};
export const hinted: Template<[mv: string]> = { en: (mv) => `Hint: ${mv}`, zh: (mv) => `提示：${mv}` };

export const moved: Template<[who: string, mv: string, more: string, jump: boolean]> = {
  en: (who, mv, more, jump) => `${who} ${jump ? 'moves' : 'plays'} ${mv}${more}`,
  zh: (who, mv, more, jump) => `${who}${jump ? '走' : '下'} ${mv}${more}`,
};
export const flipping: Template<[pieces: string]> = {
  en: (pieces) => `, flipping ${pieces}`,
  zh: (pieces) => `，翻转 ${pieces}`,
};
export const capturing: Template<[pieces: string]> = {
  en: (pieces) => `, capturing ${pieces}`,
  zh: (pieces) => `，吃掉 ${pieces}`,
};
export const passed: Template<[who: string]> = { en: (who) => `${who} passes`, zh: (who) => `${who}停一手` };

export const waitsForProgram: Text = { en: 'Waiting for the program …', zh: '正在等待程序回应……' };
export const unsent: Template<[mv: string]> = {
  en: (mv) => `No answer from the program: ${mv} was not played.`,
  zh: (mv) => `程序没有回应：${mv} 没有走成。`,
};
export const sendAgain: Text = { en: 'Play it now', zh: '再走一次' };
export const takeBack: Text = { en: 'Undo', zh: '撤销' };
export const restored: Text = { en: 'Restored.', zh: '已恢复。' };
export const unsaved: Text = { en: 'The game could not be saved: ', zh: '对局无法保存：' };
export const goodbye: Text = { en: 'Goodbye!', zh: '再见！' };
export const goodbyeMore: Text = {
  en: 'The program has stopped. The game is saved: start the program again to continue.',
  zh: '程序已退出，对局已保存：再次启动程序即可继续。',
};
