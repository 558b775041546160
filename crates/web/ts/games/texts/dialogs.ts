// Texts of the dialogs.
import type { Template, Text } from '../../shared/language.ts';
import type { PastedForm } from '../api/actions.ts';

export const kind: Text = { en: 'Game', zh: '游戏' };
export const rules: Text = { en: 'Rules', zh: '规则' };
export const boardName: Text = { en: 'Board', zh: '棋盘' };
export const boardHelp: Text = {
  en: 'choose one below, or enter its letters or a position',
  zh: '可在下面选择，也可输入棋盘的字母或局面',
};
export const boardCount: Template<[n: number, all: number]> = {
  en: (n, all) => `${n === all ? '' : `${n} of `}${all} ${all === 1 ? 'board' : 'boards'}`,
  zh: (n, all) => (n === all ? `共 ${all} 个棋盘` : `${n} 个棋盘（共 ${all} 个）`),
};

export const saveAs: Text = { en: 'Name', zh: '名称' };
export const saved: Template<[name: string]> = {
  en: (name) => `Saved as “${name}”.`,
  zh: (name) => `已保存为“${name}”。`,
};
export const savedOver: Template<[name: string]> = {
  en: (name) => `Saved as “${name}”, replacing the earlier save.`,
  zh: (name) => `已保存为“${name}”，并覆盖了原来的存档。`,
};
export const download: Text = { en: 'Download', zh: '下载' };
export const downloadFile: Template<[name: string]> = {
  en: (name) => `Download ${name}`,
  zh: (name) => `下载 ${name}`,
};

export const upload: Text = { en: 'Upload a file', zh: '上传文件' };
export const tooLong: Text = { en: 'The text is too long: the limit is 60 kB.', zh: '文本太长：最多 60 kB。' };
export const forms: Readonly<Record<Exclude<PastedForm, 'position_file'>, Text>> = {
  game: { en: 'a saved game', zh: '存档' },
  record: { en: 'a game record', zh: '棋谱' },
  position: { en: 'a position', zh: '局面' },
  moves: { en: 'moves from the start', zh: '从开局开始的着法' },
};
export const pasteHelp: Template<[formats: string]> = {
  en: (formats) => `Paste a game, a position or moves${formats && ` (${formats})`}`,
  zh: (formats) => `可粘贴对局、局面或着法${formats && `（${formats}）`}`,
};
export const use: Text = { en: 'Start a game from it', zh: '由此开始一局' };
export const copyGame: Text = { en: 'Copy game', zh: '复制对局' };
export const copyPosition: Text = { en: 'Copy position', zh: '复制局面' };
export const copyMoves: Text = { en: 'Copy moves', zh: '复制着法' };

export const quitAsk: Text = { en: 'Quit the program? The game is saved.', zh: '要退出程序吗？对局已保存。' };

export const howToPlay: Template<[game: string]> = {
  en: (game) => `How to play ${game}`,
  zh: (game) => `${game}的玩法`,
};
export const keyArrows: Text = { en: 'move between squares', zh: '移动光标' };
export const keyEnter: Text = { en: 'choose a square', zh: '选择格子' };
export const keyEscape: Text = { en: 'cancel; back to the game', zh: '取消；回到对局' };

export const link: Text = {
  en: 'A link that starts a game from this position while this program is running',
  zh: '本局面的链接：打开后从这个局面另开一局（程序运行期间有效）',
};
export const copy: Text = { en: 'Copy', zh: '复制' };
export const saveRecord: Template<[name: string]> = { en: (name) => `Game (${name})`, zh: (name) => `棋谱（${name}）` };
export const savePicture: Template<[kind: string]> = {
  en: (kind) => `Picture (${kind})`,
  zh: (kind) => `图片（${kind}）`,
};
export const saveAnimation: Text = { en: 'Animation', zh: '动画' };

export const editHelp: Text = {
  en: 'Choose a colour, then click squares, or use the arrow keys and Enter. A square of that colour is cleared.',
  zh: '先选颜色，再点击格子，也可以用方向键和回车；再点一次就清空。',
};
export const clearBoard: Text = { en: 'Clear', zh: '清空' };
export const startBoard: Text = { en: 'Start position', zh: '初始局面' };
export const gameBoard: Text = { en: 'Position of the game', zh: '当前局面' };
export const brush: Text = { en: 'Colour', zh: '颜色' };
export const emptyBrush: Text = { en: 'Empty', zh: '空格' };
export const sideToMove: Text = { en: 'To move', zh: '轮到哪方走' };
