// The words of the page, in both languages; modules that are not on every page bring theirs. A word with values is a
// function.

const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const few = (names, more) => (names.length > 8 ? [...names.slice(0, 8), more(names.length - 8)] : names);
const list = (names) => few(names, (rest) => `${rest} more`).join(', ');
const listZh = (names) => few(names, (rest) => `另外 ${rest} 处`).join('、');
const groupZh = (color, count) => (count === 1 ? `${color}一子` : `${color} ${count} 子的棋块`);

const WORDS = {
  en: {
    title: 'Go board',
    board: (rows, cols) => `Board, ${rows} by ${cols}. Arrow keys move, Enter acts, Escape leaves.`,
    language: '中文',
    coordinates: 'Points',
    letters: 'A1',
    numbers: '0 0',
    none: 'none',
    1: 'Black',
    2: 'White',
    toMove: (color) => `${color} to play`,
    takenBy: (color, count) => `${color} has taken ${plural(count, 'stone')}`,
    look: 'Look',
    try: 'Try',
    edit: 'Edit',
    exercise: 'Exercise',
    mode: 'What a click does',
    tree: 'Moves',
    lookHelp:
      'Point at a stone to see its group and its liberties, or at an empty point to see what a stone there would do.',
    tryHelp: 'Click to play. The rules are those chosen below; U takes back, R plays again.',
    rules: 'Rules',
    other: (color) => `Let ${color} play`,
    first: 'To the start (Home)',
    back: 'Back (U)',
    next: 'On (R)',
    last: 'To the end',
    pass: 'Pass',
    moveNumber: (number, all) => `Move ${number} of ${all}`,
    start: 'Start',
    setup: 'Setup',
    passed: 'pass',
    stone: (color, at, count, liberties) =>
      `${color} ${count === 1 ? `stone at ${at}` : `group of ${count} stones, with ${at}`}: ${liberties.length === 0 ? 'no liberty. It is dead.' : `${plural(liberties.length, 'liberty', 'liberties')}: ${list(liberties)}.`}`,
    atari: 'In atari: the next move there takes it.',
    may: (color, at) => `${color} may play at ${at}.`,
    mayNot: (color, at) => `${color} may not play at ${at}.`,
    takes: (count, names) => `It takes ${plural(count, 'stone')}: ${list(names)}.`,
    after: (count, liberties) =>
      `Its ${count === 1 ? 'stone' : `group of ${count} stones`} then has ${plural(liberties.length, 'liberty', 'liberties')}: ${list(liberties)}.`,
    suicide: (count) =>
      `Suicide: it takes nothing, and ${count === 1 ? 'the stone' : `its group of ${count} stones`} would have no liberty.`,
    ko: (number) => `Ko: it retakes at once the stone that took in move ${number}.`,
    positional: (after) => `Superko: it repeats the position ${after === 0 ? 'at the start' : `after move ${after}`}.`,
    situational: (after) =>
      `Superko: it repeats the position ${after === 0 ? 'at the start' : `after move ${after}`}, with the same player to move.`,
    repeats: (after) => (after === 0 ? 'The start, which it repeats' : `After move ${after}, which it repeats`),
    goThere: 'Go there',
    differ: 'The rule sets differ here',
    legalUnder: 'legal',
    reason: {
      occupied: 'occupied',
      suicide: 'suicide',
      ko: 'ko',
      positional: 'positional superko',
      situational: 'situational superko',
    },
    deadNow: (count) => `Not a valid position: ${plural(count, 'stone')} without liberties (crossed out).`,
    koRule: {
      simple: 'simple ko',
      positional: 'positional superko',
      situational: 'situational superko',
      none: 'no ko rule',
    },
    suicideRule: (isLegal) => (isLegal ? 'suicide legal' : 'no suicide'),
    tool: 'Puts',
    alternate: 'in turn',
    erase: 'Erase',
    size: 'Size',
    rows: 'Rows',
    cols: 'Columns',
    setSize: 'Set size',
    side: 'To play',
    clear: 'Clear',
    mirror: 'Mirror',
    turn: 'Turn',
    copyText: 'Copy puzzle',
    copyLine: 'Copy line',
    copyLink: 'Copy link',
    saveText: 'Save puzzle',
    saveSgf: 'Save SGF',
    savePng: 'Save PNG',
    copied: 'Copied.',
    notCopied: 'The browser does not let the page copy: here it is.',
    open: 'Open a file',
    paste: 'Puzzle text or a line of stream',
    use: 'Put on the board',
    take: 'In',
    give: 'Out',
    notSquare: (points) => `A line of ${points} points is no square board: set the size first.`,
    badLine: (line, text) => `Line ${line}: “${text}” is not “row col color” with the color -1 or 1.`,
    offBoard: (line, row, col, rows, cols) => `Line ${line}: ${row} ${col} is off the ${rows} x ${cols} board.`,
    twice: (line, row, col) => `Line ${line}: there is a stone at ${row} ${col} already.`,
    tooLarge: 'The file is too large for a puzzle.',
    badLink: 'The address has no position that can be read.',
  },
  zh: {
    title: '围棋棋盘',
    board: (rows, cols) => `棋盘，${rows} 行 ${cols} 列。方向键移动，回车落子或标记，Esc 离开。`,
    language: 'English',
    coordinates: '坐标',
    letters: 'A1',
    numbers: '0 0',
    none: '不显示',
    1: '黑',
    2: '白',
    toMove: (color) => `轮到${color}下`,
    takenBy: (color, count) => `${color}方提 ${count} 子`,
    look: '查看',
    try: '试下',
    edit: '编辑',
    exercise: '练习',
    mode: '点击的作用',
    tree: '着法',
    lookHelp: '指着棋子，看它的棋块和气；指着空点，看下在那里会怎样。',
    tryHelp: '点击落子，按下面选定的规则。U 悔棋，R 重下。',
    rules: '规则',
    other: (color) => `让${color}下`,
    first: '回到开始（Home）',
    back: '后退（U）',
    next: '前进（R）',
    last: '到最后',
    pass: '停一手',
    moveNumber: (number, all) => `第 ${number} 手，共 ${all} 手`,
    start: '开始',
    setup: '摆棋',
    passed: '停一手',
    stone: (color, at, count, liberties) =>
      `${count === 1 ? `${at} 的${color}一子` : `含 ${at} 的${groupZh(color, count)}`}：${liberties.length === 0 ? '没有气，是死子。' : `${liberties.length} 口气：${listZh(liberties)}。`}`,
    atari: '被打吃：对方下在那里就提掉它。',
    may: (color, at) => `${color}可以下在 ${at}。`,
    mayNot: (color, at) => `${color}不能下在 ${at}。`,
    takes: (count, names) => `提 ${count} 子：${listZh(names)}。`,
    after: (count, liberties) =>
      `下后${count === 1 ? '这一子' : `这块 ${count} 子的棋`}有 ${liberties.length} 口气：${listZh(liberties)}。`,
    suicide: (count) => `自杀：提不到子，${count === 1 ? '这一子' : `自己 ${count} 子的棋块`}就没有气了。`,
    ko: (number) => `打劫：第 ${number} 手刚提劫，不能马上提回。`,
    positional: (after) => `全局同形：与${after === 0 ? '开始时' : `第 ${after} 手后`}的局面相同。`,
    situational: (after) => `全局同形：与${after === 0 ? '开始时' : `第 ${after} 手后`}的局面相同，轮到的一方也相同。`,
    repeats: (after) => (after === 0 ? '开始时的局面，会重复' : `第 ${after} 手后的局面，会重复`),
    goThere: '转到那里',
    differ: '各种规则在这里不同',
    legalUnder: '可以下',
    reason: {
      occupied: '已有棋子',
      suicide: '自杀',
      ko: '打劫',
      positional: '全局同形（局面）',
      situational: '全局同形（局面和轮到谁）',
    },
    deadNow: (count) => `局面不合法：${count} 个棋子没有气（打了叉）。`,
    koRule: {
      simple: '普通打劫',
      positional: '局面不得重复',
      situational: '局面和轮到谁不得同时重复',
      none: '没有打劫规则',
    },
    suicideRule: (isLegal) => (isLegal ? '可以自杀' : '禁止自杀'),
    tool: '放',
    alternate: '轮流',
    erase: '去掉',
    size: '大小',
    rows: '行',
    cols: '列',
    setSize: '设定大小',
    side: '轮到',
    clear: '清空',
    mirror: '左右翻转',
    turn: '旋转',
    copyText: '复制题目',
    copyLine: '复制一行',
    copyLink: '复制链接',
    saveText: '保存题目',
    saveSgf: '保存 SGF',
    savePng: '保存 PNG',
    copied: '已复制。',
    notCopied: '浏览器不让网页复制，内容在这里。',
    open: '打开文件',
    paste: '题目的文字，或 stream 的一行',
    use: '放到棋盘上',
    take: '读入',
    give: '输出',
    notSquare: (points) => `一行 ${points} 个点不是正方形棋盘：请先设定大小。`,
    badLine: (line, text) => `第 ${line} 行：“${text}” 不是 “行 列 颜色”，颜色是 -1 或 1。`,
    offBoard: (line, row, col, rows, cols) => `第 ${line} 行：${row} ${col} 不在 ${rows} x ${cols} 的棋盘上。`,
    twice: (line, row, col) => `第 ${line} 行：${row} ${col} 已有棋子。`,
    tooLarge: '文件太大，不是题目。',
    badLink: '地址里的局面读不出来。',
  },
};

/** Adds the words of a module. */
export function teach(more) {
  for (const language of Object.keys(WORDS)) Object.assign(WORDS[language], more[language]);
}

export const LANGUAGES = Object.keys(WORDS);
let words = WORDS.en;

export function speak(language) {
  words = WORDS[language] ?? WORDS.en;
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
}

/** A word in the language that is spoken, with its values. */
export function say(name, ...values) {
  const word = words[name];
  if (typeof word === 'function') return word(...values);
  return typeof word === 'object' ? word[values[0]] : word;
}
