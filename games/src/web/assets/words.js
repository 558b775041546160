// All texts, in both languages.
import { games, ownWording, title } from "./games.js";
import { keep, kept } from "./keep.js";
import { language, setLanguage, addTexts, word } from "./language.js";
import { PLAY_TEXTS } from "./texts.js";

addTexts(PLAY_TEXTS);

addTexts({
  en: {
    newGame: "New game", sound: "Sound", quit: "Quit",
    undo: "Undo", redo: "Redo", hint: "Hint", pause: "Pause", resume: "Resume", step: "One move",
    keys: "Arrow keys: move, Enter: select, U: undo, R: redo, H: hint, N: new game", players: "Players", time: "Thinking time",
    analysis: "Analysis", helpOff: "Off", helpLine: "Best lines", helpMoves: "All moves", moves: "Moves", game: "Game",
    first: "First position", back: "Previous move", next: "Next move", last: "Last position",
    save: "Save", load: "Load", edit: "Board editor", text: "Copy and paste", black: "Black", white: "White",
    human: "Human", level: (n) => `Level ${n}${{ 1: " (random)", 10: " (full strength)" }[n] ?? ""}`,
    short: (n) => `Level ${n}`, seconds: (n) => `${n} s`,
    yourTurn: (who) => `${who} to move`, thinks: (who) => `${who} is thinking …`, paused: "The computer is paused",
    past: "Earlier position: continue from here, or go to the last one", board: (name) => `${name} board`,
    wonBy: (who, count) => `${who} wins${count && ` by ${count}`}`, drawn: "Draw", youWon: "You win", youLost: "You lose",
    close: "Close", cancel: "Cancel",
    start: "Start", kind: "Game", rules: "Rules", boardName: "Board", boardHelp: "choose one below, or enter its letters or a position",
    boardCount: (n, all) => `${n === all ? "" : `${n} of `}${all} ${all === 1 ? "board" : "boards"}`,
    saveAs: "Name", saved: (name) => `Saved as “${name}”.`, savedOver: (name) => `Saved as “${name}”, replacing the earlier save.`, loaded: (name) => `Loaded “${name}”.`,
    remove: "Remove", removed: (name) => `Removed “${name}”.`, download: "Download", downloadFile: (name) => `Download ${name}`, upload: "Upload a file",
    isOver: "The game is over.", isWall: "That square is a wall.",
    cannotMove: (name) => `The piece on ${name} cannot move.`,
    cannotReach: (from, to) => `The piece on ${from} cannot reach ${to}.`,
    planned: (mv) => `Premove ${mv}: Esc or a click cancels it`, plannedNoMore: "Premove cancelled.", plannedInVain: (mv) => `The premove ${mv} is not legal now.`,
    motion: "Animation", motion_normal: "Normal", motion_fast: "Fast", motion_off: "Off",
    takeBack: "Undo", restored: "Restored.", savedGames: "Saved games", allGames: "All games", damaged: "Files that cannot be read (left unchanged)",
    plies: (n) => (n === 1 ? "1 move" : `${n} moves`), tooLong: "The text is too long: the limit is 60 kB.",
    form_game: "a saved game", form_record: "a game record", form_position: "a position", form_moves: "moves from the start",
    pasteHelp: (formats) => `Paste a game, a position or moves${formats && ` (${formats})`}`, use: "Start a game from it", copyGame: "Copy game", copyPosition: "Copy position",
    copyMoves: "Copy moves", copied: "Copied.", editHelp: "Choose a piece, then click squares or use the arrow keys and Enter.", empty: "Empty", wall: "Wall", toMove: "To move",
    quitAsk: "Quit the program? The game is saved.", goodbye: "Goodbye!", goodbyeMore: "The program has stopped. The game is saved: start the program again to continue.",
    moved: (who, mv, turned, jump) => `${who} ${jump ? "moves" : "plays"} ${mv}${turned ? `, flipping ${turned}` : ""}`, passed: (who) => `${who} passes`,
    hinted: (mv) => `Hint: ${mv}`, depth: (n) => `depth ${n}`, sure: (who) => `${who} wins`, unsaved: "The game could not be saved: ",
    win: "win", loss: "loss", empty_: "empty", canGo: "legal move",
    score: (value, unit) => `${value} ${unit}`, scoreUnit: "points", scores: (unit) => `${unit}, + for Black; % is Black’s winning chance`,
    evaluation: (score, chance) => `Evaluation: ${score}, Black’s winning chance ${chance}%`,
    review: "Review", beginReview: "Review game", reviewOn: "Review the rest", stop: "Stop", effort: "Thoroughness", effort_quick: "Quick", effort_usual: "Normal", effort_thorough: "Thorough",
    reviewing: (n, all) => `${n} of ${all} moves reviewed`, course: "Black’s winning chance after each move", start_: "Start", accuracy: "Accuracy", chooseMove: "Choose a move in the graph or the list.",
    better: "Better", played: "Played", tried: "Tried", exact: "exact", lostPieces: (count) => `loses ${count}`, lostChance: (a, b) => `winning chance ${a}% → ${b}%`,
    verdict_only: "the only move", verdict_best: "the best move", verdict_good: "a good move", verdict_inaccuracy: "an inaccuracy", verdict_mistake: "a mistake", verdict_blunder: "a blunder",
    mistakeBack: "Previous mistake", mistakeNext: "Next mistake", tryAgain: "Try again", nextMistake: "Next mistake", showIt: "Show the answer",
    findBetter: (who, mv) => `${who} played ${mv}. Find a better move.`, notYet: (mv) => `${mv} is not good enough. Try another move.`, sameAgain: (mv) => `${mv} was the mistake. Try another move.`,
    solved: (mv) => `Yes, ${mv} is better!`, itWas: (line) => `Better: ${line}`, trying: (line) => `Variation: ${line}`, toGame: "Back to the game", playHere: "Play from here",
    howto: "How to play", howToPlay: (game) => `How to play ${game}`, keyHelp: "Keyboard shortcuts", keyArrows: "move between squares", keyEnter: "select a piece, or play a move", keyEscape: "cancel; back to the game",
    share: "Export", link: "A link that starts a game from this position while this program is running", copy: "Copy", saveRecord: (name) => `Game (${name})`, savePicture: (kind) => `Picture (${kind})`, saveAnimation: "Animation",
    tournament: (game) => `${game} tournament`, playedOf: (n, all) => `${n} of ${all} games played`, finished: "The tournament is over",
    playing: "Now playing", standings: "Standings", results: "Results", player: "Player", points: "Points", gamesPlayed: "Games", progress: "Games played",
    gameNumber: (n) => `Game ${n}`, begins: "starting", void: "void", run: "Play", waiting: "No games in progress.",
    programGone: "No answer from the tournament: it has ended or is restarting.",
  },
  zh: {
    newGame: "新游戏", sound: "声音", quit: "退出",
    undo: "悔棋", redo: "重做", hint: "提示", pause: "暂停", resume: "继续", step: "走一步",
    keys: "方向键移动，回车选择，U 悔棋，R 重做，H 提示，N 新游戏", players: "对局双方", time: "思考时间",
    analysis: "分析", helpOff: "关", helpLine: "最佳变化", helpMoves: "所有着法", moves: "棋谱", game: "对局",
    first: "回到开局", back: "上一步", next: "下一步", last: "跳到最后",
    save: "保存", load: "读取", edit: "编辑棋盘", text: "复制与粘贴", black: "黑方", white: "白方",
    human: "玩家", level: (n) => `电脑 ${n} 级${{ 1: "（随机）", 10: "（全力）" }[n] ?? ""}`,
    short: (n) => `${n} 级`, seconds: (n) => `${n} 秒`,
    yourTurn: (who) => `轮到${who}走`, thinks: (who) => `${who}思考中……`, paused: "电脑已暂停",
    past: "正在回看：可从这里继续下，或跳到最后", board: (name) => `${name}棋盘`,
    wonBy: (who, count) => `${who}${count ? `胜 ${count}` : "获胜"}`, drawn: "平局", youWon: "你赢了", youLost: "你输了",
    close: "关闭", cancel: "取消",
    start: "开始", kind: "游戏", rules: "规则", boardName: "棋盘", boardHelp: "可在下面选择，也可输入棋盘的字母或局面",
    boardCount: (n, all) => (n === all ? `共 ${all} 个棋盘` : `${n} 个棋盘（共 ${all} 个）`),
    saveAs: "名称", saved: (name) => `已保存为“${name}”。`, savedOver: (name) => `已保存为“${name}”，并覆盖了原来的存档。`, loaded: (name) => `已读取“${name}”。`,
    remove: "删除", removed: (name) => `已删除“${name}”。`, download: "下载", downloadFile: (name) => `下载 ${name}`, upload: "上传文件",
    isOver: "对局已结束。", isWall: "这一格是障碍。",
    cannotMove: (name) => `${name} 的棋子无处可走。`,
    cannotReach: (from, to) => `${from} 的棋子走不到 ${to}。`,
    planned: (mv) => `预走 ${mv}：按 Esc 或点击可取消`, plannedNoMore: "已取消预走。", plannedInVain: (mv) => `预走的 ${mv} 现在不能走。`,
    motion: "动画", motion_normal: "正常", motion_fast: "快", motion_off: "关",
    takeBack: "撤销", restored: "已恢复。", savedGames: "存档", allGames: "所有对局", damaged: "无法读取的文件（已原样保留）",
    plies: (n) => `${n} 步`, tooLong: "文本太长：最多 60 kB。",
    form_game: "存档", form_record: "棋谱", form_position: "局面", form_moves: "从开局开始的着法",
    pasteHelp: (formats) => `可粘贴对局、局面或着法${formats && `（${formats}）`}`, use: "由此开始一局", copyGame: "复制对局", copyPosition: "复制局面",
    copyMoves: "复制着法", copied: "已复制。", editHelp: "先选棋子，再点击格子，也可以用方向键和回车。", empty: "空格", wall: "障碍", toMove: "轮到哪方走",
    quitAsk: "要退出程序吗？对局已保存。", goodbye: "再见！", goodbyeMore: "程序已退出，对局已保存：再次启动程序即可继续。",
    moved: (who, mv, turned, jump) => `${who}${jump ? "走" : "下"} ${mv}${turned ? `，翻转 ${turned} 子` : ""}`, passed: (who) => `${who}停一手`,
    hinted: (mv) => `提示：${mv}`, depth: (n) => `深度 ${n}`, sure: (who) => `${who}必胜`, unsaved: "对局无法保存：",
    win: "胜", loss: "负", empty_: "空", canGo: "可以走",
    score: (value, unit) => `${value} ${unit}`, scoreUnit: "分", scores: (unit) => `单位：${unit}，+ 表示黑方占优；% 为黑方胜率`,
    evaluation: (score, chance) => `局面评估：${score}，黑方胜率 ${chance}%`,
    review: "复盘", beginReview: "开始复盘", reviewOn: "继续复盘", stop: "停止", effort: "分析深度", effort_quick: "快速", effort_usual: "标准", effort_thorough: "深入",
    reviewing: (n, all) => `已复盘 ${n} 步，共 ${all} 步`, course: "每步之后黑方的胜率", start_: "开局", accuracy: "准确率", chooseMove: "请在胜率图或棋谱中选择一步。",
    better: "更好的下法", played: "实战", tried: "试下", exact: "精确", lostPieces: (count) => `亏 ${count}`, lostChance: (a, b) => `胜率 ${a}% → ${b}%`,
    verdict_only: "唯一的着法", verdict_best: "最佳着法", verdict_good: "好棋", verdict_inaccuracy: "小失误", verdict_mistake: "失误", verdict_blunder: "严重失误",
    mistakeBack: "上一个失误", mistakeNext: "下一个失误", tryAgain: "再试一次", nextMistake: "下一个失误", showIt: "看答案",
    findBetter: (who, mv) => `${who}下了 ${mv}。请找出更好的一步。`, notYet: (mv) => `${mv} 还不够好，请再试。`, sameAgain: (mv) => `${mv} 正是那步失误，请再试。`,
    solved: (mv) => `对，${mv} 更好！`, itWas: (line) => `更好的下法：${line}`, trying: (line) => `变化：${line}`, toGame: "回到对局", playHere: "从这里另开一局",
    howto: "玩法", howToPlay: (game) => `${game}的玩法`, keyHelp: "快捷键", keyArrows: "移动光标", keyEnter: "选中棋子，或落子", keyEscape: "取消；回到对局",
    share: "导出", link: "本局面的链接：打开后从这个局面另开一局（程序运行期间有效）", copy: "复制", saveRecord: (name) => `棋谱（${name}）`, savePicture: (kind) => `图片（${kind}）`, saveAnimation: "动画",
    tournament: (game) => `${game}比赛`, playedOf: (n, all) => `已赛 ${n} 局，共 ${all} 局`, finished: "比赛已结束",
    playing: "正在进行", standings: "积分榜", results: "赛果", player: "选手", points: "积分", gamesPlayed: "局数", progress: "已赛局数",
    gameNumber: (n) => `第 ${n} 局`, begins: "刚开始", void: "作废", run: "播放", waiting: "目前没有正在进行的对局。",
    programGone: "比赛程序没有回应：比赛可能已结束，或程序正在重启。",
  },
});

