// All texts, in both languages.
import { games, ownWording, title } from "./games.js";
import { keep, kept } from "./keep.js";
import { language, speak, teach, word } from "./language.js";

teach({
  en: {
    newGame: "New game", sound: "Sound", language: "Language", quit: "Quit",
    undo: "Undo", redo: "Redo", hint: "Hint", pause: "Pause", resume: "Resume", step: "One move",
    keys: "Arrow keys move, Enter selects, U undo, R redo, H hint, N new game", players: "Players", time: "Thinking time",
    analysis: "Analysis", helpOff: "Off", helpLine: "Best lines", helpMoves: "All moves", moves: "Moves", game: "Game",
    first: "To the start", back: "One move back", next: "One move on", last: "To the end",
    save: "Save", load: "Load", edit: "Board editor", text: "Copy and paste", black: "Black", white: "White",
    human: "Human", level: (n) => `Level ${n}${{ 1: " (random)", 10: " (full strength)" }[n] ?? ""}`,
    short: (n) => `Level ${n}`, seconds: (n) => `${n} s`,
    yourTurn: (who) => `${who} to move`, thinks: (who) => `${who} is thinking …`, paused: "The computer is paused",
    past: "Earlier position: play on from here, or go to the end", board: (name) => `${name} board`,
    wonBy: (who, count) => `${who} wins${count && ` by ${count}`}`, drawn: "A draw", youWon: "You win", youLost: "You lose",
    otherGame: "Another game …", close: "Close", cancel: "Cancel",
    start: "Start", kind: "Game", rules: "Rules", boardName: "Board", boardHelp: "choose one below, or type its letters or a position",
    boardCount: (n, all) => `${n === all ? "" : `${n} of `}${all} ${all === 1 ? "board" : "boards"}`,
    saveAs: "Name", saved: (name) => `Saved as “${name}”.`, savedOver: (name) => `Saved as “${name}”, replacing the earlier save.`, loaded: (name) => `“${name}” is loaded.`,
    remove: "Remove", removed: (name) => `“${name}” is removed.`, download: "Download", downloadFile: (name) => `Download ${name}`, upload: "Upload a file",
    isOver: "The game is over.", isWall: "That is a wall.",
    cannotMove: (name) => `The piece on ${name} cannot move.`,
    cannotReach: (from, to) => `The piece on ${from} cannot reach ${to}.`,
    planned: (mv) => `${mv} is planned; Esc or a click cancels it`, plannedNoMore: "The planned move is cancelled.", plannedInVain: (mv) => `The planned move ${mv} is not legal now.`,
    motion: "Motion", motion_normal: "Normal", motion_fast: "Fast", motion_off: "Off",
    takeBack: "Undo", restored: "Restored.", savedGames: "Saved games", allGames: "All games", damaged: "These files could not be read; they are kept as they are",
    plies: (n) => (n === 1 ? "1 move" : `${n} moves`), tooLong: "The text is too long: at most 60 kB.",
    form_game: "a saved game", form_record: "a game record", form_position: "a position", form_moves: "moves from the start",
    pasteHelp: (formats) => `Paste a game, a position or moves${formats && ` (${formats})`}`, use: "Start a game with it", copyGame: "Copy game", copyPosition: "Copy position",
    copyMoves: "Copy moves", copied: "Copied.", editHelp: "Choose a piece, then click squares, or use the arrow keys and Enter.", empty: "Empty", wall: "Wall", toMove: "To move",
    quitAsk: "Quit the program? The game is kept.", goodbye: "Good-bye!", goodbyeMore: "The program has ended. The game is kept: start the program again to continue.",
    moved: (who, mv, turned, jump) => `${who} ${jump ? "moves" : "plays"} ${mv}${turned ? `, ${turned} turned` : ""}`, passed: (who) => `${who} must pass`,
    hinted: (mv) => `Hint: ${mv}`, depth: (n) => `depth ${n}`, sure: (who) => `${who} wins`, unsaved: "The game could not be written to disk: ",
    win: "win", loss: "loss", forBlack: "+ is good for black", empty_: "empty", canGo: "can go here", yes: "Yes",
    review: "Review", beginReview: "Review game", reviewOn: "Review the rest", stop: "Stop", care: "How careful", care_quick: "Quick", care_usual: "Careful", care_thorough: "Thorough",
    reviewing: (n, all) => `${n} of ${all} moves reviewed`, course: "Course of the game: black's winning chance", start_: "The start", accuracy: "Accuracy", chooseMove: "Choose a move in the graph or the list.",
    better: "Better", played: "Played", tried: "Tried", exact: "exact", lostPieces: (count) => `loses ${count}`, lostChance: (a, b) => `winning chance ${a} % → ${b} %`,
    verdict_only: "the only move", verdict_best: "the best move", verdict_good: "good", verdict_inaccuracy: "inaccurate", verdict_mistake: "a mistake", verdict_blunder: "a blunder",
    mistakeBack: "To the previous mistake", mistakeNext: "To the next mistake", tryAgain: "Try again", nextMistake: "Next mistake", showIt: "Show it",
    findBetter: (who, mv) => `${who} played ${mv}. Find a better move.`, notYet: (mv) => `${mv} is not good enough. Try another move.`, sameAgain: (mv) => `${mv} was the mistake. Try another move.`,
    solved: (mv) => `Yes, ${mv} is better!`, itWas: (line) => `Better: ${line}`, trying: (line) => `Variation: ${line}`, toGame: "Back to the game", playHere: "Play from here",
    howto: "How to play", howToPlay: (game) => `How to play ${game}`, keyHelp: "Keys", keyArrows: "choose a square", keyEnter: "select, or move there", keyEscape: "deselect; back to the game",
    share: "Export", link: "A link that starts a game from this position while this program runs", copy: "Copy", saveRecord: (name) => `Game (${name})`, savePicture: (kind) => `Picture (${kind})`, saveAnimation: "Animation",
    tournament: (game) => `${game} tournament`, playedOf: (n, all) => `${n} of ${all} games played`, finished: "The tournament is over",
    playing: "Now playing", standings: "Table", results: "Results", player: "Player", points: "Points", gamesPlayed: "Games", progress: "Games played",
    gameNumber: (n) => `Game ${n}`, begins: "begins", void: "void", run: "Play", waiting: "No game is being played.",
    programGone: "The tournament does not answer: it has ended, or is being restarted.",
  },
  zh: {
    newGame: "新游戏", sound: "声音", language: "语言", quit: "退出",
    undo: "悔棋", redo: "重做", hint: "提示", pause: "暂停", resume: "继续", step: "走一步",
    keys: "方向键移动，回车选择，U 悔棋，R 重做，H 提示，N 新游戏", players: "对局者", time: "思考时间",
    analysis: "分析", helpOff: "关", helpLine: "最佳变化", helpMoves: "所有着法", moves: "棋谱", game: "对局",
    first: "回到开局", back: "后退一步", next: "前进一步", last: "到最后",
    save: "保存", load: "读取", edit: "编辑棋盘", text: "复制、粘贴", black: "黑方", white: "白方",
    human: "玩家", level: (n) => `电脑 ${n} 级${{ 1: "（随机）", 10: "（全力）" }[n] ?? ""}`,
    short: (n) => `${n} 级`, seconds: (n) => `${n} 秒`,
    yourTurn: (who) => `轮到${who}`, thinks: (who) => `${who}思考中……`, paused: "电脑已暂停",
    past: "正在回看：可从此处续下，或回到最后", board: (name) => `${name}棋盘`,
    wonBy: (who, count) => `${who}获胜${count && `，多 ${count}`}`, drawn: "平局", youWon: "你赢了", youLost: "你输了",
    otherGame: "换一局……", close: "关闭", cancel: "取消",
    start: "开始", kind: "游戏", rules: "规则", boardName: "棋盘", boardHelp: "在下面选择，或输入字母或局面",
    boardCount: (n, all) => (n === all ? `共 ${all} 个棋盘` : `${all} 个棋盘中的 ${n} 个`),
    saveAs: "名称", saved: (name) => `已保存为“${name}”。`, savedOver: (name) => `已保存为“${name}”，替换了原来的存档。`, loaded: (name) => `已读取“${name}”。`,
    remove: "删除", removed: (name) => `已删除“${name}”。`, download: "下载", downloadFile: (name) => `下载 ${name}`, upload: "上传文件",
    isOver: "对局已结束。", isWall: "那里是障碍。",
    cannotMove: (name) => `${name} 的棋子不能走。`,
    cannotReach: (from, to) => `${from} 的棋子到不了 ${to}。`,
    planned: (mv) => `接着走 ${mv}；按 Esc 或点击可取消`, plannedNoMore: "已取消预走。", plannedInVain: (mv) => `现在不能走 ${mv}。`,
    motion: "动画", motion_normal: "正常", motion_fast: "快", motion_off: "关",
    takeBack: "撤销", restored: "已恢复。", savedGames: "存档", allGames: "所有对局", damaged: "这些文件无法读取，已原样保留",
    plies: (n) => `${n} 步`, tooLong: "文本太长：最多 60 kB。",
    form_game: "存档", form_record: "棋谱", form_position: "局面", form_moves: "从开局起的着法",
    pasteHelp: (formats) => `可粘贴对局、局面或着法${formats && `（${formats}）`}`, use: "以此开始一局", copyGame: "复制对局", copyPosition: "复制局面",
    copyMoves: "复制着法", copied: "已复制。", editHelp: "选择棋子，再点击格子，也可用方向键和回车。", empty: "空格", wall: "障碍", toMove: "轮到",
    quitAsk: "要停止程序吗？对局会保留。", goodbye: "再见！", goodbyeMore: "程序已结束。对局已保留：再次启动程序即可继续。",
    moved: (who, mv, turned, jump) => `${who}${jump ? "走" : "下"} ${mv}${turned ? `，翻转 ${turned} 子` : ""}`, passed: (who) => `${who}无子可下`,
    hinted: (mv) => `提示：${mv}`, depth: (n) => `深度 ${n}`, sure: (who) => `${who}必胜`, unsaved: "对局无法写入磁盘：",
    win: "胜", loss: "负", forBlack: "+ 对黑方有利", empty_: "空", canGo: "可走", yes: "是",
    review: "复盘", beginReview: "开始复盘", reviewOn: "继续复盘", stop: "停止", care: "仔细程度", care_quick: "快速", care_usual: "仔细", care_thorough: "深入",
    reviewing: (n, all) => `已复盘 ${n} 步，共 ${all} 步`, course: "全局走势：黑方胜率", start_: "开局", accuracy: "准确率", chooseMove: "请在走势图或棋谱中选择一步。",
    better: "更好", played: "实战", tried: "试下", exact: "精确", lostPieces: (count) => `亏 ${count}`, lostChance: (a, b) => `胜率 ${a} % → ${b} %`,
    verdict_only: "唯一着法", verdict_best: "最佳着法", verdict_good: "好棋", verdict_inaccuracy: "不够精确", verdict_mistake: "失误", verdict_blunder: "大错",
    mistakeBack: "上一个失误", mistakeNext: "下一个失误", tryAgain: "再试一次", nextMistake: "下一个失误", showIt: "看答案",
    findBetter: (who, mv) => `${who}下了 ${mv}。请找出更好的一步。`, notYet: (mv) => `${mv} 还不够好，请再试。`, sameAgain: (mv) => `${mv} 正是那步失误，请再试。`,
    solved: (mv) => `对，${mv} 更好！`, itWas: (line) => `更好的是 ${line}`, trying: (line) => `试下 ${line}`, toGame: "回到对局", playHere: "从此处另开一局",
    howto: "怎么玩", howToPlay: (game) => `${game}怎么玩`, keyHelp: "快捷键", keyArrows: "选择格子", keyEnter: "选中，或走到那里", keyEscape: "放下；回到对局",
    share: "导出", link: "本局面的链接，打开后另开一局，程序运行期间有效", copy: "复制", saveRecord: (name) => `棋谱（${name}）`, savePicture: (kind) => `图片（${kind}）`, saveAnimation: "动画",
    tournament: (game) => `${game}比赛`, playedOf: (n, all) => `已赛 ${n} 局，共 ${all} 局`, finished: "比赛已结束",
    playing: "正在进行", standings: "积分榜", results: "赛果", player: "选手", points: "积分", gamesPlayed: "局数", progress: "已赛局数",
    gameNumber: (n) => `第 ${n} 局`, begins: "开局", void: "无效", run: "播放", waiting: "目前没有对局。",
    programGone: "比赛程序没有回应：可能已结束，也可能稍后恢复。",
  },
});

