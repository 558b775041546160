// Texts of the spectators' page.
import type { Template, Text } from '../../shared/language.ts';

export const tournament: Template<[game: string]> = { en: (game) => `${game} tournament`, zh: (game) => `${game}比赛` };
export const playedOf: Template<[n: number, all: number]> = {
  en: (n, all) => `${n} of ${all} games played`,
  zh: (n, all) => `已赛 ${n} 局，共 ${all} 局`,
};
export const finished: Text = { en: 'The tournament is over', zh: '比赛已结束' };
export const interrupted: Text = { en: 'Interrupted', zh: '比赛已中断' };
export const interruptedMore: Text = {
  en: 'The tournament was interrupted. This page goes on when it is resumed on the same port.',
  zh: '比赛已中断。用同一端口恢复比赛后，本页会继续显示。',
};
export const playing: Text = { en: 'Now playing', zh: '正在进行' };
export const standings: Text = { en: 'Standings', zh: '积分榜' };
export const results: Text = { en: 'Results', zh: '赛果' };
export const player: Text = { en: 'Player', zh: '选手' };
export const points: Text = { en: 'Points', zh: '积分' };
export const gamesPlayed: Text = { en: 'Games', zh: '局数' };
export const progress: Text = { en: 'Games played', zh: '已赛局数' };
export const gameNumber: Template<[n: number]> = { en: (n) => `Game ${n}`, zh: (n) => `第 ${n} 局` };
export const gameTitle: Template<[n: number, text: string]> = {
  en: (n, text) => `Game ${n}: ${text}`,
  zh: (n, text) => `第 ${n} 局：${text}`,
};
export const begins: Text = { en: 'starting', zh: '刚开始' };
export const waiting: Text = { en: 'No games in progress.', zh: '目前没有正在进行的对局。' };
export const programGone: Text = {
  en: 'No answer from the tournament. What is shown was the last news; the page goes on when there is an answer.',
  zh: '比赛程序没有回应。这里显示的是最后收到的情况，程序恢复后本页会继续更新。',
};
