// All texts, in both languages.
import { chineseFault } from './causes.ts';
import { games, ownWording, title } from './games.ts';
import { language } from '../shared/language.ts';
import { PLAY_TEXTS } from './texts.ts';

const inner = (message, game) => messageText(message, game).replace(/。$/, '');

// Messages of the server, by code. Each comes with an English text.
const MESSAGES = {
  en: {
    gone: () => 'No answer from the program. Is it still running?',
    engine_failed: ({ name, fault, error }) => (fault.fault === 'late' ? `${name} took too long to move` : null),
  },
  zh: {
    gone: () => '程序没有回应，它还在运行吗？',
    changed: () => '对局刚刚发生了变化，请重试。',
    game_over: () => '对局已结束：请开始新游戏或悔棋。',
    computers_turn: () => '现在轮到电脑走。',
    not_computers_turn: () => '现在还没轮到电脑走。',
    at_start: () => '已经是开局了。',
    nothing_to_redo: () => '没有可重做的着法。',
    too_far: ({ moves }) => `这局棋只有 ${moves} 步。`,
    no_move: ({ mv }) => `“${mv}”不是有效的着法。`,
    illegal: ({ mv }) => `着法“${mv}”不合规。`,
    no_time: ({ most }) => `每步时间应为 1 到 ${most} 毫秒。`,
    no_level: ({ most }) => `等级应为 1 到 ${most}。`,
    no_rules: ({ known }) => `没有这种规则，可选：${known}。`,
    no_engine: ({ name }) => `没有名为“${name}”的程序：请用 --engine ${name}=命令 启动本程序。`,
    engine_cannot: ({ name }) => `程序“${name}”不能从这个局面开始：请用它的规则和标准开局。`,
    line: ({ line, what }) => `第 ${line} 行：${inner(what)}`,
    expected_game: (values) => `应为 ${values.games.map((game) => `game: ${game}`).join(' 或 ')}。`,
    expected_pair: () => '应为“名称: 值”。',
    expected_player: () => '应为 human、level 1 到 10 或 engine 名称。',
    expected_number: () => '应为数字。',
    other_game: () => '这是另一种游戏。',
    start_first: () => '“start:”一行应在最前面。',
    no_start: () => '缺少“start:”一行。',
    unknown_name: ({ name }) => `未知的名称“${name}”。`,
    move: ({ number, what }) => `第 ${number} 步：${inner(what)}`,
    duplicate: ({ name }) => `“${name}:”出现了两次。`,
    unrecognized: ({ beginning }) =>
      `“${beginning}”开头的文本不是${[...games.keys()].map(title).join('或')}的对局、局面或着法。`,
    wrong_numbers: ({ file, columns, rows, found }) =>
      `${file} 应为 ${columns} 行，每行 ${rows} 个数字（-1、0 或 1）；这里有 ${found} 个数字。`,
    too_long: ({ most }) => `文本太长：最多 ${most / 1024} kB。`,
    not_removed: () => '这局棋不在已删除的对局中，可能已经恢复。',
    no_position: ({ game, fault, at, why }) => ownWording(game, fault, { at }) ?? why,
    board_letters: ({ letters }) => `每行只能包含 ${letters}。`,
    board_rows: ({ rows, columns }) => `棋盘应为 ${rows} 行 ${columns} 列。`,
    no_walls: () => '这种棋没有障碍。',
    board_impossible: () => '对局中不可能出现这个局面。',
    board_over: ({ game, why }) => `从这个局面开始，对局马上就结束了：${inner(why, game)}。`,
    no_position_file: () => '这种棋没有局面文件：请下载对局。',
    position_file_cannot: ({ file }) => `${file} 不能表示这个局面：请下载对局。`,
    no_name: ({ longest }) => `名称应为 1 到 ${longest} 个字符，只能包含文字、数字、空格和 - _ ( )。`,
    no_save: ({ name }) => `没有存档“${name}”。`,
    many_saves: ({ most }) => `已有 ${most} 个存档：请先删除一些。`,
    no_game: () => '这局棋已不存在：请在“读取”中另选一局。',
    many_pages: () => '打开的页面太多：请关闭一些。',
    disk: ({ why }) => `磁盘出错：${why}`,
    other_origin: () => '只接受本程序页面的请求：请打开程序启动时显示的地址。',
    not_found: () => '找不到这个地址。',
    method: () => '请求方式不对。',
    request: ({ why }) => `请求有误：${why}`,
    engine_gone: ({ name }) => `程序“${name}”不可用。`,
    engine_failed: ({ name, fault, error }) =>
      `程序“${name}”：${fault.fault === 'late' ? '走棋超时' : chineseFault({ ...fault, error: null })}${error && `（${error}）`}`,
    no_move_found: () => '没有找到可走的着法。',
    only_repeats: () => '所有着法都会造成循环',
  },
};

// A message of the server, or of a game, in the user's language.
export function messageText({ code, values, message }, game) {
  const text =
    ownWording(game, code, values ?? {}) ??
    MESSAGES[language][code]?.(values) ??
    MESSAGES.en[code]?.(values ?? {}) ??
    message ??
    code;
  return text[0].toUpperCase() + text.slice(1);
}
