// The texts of the report.
import { plural, type Template, type Text } from '../shared/language.ts';

export const tournament: Template<[game: string]> = { en: (game) => `${game} tournament`, zh: (game) => `${game}比赛` };
export const contest: Template<[game: string, who: string]> = {
  en: (game, who) => `${game}: ${who}`,
  zh: (game, who) => `${game}：${who}`,
};
export const both: Template<[one: string, other: string]> = {
  en: (one, other) => `${one} and ${other}`,
  zh: (one, other) => `${one} 对 ${other}`,
};
export const programs: Template<[n: number]> = { en: (n) => `${n} programs`, zh: (n) => `${n} 个程序` };
export const pairings: Readonly<Record<'round-robin' | 'gauntlet' | 'swiss', Text>> = {
  'round-robin': { en: 'round-robin', zh: '循环赛' },
  gauntlet: { en: 'gauntlet', zh: '车轮战' },
  swiss: { en: 'Swiss system', zh: '瑞士制' },
};
export const gamesCounted: Template<[n: number, all: number]> = {
  en: (n, all) => `${n} of ${all} games`,
  zh: (n, all) => `共 ${all} 局，已计 ${n} 局`,
};
export const missing: Template<[n: number]> = { en: (n) => `${n} not played yet`, zh: (n) => `${n} 局未赛` };
export const voids: Template<[n: number]> = { en: (n) => `${n} void`, zh: (n) => `${n} 局作废` };
export const faulty: Template<[n: number]> = {
  en: (n) => `${n} lost by a fault`,
  zh: (n) => `${n} 局因程序出错判负`,
};

export const standings: Text = { en: 'Standings', zh: '积分榜' };
export const player: Text = { en: 'player', zh: '选手' };
export const points: Text = { en: 'points', zh: '积分' };
export const gamesPlayed: Text = { en: 'games', zh: '局数' };
export const won: Text = { en: 'won', zh: '胜' };
export const drawn: Text = { en: 'drawn', zh: '和' };
export const lost: Text = { en: 'lost', zh: '负' };
export const beyond: Readonly<Record<'above' | 'below' | 'open', Template<[names: string]>>> = {
  above: {
    en: (names) => `Won everything against the others: ${names}.`,
    zh: (names) => `对其他选手全胜：${names}。`,
  },
  below: {
    en: (names) => `Lost everything against the others: ${names}.`,
    zh: (names) => `对其他选手全负：${names}。`,
  },
  open: {
    en: (names) => `Results alone do not compare: ${names}.`,
    zh: (names) => `仅凭战绩无法比较：${names}。`,
  },
};
export const group: Template<[n: number, names: string]> = {
  en: (n, names) => `Group ${n}: ${names}.`,
  zh: (n, names) => `第 ${n} 组：${names}。`,
};
export const comma: Text = { en: ', ', zh: '、' };
export const prior: Text = {
  en: 'Such Elo differences rest on the prior, two virtual draws per player.',
  zh: '这些 Elo 差距取决于先验：每名选手另加两局虚拟和棋。',
};

export const against: Template<[one: string, other: string]> = {
  en: (one, other) => `${one} against ${other}`,
  zh: (one, other) => `${one} 对 ${other}`,
};
export const normalised: Text = { en: 'normalised Elo', zh: '归一化 Elo' };
export const superiority: Text = { en: 'likelihood of superiority', zh: '更强的概率' };
export const pairs: Text = { en: 'pairs with 0, ½, 1, 1½, 2 points', zh: '每两局得 0、½、1、1½、2 分的次数' };
export const eloModels: Readonly<Record<'logistic' | 'normalised', Text>> = {
  logistic: { en: 'logistic Elo', zh: '逻辑 Elo' },
  normalised: { en: 'normalised Elo', zh: '归一化 Elo' },
};
export const sprt: Template<[from: number, to: number, model: string]> = {
  en: (from, to, model) => `SPRT ${from} to ${to} (${model})`,
  zh: (from, to, model) => `SPRT ${from} 到 ${to}（${model}）`,
};
export const accepted: Template<[hypothesis: string]> = {
  en: (hypothesis) => `${hypothesis} accepted`,
  zh: (hypothesis) => `接受 ${hypothesis}`,
};
export const undecided: Text = { en: 'undecided', zh: '尚无结论' };
export const llr: Template<[llr: string, lower: string, upper: string]> = {
  en: (llr, lower, upper) => `LLR ${llr} in ${lower} to ${upper}`,
  zh: (llr, lower, upper) => `LLR ${llr}，界限 ${lower} 到 ${upper}`,
};