const inner = (message) => told(message).replace(/。$/, "");

// Messages of the server, by code. They come with an English text.
const TOLD = {
  en: {
    gone: () => "The program does not answer. Is it still running?",
    engine_failed: ({ name, fault, error }) => (fault.fault === "late" ? `${name} took too long for its move` : null),
  },
  zh: {
    gone: () => "程序没有回应，它还在运行吗？",
    changed: () => "对局刚刚有变化，请再看一看。", game_over: () => "对局已结束：请开始新游戏或悔棋。", computers_turn: () => "现在轮到电脑。",
    not_computers_turn: () => "现在不是轮到电脑。", at_start: () => "已经回到开局。", nothing_taken_back: () => "没有可重做的着法。",
    too_far: ({ moves }) => `这局棋只有 ${moves} 步。`, no_move: ({ mv }) => `“${mv}”不是着法。`, illegal: ({ mv }) => `着法“${mv}”不合规则。`,
    no_time: ({ most }) => `每步时间应为 1 到 ${most} 毫秒。`, no_level: ({ most }) => `等级为 1 到 ${most}。`, no_rules: ({ known }) => `规则只有：${known}。`,
    no_engine: ({ name }) => `没有名为“${name}”的程序：请用 --engine ${name}=命令 启动本程序。`, engine_cannot: ({ name, why }) => `程序“${name}”不能从这个局面开始：${why}`,
    line: ({ line, what }) => `第 ${line} 行：${inner(what)}`, expected_game: (values) => `应为 ${values.games.map((game) => `game: ${game}`).join(" 或 ")}。`, expected_pair: () => "应为“名称: 值”。",
    expected_player: () => "应为 human、level 1 到 10 或 engine 名称。", expected_number: () => "应为数字。", other_game: () => "这是另一种游戏。",
    start_first: () => "前面缺少 start: 一行。", no_start: () => "缺少 start: 一行。", unknown_name: ({ name }) => `不认识“${name}”。`,
    move: ({ number, what }) => `第 ${number} 步：${inner(what)}`,
    said_twice: ({ name }) => `“${name}:”出现了两次。`, not_understood: ({ beginning }) => `“${beginning}”开头的文本不是${[...games.keys()].map(title).join("或")}的对局、局面或着法。`,
    no_numbers: ({ file, size, found }) => `${file} 应为 ${size} 行，每行 ${size} 个数字（-1、0 或 1）；这里有 ${found} 个数字。`, too_long: ({ most }) => `文本太长：最多 ${most / 1024} kB。`,
    not_removed: () => "它不在已删除的对局中，可能已经恢复。",
    no_position: ({ game, fault, at, why }) => ownWording(game, fault, { at }) ?? why,
    edit_letters: () => "每行只能用 . X O 和 #。", edit_rows: ({ size }) => `棋盘应为 ${size} 行 ${size} 列。`, no_walls: () => "这种棋没有障碍。",
    no_position_file: () => "这种棋没有局面文件：请下载对局。", position_file_cannot: ({ file }) => `${file} 不能表示这个局面：请下载对局。`,
    no_name: ({ longest }) => `名称为 1 到 ${longest} 个字符，只能用文字、数字、空格、- _ ( 和 )。`, no_save: ({ name }) => `没有存档“${name}”。`,
    many_saves: ({ most }) => `已有 ${most} 个存档：请先删除一些。`, no_game: () => "这局棋已不在了：请在“读取”中另选一局。", many_pages: () => "打开的页面太多：请关闭一些。",
    disk: ({ why }) => `磁盘出错：${why}`, foreign: () => "只接受本程序自己的页面：请打开启动时显示的地址。", nothing: () => "这里什么也没有。",
    method: () => "请求方式不对。", request: ({ why }) => `请求有误：${why}`,
    engine_gone: ({ name }) => `程序“${name}”不在。`,
    engine_failed: ({ name, fault: { fault, ...of }, error }) => `程序“${name}”：${({
      illegal: () => `着法“${of.answer}”不合规则`, late: () => "思考时间过长", crashed: () => `已终止（${of.status}）`, unreadable: () => `无法识别的回答“${of.line}”`,
      closed: () => "关闭了输出", flood: () => "输出过多", not_started: () => `无法启动：${of.reason}`,
      not_ready: () => `${of.milliseconds} 毫秒后仍未就绪（没有回答“${of.asked}”）`, memory: () => `内存超过 ${of.allowed} MiB`, files: () => `写入的文件超过 ${of.allowed} MiB`,
    })[fault]()}${error && `（${error}）`}`,
    no_move_found: () => "没有找到着法。",
    only_repeats: () => "每种着法都会造成重复",
  },
};

speak(kept("language") ?? navigator.language.slice(0, 2));

// Changes the language, now and whenever the page is opened.
export function choose(name) {
  speak(name);
  keep("language", name);
  translate();
}

// A message of the server, perhaps with a code of a game's own, in the reader's language.
export function told({ code, values, message }, game) {
  const text = ownWording(game, code, values ?? {}) ?? TOLD[language][code]?.(values) ?? TOLD.en[code]?.(values ?? {}) ?? message ?? code;
  return text[0].toUpperCase() + text.slice(1);
}

// Puts the texts into the elements that name them.
export function translate(root = document) {
  for (const element of root.querySelectorAll("[data-word]")) element.textContent = word(element.dataset.word);
  for (const element of root.querySelectorAll("[data-title]")) {
    element.title = word(element.dataset.title);
    element.setAttribute("aria-label", element.title);
  }
}
