// The texts of every page: the board, its points and moves, and changing a position.
import { plural, type Template, type Text } from '../../shared/language.ts';
import type { NameStyle } from '../notation.ts';
import { BLACK, type Color, type Reason, WHITE } from '../rules.ts';

/** The names of points in a sentence; the first few of many. */
const few = (names: readonly string[], more: (count: number) => string): readonly string[] =>
  names.length > 8 ? [...names.slice(0, 8), more(names.length - 8)] : names;
const list = (names: readonly string[]) => few(names, (rest) => `${rest} more`).join(', ');
const listZh = (names: readonly string[]) => few(names, (rest) => `另外 ${rest} 处`).join('、');

/** A value after its name. */
export const labelled: Template<[name: string, value: string]> = {
  en: (name, value) => `${name}: ${value}`,
  zh: (name, value) => `${name}：${value}`,
};

export const title: Text = { en: 'Go board', zh: '围棋棋盘' };
export const ofSet: Template<[name: string, number: number]> = {
  en: (name, number) => `${name} of fresh set ${number}`,
  zh: (name, number) => `第 ${number} 套新题的 ${name}`,
};
export const board: Template<[rows: number, cols: number]> = {
  en: (rows, cols) =>
    `Board, ${rows} by ${cols}. Arrow keys step through the moves; with Shift they move the cursor. Enter plays or marks, Escape leaves.`,
  zh: (rows, cols) => `棋盘，${rows} 行 ${cols} 列。方向键前进、后退，按住 Shift 移动光标，回车落子或标记，Esc 离开。`,
};
export const coordinates: Text = { en: 'Points', zh: '坐标' };
export const nameStyles: Readonly<Record<NameStyle, Text>> = {
  letters: { en: 'A1', zh: 'A1' },
  numbers: { en: '0 0', zh: '0 0' },
  none: { en: 'none', zh: '不显示' },
};
export const colorNames: Readonly<Record<Color, Text>> = {
  [BLACK]: { en: 'Black', zh: '黑' },
  [WHITE]: { en: 'White', zh: '白' },
};
export const toMove: Template<[color: string]> = {
  en: (color) => `${color} to play`,
  zh: (color) => `轮到${color}下`,
};
export const takenBy: Template<[color: string, count: number]> = {
  en: (color, count) => `${color} has captured ${plural(count, 'stone')}`,
  zh: (color, count) => `${color}方提 ${count} 子`,
};
export const captured: Template<[count: number]> = {
  en: (count) => `${count} captured`,
  zh: (count) => `提 ${count} 子`,
};
export const modeNames = {
  study: { en: 'Study', zh: '研究' },
  count: { en: 'Score', zh: '数子' },
  exercise: { en: 'Exercise', zh: '练习' },
} satisfies Record<string, Text>;
export const mode: Text = { en: 'Mode', zh: '模式' };
export const tree: Text = { en: 'Moves', zh: '着法' };
export const hintForMouse: Text = {
  en: 'Click to play. Point at a stone to see its liberties, or at an empty point to see what a move there would do.',
  zh: '点击落子。指着棋子看它的气，指着空点看下在那里会怎样。',
};
export const hintForTouch: Text = {
  en: 'Tap to play, swipe to step, hold a point to see what a move there would do.',
  zh: '轻点落子，左右滑动前进、后退，长按一点看它的气，或下在那里会怎样。',
};
export const endHint: Text = { en: 'Got it', zh: '知道了' };
export const rules: Text = { en: 'Rules', zh: '规则' };
export const other: Template<[color: string]> = { en: (color) => `Let ${color} play`, zh: (color) => `让${color}下` };
export const first: Text = { en: 'To the start (Home)', zh: '回到开始（Home）' };
export const back: Text = { en: 'Back (U)', zh: '后退（U）' };
export const next: Text = { en: 'Forward (R)', zh: '前进（R）' };
export const last: Text = { en: 'To the end (End)', zh: '到最后（End）' };
export const pass: Text = { en: 'Pass', zh: '停一手' };
export const moveNumber: Template<[number: number, all: number]> = {
  en: (number, all) => `Move ${number} of ${all}`,
  zh: (number, all) => `第 ${number} 手，共 ${all} 手`,
};
export const start: Text = { en: 'Start', zh: '开始' };
export const setup: Text = { en: 'Setup', zh: '摆棋' };
export const passed: Text = { en: 'pass', zh: '停一手' };
export const stone: Template<[color: string, at: string, count: number, liberties: readonly string[]]> = {
  en: (color, at, count, liberties) =>
    `${color} ${count === 1 ? `stone at ${at}` : `group of ${count} stones, with ${at}`}: ${liberties.length === 0 ? 'no liberty. It is dead.' : `${plural(liberties.length, 'liberty', 'liberties')}: ${list(liberties)}.`}`,
  zh: (color, at, count, liberties) =>
    `${count === 1 ? `${at} 的${color}一子` : `含 ${at} 的${color} ${count} 子的棋块`}：${liberties.length === 0 ? '没有气，是死子。' : `${liberties.length} 口气：${listZh(liberties)}。`}`,
};
export const atari: Text = { en: 'In atari: the next move there captures it.', zh: '被打吃：对方下在那里就提掉它。' };
export const may: Template<[color: string, at: string]> = {
  en: (color, at) => `${color} may play at ${at}.`,
  zh: (color, at) => `${color}可以下在 ${at}。`,
};
export const mayNot: Template<[color: string, at: string]> = {
  en: (color, at) => `${color} may not play at ${at}.`,
  zh: (color, at) => `${color}不能下在 ${at}。`,
};
export const takes: Template<[count: number, names: readonly string[]]> = {
  en: (count, names) => `It captures ${plural(count, 'stone')}: ${list(names)}.`,
  zh: (count, names) => `提 ${count} 子：${listZh(names)}。`,
};
export const after: Template<[count: number, liberties: readonly string[]]> = {
  en: (count, liberties) =>
    `Its ${count === 1 ? 'stone' : `group of ${count} stones`} then has ${plural(liberties.length, 'liberty', 'liberties')}: ${list(liberties)}.`,
  zh: (count, liberties) =>
    `下后${count === 1 ? '这一子' : `这块 ${count} 子的棋`}有 ${liberties.length} 口气：${listZh(liberties)}。`,
};
export const suicide: Template<[count: number]> = {
  en: (count) =>
    `Suicide: it captures nothing, and ${count === 1 ? 'the stone' : `its group of ${count} stones`} would have no liberty.`,
  zh: (count) => `自杀：提不到子，${count === 1 ? '这一子' : `自己 ${count} 子的棋块`}就没有气了。`,
};
export const ko: Template<[number: number]> = {
  en: (number) => `Ko: it immediately recaptures the stone that captured in move ${number}.`,
  zh: (number) => `打劫：第 ${number} 手刚提劫，不能马上提回。`,
};
export const positional: Template<[after: number]> = {
  en: (after) => `Superko: it repeats the position ${after === 0 ? 'at the start' : `after move ${after}`}.`,
  zh: (after) => `全局同形：与${after === 0 ? '开始时' : `第 ${after} 手后`}的局面相同。`,
};
export const situational: Template<[after: number]> = {
  en: (after) =>
    `Superko: it repeats the position ${after === 0 ? 'at the start' : `after move ${after}`}, with the same player to move.`,
  zh: (after) => `全局同形：与${after === 0 ? '开始时' : `第 ${after} 手后`}的局面相同，轮到的一方也相同。`,
};
export const repeats: Template<[after: number]> = {
  en: (after) => (after === 0 ? 'Repeated position: the start' : `Repeated position: after move ${after}`),
  zh: (after) => (after === 0 ? '开始时的局面，会重复' : `第 ${after} 手后的局面，会重复`),
};
export const goThere: Text = { en: 'Go there', zh: '转到那里' };
export const differ: Text = { en: 'The rule sets differ here', zh: '各种规则对这一手的判断不同' };
export const legalUnder: Text = { en: 'legal', zh: '可以下' };
export const comma: Text = { en: ', ', zh: '、' };
export const reasonNames: Readonly<Record<Reason, Text>> = {
  occupied: { en: 'occupied', zh: '已有棋子' },
  suicide: { en: 'suicide', zh: '自杀' },
  ko: { en: 'ko', zh: '打劫' },
  positional: { en: 'positional superko', zh: '全局同形（局面）' },
  situational: { en: 'situational superko', zh: '全局同形（局面和轮到谁）' },
};
export const deadNow: Template<[count: number]> = {
  en: (count) => `Not a valid position: ${plural(count, 'stone')} without liberties (crossed out).`,
  zh: (count) => `局面不合规：${count} 颗棋子没有气（打了叉）。`,
};
export const tool: Text = { en: 'Setup', zh: '摆棋' };
export const playTool: Text = { en: 'Play', zh: '落子' };
export const setupTools = {
  black: { en: 'Place black stones', zh: '摆黑子' },
  white: { en: 'Place white stones', zh: '摆白子' },
  alternate: { en: 'Place stones by turns', zh: '轮流摆黑子、白子' },
  erase: { en: 'Erase stones', zh: '去掉棋子' },
} satisfies Record<string, Text>;
export const size: Text = { en: 'Size', zh: '大小' };
export const rows: Text = { en: 'Rows', zh: '行' };
export const cols: Text = { en: 'Columns', zh: '列' };
export const setSize: Text = { en: 'Set size', zh: '设定大小' };
export const side: Text = { en: 'To play', zh: '轮到谁下' };
export const undo: Text = { en: 'Undo', zh: '撤销' };
export const redo: Text = { en: 'Redo', zh: '重做' };
export const clear: Text = { en: 'Clear', zh: '清空' };
export const mirror: Text = { en: 'Mirror', zh: '左右翻转' };
export const turn: Text = { en: 'Turn', zh: '旋转' };
export const copyText: Text = { en: 'Copy puzzle', zh: '复制题目' };
export const copyLine: Text = { en: 'Copy line', zh: '复制一行' };
export const copyLink: Text = { en: 'Copy link', zh: '复制链接' };
export const saveText: Text = { en: 'Save puzzle', zh: '保存题目' };
export const saveSgf: Text = { en: 'Save SGF', zh: '保存 SGF' };
export const savePng: Text = { en: 'Save PNG', zh: '保存 PNG' };
export const copied: Text = { en: 'Copied.', zh: '已复制。' };
export const notCopied: Text = {
  en: 'The browser does not allow copying. Here is the text.',
  zh: '浏览器不让网页复制，内容在这里。',
};
export const open: Text = { en: 'Open a file', zh: '打开文件' };
export const paste: Text = {
  en: 'A record (SGF), puzzle text or a line of gocheck stream',
  zh: '棋谱（SGF）、题目的文字，或 gocheck stream 的一行',
};
export const use: Text = { en: 'Put on the board', zh: '放到棋盘上' };
export const take: Text = { en: 'Import', zh: '导入' };
export const give: Text = { en: 'Export', zh: '导出' };
export const notSquare: Template<[points: number]> = {
  en: (points) => `A line of ${points} points is not a square board: set the size first.`,
  zh: (points) => `一行 ${points} 个点不是正方形棋盘：请先设定大小。`,
};
export const badLine: Template<[line: number, text: string]> = {
  en: (line, text) => `Line ${line}: “${text}” is not “row col color” with the color -1 or 1.`,
  zh: (line, text) => `第 ${line} 行：“${text}” 不是 “行 列 颜色”，颜色是 -1 或 1。`,
};
export const offBoard: Template<[line: number, row: number, col: number, rows: number, cols: number]> = {
  en: (line, row, col, rows, cols) => `Line ${line}: ${row} ${col} is off the ${rows} x ${cols} board.`,
  zh: (line, row, col, rows, cols) => `第 ${line} 行：${row} ${col} 不在 ${rows} x ${cols} 的棋盘上。`,
};
export const twice: Template<[line: number, row: number, col: number]> = {
  en: (line, row, col) => `Line ${line}: the point ${row} ${col} already has a stone.`,
  zh: (line, row, col) => `第 ${line} 行：${row} ${col} 已有棋子。`,
};
export const badLink: Text = { en: 'The address contains no readable position.', zh: '地址里的局面读不出来。' };
export const noMove: Text = {
  en: 'The address names a move that this game does not have.',
  zh: '这盘棋没有地址里的那一手。',
};
