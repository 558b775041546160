// All texts, in both languages.

const WORDS = {
  en: {
    ataxx: "Ataxx", reversi: "Reversi", newGame: "New game", sound: "Sound", language: "Language", quit: "Quit",
    undo: "Undo", redo: "Redo", hint: "Hint", pause: "Pause", resume: "Go on", step: "One move",
    keys: "Arrows move, Enter chooses, U undo, R redo, H hint, N new game", players: "Players", time: "Thinks for",
    analysis: "Analysis", helpOff: "Off", helpLine: "Best line", helpMoves: "All moves", moves: "Moves", game: "Game",
    first: "To the start", back: "One move back", next: "One move on", last: "To the end",
    save: "Save", load: "Load", edit: "Board editor", text: "Copy, paste", black: "Black", white: "White",
    human: "Human", level: (n) => `Computer, level ${n}${{ 1: " (random)", 2: " (greedy)", 10: " (full strength)" }[n] ?? ""}`,
    short: (n) => `Level ${n}`, seconds: (n) => `${n} s`,
    yourTurn: (who) => `${who} to move`, thinks: (who) => `${who} is thinking …`, paused: "The computer is paused",
    past: "Looking back: play on from here, or go to the end", board: (name) => `${name} board`,
    won: (who) => `${who} wins`, drawn: "A draw", youWon: "You win!", youLost: "You lose.",
    by: (n) => (n ? `by ${n} ${n === 1 ? "piece" : "pieces"}` : "with equal pieces"), close: "Close", cancel: "Cancel",
    start: "Start", kind: "Game", rules: "Rules", boardName: "Board", boardHelp: "A name (walls, such as 3gh) or a position",
    saveAs: "Name", saved: (name) => `Saved as “${name}”.`, noSaves: "No saved game.", loaded: (name) => `“${name}” is loaded.`,
    remove: "Remove", removed: (name) => `“${name}” is removed.`, download: "Download", downloadSaveIn: "Download save.in", upload: "Upload a file",
    pasteHelp: "A game, a position, moves or a save.in", use: "Use this text", copyGame: "Copy game", copyPosition: "Copy position",
    copyMoves: "Copy moves", copied: "Copied.", editHelp: "Choose a piece, then click squares.", empty: "Empty", wall: "Wall", toMove: "To move",
    quitAsk: "Stop the program? The game is kept.", goodbye: "Good-bye!", goodbyeMore: "The program has ended. The game is kept: start the program again to go on.",
    gone: "The program does not answer. Is it still running?", late: "The game has changed meanwhile.",
    moved: (who, mv, turned, jump) => `${who} ${jump ? "jumps" : "plays"} ${mv}${turned ? `, ${turned} turned` : ""}`, passed: (who) => `${who} must pass`,
    hinted: (mv) => `Hint: ${mv}`, depth: (n) => `depth ${n}`, sure: (who) => `${who} wins`, unsaved: "The game could not be written to disk: ",
    empty_: "empty", canGo: "can go here", yes: "Yes",
  },
  zh: {
    ataxx: "同化棋", reversi: "黑白棋", newGame: "新游戏", sound: "声音", language: "语言", quit: "退出",
    undo: "悔棋", redo: "重做", hint: "提示", pause: "暂停", resume: "继续", step: "走一步",
    keys: "方向键移动，回车选择，U 悔棋，R 重做，H 提示，N 新游戏", players: "对局者", time: "思考时间",
    analysis: "分析", helpOff: "关", helpLine: "最佳变化", helpMoves: "所有着法", moves: "棋谱", game: "对局",
    first: "回到开局", back: "后退一步", next: "前进一步", last: "到最后",
    save: "保存", load: "读取", edit: "编辑棋盘", text: "复制、粘贴", black: "黑方", white: "白方",
    human: "玩家", level: (n) => `电脑 ${n} 级${{ 1: "（随机）", 2: "（贪心）", 10: "（全力）" }[n] ?? ""}`,
    short: (n) => `${n} 级`, seconds: (n) => `${n} 秒`,
    yourTurn: (who) => `轮到${who}`, thinks: (who) => `${who}思考中……`, paused: "电脑已暂停",
    past: "正在回看：可从此处续下，或回到最后", board: (name) => `${name}棋盘`,
    won: (who) => `${who}获胜`, drawn: "平局", youWon: "你赢了！", youLost: "你输了。",
    by: (n) => (n ? `多 ${n} 子` : "子数相等"), close: "关闭", cancel: "取消",
    start: "开始", kind: "游戏", rules: "规则", boardName: "棋盘", boardHelp: "名称（障碍，如 3gh）或局面",
    saveAs: "名称", saved: (name) => `已保存为“${name}”。`, noSaves: "没有存档。", loaded: (name) => `已读取“${name}”。`,
    remove: "删除", removed: (name) => `已删除“${name}”。`, download: "下载", downloadSaveIn: "下载 save.in", upload: "上传文件",
    pasteHelp: "对局、局面、着法或 save.in", use: "使用此文本", copyGame: "复制对局", copyPosition: "复制局面",
    copyMoves: "复制着法", copied: "已复制。", editHelp: "选择棋子，再点击格子。", empty: "空格", wall: "障碍", toMove: "轮到",
    quitAsk: "要停止程序吗？对局会保留。", goodbye: "再见！", goodbyeMore: "程序已结束。对局已保留：再次启动程序即可继续。",
    gone: "程序没有回应，它还在运行吗？", late: "局面刚刚变了。",
    moved: (who, mv, turned, jump) => `${who}${jump ? "跳到" : "下"} ${mv}${turned ? `，翻转 ${turned} 子` : ""}`, passed: (who) => `${who}无子可下`,
    hinted: (mv) => `提示：${mv}`, depth: (n) => `深度 ${n}`, sure: (who) => `${who}必胜`, unsaved: "对局无法写入磁盘：",
    empty_: "空", canGo: "可走", yes: "是",
  },
};

const chosen = localStorage.getItem("language") ?? navigator.language.slice(0, 2);
export let language = chosen in WORDS ? chosen : "en";

export function speak(name) {
  language = name;
  localStorage.setItem("language", name);
  translate();
}

export function word(key, ...values) {
  const text = WORDS[language][key] ?? WORDS.en[key] ?? key;
  return typeof text === "function" ? text(...values) : text;
}

// Puts the texts into the elements that name them.
export function translate(root = document) {
  document.documentElement.lang = language === "zh" ? "zh-CN" : "en";
  for (const element of root.querySelectorAll("[data-word]")) element.textContent = word(element.dataset.word);
  for (const element of root.querySelectorAll("[data-title]")) {
    element.title = word(element.dataset.title);
    element.setAttribute("aria-label", element.title);
  }
}
