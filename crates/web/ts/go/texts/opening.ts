// The texts of opening files.
import type { Template, Text } from '../../shared/language.ts';

export const openFile: Text = { en: 'Open', zh: '打开' };
export const openHelp: Text = {
  en: 'Open records, puzzles or a ZIP archive (Ctrl+O), or drop them here',
  zh: '打开棋谱、题目或 ZIP 压缩包（Ctrl+O），也可以拖到这里',
};
export const reading: Template<[name: string, percent: number]> = {
  en: (name, percent) => `Reading ${name}: ${percent} %`,
  zh: (name, percent) => `正在读 ${name}：${percent} %`,
};
export const tooLarge: Template<[name: string]> = {
  en: (name) => `${name} is larger than 64 MB: it is not opened.`,
  zh: (name) => `${name} 超过 64 MB，没有打开。`,
};
export const notRecord: Template<[name: string]> = {
  en: (name) =>
    `${name} is neither a record nor a puzzle. Records in other formats (GIB, NGF, UGF) can be converted by “gocheck fix”.`,
  zh: (name) => `${name} 既不是棋谱，也不是题目。别的格式的棋谱（GIB、NGF、UGF）可以用“gocheck fix”转换。`,
};
export const badArchive: Template<[name: string]> = {
  en: (name) => `${name} is damaged, or is not a ZIP archive.`,
  zh: (name) => `${name} 损坏了，或者不是 ZIP 压缩包。`,
};
export const noMember: Template<[name: string]> = {
  en: (name) => `${name} contains no record (.sgf).`,
  zh: (name) => `${name} 里没有棋谱（.sgf）。`,
};
export const notGo: Template<[name: string]> = {
  en: (name) => `${name} has games that cannot be shown: of another kind, or on a board over 25 x 25.`,
  zh: (name) => `${name} 里有的对局无法显示：不是围棋，或者棋盘超过 25 x 25。`,
};
export const damagedFile: Template<[name: string, count: number, line: number]> = {
  en: (name, count, line) =>
    `${name} is damaged ${count === 1 ? '' : `in ${count} places, first `}in line ${line}. What can be read is shown, and only that is saved.`,
  zh: (name, count, line) => `${name} 有 ${count} 处损坏，第一处在第 ${line} 行。能读的都显示出来，也只保存这些。`,
};
export const guessedEncoding: Template<[encoding: string]> = {
  en: (encoding) => `The encoding is probably ${encoding}. If the names look wrong, choose another one below.`,
  zh: (encoding) => `编码很可能是 ${encoding}。名字不对的话，请在下面另选一种。`,
};
export const encodingName: Text = { en: 'Encoding', zh: '编码' };
export const games: Text = { en: 'Game', zh: '对局' };
export const losesChanges: Text = {
  en: 'The changes of this file are lost in another encoding. Read it again?',
  zh: '换一种编码，这个文件的修改就没有了。要重新读吗？',
};