const inner = (message) => messageText(message).replace(/。$/, "");

// Messages of the server, by code. Each comes with an English text.
const MESSAGES = {
  en: {
    gone: () => "No answer from the program. Is it still running?",
    engine_failed: ({ name, fault, error }) => (fault.fault === "late" ? `${name} took too long to move` : null),
  },
  zh: {
    gone: () => "程序没有回应，它还在运行吗？",
    changed: () => "对局刚刚发生了变化，请重试。", game_over: () => "对局已结束：请开始新游戏或悔棋。", computers_turn: () => "现在轮到电脑走。",
    not_computers_turn: () => "现在还没轮到电脑走。", at_start: () => "已经是开局了。", nothing_to_redo: () => "没有可重做的着法。",
    too_far: ({ moves }) => `这局棋只有 ${moves} 步。`, no_move: ({ mv }) => `“${mv}”不是有效的着法。`, illegal: ({ mv }) => `着法“${mv}”不合规则。`,
    no_time: ({ most }) => `每步时间应为 1 到 ${most} 毫秒。`, no_level: ({ most }) => `等级应为 1 到 ${most}。`, no_rules: ({ known }) => `没有这种规则，可选：${known}。`,
    no_engine: ({ name }) => `没有名为“${name}”的程序：请用 --engine ${name}=命令 启动本程序。`, engine_cannot: ({ name }) => `程序“${name}”不能从这个局面开始：请用它的规则和标准开局。`,
    line: ({ line, what }) => `第 ${line} 行：${inner(what)}`, expected_game: (values) => `应为 ${values.games.map((game) => `game: ${game}`).join(" 或 ")}。`, expected_pair: () => "应为“名称: 值”。",
    expected_player: () => "应为 human、level 1 到 10 或 engine 名称。", expected_number: () => "应为数字。", other_game: () => "这是另一种游戏。",
    start_first: () => "“start:”一行应在最前面。", no_start: () => "缺少“start:”一行。", unknown_name: ({ name }) => `未知的名称“${name}”。`,
    move: ({ number, what }) => `第 ${number} 步：${inner(what)}`,
    duplicate: ({ name }) => `“${name}:”出现了两次。`, unrecognized: ({ beginning }) => `“${beginning}”开头的文本不是${[...games.keys()].map(title).join("或")}的对局、局面或着法。`,
    wrong_numbers: ({ file, size, found }) => `${file} 应为 ${size} 行，每行 ${size} 个数字（-1、0 或 1）；这里有 ${found} 个数字。`, too_long: ({ most }) => `文本太长：最多 ${most / 1024} kB。`,
    not_removed: () => "这局棋不在已删除的对局中，可能已经恢复。",
    no_position: ({ game, fault, at, why }) => ownWording(game, fault, { at }) ?? why,
    board_letters: () => "每行只能包含 . X O 和 #。", board_rows: ({ size }) => `棋盘应为 ${size} 行 ${size} 列。`, no_walls: () => "这种棋没有障碍。",
    no_position_file: () => "这种棋没有局面文件：请下载对局。", position_file_cannot: ({ file }) => `${file} 不能表示这个局面：请下载对局。`,
    no_name: ({ longest }) => `名称应为 1 到 ${longest} 个字符，只能包含文字、数字、空格和 - _ ( )。`, no_save: ({ name }) => `没有存档“${name}”。`,
    many_saves: ({ most }) => `已有 ${most} 个存档：请先删除一些。`, no_game: () => "这局棋已不存在：请在“读取”中另选一局。", many_pages: () => "打开的页面太多：请关闭一些。",
    disk: ({ why }) => `磁盘出错：${why}`, other_origin: () => "只接受本程序页面的请求：请打开程序启动时显示的地址。", not_found: () => "找不到这个地址。",
    method: () => "请求方式不对。", request: ({ why }) => `请求有误：${why}`,
    engine_gone: ({ name }) => `程序“${name}”不可用。`,
    engine_failed: ({ name, fault: { fault, ...of }, error }) => `程序“${name}”：${({
      illegal: () => `着法“${of.answer}”不合规则`, late: () => "走棋超时", exited: () => "没有回答就退出了", crashed: () => `已退出（${of.status}）`, unreadable: () => `回答“${of.line}”无法识别`,
      closed: () => "关闭了输出", flood: () => "输出过多", not_started: () => `无法启动：${of.reason}`,
      not_ready: () => `${of.milliseconds} 毫秒后仍未就绪（没有回答“${of.asked}”）`, memory: () => `内存超过 ${of.allowed} MiB`, files: () => `写入的文件超过 ${of.allowed} MiB`,
    })[fault]()}${error && `（${error}）`}`,
    no_move_found: () => "没有找到可走的着法。",
    only_repeats: () => "所有着法都会造成循环",
  },
};

setLanguage(kept("language") ?? navigator.language.slice(0, 2));

// Shows the page in the language that was chosen, and keeps the choice for the next time.
export function chosen() {
  keep("language", language);
  translate();
}

// A message of the server, or of a game, in the user's language.
export function messageText({ code, values, message }, game) {
  const text = ownWording(game, code, values ?? {}) ?? MESSAGES[language][code]?.(values) ?? MESSAGES.en[code]?.(values ?? {}) ?? message ?? code;
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
