"use strict";
var modules = (() => {
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __export = (target, all) => {
    for (var name in all)
      __defProp(target, name, { get: all[name], enumerable: true });
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key) && key !== except)
          __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    }
    return to;
  };
  var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

  // ts/games/testing.ts
  var testing_exports = {};
  __export(testing_exports, {
    T: () => texts_exports,
    animated: () => animated,
    boards: () => boards,
    learn: () => learn,
    messageText: () => messageText,
    png: () => png,
    setLanguage: () => setLanguage,
    soundEnd: () => soundEnd,
    soundIsOn: () => soundIsOn,
    soundMove: () => soundMove,
    still: () => still,
    turnSound: () => turnSound,
    word: () => word
  });

  // ts/shared/language.ts
  var LANGUAGES = ["en", "zh"];
  var TAGS = { en: "en", zh: "zh-CN" };
  var language = "en";
  var languageTag = () => TAGS[language];
  function setLanguage(name) {
    language = name;
    document.documentElement.lang = languageTag();
  }
  function word(text2, ...values) {
    const chosen = text2[language];
    return typeof chosen === "string" ? chosen : chosen(...values);
  }
  var told = (text2) => typeof text2 === "string" ? text2 : text2[LANGUAGES.indexOf(language)] ?? "";
  var plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

  // ts/games/texts.ts
  var texts_exports = {};
  __export(texts_exports, {
    accuracy: () => accuracy,
    allGames: () => allGames,
    analysis: () => analysis,
    anyGame: () => anyGame,
    back: () => back,
    beginReview: () => beginReview,
    begins: () => begins,
    better: () => better,
    board: () => board,
    boardCount: () => boardCount,
    boardHelp: () => boardHelp,
    boardName: () => boardName,
    brush: () => brush,
    by: () => by,
    canGo: () => canGo,
    canMove: () => canMove,
    cancel: () => cancel,
    cannotMove: () => cannotMove,
    cannotReach: () => cannotReach,
    capturing: () => capturing,
    chooseMove: () => chooseMove,
    choosePiece: () => choosePiece,
    chooseSquare: () => chooseSquare,
    clearBoard: () => clearBoard,
    close: () => close,
    copied: () => copied,
    copy: () => copy,
    copyGame: () => copyGame,
    copyMoves: () => copyMoves,
    copyPosition: () => copyPosition,
    counts: () => counts,
    countsTitle: () => countsTitle,
    course: () => course,
    damaged: () => damaged,
    depth: () => depth,
    download: () => download,
    downloadFile: () => downloadFile,
    drawn: () => drawn,
    edit: () => edit,
    editHelp: () => editHelp,
    effort: () => effort,
    efforts: () => efforts,
    emptyBrush: () => emptyBrush,
    emptySquare: () => emptySquare,
    evaluation: () => evaluation,
    exact: () => exact,
    findBetter: () => findBetter,
    finished: () => finished,
    first: () => first,
    firstMove: () => firstMove,
    flipping: () => flipping,
    forms: () => forms,
    game: () => game,
    gameBoard: () => gameBoard,
    gameNumber: () => gameNumber,
    gameState: () => gameState,
    gameTitle: () => gameTitle,
    gamesPlayed: () => gamesPlayed,
    goodbye: () => goodbye,
    goodbyeMore: () => goodbyeMore,
    headings: () => headings,
    helpLine: () => helpLine,
    helpMoves: () => helpMoves,
    helpOff: () => helpOff,
    hint: () => hint,
    hinted: () => hinted,
    howToPlay: () => howToPlay,
    howto: () => howto,
    human: () => human,
    interrupted: () => interrupted,
    interruptedMore: () => interruptedMore,
    isChosen: () => isChosen,
    isOver: () => isOver,
    isPlanned: () => isPlanned,
    isWall: () => isWall,
    itWas: () => itWas,
    keptCount: () => keptCount,
    keyArrows: () => keyArrows,
    keyEnter: () => keyEnter,
    keyEscape: () => keyEscape,
    keyHelp: () => keyHelp,
    keys: () => keys,
    kind: () => kind,
    last: () => last,
    lastMove: () => lastMove,
    leftOut: () => leftOut,
    level: () => level,
    levelName: () => levelName,
    link: () => link,
    listed: () => listed,
    load: () => load,
    loaded: () => loaded,
    loss: () => loss,
    lostChance: () => lostChance,
    lostPieces: () => lostPieces,
    milliseconds: () => milliseconds,
    mistakeBack: () => mistakeBack,
    mistakeNext: () => mistakeNext,
    motion: () => motion,
    motionSpeed: () => motionSpeed,
    moved: () => moved,
    moves: () => moves,
    newGame: () => newGame,
    next: () => next,
    noneFits: () => noneFits,
    notYet: () => notYet,
    openNow: () => openNow,
    passMove: () => passMove,
    passed: () => passed,
    past: () => past,
    pasteHelp: () => pasteHelp,
    pause: () => pause,
    paused: () => paused,
    planned: () => planned,
    plannedInVain: () => plannedInVain,
    plannedNoMore: () => plannedNoMore,
    play: () => play,
    playHere: () => playHere,
    played: () => played,
    playedOf: () => playedOf,
    player: () => player,
    playing: () => playing,
    plies: () => plies,
    points: () => points,
    programGone: () => programGone,
    progress: () => progress,
    quit: () => quit,
    quitAsk: () => quitAsk,
    redo: () => redo,
    rematch: () => rematch,
    remove: () => remove,
    removed: () => removed,
    restored: () => restored,
    results: () => results,
    resume: () => resume,
    review: () => review,
    reviewOn: () => reviewOn,
    reviewing: () => reviewing,
    rules: () => rules,
    sameAgain: () => sameAgain,
    save: () => save,
    saveAnimation: () => saveAnimation,
    saveAs: () => saveAs,
    savePicture: () => savePicture,
    saveRecord: () => saveRecord,
    saved: () => saved,
    savedGames: () => savedGames,
    savedOver: () => savedOver,
    score: () => score,
    scoreUnit: () => scoreUnit,
    scores: () => scores,
    search: () => search,
    searchHelp: () => searchHelp,
    seconds: () => seconds,
    semicolon: () => semicolon,
    sendAgain: () => sendAgain,
    settings: () => settings,
    share: () => share,
    shortLevel: () => shortLevel,
    showIt: () => showIt,
    side: () => side,
    sideToMove: () => sideToMove,
    solved: () => solved,
    sound: () => sound,
    standings: () => standings,
    start: () => start,
    startBoard: () => startBoard,
    startPosition: () => startPosition,
    step: () => step,
    stop: () => stop,
    sure: () => sure,
    takeBack: () => takeBack,
    text: () => text,
    thinks: () => thinks,
    time: () => time,
    toGame: () => toGame,
    toMove: () => toMove,
    tooLong: () => tooLong,
    tournament: () => tournament,
    tried: () => tried,
    tryAgain: () => tryAgain,
    trying: () => trying,
    undo: () => undo,
    unsaved: () => unsaved,
    unsent: () => unsent,
    upload: () => upload,
    use: () => use,
    verdicts: () => verdicts,
    voidGame: () => voidGame,
    waiting: () => waiting,
    waitsForProgram: () => waitsForProgram,
    wall: () => wall,
    whichGame: () => whichGame,
    whichMove: () => whichMove,
    whichState: () => whichState,
    win: () => win,
    wonBy: () => wonBy,
    youLost: () => youLost,
    youWon: () => youWon,
    yourMove: () => yourMove
  });

  // ts/games/texts/analysis.ts
  var analysis = { en: "Analysis", zh: "分析" };
  var helpOff = { en: "Off", zh: "关" };
  var helpLine = { en: "Best lines", zh: "最佳变化" };
  var helpMoves = { en: "All moves", zh: "所有着法" };
  var depth = { en: (n) => `depth ${n}`, zh: (n) => `深度 ${n}` };
  var exact = { en: "exact", zh: "精确" };
  var sure = { en: (who) => `${who} wins`, zh: (who) => `${who}必胜` };
  var win = { en: "win", zh: "胜" };
  var loss = { en: "loss", zh: "负" };
  var score = {
    en: (value, unit) => `${value} ${unit}`,
    zh: (value, unit) => `${value} ${unit}`
  };
  var scoreUnit = { en: "points", zh: "分" };
  var scores = {
    en: (unit) => `${unit}, + for Black; % is Black’s winning chance`,
    zh: (unit) => `单位：${unit}，+ 表示黑方占优；% 为黑方胜率`
  };
  var evaluation = {
    en: (score2, chance) => `Evaluation: ${score2}, Black’s winning chance ${chance}%`,
    zh: (score2, chance) => `局面评估：${score2}，黑方胜率 ${chance}%`
  };

  // ts/games/texts/common.ts
  var side = {
    black: { en: "Black", zh: "黑方" },
    white: { en: "White", zh: "白方" }
  };
  var newGame = { en: "New game", zh: "新游戏" };
  var undo = { en: "Undo", zh: "悔棋" };
  var redo = { en: "Redo", zh: "重做" };
  var hint = { en: "Hint", zh: "提示" };
  var save = { en: "Save", zh: "保存" };
  var load = { en: "Load", zh: "读取" };
  var close = { en: "Close", zh: "关闭" };
  var cancel = { en: "Cancel", zh: "取消" };
  var start = { en: "Start", zh: "开始" };
  var moves = { en: "Moves", zh: "棋谱" };
  var keyHelp = { en: "Keyboard shortcuts", zh: "快捷键" };
  var copied = { en: "Copied.", zh: "已复制。" };
  var wall = { en: "Wall", zh: "障碍" };
  var emptySquare = { en: "empty", zh: "空" };
  var listed = {
    en: (parts) => parts.join(", "),
    zh: (parts) => parts.join("，")
  };
  var seconds = { en: (n) => `${n} s`, zh: (n) => `${n} 秒` };
  var milliseconds = { en: (n) => `${n} ms`, zh: (n) => `${n} 毫秒` };
  var plies = { en: (n) => plural(n, "move"), zh: (n) => `${n} 步` };
  var board = { en: (game2) => `${game2} board`, zh: (game2) => `${game2}棋盘` };
  var human = { en: "Human", zh: "玩家" };
  var LEVELS = [
    { en: "random", zh: "随机" },
    { en: "novice", zh: "新手" },
    { en: "basic", zh: "入门" },
    { en: "easy", zh: "初级" },
    { en: "medium", zh: "中级" },
    { en: "hard", zh: "高级" },
    { en: "strong", zh: "强手" },
    { en: "expert", zh: "高手" },
    { en: "master", zh: "大师" },
    { en: "best", zh: "全力" }
  ];
  var levelName = {
    en: (n) => LEVELS[n - 1] ? ` (${LEVELS[n - 1]?.en})` : "",
    zh: (n) => LEVELS[n - 1] ? `（${LEVELS[n - 1]?.zh}）` : ""
  };
  var level = {
    en: (n) => `Level ${n}${levelName.en(n)}`,
    zh: (n) => `电脑 ${n} 级${levelName.zh(n)}`
  };
  var shortLevel = { en: (n) => `Level ${n}`, zh: (n) => `${n} 级` };
  var toMove = { en: (who) => `${who} to move`, zh: (who) => `轮到${who}走` };
  var wonBy = {
    en: (who, count) => `${who} wins${count && ` by ${count}`}`,
    zh: (who, count) => `${who}${count ? `胜 ${count}` : "获胜"}`
  };
  var drawn = { en: "Draw", zh: "平局" };
  var first = { en: "First position", zh: "回到开局" };
  var back = { en: "Previous move", zh: "上一步" };
  var next = { en: "Next move", zh: "下一步" };
  var last = { en: "Last position", zh: "跳到最后" };
  var play = { en: "Play", zh: "播放" };
  var pause = { en: "Pause", zh: "暂停" };

  // ts/games/texts/dialogs.ts
  var kind = { en: "Game", zh: "游戏" };
  var rules = { en: "Rules", zh: "规则" };
  var boardName = { en: "Board", zh: "棋盘" };
  var boardHelp = {
    en: "choose one below, or enter its letters or a position",
    zh: "可在下面选择，也可输入棋盘的字母或局面"
  };
  var boardCount = {
    en: (n, all) => `${n === all ? "" : `${n} of `}${all} ${all === 1 ? "board" : "boards"}`,
    zh: (n, all) => n === all ? `共 ${all} 个棋盘` : `${n} 个棋盘（共 ${all} 个）`
  };
  var saveAs = { en: "Name", zh: "名称" };
  var saved = {
    en: (name) => `Saved as “${name}”.`,
    zh: (name) => `已保存为“${name}”。`
  };
  var savedOver = {
    en: (name) => `Saved as “${name}”, replacing the earlier save.`,
    zh: (name) => `已保存为“${name}”，并覆盖了原来的存档。`
  };
  var download = { en: "Download", zh: "下载" };
  var downloadFile = {
    en: (name) => `Download ${name}`,
    zh: (name) => `下载 ${name}`
  };
  var upload = { en: "Upload a file", zh: "上传文件" };
  var tooLong = { en: "The text is too long: the limit is 60 kB.", zh: "文本太长：最多 60 kB。" };
  var forms = {
    game: { en: "a saved game", zh: "存档" },
    record: { en: "a game record", zh: "棋谱" },
    position: { en: "a position", zh: "局面" },
    moves: { en: "moves from the start", zh: "从开局开始的着法" }
  };
  var pasteHelp = {
    en: (formats) => `Paste a game, a position or moves${formats && ` (${formats})`}`,
    zh: (formats) => `可粘贴对局、局面或着法${formats && `（${formats}）`}`
  };
  var use = { en: "Start a game from it", zh: "由此开始一局" };
  var copyGame = { en: "Copy game", zh: "复制对局" };
  var copyPosition = { en: "Copy position", zh: "复制局面" };
  var copyMoves = { en: "Copy moves", zh: "复制着法" };
  var quitAsk = { en: "Quit the program? The game is saved.", zh: "要退出程序吗？对局已保存。" };
  var howToPlay = {
    en: (game2) => `How to play ${game2}`,
    zh: (game2) => `${game2}的玩法`
  };
  var keyArrows = { en: "move between squares", zh: "移动光标" };
  var keyEnter = { en: "choose a square", zh: "选择格子" };
  var keyEscape = { en: "cancel; back to the game", zh: "取消；回到对局" };
  var link = {
    en: "A link that starts a game from this position while this program is running",
    zh: "本局面的链接：打开后从这个局面另开一局（程序运行期间有效）"
  };
  var copy = { en: "Copy", zh: "复制" };
  var saveRecord = { en: (name) => `Game (${name})`, zh: (name) => `棋谱（${name}）` };
  var savePicture = {
    en: (kind2) => `Picture (${kind2})`,
    zh: (kind2) => `图片（${kind2}）`
  };
  var saveAnimation = { en: "Animation", zh: "动画" };
  var editHelp = {
    en: "Choose a colour, then click squares, or use the arrow keys and Enter. A square of that colour is cleared.",
    zh: "先选颜色，再点击格子，也可以用方向键和回车；再点一次就清空。"
  };
  var clearBoard = { en: "Clear", zh: "清空" };
  var startBoard = { en: "Start position", zh: "初始局面" };
  var gameBoard = { en: "Position of the game", zh: "当前局面" };
  var brush = { en: "Colour", zh: "颜色" };
  var emptyBrush = { en: "Empty", zh: "空格" };
  var sideToMove = { en: "To move", zh: "轮到哪方走" };

  // ts/games/texts/ends.ts
  var voidGame = { en: "void", zh: "作废" };
  var headings = {
    "illegal move": { en: "illegal move", zh: "着法不合规" },
    late: { en: "late", zh: "超时" },
    "not ready": { en: "not ready", zh: "未能就绪" },
    "no answer": { en: "no answer", zh: "没有回答就退出" },
    crashed: { en: "crashed", zh: "异常退出" },
    "out of memory": { en: "out of memory", zh: "内存超限" },
    "too many files": { en: "too many files", zh: "文件超限" },
    unreadable: { en: "unreadable", zh: "回答无法识别" },
    "closed its output": { en: "closed its output", zh: "关闭了输出" },
    "too much output": { en: "too much output", zh: "输出过多" },
    "not started": { en: "not started", zh: "无法启动" },
    "agreed score": { en: "agreed score", zh: "双方评分一致" },
    "agreed draw": { en: "agreed draw", zh: "双方同意和棋" },
    "exact endgame": { en: "exact endgame", zh: "残局精确计算" },
    awarded: { en: "awarded", zh: "裁定" },
    rules: { en: "rules", zh: "按规则结束" },
    void: voidGame
  };
  var leftOut = {
    en: (reason) => ` was left out: ${reason}`,
    zh: (reason) => ` 未参赛：${reason}`
  };
  var semicolon = { en: "; ", zh: "；" };
  var passMove = { en: "pass", zh: "停一手" };

  // ts/games/texts/list.ts
  var search = { en: "Search", zh: "搜索" };
  var searchHelp = { en: "Name, player or date", zh: "名称、棋手或日期" };
  var whichGame = { en: "Game", zh: "游戏" };
  var anyGame = { en: "All games", zh: "所有游戏" };
  var whichState = { en: "State", zh: "状态" };
  var keptCount = {
    en: (n, all) => n === all ? `${all} ${all === 1 ? "game" : "games"}` : `${n} of ${all} games`,
    zh: (n, all) => n === all ? `共 ${all} 局` : `${n} 局（共 ${all} 局）`
  };
  var gameState = {
    any: { en: "Any state", zh: "所有状态" },
    yours: { en: "Your move", zh: "轮到你走" },
    theirs: { en: "The computer’s move", zh: "轮到电脑走" },
    over: { en: "Finished", zh: "已结束" },
    black: { en: "Black won", zh: "黑方胜" },
    white: { en: "White won", zh: "白方胜" },
    drawn: { en: "Draws", zh: "平局" }
  };
  var savedGames = { en: "Saved games", zh: "存档" };
  var allGames = { en: "All games", zh: "所有对局" };
  var damaged = { en: "Files that cannot be read (left unchanged)", zh: "无法读取的文件（已原样保留）" };
  var noneFits = {
    en: "No game fits. Change the search or the filters.",
    zh: "没有符合条件的对局，请修改搜索内容或筛选条件。"
  };
  var openNow = { en: "on the board", zh: "正在棋盘上" };
  var loaded = {
    en: (name) => `Loaded “${name}”.`,
    zh: (name) => `已读取“${name}”。`
  };
  var remove = { en: "Remove", zh: "删除" };
  var removed = {
    en: (name) => `Removed “${name}”.`,
    zh: (name) => `已删除“${name}”。`
  };

  // ts/games/texts/live.ts
  var tournament = { en: (game2) => `${game2} tournament`, zh: (game2) => `${game2}比赛` };
  var playedOf = {
    en: (n, all) => `${n} of ${all} games played`,
    zh: (n, all) => `已赛 ${n} 局，共 ${all} 局`
  };
  var finished = { en: "The tournament is over", zh: "比赛已结束" };
  var interrupted = { en: "Interrupted", zh: "比赛已中断" };
  var interruptedMore = {
    en: "The tournament was interrupted. This page goes on when it is resumed on the same port.",
    zh: "比赛已中断。用同一端口恢复比赛后，本页会继续显示。"
  };
  var playing = { en: "Now playing", zh: "正在进行" };
  var standings = { en: "Standings", zh: "积分榜" };
  var results = { en: "Results", zh: "赛果" };
  var player = { en: "Player", zh: "选手" };
  var points = { en: "Points", zh: "积分" };
  var gamesPlayed = { en: "Games", zh: "局数" };
  var progress = { en: "Games played", zh: "已赛局数" };
  var gameNumber = { en: (n) => `Game ${n}`, zh: (n) => `第 ${n} 局` };
  var gameTitle = {
    en: (n, text2) => `Game ${n}: ${text2}`,
    zh: (n, text2) => `第 ${n} 局：${text2}`
  };
  var begins = { en: "starting", zh: "刚开始" };
  var waiting = { en: "No games in progress.", zh: "目前没有正在进行的对局。" };
  var programGone = {
    en: "No answer from the tournament. What is shown was the last news; the page goes on when there is an answer.",
    zh: "比赛程序没有回应。这里显示的是最后收到的情况，程序恢复后本页会继续更新。"
  };

  // ts/games/texts/play.ts
  var sound = { en: "Sound", zh: "声音" };
  var quit = { en: "Quit", zh: "退出" };
  var resume = { en: "Resume", zh: "继续" };
  var step = { en: "One move", zh: "走一步" };
  var rematch = { en: "Rematch", zh: "再来一局" };
  var keys = {
    en: "Arrow keys: move, Enter: select, U: undo, R: redo, H: hint, N: new game",
    zh: "方向键移动，回车选择，U 悔棋，R 重做，H 提示，N 新游戏"
  };
  var game = { en: "Game", zh: "对局" };
  var edit = { en: "Board editor", zh: "编辑棋盘" };
  var text = { en: "Copy and paste", zh: "复制与粘贴" };
  var share = { en: "Export", zh: "导出" };
  var howto = { en: "How to play", zh: "玩法" };
  var settings = { en: "Settings", zh: "设置" };
  var time = { en: "Thinking time", zh: "思考时间" };
  var motion = { en: "Animation", zh: "动画" };
  var motionSpeed = {
    normal: { en: "Normal", zh: "正常" },
    fast: { en: "Fast", zh: "快" },
    off: { en: "Off", zh: "关" }
  };
  var yourMove = { en: "Your move", zh: "轮到你走" };
  var choosePiece = { en: "choose a ringed piece, then a square", zh: "先选带圈的棋子，再选要走到的格子" };
  var chooseSquare = { en: "choose a square with a dot", zh: "请选一个带圆点的格子" };
  var firstMove = {
    en: (turn, how) => `${turn}: ${how}`,
    zh: (turn, how) => `${turn}：${how}`
  };
  var thinks = { en: (who) => `${who} is thinking …`, zh: (who) => `${who}思考中……` };
  var paused = { en: "The computer is paused", zh: "电脑已暂停" };
  var past = {
    en: "Earlier position: continue from here, or go to the last one",
    zh: "正在回看：可从这里继续下，或跳到最后"
  };
  var youWon = { en: "You win", zh: "你赢了" };
  var youLost = { en: "You lose", zh: "你输了" };
  var by = { en: (margin) => `by ${margin}`, zh: (margin) => `相差 ${margin}` };
  var countsTitle = { en: "The count, move by move", zh: "每步之后的子数" };
  var counts = {
    en: "The count after each move; Black’s share is dark",
    zh: "每步之后的子数，深色为黑方"
  };
  var isOver = { en: "The game is over.", zh: "对局已结束。" };
  var isWall = { en: "That square is a wall.", zh: "这一格是障碍。" };
  var cannotMove = {
    en: (square, piece) => `The ${piece} on ${square} cannot move.`,
    zh: (square) => `${square} 的棋子无处可走。`
  };
  var cannotReach = {
    en: (from, to, piece) => `The ${piece} on ${from} cannot reach ${to}.`,
    zh: (from, to) => `${from} 的棋子走不到 ${to}。`
  };
  var lastMove = { en: "last move", zh: "最后一步" };
  var isChosen = { en: "selected", zh: "已选中" };
  var canMove = { en: "can move", zh: "可以移动" };
  var canGo = { en: "legal move", zh: "可以走" };
  var isPlanned = { en: "premove", zh: "预走" };
  var whichMove = { en: "Which move?", zh: "走哪一步？" };
  var planned = {
    en: (mv) => `Premove ${mv}: Esc or a click cancels it`,
    zh: (mv) => `预走 ${mv}：按 Esc 或点击可取消`
  };
  var plannedNoMore = { en: "Premove cancelled.", zh: "已取消预走。" };
  var plannedInVain = {
    en: (mv) => `The premove ${mv} is not legal now.`,
    zh: (mv) => `预走的 ${mv} 现在不能走。`
  };
  var hinted = { en: (mv) => `Hint: ${mv}`, zh: (mv) => `提示：${mv}` };
  var moved = {
    en: (who, mv, more, jump) => `${who} ${jump ? "moves" : "plays"} ${mv}${more}`,
    zh: (who, mv, more, jump) => `${who}${jump ? "走" : "下"} ${mv}${more}`
  };
  var flipping = {
    en: (pieces) => `, flipping ${pieces}`,
    zh: (pieces) => `，翻转 ${pieces}`
  };
  var capturing = {
    en: (pieces) => `, capturing ${pieces}`,
    zh: (pieces) => `，吃掉 ${pieces}`
  };
  var passed = { en: (who) => `${who} passes`, zh: (who) => `${who}停一手` };
  var waitsForProgram = { en: "Waiting for the program …", zh: "正在等待程序回应……" };
  var unsent = {
    en: (mv) => `No answer from the program: ${mv} was not played.`,
    zh: (mv) => `程序没有回应：${mv} 没有走成。`
  };
  var sendAgain = { en: "Play it now", zh: "再走一次" };
  var takeBack = { en: "Undo", zh: "撤销" };
  var restored = { en: "Restored.", zh: "已恢复。" };
  var unsaved = { en: "The game could not be saved: ", zh: "对局无法保存：" };
  var goodbye = { en: "Goodbye!", zh: "再见！" };
  var goodbyeMore = {
    en: "The program has stopped. The game is saved: start the program again to continue.",
    zh: "程序已退出，对局已保存：再次启动程序即可继续。"
  };

  // ts/games/texts/review.ts
  var review = { en: "Review", zh: "复盘" };
  var beginReview = { en: "Review game", zh: "开始复盘" };
  var reviewOn = { en: "Review the rest", zh: "继续复盘" };
  var stop = { en: "Stop", zh: "停止" };
  var effort = { en: "Thoroughness", zh: "分析深度" };
  var efforts = {
    quick: { en: "Quick", zh: "快速" },
    usual: { en: "Normal", zh: "标准" },
    thorough: { en: "Thorough", zh: "深入" }
  };
  var reviewing = {
    en: (n, all) => `${n} of ${all} moves reviewed`,
    zh: (n, all) => `已复盘 ${n} 步，共 ${all} 步`
  };
  var course = { en: "Black’s winning chance after each move", zh: "每步之后黑方的胜率" };
  var startPosition = { en: "Start", zh: "开局" };
  var accuracy = { en: "Accuracy", zh: "准确率" };
  var chooseMove = { en: "Choose a move in the graph or the list.", zh: "请在胜率图或棋谱中选择一步。" };
  var verdicts = {
    only: { en: "the only move", zh: "唯一的着法" },
    best: { en: "the best move", zh: "最佳着法" },
    good: { en: "a good move", zh: "好棋" },
    inaccuracy: { en: "an inaccuracy", zh: "小失误" },
    mistake: { en: "a mistake", zh: "失误" },
    blunder: { en: "a blunder", zh: "严重失误" }
  };
  var better = { en: "Better", zh: "更好的下法" };
  var played = { en: "Played", zh: "实战" };
  var tried = { en: "Tried", zh: "试下" };
  var lostPieces = { en: (count) => `loses ${count}`, zh: (count) => `亏 ${count}` };
  var lostChance = {
    en: (before, after2) => `winning chance ${before}% → ${after2}%`,
    zh: (before, after2) => `胜率 ${before}% → ${after2}%`
  };
  var mistakeBack = { en: "Previous mistake", zh: "上一个失误" };
  var mistakeNext = { en: "Next mistake", zh: "下一个失误" };
  var tryAgain = { en: "Try again", zh: "再试一次" };
  var showIt = { en: "Show the answer", zh: "看答案" };
  var findBetter = {
    en: (who, mv) => `${who} played ${mv}. Find a better move.`,
    zh: (who, mv) => `${who}下了 ${mv}。请找出更好的一步。`
  };
  var notYet = {
    en: (mv) => `${mv} is not good enough. Try another move.`,
    zh: (mv) => `${mv} 还不够好，请再试。`
  };
  var sameAgain = {
    en: (mv) => `${mv} was the mistake. Try another move.`,
    zh: (mv) => `${mv} 正是那步失误，请再试。`
  };
  var solved = { en: (mv) => `Yes, ${mv} is better!`, zh: (mv) => `对，${mv} 更好！` };
  var itWas = {
    en: (line) => `Better: ${line}`,
    zh: (line) => `更好的下法：${line}`
  };
  var trying = { en: (line) => `Variation: ${line}`, zh: (line) => `变化：${line}` };
  var toGame = { en: "Back to the game", zh: "回到对局" };
  var playHere = { en: "Play from here", zh: "从这里另开一局" };

  // ts/games/games.ts
  var infos = /* @__PURE__ */ new Map();
  function learn(games) {
    for (const info of games) infos.set(info.game, info);
  }
  var allGames2 = () => [...infos.values()];
  function infoOf(game2) {
    const info = infos.get(game2);
    if (info) return info;
    throw new Error(`unknown game ${game2}`);
  }
  var fill = (text2, values) => text2.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces));
  var textOf = (text2, values = {}) => fill(text2[language], values);
  var title = (game2) => textOf(infoOf(game2).title);
  function chineseOf(game2, code, values = {}) {
    const text2 = infos.get(game2)?.chinese[code];
    return text2 === void 0 ? null : fill(text2, values);
  }

  // ts/games/quote.ts
  var quote = (text2) => JSON.stringify(text2);

  // ts/games/ends/faults.ts
  var after = (error, colon) => error ? `${colon}${error}` : "";
  var FILES = {
    size: {
      en: (allowed) => `it wrote more than ${allowed} MiB of files`,
      zh: (allowed) => `写入的文件超过 ${allowed} MiB`
    },
    count: {
      en: (allowed) => `it created more than ${allowed} files and folders`,
      zh: (allowed) => `文件和文件夹超过 ${allowed} 个`
    },
    depth: {
      en: (allowed) => `it nested folders more than ${allowed} deep`,
      zh: (allowed) => `文件夹嵌套超过 ${allowed} 层`
    },
    unreadable: {
      en: (allowed) => `it made a folder unreadable, so that its limit of ${allowed} MiB cannot be checked`,
      zh: (allowed) => `有文件夹无法读取，不能检查 ${allowed} MiB 的上限`
    }
  };
  var filesText = ({ of, allowed }) => word(FILES[of ?? "size"], allowed);
  var FAULTS = {
    illegal: {
      en: ({ answer, position, reason }) => `illegal move ${quote(answer)}: ${told(reason)}, in ${position}`,
      zh: ({ answer, position, reason }) => `着法“${answer}”不合规：${told(reason)}，局面为 ${position}`
    },
    late: {
      en: ({ milliseconds: milliseconds2, allowed, capped }) => capped ? `late: no answer within ${allowed / 1e3} s, the cap if no time limit is set (--max-wait changes it)` : `late: no answer after ${milliseconds2} ms, ${allowed} ms were allowed`,
      zh: ({ milliseconds: milliseconds2, allowed, capped }) => capped ? `超时：${allowed / 1e3} 秒内没有回答（未设时限时的上限，可用 --max-wait 修改）` : `超时：${milliseconds2} 毫秒后仍没有回答，时限为 ${allowed} 毫秒`
    },
    not_ready: {
      en: ({ asked, milliseconds: milliseconds2, allowed }) => `not ready: no answer to ${quote(asked)} after ${milliseconds2} ms, ${allowed} ms were allowed to start`,
      zh: ({ asked, milliseconds: milliseconds2, allowed }) => `未能就绪：${milliseconds2} 毫秒后仍没有回答“${asked}”，启动时限为 ${allowed} 毫秒`
    },
    exited: {
      en: ({ error }) => `ended without an answer${after(error, ": ")}`,
      zh: ({ error }) => `没有回答就退出了${after(error, "：")}`
    },
    crashed: {
      en: ({ status, error }) => `crashed: ${told(status)}${after(error, ": ")}`,
      zh: ({ status, error }) => `异常退出，${told(status)}${after(error, "：")}`
    },
    memory: {
      en: ({ allowed, used }) => `out of memory: ${allowed} MiB are allowed, ${used === null ? "it wanted more" : `it used ${used}`}`,
      zh: ({ allowed, used }) => `内存超限：${used === null ? "" : `用了 ${used} MiB，`}上限为 ${allowed} MiB`
    },
    files: { en: filesText, zh: filesText },
    unreadable: {
      en: ({ line, reason }) => `unreadable answer ${quote(line)}: ${told(reason)}`,
      zh: ({ line, reason }) => `回答“${line}”无法识别：${told(reason)}`
    },
    closed: { en: () => "closed its output", zh: () => "关闭了输出" },
    flood: { en: ({ allowed }) => `wrote over ${allowed} bytes`, zh: ({ allowed }) => `输出超过 ${allowed} 字节` },
    not_started: {
      en: ({ reason }) => `could not be started: ${told(reason)}`,
      zh: ({ reason }) => `无法启动：${told(reason)}`
    }
  };
  function faultText(fault) {
    const wording = FAULTS[fault.fault];
    return word(wording, fault);
  }
  var FAULT_KINDS = Object.keys(FAULTS);

  // ts/games/messages.ts
  var inner = (message, game2) => textOfMessage(message, game2).replace(/。$/, "");
  var silent = (fault) => "error" in fault ? { ...fault, error: void 0 } : fault;
  var WORDINGS = {
    gone: { en: "no answer from the program. Is it still running?", zh: "程序没有回应，它还在运行吗？" },
    status: { en: ({ status }) => `status ${status}`, zh: ({ status }) => `状态码 ${status}` },
    changed: { en: "the game has changed in the meantime: try again", zh: "对局刚刚发生了变化，请重试。" },
    game_over: {
      en: "the game is over: start a new one or undo a move",
      zh: "对局已结束：请开始新游戏或悔棋。"
    },
    computers_turn: { en: "it is the computer’s turn", zh: "现在轮到电脑走。" },
    not_computers_turn: { en: "it is not the computer’s turn", zh: "现在还没轮到电脑走。" },
    at_start: { en: "this is the start of the game", zh: "已经是开局了。" },
    nothing_to_redo: { en: "there is no move to redo", zh: "没有可重做的着法。" },
    too_far: {
      en: ({ moves: moves2 }) => `the game has only ${plural(moves2, "move")}`,
      zh: ({ moves: moves2 }) => `这局棋只有 ${moves2} 步。`
    },
    no_move: { en: ({ mv }) => `${quote(mv)} is not a move`, zh: ({ mv }) => `“${mv}”不是有效的着法。` },
    illegal: {
      en: ({ mv, why }) => `${quote(mv)}: ${told(why)}`,
      zh: ({ mv, why }) => `着法“${mv}”不合规：${told(why)}。`
    },
    no_time: {
      en: ({ most }) => `the time per move must be from 1 to ${most} ms`,
      zh: ({ most }) => `每步时间应为 1 到 ${most} 毫秒。`
    },
    no_level: {
      en: ({ most }) => `the level must be from 1 to ${most}`,
      zh: ({ most }) => `等级应为 1 到 ${most}。`
    },
    no_rules: {
      en: ({ known }) => `unknown rules: expected one of ${known}`,
      zh: ({ known }) => `没有这种规则，可选：${known}。`
    },
    no_engine: {
      en: ({ name }) => `unknown program ${quote(name)}: start the server with --engine ${name}=COMMAND`,
      zh: ({ name }) => `没有名为“${name}”的程序：请用 --engine ${name}=命令 启动本程序。`
    },
    engine_cannot: {
      en: ({ name, why }) => `${name}: ${why}`,
      zh: ({ name }) => `程序“${name}”不能从这个局面开始：请用它的规则和标准开局。`
    },
    line: {
      en: ({ line, what }) => `line ${line}: ${inner(what)}`,
      zh: ({ line, what }) => `第 ${line} 行：${inner(what)}`
    },
    expected_game: {
      en: ({ games }) => `expected ${games.map((game2) => `game: ${game2}`).join(" or ")}`,
      zh: ({ games }) => `应为 ${games.map((game2) => `game: ${game2}`).join(" 或 ")}。`
    },
    expected_pair: { en: "expected NAME: VALUE", zh: "应为“名称: 值”。" },
    expected_player: {
      en: "expected human, level 1 to 10 or engine NAME",
      zh: "应为 human、level 1 到 10 或 engine 名称。"
    },
    expected_number: { en: "expected a number", zh: "应为数字。" },
    other_game: { en: "this is another game", zh: "这是另一种游戏。" },
    start_first: { en: "the line “start:” must come first", zh: "“start:”一行应在最前面。" },
    no_start: { en: "the line “start:” is missing", zh: "缺少“start:”一行。" },
    unknown_name: { en: ({ name }) => `unknown name ${quote(name)}`, zh: ({ name }) => `未知的名称“${name}”。` },
    move: {
      en: ({ number, what }) => `move ${number}: ${inner(what)}`,
      zh: ({ number, what }) => `第 ${number} 步：${inner(what)}`
    },
    duplicate: { en: ({ name }) => `“${name}:” appears twice`, zh: ({ name }) => `“${name}:”出现了两次。` },
    unrecognized: {
      en: ({ beginning, games }) => `${quote(beginning)} is not a game, a position or moves of ${games.join(" or ")}`,
      zh: ({ beginning }) => `“${beginning}”开头的文本不是${allGames2().map(({ game: game2 }) => title(game2)).join("或")}的对局、局面或着法。`
    },
    wrong_numbers: {
      en: ({ file, columns, rows, found }) => `expected ${columns} lines of ${rows} numbers (-1, 0 or 1) in a ${file}, found ${found} numbers`,
      zh: ({ file, columns, rows, found }) => `${file} 应为 ${columns} 行，每行 ${rows} 个数字（-1、0 或 1）；这里有 ${found} 个数字。`
    },
    too_long: {
      en: ({ most }) => `the text is too long: at most ${most / 1024} kB`,
      zh: ({ most }) => `文本太长：最多 ${most / 1024} kB。`
    },
    no_position: {
      en: ({ why }) => why,
      zh: ({ game: game2, fault, at }) => chineseOf(game2, fault, { at }) ?? "这不是有效的局面。"
    },
    board_letters: {
      en: ({ letters }) => `a row can only contain ${letters}`,
      zh: ({ letters }) => `每行只能包含 ${letters}。`
    },
    board_rows: {
      en: ({ rows, columns }) => `expected a board of ${rows} rows of ${columns} squares`,
      zh: ({ rows, columns }) => `棋盘应为 ${rows} 行 ${columns} 列。`
    },
    no_walls: { en: "this game has no walls", zh: "这种棋没有障碍。" },
    board_impossible: { en: "no game can come to this position", zh: "对局中不可能出现这个局面。" },
    board_over: {
      en: ({ game: game2, why }) => `the game would be over at once: ${inner(why, game2)}`,
      zh: ({ game: game2, why }) => `从这个局面开始，对局马上就结束了：${inner(why, game2)}。`
    },
    no_position_file: {
      en: "this game has no position file: download the game instead",
      zh: "这种棋没有局面文件：请下载对局。"
    },
    position_file_cannot: {
      en: ({ file }) => `${file} cannot hold this position: download the game instead`,
      zh: ({ file }) => `${file} 不能表示这个局面：请下载对局。`
    },
    no_name: {
      en: ({ longest }) => `a name consists of 1 to ${longest} letters, digits, spaces and - _ ( )`,
      zh: ({ longest }) => `名称应为 1 到 ${longest} 个字符，只能包含文字、数字、空格和 - _ ( )。`
    },
    no_save: { en: ({ name }) => `no saved game is named ${quote(name)}`, zh: ({ name }) => `没有存档“${name}”。` },
    not_removed: {
      en: "this is not a removed game: it may have been restored already",
      zh: "这局棋不在已删除的对局中，可能已经恢复。"
    },
    many_saves: {
      en: ({ most }) => `${most} games are saved already: remove some`,
      zh: ({ most }) => `已有 ${most} 个存档：请先删除一些。`
    },
    no_game: {
      en: "this game no longer exists: choose another one under Load",
      zh: "这局棋已不存在：请在“读取”中另选一局。"
    },
    many_pages: { en: "too many pages are open: close some", zh: "打开的页面太多：请关闭一些。" },
    // The reason is of the operating system, with the name of the file.
    disk: { en: ({ why }) => told(why), zh: ({ why }) => `磁盘出错：${told(why)}` },
    other_origin: {
      en: "only pages of this server are accepted: open the address that it printed",
      zh: "只接受本程序页面的请求：请打开程序启动时显示的地址。"
    },
    not_found: { en: "not found", zh: "找不到这个地址。" },
    method: { en: "wrong method: use GET for the page and POST for requests", zh: "请求方式不对。" },
    request: { en: ({ why }) => why, zh: () => "内容有误。" },
    engine_gone: {
      en: ({ name }) => `the program ${quote(name)} is not available`,
      zh: ({ name }) => `程序“${name}”不可用。`
    },
    engine_failed: {
      en: ({ name, fault, error }) => fault.fault === "late" ? `${name} took too long to move` : `${name}: ${faultText(silent(fault))}${error && ` (${error})`}`,
      zh: ({ name, fault, error }) => `程序“${name}”：${fault.fault === "late" ? "走棋超时" : faultText(silent(fault))}${error && `（${error}）`}`
    },
    no_move_found: { en: "no move was found", zh: "没有找到可走的着法。" },
    only_repeats: { en: "every move would repeat the game", zh: "所有着法都会造成循环" }
  };
  var CODES = Object.keys(WORDINGS);
  var isKnown = (message) => Object.hasOwn(WORDINGS, message.code);
  function wordingOf({ code, values }) {
    const wording = WORDINGS[code];
    return word(wording, values);
  }
  function textOfMessage(message, game2) {
    const own = game2 === void 0 ? null : chineseOf(game2, message.code);
    if (own === null && isKnown(message)) return wordingOf(message);
    if (own !== null && language === "zh") return own;
    return "message" in message ? message.message : message.code;
  }
  function messageText(message, game2) {
    const text2 = textOfMessage(message, game2);
    return text2.charAt(0).toUpperCase() + text2.slice(1);
  }

  // ts/shared/dom.ts
  var isSet = (value) => value !== null && value !== void 0;
  function setAttribute(element, name, value) {
    if (value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  function setProperty(element, name, value) {
    const properties = element;
    if (name === "dataset") Object.assign(element.dataset, value);
    else if (name in element && (value !== false || typeof properties[name] === "boolean")) properties[name] = value;
    else setAttribute(element, name, value);
  }
  function append(element, children) {
    const shown = children.flat().filter((child) => isSet(child) && child !== false);
    element.append(...shown.map((child) => child instanceof Node ? child : String(child)));
  }
  function make(name, properties = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) if (isSet(value)) setProperty(element, key, value);
    append(element, children);
    return element;
  }
  function svg(name, attributes = {}, ...children) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) {
      if (typeof value === "function") element[key] = value;
      else if (isSet(value)) setAttribute(element, key, value);
    }
    append(element, children);
    return element;
  }

  // ts/shared/files.ts
  function svgFile(picture2) {
    picture2.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    return `<?xml version="1.0" encoding="UTF-8"?>
${new XMLSerializer().serializeToString(picture2)}
`;
  }
  async function pngFile(picture2, width, height) {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgFile(picture2))}`;
    await image.decode();
    const canvas = make("canvas", { width, height });
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return new Promise((done) => canvas.toBlob(done, "image/png"));
  }

  // ts/shared/stones.ts
  var stops = (list) => list.map(([offset, color]) => svg("stop", { offset, "stop-color": color }));
  var stonePaint = (id, ...list) => svg("radialGradient", { id, cx: 0.36, cy: 0.32, r: 0.72 }, stops(list));
  var paints = () => svg(
    "defs",
    {},
    stonePaint("paint-black", [0, "#696969"], [0.45, "#2e2e2e"], [1, "#181818"]),
    stonePaint("paint-white", [0, "#fff"], [0.6, "#f4f4f2"], [1, "#c8c8c8"]),
    svg(
      "linearGradient",
      { id: "paint-wood", x2: 0, y2: 0.09, spreadMethod: "repeat" },
      stops([
        [0, "#e9c387"],
        [0.3, "#edca91"],
        [1, "#ebc78c"]
      ])
    )
  );
  var stonePaintOf = (color) => `url(#paint-${color})`;
  var stoneShape = (names, color, { cx, cy, r }) => svg(
    "g",
    { class: names },
    svg("circle", { cx: cx + 0.055 * r, cy: cy + 0.11 * r, r, class: "shadow" }),
    svg("circle", { cx, cy, r, class: "body", fill: stonePaintOf(color) })
  );

  // ts/games/board/marks.ts
  var markedSquares = ({ marks, to }) => [...marks, ...to === null ? [] : [to]];

  // ts/games/board/picture.ts
  var UNIT = 80;
  var MARGIN = 36;
  var RIM = 6;
  var RADIUS = 33;
  var bodyOf = (disc) => disc?.children[1] ?? null;
  var Picture = class {
    constructor(element, { columns, rows, files, ranks, shaded, cells }) {
      this.element = element;
      const scale = Math.max(1, Math.max(columns, rows) / 10);
      element.style.setProperty("--names", String(scale));
      this.columns = columns;
      this.margin = MARGIN * scale;
      this.kinds = new Map(cells.map((cell) => [cell.letter, cell]));
      this.width = this.margin + columns * UNIT + RIM;
      this.height = this.margin + rows * UNIT + RIM;
      this.grounds = Array.from(
        { length: columns * rows },
        (_, square) => shaded.includes(square) ? "square shaded" : "square"
      );
      this.cells = this.grounds.map((ground, square) => {
        const [x, y] = this.corner(square);
        return svg(
          "g",
          { class: "cell", "data-square": square },
          svg("rect", { class: ground, x, y, width: UNIT, height: UNIT })
        );
      });
      this.layer = svg("g", { "pointer-events": "none", "aria-hidden": "true" });
      const middle = (index) => (index + 0.5) * UNIT;
      const coordinate = (name, x, y) => svg("text", { class: "coordinate", x, y, "aria-hidden": "true" }, name);
      element.setAttribute("viewBox", `0 0 ${this.width} ${this.height}`);
      element.replaceChildren(
        paints(),
        svg("rect", { class: "base", width: this.width, height: this.height, rx: 12, fill: "url(#paint-wood)" }),
        ...files.map((name, index) => coordinate(name, this.margin + middle(index), this.height - this.margin / 2)),
        ...ranks.map((name, index) => coordinate(name, this.margin / 2, RIM + middle(index))),
        ...this.cells,
        svg("rect", { class: "frame", x: this.margin, y: RIM, width: columns * UNIT, height: rows * UNIT }),
        this.layer
      );
    }
    element;
    columns;
    width;
    height;
    /** The squares with their pieces. */
    cells;
    /** Marks lie above everything and let pointers through. */
    layer;
    /** The letters of the squares. */
    letters = [];
    margin;
    kinds;
    grounds;
    /** Shows squares and updates only those that changed. */
    show(letters) {
      for (const [square, letter] of [...letters].entries())
        if (letter !== this.letters[square]) this.put(square, letter);
      this.letters = [...letters];
    }
    put(square, letter) {
      const cell = this.cells[square];
      if (!cell) return;
      cell.firstElementChild?.setAttribute("class", letter === "#" ? "square wall" : this.grounds[square] ?? "");
      const disc = this.discAt(square);
      const color = this.colorOf(letter);
      if (color && disc && !this.signOf(letter) && !this.signOf(this.letters[square])) {
        disc.setAttribute("class", `disc ${color}`);
        bodyOf(disc)?.setAttribute("fill", stonePaintOf(color));
        return;
      }
      disc?.remove();
      if (color) cell.append(this.disc(square, color, { sign: this.signOf(letter) }));
    }
    /** The side of a piece; null if the letter is that of another cell. */
    colorOf(letter) {
      return this.kindOf(letter)?.color ?? null;
    }
    /** The sign on a piece that is not a plain stone. */
    signOf(letter) {
      return this.kindOf(letter)?.sign;
    }
    kindOf(letter) {
      return letter === void 0 ? void 0 : this.kinds.get(letter);
    }
    /** The disc of a square, if it has one. */
    discAt(square) {
      return this.cells[square]?.querySelector(".disc") ?? null;
    }
    corner(square) {
      return [this.margin + square % this.columns * UNIT, RIM + Math.floor(square / this.columns) * UNIT];
    }
    middle(square) {
      const [x, y] = this.corner(square);
      return [x + UNIT / 2, y + UNIT / 2];
    }
    circle(square, kind2, r) {
      const [cx, cy] = this.middle(square);
      return svg("circle", { class: kind2, cx, cy, r });
    }
    /** A disc, with a sign if it has one; `kind` are further classes. */
    disc(square, color, { sign, kind: kind2 = "" } = {}) {
      const [cx, cy] = this.middle(square);
      const disc = stoneShape(`disc ${color}${kind2 && ` ${kind2}`}`, color, { cx, cy, r: RADIUS });
      if (sign) disc.append(this.sign(square, sign, color));
      return disc;
    }
    sign(square, sign, color) {
      return this.text(square, `sign on-${color}`, sign);
    }
    /** The mark of the last move: a ring on its disc, or a dot where there is none. */
    last(square) {
      const letter = this.letters[square];
      const isBlack = this.colorOf(letter) === "black";
      return this.circle(square, isBlack ? "last on-black" : "last", this.signOf(letter) ? 28 : 14);
    }
    ring(square, kind2, inset) {
      const [x, y] = this.corner(square);
      const side2 = UNIT - 2 * inset;
      return svg("rect", { class: kind2, x: x + inset, y: y + inset, width: side2, height: side2, rx: 10 });
    }
    text(square, kind2, words) {
      const [x, y] = this.middle(square);
      return svg("text", { class: kind2, x, y }, words);
    }
  };

  // ts/games/replay/boards.ts
  function boards({ rows, moves: moves2, ply }) {
    const columns = rows[0]?.length ?? 0;
    const now = [...rows.join("")];
    const before = [];
    let board2 = now;
    for (const { changes } of moves2.slice(0, ply).reverse()) {
      board2 = [...board2];
      for (const [square, letter] of changes) board2[square] = letter;
      before.unshift(board2);
    }
    const after2 = [];
    board2 = now;
    for (const { changes } of moves2.slice(ply)) {
      board2 = [...board2];
      for (const [square, , letter] of changes) board2[square] = letter;
      after2.push(board2);
    }
    const toRows = (letters) => rows.map((_, row) => letters.slice(row * columns, (row + 1) * columns).join(""));
    return [...before, now, ...after2].map(toRows);
  }

  // ts/games/pictures.ts
  var LINES = ["fill", "fill-opacity", "stroke", "stroke-width"];
  var LETTERS = ["fill", "font-size", "font-weight", "text-anchor", "dominant-baseline"];
  function ink(element) {
    const paper = make("div", { className: "paper", hidden: true }, element);
    document.body.append(paper);
    for (const part of element.querySelectorAll(".cell"))
      for (const name of ["class", "data-square"]) part.removeAttribute(name);
    for (const part of element.querySelectorAll("[class]")) {
      const looks = getComputedStyle(part);
      const isText = part.localName === "text";
      for (const name of isText ? LETTERS : LINES) part.setAttribute(name, looks.getPropertyValue(name));
      if (isText) part.setAttribute("font-family", "sans-serif");
      part.removeAttribute("class");
    }
    element.removeAttribute("style");
    element.remove();
    paper.remove();
    return element;
  }
  function picture(view) {
    const drawn2 = new Picture(svg("svg"), infoOf(view.game));
    drawn2.element.setAttribute("width", String(drawn2.width));
    drawn2.element.setAttribute("height", String(drawn2.height));
    return drawn2;
  }
  function still(view) {
    const drawn2 = picture(view);
    drawn2.show(view.rows.join(""));
    const last2 = view.moves[view.ply - 1];
    if (last2) drawn2.layer.append(...markedSquares(last2).map((square) => drawn2.last(square)));
    return ink(drawn2.element);
  }
  var FRAME_SECONDS = 0.8;
  var HELD = 4;
  function animated(view) {
    const drawn2 = picture(view);
    const frames = boards(view).map((rows) => rows.join(""));
    const histories = drawn2.cells.map((_, square) => frames.map((letters) => letters.charAt(square)));
    drawn2.show(histories.map((letters) => letters.find((letter) => letter !== ".") ?? "."));
    const signs = histories.map((letters, square) => addSigns(drawn2, square, letters));
    const last2 = drawn2.last(0);
    if (view.moves.length) drawn2.layer.append(last2);
    const element = ink(drawn2.element);
    const steps = frames.length + HELD;
    const squares = [...histories.entries()];
    for (const [square, letters] of squares) {
      const disc = drawn2.cells[square]?.querySelector("g");
      if (!disc) continue;
      animate(bodyOf(disc), "fill", paintsOf(drawn2, letters), steps);
      animate(
        disc,
        "opacity",
        letters.map((letter) => letter === "." ? 0 : 1),
        steps
      );
      for (const { letter: shown, sign } of signs[square] ?? [])
        animate(
          sign,
          "opacity",
          letters.map((letter) => letter === shown ? 1 : 0),
          steps
        );
    }
    const places = [null, ...view.moves.map(({ to }) => to)].map(
      (to) => to === null ? [-2 * UNIT, -2 * UNIT] : drawn2.middle(to)
    );
    animate(
      last2,
      "cx",
      places.map(([x]) => x),
      steps
    );
    animate(
      last2,
      "cy",
      places.map(([, y]) => y),
      steps
    );
    return element;
  }
  function addSigns(drawn2, square, letters) {
    drawn2.discAt(square)?.querySelector(".sign")?.remove();
    return [...new Set(letters)].flatMap((letter) => {
      const [text2, color] = [drawn2.signOf(letter), drawn2.colorOf(letter)];
      if (!text2 || !color) return [];
      const sign = drawn2.sign(square, text2, color);
      drawn2.cells[square]?.append(sign);
      return [{ letter, sign }];
    });
  }
  function paintsOf(drawn2, letters) {
    let color = drawn2.colorOf(letters.find((letter) => letter !== "."));
    return letters.map((letter) => {
      color = drawn2.colorOf(letter) ?? color;
      return stonePaintOf(color ?? "black");
    });
  }
  function animate(part, attributeName, values, steps) {
    const kept2 = [...values.entries()].filter(([at, value]) => at === 0 || value !== values[at - 1]);
    part?.setAttribute(attributeName, String(values[0]));
    if (kept2.length === 1) return;
    part?.append(
      svg("animate", {
        attributeName,
        calcMode: "discrete",
        dur: `${(steps * FRAME_SECONDS).toFixed(1)}s`,
        repeatCount: "indefinite",
        values: kept2.map(([, value]) => value).join(";"),
        keyTimes: kept2.map(([at]) => +(at / steps).toFixed(5)).join(";")
      })
    );
  }
  function png(element) {
    const { width, height } = element.viewBox.baseVal;
    return pngFile(element, 2 * width, 2 * height);
  }

  // ts/shared/keep.ts
  function kept(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  }
  function keep(name, value) {
    try {
      localStorage.setItem(name, value);
    } catch {
    }
  }

  // ts/games/sound.ts
  var context = null;
  var soundIsOn = kept("sound") === "on";
  function turnSound(on) {
    soundIsOn = on;
    keep("sound", on ? "on" : "off");
    if (on) soundMove({ by: "black", jump: false }, 2);
  }
  function tone({ from, to = from, after: after2 = 0, lasts = 0.12, volume = 0.12, type = "sine" }) {
    context ??= new AudioContext();
    const begin = context.currentTime + after2;
    const source = context.createOscillator();
    const gain = context.createGain();
    source.type = type;
    source.frequency.setValueAtTime(from, begin);
    source.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    gain.gain.setValueAtTime(volume, begin);
    gain.gain.exponentialRampToValueAtTime(1e-3, begin + lasts);
    source.connect(gain).connect(context.destination);
    source.start(begin);
    source.stop(begin + lasts);
  }
  var MOST_TURNS = 6;
  function soundMove({ by: by2, jump, isPass }, turns) {
    if (!soundIsOn) return;
    if (isPass) {
      tone({ from: 165, lasts: 0.25 });
      return;
    }
    const pitch = by2 === "black" ? 1 : 1.3;
    const landing = jump ? 0.12 : 0;
    if (jump) tone({ from: 380 * pitch, to: 760 * pitch, volume: 0.05 });
    tone({ from: 300 * pitch, to: 110, after: landing, lasts: 0.09, volume: 0.25, type: "triangle" });
    for (let index = 0; index < Math.min(turns, MOST_TURNS); index += 1) {
      tone({
        from: (620 + 60 * index) * pitch,
        after: landing + 0.1 + 0.055 * index,
        lasts: 0.045,
        volume: 0.07,
        type: "triangle"
      });
    }
  }
  function soundEnd(sign) {
    if (!soundIsOn) return;
    const notes = sign < 0 ? [523, 440, 349] : [392, 494, 587];
    for (const [index, from] of notes.entries())
      tone({ from, after: sign ? 0.3 + 0.14 * index : 0.3, lasts: 0.5, volume: 0.09 });
  }
  return __toCommonJS(testing_exports);
})();
