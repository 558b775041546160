// The messages of the server in the language of the page.
import { language, plural, type Template, type Text, told, word } from '../shared/language.ts';
import type { Fault } from './api/end.ts';
import type { Message, MessageCode, MessageOf, MessageValues, OwnMessage } from './api/message.ts';
import { faultText } from './ends/faults.ts';
import { allGames, chineseOf, title } from './games.ts';
import { quote } from './quote.ts';

/** A message inside another one. */
const inner = (message: Message, game?: string) => textOfMessage(message, game).replace(/。$/, '');

/** A fault without the program's last message, which stands after it. */
const silent = (fault: Fault): Fault => ('error' in fault ? { ...fault, error: undefined } : fault);

const WORDINGS: { readonly [Code in MessageCode]: Text | Template<[values: MessageValues[Code]]> } = {
  gone: { en: 'no answer from the program. Is it still running?', zh: '程序没有回应，它还在运行吗？' },
  status: { en: ({ status }) => `status ${status}`, zh: ({ status }) => `状态码 ${status}` },

  changed: { en: 'the game has changed in the meantime: try again', zh: '对局刚刚发生了变化，请重试。' },
  game_over: {
    en: 'the game is over: start a new one or undo a move',
    zh: '对局已结束：请开始新游戏或悔棋。',
  },
  computers_turn: { en: 'it is the computer’s turn', zh: '现在轮到电脑走。' },
  not_computers_turn: { en: 'it is not the computer’s turn', zh: '现在还没轮到电脑走。' },
  at_start: { en: 'this is the start of the game', zh: '已经是开局了。' },
  nothing_to_redo: { en: 'there is no move to redo', zh: '没有可重做的着法。' },
  too_far: {
    en: ({ moves }) => `the game has only ${plural(moves, 'move')}`,
    zh: ({ moves }) => `这局棋只有 ${moves} 步。`,
  },
  no_move: { en: ({ mv }) => `${quote(mv)} is not a move`, zh: ({ mv }) => `“${mv}”不是有效的着法。` },
  illegal: {
    en: ({ mv, why }) => `${quote(mv)}: ${told(why)}`,
    zh: ({ mv, why }) => `着法“${mv}”不合规：${told(why)}。`,
  },

  no_time: {
    en: ({ most }) => `the time per move must be from 1 to ${most} ms`,
    zh: ({ most }) => `每步时间应为 1 到 ${most} 毫秒。`,
  },
  no_level: {
    en: ({ most }) => `the level must be from 1 to ${most}`,
    zh: ({ most }) => `等级应为 1 到 ${most}。`,
  },
  no_rules: {
    en: ({ known }) => `unknown rules: expected one of ${known}`,
    zh: ({ known }) => `没有这种规则，可选：${known}。`,
  },
  no_engine: {
    en: ({ name }) => `unknown program ${quote(name)}: start the server with --engine ${name}=COMMAND`,
    zh: ({ name }) => `没有名为“${name}”的程序：请用 --engine ${name}=命令 启动本程序。`,
  },
  engine_cannot: {
    en: ({ name, why }) => `${name}: ${why}`,
    zh: ({ name }) => `程序“${name}”不能从这个局面开始：请用它的规则和标准开局。`,
  },

  line: {
    en: ({ line, what }) => `line ${line}: ${inner(what)}`,
    zh: ({ line, what }) => `第 ${line} 行：${inner(what)}`,
  },
  expected_game: {
    en: ({ games }) => `expected ${games.map((game) => `game: ${game}`).join(' or ')}`,
    zh: ({ games }) => `应为 ${games.map((game) => `game: ${game}`).join(' 或 ')}。`,
  },
  expected_pair: { en: 'expected NAME: VALUE', zh: '应为“名称: 值”。' },
  expected_player: {
    en: 'expected human, level 1 to 10 or engine NAME',
    zh: '应为 human、level 1 到 10 或 engine 名称。',
  },
  expected_number: { en: 'expected a number', zh: '应为数字。' },
  other_game: { en: 'this is another game', zh: '这是另一种游戏。' },
  start_first: { en: 'the line “start:” must come first', zh: '“start:”一行应在最前面。' },
  no_start: { en: 'the line “start:” is missing', zh: '缺少“start:”一行。' },
  unknown_name: { en: ({ name }) => `unknown name ${quote(name)}`, zh: ({ name }) => `未知的名称“${name}”。` },
  move: {
    en: ({ number, what }) => `move ${number}: ${inner(what)}`,
    zh: ({ number, what }) => `第 ${number} 步：${inner(what)}`,
  },
  duplicate: { en: ({ name }) => `“${name}:” appears twice`, zh: ({ name }) => `“${name}:”出现了两次。` },
  unrecognized: {
    en: ({ beginning, games }) => `${quote(beginning)} is not a game, a position or moves of ${games.join(' or ')}`,
    zh: ({ beginning }) =>
      `“${beginning}”开头的文本不是${allGames()
        .map(({ game }) => title(game))
        .join('或')}的对局、局面或着法。`,
  },
  wrong_numbers: {
    en: ({ file, columns, rows, found }) =>
      `expected ${columns} lines of ${rows} numbers (-1, 0 or 1) in a ${file}, found ${found} numbers`,
    zh: ({ file, columns, rows, found }) =>
      `${file} 应为 ${columns} 行，每行 ${rows} 个数字（-1、0 或 1）；这里有 ${found} 个数字。`,
  },
  too_long: {
    en: ({ most }) => `the text is too long: at most ${most / 1024} kB`,
    zh: ({ most }) => `文本太长：最多 ${most / 1024} kB。`,
  },
  no_position: {
    en: ({ why }) => why,
    zh: ({ game, fault, at }) => chineseOf(game, fault, { at }) ?? '这不是有效的局面。',
  },
  board_letters: {
    en: ({ letters }) => `a row can only contain ${letters}`,
    zh: ({ letters }) => `每行只能包含 ${letters}。`,
  },
  board_rows: {
    en: ({ rows, columns }) => `expected a board of ${rows} rows of ${columns} squares`,
    zh: ({ rows, columns }) => `棋盘应为 ${rows} 行 ${columns} 列。`,
  },
  no_walls: { en: 'this game has no walls', zh: '这种棋没有障碍。' },
  board_impossible: { en: 'no game can come to this position', zh: '对局中不可能出现这个局面。' },
  board_over: {
    en: ({ game, why }) => `the game would be over at once: ${inner(why, game)}`,
    zh: ({ game, why }) => `从这个局面开始，对局马上就结束了：${inner(why, game)}。`,
  },
  no_position_file: {
    en: 'this game has no position file: download the game instead',
    zh: '这种棋没有局面文件：请下载对局。',
  },
  position_file_cannot: {
    en: ({ file }) => `${file} cannot hold this position: download the game instead`,
    zh: ({ file }) => `${file} 不能表示这个局面：请下载对局。`,
  },

  no_name: {
    en: ({ longest }) => `a name consists of 1 to ${longest} letters, digits, spaces and - _ ( )`,
    zh: ({ longest }) => `名称应为 1 到 ${longest} 个字符，只能包含文字、数字、空格和 - _ ( )。`,
  },
  no_save: { en: ({ name }) => `no saved game is named ${quote(name)}`, zh: ({ name }) => `没有存档“${name}”。` },
  not_removed: {
    en: 'this is not a removed game: it may have been restored already',
    zh: '这局棋不在已删除的对局中，可能已经恢复。',
  },
  many_saves: {
    en: ({ most }) => `${most} games are saved already: remove some`,
    zh: ({ most }) => `已有 ${most} 个存档：请先删除一些。`,
  },
  no_game: {
    en: 'this game no longer exists: choose another one under Load',
    zh: '这局棋已不存在：请在“读取”中另选一局。',
  },
  many_pages: { en: 'too many pages are open: close some', zh: '打开的页面太多：请关闭一些。' },
  // The reason is of the operating system, with the name of the file.
  disk: { en: ({ why }) => told(why), zh: ({ why }) => `磁盘出错：${told(why)}` },
  other_origin: {
    en: 'only pages of this server are accepted: open the address that it printed',
    zh: '只接受本程序页面的请求：请打开程序启动时显示的地址。',
  },
  not_found: { en: 'not found', zh: '找不到这个地址。' },
  method: { en: 'wrong method: use GET for the page and POST for requests', zh: '请求方式不对。' },
  request: { en: ({ why }) => why, zh: () => '内容有误。' },

  engine_gone: {
    en: ({ name }) => `the program ${quote(name)} is not available`,
    zh: ({ name }) => `程序“${name}”不可用。`,
  },
  engine_failed: {
    en: ({ name, fault, error }) =>
      fault.fault === 'late'
        ? `${name} took too long to move`
        : `${name}: ${faultText(silent(fault))}${error && ` (${error})`}`,
    zh: ({ name, fault, error }) =>
      `程序“${name}”：${fault.fault === 'late' ? '走棋超时' : faultText(silent(fault))}${error && `（${error}）`}`,
  },
  no_move_found: { en: 'no move was found', zh: '没有找到可走的着法。' },

  only_repeats: { en: 'every move would repeat the game', zh: '所有着法都会造成循环' },
};

/** The codes that have texts. */
export const CODES: readonly string[] = Object.keys(WORDINGS);

const isKnown = (message: Message): message is Exclude<Message, OwnMessage> => Object.hasOwn(WORDINGS, message.code);

function wordingOf<Code extends MessageCode>({ code, values }: MessageOf<Code>): string {
  const wording: Text | Template<[values: MessageValues[Code]]> = WORDINGS[code];
  return word(wording, values);
}

/** The games have the Chinese texts of their own messages; the English ones come with them. */
function textOfMessage(message: Message, game?: string): string {
  const own = game === undefined ? null : chineseOf(game, message.code);
  if (own === null && isKnown(message)) return wordingOf(message);
  if (own !== null && language === 'zh') return own;
  return 'message' in message ? message.message : message.code;
}

/** Returns a message of the server, or of a game, as a sentence. */
export function messageText(message: Message, game?: string): string {
  const text = textOfMessage(message, game);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