export const elo95: Text = { en: 'Elo with 95 % error bars', zh: 'Elo 及 95% 误差范围' };
export const chart: Text = { en: 'ratings with error bars', zh: '等级分及误差范围' };
export const cross: Text = { en: 'Points against each other', zh: '相互得分' };
export const ofGames: Template<[won: string, n: number, who: string]> = {
  en: (won, n, who) => `${won} of ${n} against ${who}`,
  zh: (won, n, who) => `对 ${who}：${n} 局得 ${won} 分`,
};

export const reasons: Text = { en: 'How games were decided', zh: '胜负原因' };
export const wonBy: Text = { en: 'won and lost by', zh: '胜负次数' };
export const drawnBy: Template<[n: number, why: string]> = {
  en: (n, why) => `${n} drawn: ${why}`,
  zh: (n, why) => `${n} 局和棋：${why}`,
};
export const faults: Template<[n: number, all: number, game: number]> = {
  en: (n, all, game) => ` lost ${n} of ${plural(all, 'game')} by a fault; game ${game}`,
  zh: (n, all, game) => ` 在 ${all} 局中有 ${n} 局因出错判负；第 ${game} 局`,
};
export const because: Template<[why: string]> = { en: (why) => `: ${why}`, zh: (why) => `：${why}` };
export const searches: Text = { en: 'searches', zh: '搜索' };
export const depth: Text = { en: 'depth', zh: '深度' };
export const nodes: Text = { en: 'nodes a move', zh: '每步节点数' };
export const speed: Text = { en: 'nodes a second', zh: '每秒节点数' };

export const games: Text = { en: 'Games', zh: '对局' };
export const board: Text = { en: 'the board', zh: '棋盘' };
export const move: Text = { en: 'Move', zh: '着法' };
export const moves: Text = { en: 'moves', zh: '棋谱' };
export const first: Text = { en: 'first position', zh: '回到开局' };
export const back: Text = { en: 'previous move', zh: '上一步' };
export const next: Text = { en: 'next move', zh: '下一步' };
export const last: Text = { en: 'last position', zh: '跳到最后' };
export const play: Text = { en: 'Play', zh: '播放' };
export const pause: Text = { en: 'Pause', zh: '暂停' };
export const moveKey: Text = { en: 'move,', zh: '走步，' };
export const playKey: Text = { en: 'play,', zh: '播放，' };
export const gameKey: Text = { en: 'game', zh: '换局' };
export const given: Text = { en: 'given by the opening', zh: '开局库给定' };
export const searched: Readonly<Record<'depth' | 'score' | 'nodes' | 'speed', Template<[n: string]>>> = {
  depth: { en: (n) => `depth ${n}`, zh: (n) => `深度 ${n}` },
  score: { en: (n) => `value ${n}`, zh: (n) => `评分 ${n}` },
  nodes: { en: (n) => `${n} nodes`, zh: (n) => `${n} 个节点` },
  speed: { en: (n) => `${n} a second`, zh: (n) => `每秒 ${n} 个` },
};
export const gameOf: Template<[n: number, round: number]> = {
  en: (n, round) => `Game ${n}, round ${round}: `,
  zh: (n, round) => `第 ${n} 局，第 ${round} 轮：`,
};
export const wins: Template<[who: string]> = { en: (who) => `${who} wins`, zh: (who) => `${who} 胜` };
export const draw: Text = { en: 'a draw', zh: '和棋' };
export const inBrackets: Template<[why: string]> = { en: (why) => ` (${why})`, zh: (why) => `（${why}）` };
export const counted: Template<[why: string, black: number, white: number]> = {
  en: (why, black, white) => `${why}, ${black} to ${white}`,
  zh: (why, black, white) => `${why}，${black} 比 ${white}`,
};

export const ofPlayer: Text = { en: 'player', zh: '选手' };
export const ofEnd: Text = { en: 'end', zh: '结局' };
export const allPlayers: Text = { en: 'all players', zh: '所有选手' };
export const anyEnd: Text = { en: 'any end', zh: '所有结局' };
export const drawBy: Template<[why: string]> = { en: (why) => `draw: ${why}`, zh: (why) => `和棋：${why}` };
export const shown: Template<[n: number]> = { en: (n) => plural(n, 'game'), zh: (n) => `${n} 局` };
export const others: Template<[n: number, all: number]> = {
  en: (n, all) => `; this page holds ${n} of ${all}. Others: merge games.jsonl --replay FROM..TO`,
  zh: (n, all) => `；本页有 ${all} 局中的 ${n} 局，其余请用 merge games.jsonl --replay 起..止`,
};
export const footer: Text = {
  en: 'Elo is logistic; a draw is half a point. LOS: the likelihood that a player is stronger than the next one.',
  zh: 'Elo 按逻辑模型计算，和棋计半分。LOS：一名选手强于下一名的概率。',
};
