// The texts of records on paper.
import { plural, type Template, type Text } from '../../shared/language.ts';

export const paper: Text = { en: 'On paper', zh: '打印' };
export const printIt: Text = { en: 'Print', zh: '打印' };
export const onlyBoard: Text = { en: 'this position', zh: '当前局面' };
export const diagrams: Template<[count: number]> = {
  en: (count) => `diagrams of ${count} moves`,
  zh: (count) => `每图 ${count} 手`,
};
export const movesFrom: Template<[first: number, last: number]> = {
  en: (first, last) => (first === last ? `Move ${first}` : `Moves ${first} to ${last}`),
  zh: (first, last) => (first === last ? `第 ${first} 手` : `第 ${first} 至 ${last} 手`),
};
export const playedAt: Template<[number: number, at: string]> = {
  en: (number, at) => `${number} at ${at}`,
  zh: (number, at) => `${number} 在 ${at}`,
};
export const instead: Template<[number: number]> = {
  en: (number) => `Instead of move ${number}`,
  zh: (number) => `第 ${number} 手另下`,
};
export const more: Template<[count: number]> = {
  en: (count) => `and ${plural(count, 'move')} more`,
  zh: (count) => `另有 ${count} 手`,
};
