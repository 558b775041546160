import { plural, type Template, type Text } from '../../shared/language.ts';

export const newGame: Text = { en: 'New game', zh: '新游戏' };
export const sound: Text = { en: 'Sound', zh: '声音' };
export const quit: Text = { en: 'Quit', zh: '退出' };
export const undo: Text = { en: 'Undo', zh: '悔棋' };
export const redo: Text = { en: 'Redo', zh: '重做' };
export const hint: Text = { en: 'Hint', zh: '提示' };
export const pause: Text = { en: 'Pause', zh: '暂停' };
export const resume: Text = { en: 'Resume', zh: '继续' };
export const step: Text = { en: 'One move', zh: '走一步' };
export const keys: Text = {
  en: 'Arrow keys: move, Enter: select, U: undo, R: redo, H: hint, N: new game',
  zh: '方向键移动，回车选择，U 悔棋，R 重做，H 提示，N 新游戏',
};
export const players: Text = { en: 'Players', zh: '对局双方' };
export const time: Text = { en: 'Thinking time', zh: '思考时间' };
export const analysis: Text = { en: 'Analysis', zh: '分析' };
export const helpOff: Text = { en: 'Off', zh: '关' };
export const helpLine: Text = { en: 'Best lines', zh: '最佳变化' };
export const helpMoves: Text = { en: 'All moves', zh: '所有着法' };
export const moves: Text = { en: 'Moves', zh: '棋谱' };
export const game: Text = { en: 'Game', zh: '对局' };
export const first: Text = { en: 'First position', zh: '回到开局' };
export const back: Text = { en: 'Previous move', zh: '上一步' };
export const next: Text = { en: 'Next move', zh: '下一步' };
export const last: Text = { en: 'Last position', zh: '跳到最后' };
export const save: Text = { en: 'Save', zh: '保存' };
export const load: Text = { en: 'Load', zh: '读取' };
export const edit: Text = { en: 'Board editor', zh: '编辑棋盘' };
export const text: Text = { en: 'Copy and paste', zh: '复制与粘贴' };
export const black: Text = { en: 'Black', zh: '黑方' };
export const white: Text = { en: 'White', zh: '白方' };
export const human: Text = { en: 'Human', zh: '玩家' };
export const level: Template<[n: unknown]> = {
  en: (n) => `Level ${n}${{ 1: ' (random)', 10: ' (full strength)' }[n] ?? ''}`,
  zh: (n) => `电脑 ${n} 级${{ 1: '（随机）', 10: '（全力）' }[n] ?? ''}`,
};
export const short: Template<[n: unknown]> = { en: (n) => `Level ${n}`, zh: (n) => `${n} 级` };
export const seconds: Template<[n: unknown]> = { en: (n) => `${n} s`, zh: (n) => `${n} 秒` };
export const milliseconds: Template<[n: unknown]> = { en: (n) => `${n} ms`, zh: (n) => `${n} 毫秒` };
export const yourTurn: Template<[who: unknown]> = { en: (who) => `${who} to move`, zh: (who) => `轮到${who}走` };
export const thinks: Template<[who: unknown]> = { en: (who) => `${who} is thinking …`, zh: (who) => `${who}思考中……` };
export const paused: Text = { en: 'The computer is paused', zh: '电脑已暂停' };
export const past: Text = {
  en: 'Earlier position: continue from here, or go to the last one',
  zh: '正在回看：可从这里继续下，或跳到最后',
};
export const board: Template<[name: unknown]> = { en: (name) => `${name} board`, zh: (name) => `${name}棋盘` };
export const wonBy: Template<[who: unknown, count: unknown]> = {
  en: (who, count) => `${who} wins${count && ` by ${count}`}`,
  zh: (who, count) => `${who}${count ? `胜 ${count}` : '获胜'}`,
};
export const drawn: Text = { en: 'Draw', zh: '平局' };
export const youWon: Text = { en: 'You win', zh: '你赢了' };
export const youLost: Text = { en: 'You lose', zh: '你输了' };
export const close: Text = { en: 'Close', zh: '关闭' };
export const cancel: Text = { en: 'Cancel', zh: '取消' };
export const start: Text = { en: 'Start', zh: '开始' };
export const kind: Text = { en: 'Game', zh: '游戏' };
export const rules: Text = { en: 'Rules', zh: '规则' };
export const boardName: Text = { en: 'Board', zh: '棋盘' };
export const boardHelp: Text = {
  en: 'choose one below, or enter its letters or a position',
  zh: '可在下面选择，也可输入棋盘的字母或局面',
};
export const boardCount: Template<[n: unknown, all: unknown]> = {
  en: (n, all) => `${n === all ? '' : `${n} of `}${all} ${all === 1 ? 'board' : 'boards'}`,
  zh: (n, all) => (n === all ? `共 ${all} 个棋盘` : `${n} 个棋盘（共 ${all} 个）`),
};
export const saveAs: Text = { en: 'Name', zh: '名称' };
export const saved: Template<[name: unknown]> = {
  en: (name) => `Saved as “${name}”.`,
  zh: (name) => `已保存为“${name}”。`,
};
export const savedOver: Template<[name: unknown]> = {
  en: (name) => `Saved as “${name}”, replacing the earlier save.`,
  zh: (name) => `已保存为“${name}”，并覆盖了原来的存档。`,
};
export const loaded: Template<[name: unknown]> = {
  en: (name) => `Loaded “${name}”.`,
  zh: (name) => `已读取“${name}”。`,
};
export const remove: Text = { en: 'Remove', zh: '删除' };
export const removed: Template<[name: unknown]> = {
  en: (name) => `Removed “${name}”.`,
  zh: (name) => `已删除“${name}”。`,
};
export const download: Text = { en: 'Download', zh: '下载' };
export const downloadFile: Template<[name: unknown]> = {
  en: (name) => `Download ${name}`,
  zh: (name) => `下载 ${name}`,
};
export const upload: Text = { en: 'Upload a file', zh: '上传文件' };
export const isOver: Text = { en: 'The game is over.', zh: '对局已结束。' };
export const isWall: Text = { en: 'That square is a wall.', zh: '这一格是障碍。' };
export const cannotMove: Template<[name: unknown, v1: unknown]> = {
  en: (name, { one }) => `The ${one} on ${name} cannot move.`,
  zh: (name) => `${name} 的棋子无处可走。`,
};
export const cannotReach: Template<[from: unknown, to: unknown, v2: unknown]> = {
  en: (from, to, { one }) => `The ${one} on ${from} cannot reach ${to}.`,
  zh: (from, to) => `${from} 的棋子走不到 ${to}。`,
};
export const planned: Template<[mv: unknown]> = {
  en: (mv) => `Premove ${mv}: Esc or a click cancels it`,
  zh: (mv) => `预走 ${mv}：按 Esc 或点击可取消`,
};
export const plannedNoMore: Text = { en: 'Premove cancelled.', zh: '已取消预走。' };
export const plannedInVain: Template<[mv: unknown]> = {
  en: (mv) => `The premove ${mv} is not legal now.`,
  zh: (mv) => `预走的 ${mv} 现在不能走。`,
};
export const motion: Text = { en: 'Animation', zh: '动画' };
export const motion_normal: Text = { en: 'Normal', zh: '正常' };
export const motion_fast: Text = { en: 'Fast', zh: '快' };
export const motion_off: Text = { en: 'Off', zh: '关' };
export const takeBack: Text = { en: 'Undo', zh: '撤销' };
export const restored: Text = { en: 'Restored.', zh: '已恢复。' };
export const savedGames: Text = { en: 'Saved games', zh: '存档' };
export const allGames: Text = { en: 'All games', zh: '所有对局' };
export const damaged: Text = { en: 'Files that cannot be read (left unchanged)', zh: '无法读取的文件（已原样保留）' };
export const plies: Template<[n: unknown]> = { en: (n) => (n === 1 ? '1 move' : `${n} moves`), zh: (n) => `${n} 步` };
export const tooLong: Text = { en: 'The text is too long: the limit is 60 kB.', zh: '文本太长：最多 60 kB。' };
export const form_game: Text = { en: 'a saved game', zh: '存档' };
export const form_record: Text = { en: 'a game record', zh: '棋谱' };
export const form_position: Text = { en: 'a position', zh: '局面' };
export const form_moves: Text = { en: 'moves from the start', zh: '从开局开始的着法' };
export const pasteHelp: Template<[formats: unknown]> = {
  en: (formats) => `Paste a game, a position or moves${formats && ` (${formats})`}`,
  zh: (formats) => `可粘贴对局、局面或着法${formats && `（${formats}）`}`,
};
export const use: Text = { en: 'Start a game from it', zh: '由此开始一局' };
export const copyGame: Text = { en: 'Copy game', zh: '复制对局' };
export const copyPosition: Text = { en: 'Copy position', zh: '复制局面' };
export const copyMoves: Text = { en: 'Copy moves', zh: '复制着法' };
export const copied: Text = { en: 'Copied.', zh: '已复制。' };
export const empty: Text = { en: 'Empty', zh: '空格' };
export const wall: Text = { en: 'Wall', zh: '障碍' };
export const toMove: Text = { en: 'To move', zh: '轮到哪方走' };
export const quitAsk: Text = { en: 'Quit the program? The game is saved.', zh: '要退出程序吗？对局已保存。' };
export const goodbye: Text = { en: 'Goodbye!', zh: '再见！' };
export const goodbyeMore: Text = {
  en: 'The program has stopped. The game is saved: start the program again to continue.',
  zh: '程序已退出，对局已保存：再次启动程序即可继续。',
};
export const moved: Template<[who: unknown, mv: unknown, more: unknown, jump: unknown]> = {
  en: (who, mv, more, jump) => `${who} ${jump ? 'moves' : 'plays'} ${mv}${more}`,
  zh: (who, mv, more, jump) => `${who}${jump ? '走' : '下'} ${mv}${more}`,
};
export const flipping: Template<[pieces: unknown]> = {
  en: (pieces) => `, flipping ${pieces}`,
  zh: (pieces) => `，翻转 ${pieces}`,
};
export const capturing: Template<[pieces: unknown]> = {
  en: (pieces) => `, capturing ${pieces}`,
  zh: (pieces) => `，吃掉 ${pieces}`,
};
export const whichMove: Text = { en: 'Which move?', zh: '走哪一步？' };
export const passed: Template<[who: unknown]> = { en: (who) => `${who} passes`, zh: (who) => `${who}停一手` };
export const hinted: Template<[mv: unknown]> = { en: (mv) => `Hint: ${mv}`, zh: (mv) => `提示：${mv}` };
export const depth: Template<[n: unknown]> = { en: (n) => `depth ${n}`, zh: (n) => `深度 ${n}` };
export const sure: Template<[who: unknown]> = { en: (who) => `${who} wins`, zh: (who) => `${who}必胜` };
export const unsaved: Text = { en: 'The game could not be saved: ', zh: '对局无法保存：' };
export const win: Text = { en: 'win', zh: '胜' };
export const loss: Text = { en: 'loss', zh: '负' };
export const empty_: Text = { en: 'empty', zh: '空' };
export const canGo: Text = { en: 'legal move', zh: '可以走' };
export const score: Template<[value: unknown, unit: unknown]> = {
  en: (value, unit) => `${value} ${unit}`,
  zh: (value, unit) => `${value} ${unit}`,
};
export const scoreUnit: Text = { en: 'points', zh: '分' };
export const scores: Template<[unit: unknown]> = {
  en: (unit) => `${unit}, + for Black; % is Black’s winning chance`,
  zh: (unit) => `单位：${unit}，+ 表示黑方占优；% 为黑方胜率`,
};
export const evaluation: Template<[score: unknown, chance: unknown]> = {
  en: (score, chance) => `Evaluation: ${score}, Black’s winning chance ${chance}%`,
  zh: (score, chance) => `局面评估：${score}，黑方胜率 ${chance}%`,
};
export const review: Text = { en: 'Review', zh: '复盘' };
export const beginReview: Text = { en: 'Review game', zh: '开始复盘' };
export const reviewOn: Text = { en: 'Review the rest', zh: '继续复盘' };
export const stop: Text = { en: 'Stop', zh: '停止' };
export const effort: Text = { en: 'Thoroughness', zh: '分析深度' };
export const effort_quick: Text = { en: 'Quick', zh: '快速' };
export const effort_usual: Text = { en: 'Normal', zh: '标准' };
export const effort_thorough: Text = { en: 'Thorough', zh: '深入' };
export const reviewing: Template<[n: unknown, all: unknown]> = {
  en: (n, all) => `${n} of ${all} moves reviewed`,
  zh: (n, all) => `已复盘 ${n} 步，共 ${all} 步`,
};
export const course: Text = { en: 'Black’s winning chance after each move', zh: '每步之后黑方的胜率' };
export const start_: Text = { en: 'Start', zh: '开局' };
export const accuracy: Text = { en: 'Accuracy', zh: '准确率' };
export const chooseMove: Text = { en: 'Choose a move in the graph or the list.', zh: '请在胜率图或棋谱中选择一步。' };
export const better: Text = { en: 'Better', zh: '更好的下法' };
export const played: Text = { en: 'Played', zh: '实战' };
export const tried: Text = { en: 'Tried', zh: '试下' };
export const exact: Text = { en: 'exact', zh: '精确' };
export const lostPieces: Template<[count: unknown]> = { en: (count) => `loses ${count}`, zh: (count) => `亏 ${count}` };
export const lostChance: Template<[a: unknown, b: unknown]> = {
  en: (a, b) => `winning chance ${a}% → ${b}%`,
  zh: (a, b) => `胜率 ${a}% → ${b}%`,
};
export const verdict_only: Text = { en: 'the only move', zh: '唯一的着法' };
export const verdict_best: Text = { en: 'the best move', zh: '最佳着法' };
export const verdict_good: Text = { en: 'a good move', zh: '好棋' };
export const verdict_inaccuracy: Text = { en: 'an inaccuracy', zh: '小失误' };
export const verdict_mistake: Text = { en: 'a mistake', zh: '失误' };
export const verdict_blunder: Text = { en: 'a blunder', zh: '严重失误' };
export const mistakeBack: Text = { en: 'Previous mistake', zh: '上一个失误' };
export const mistakeNext: Text = { en: 'Next mistake', zh: '下一个失误' };
export const tryAgain: Text = { en: 'Try again', zh: '再试一次' };
export const nextMistake: Text = { en: 'Next mistake', zh: '下一个失误' };
export const showIt: Text = { en: 'Show the answer', zh: '看答案' };
export const findBetter: Template<[who: unknown, mv: unknown]> = {
  en: (who, mv) => `${who} played ${mv}. Find a better move.`,
  zh: (who, mv) => `${who}下了 ${mv}。请找出更好的一步。`,
};
export const notYet: Template<[mv: unknown]> = {
  en: (mv) => `${mv} is not good enough. Try another move.`,
  zh: (mv) => `${mv} 还不够好，请再试。`,
};
export const sameAgain: Template<[mv: unknown]> = {
  en: (mv) => `${mv} was the mistake. Try another move.`,
  zh: (mv) => `${mv} 正是那步失误，请再试。`,
};
export const solved: Template<[mv: unknown]> = { en: (mv) => `Yes, ${mv} is better!`, zh: (mv) => `对，${mv} 更好！` };
export const itWas: Template<[line: unknown]> = {
  en: (line) => `Better: ${line}`,
  zh: (line) => `更好的下法：${line}`,
};
export const trying: Template<[line: unknown]> = { en: (line) => `Variation: ${line}`, zh: (line) => `变化：${line}` };
export const toGame: Text = { en: 'Back to the game', zh: '回到对局' };
export const playHere: Text = { en: 'Play from here', zh: '从这里另开一局' };
export const howto: Text = { en: 'How to play', zh: '玩法' };
export const howToPlay: Template<[game: unknown]> = {
  en: (game) => `How to play ${game}`,
  zh: (game) => `${game}的玩法`,
};
export const keyHelp: Text = { en: 'Keyboard shortcuts', zh: '快捷键' };
export const keyArrows: Text = { en: 'move between squares', zh: '移动光标' };
export const keyEnter: Text = { en: 'choose a square', zh: '选择格子' };
export const keyEscape: Text = { en: 'cancel; back to the game', zh: '取消；回到对局' };
export const share: Text = { en: 'Export', zh: '导出' };
export const link: Text = {
  en: 'A link that starts a game from this position while this program is running',
  zh: '本局面的链接：打开后从这个局面另开一局（程序运行期间有效）',
};
export const copy: Text = { en: 'Copy', zh: '复制' };
export const saveRecord: Template<[name: unknown]> = {
  en: (name) => `Game (${name})`,
  zh: (name) => `棋谱（${name}）`,
};
export const savePicture: Template<[kind: unknown]> = {
  en: (kind) => `Picture (${kind})`,
  zh: (kind) => `图片（${kind}）`,
};
export const saveAnimation: Text = { en: 'Animation', zh: '动画' };
export const tournament: Template<[game: unknown]> = {
  en: (game) => `${game} tournament`,
  zh: (game) => `${game}比赛`,
};
export const playedOf: Template<[n: unknown, all: unknown]> = {
  en: (n, all) => `${n} of ${all} games played`,
  zh: (n, all) => `已赛 ${n} 局，共 ${all} 局`,
};
export const finished: Text = { en: 'The tournament is over', zh: '比赛已结束' };
export const playing: Text = { en: 'Now playing', zh: '正在进行' };
export const standings: Text = { en: 'Standings', zh: '积分榜' };
export const results: Text = { en: 'Results', zh: '赛果' };
export const player: Text = { en: 'Player', zh: '选手' };
export const points: Text = { en: 'Points', zh: '积分' };
export const gamesPlayed: Text = { en: 'Games', zh: '局数' };
export const progress: Text = { en: 'Games played', zh: '已赛局数' };
export const gameNumber: Template<[n: unknown]> = { en: (n) => `Game ${n}`, zh: (n) => `第 ${n} 局` };
export const gameTitle: Template<[n: unknown, text: unknown]> = {
  en: (n, text) => `Game ${n}: ${text}`,
  zh: (n, text) => `第 ${n} 局：${text}`,
};
export const begins: Text = { en: 'starting', zh: '刚开始' };
export const void_: Text = { en: 'void', zh: '作废' };
export const run: Text = { en: 'Play', zh: '播放' };
export const waiting: Text = { en: 'No games in progress.', zh: '目前没有正在进行的对局。' };
export const leftOut: Template<[why: unknown]> = {
  en: (why) => ` was left out: ${why}`,
  zh: (why) => ` 未参赛：${why}`,
};
export const programGone: Text = {
  en: 'No answer from the tournament: it has ended or is restarting.',
  zh: '比赛程序没有回应：比赛可能已结束，或程序正在重启。',
};
