// The games as the server describes them. No module is specific to a game.
import { language, type Text, word } from '../shared/language.ts';
import type { GameInfo, Unit } from './api/about.ts';
import type { Cell, Square } from './api/board.ts';
import type { Color } from './sides.ts';
import * as T from './texts.ts';

const infos = new Map<string, GameInfo>();

export function learn(games: readonly GameInfo[]): void {
  for (const info of games) infos.set(info.game, info);
}

export const allGames = (): GameInfo[] => [...infos.values()];

/** The description of a game that the server offers. */
export function infoOf(game: string): GameInfo {
  const info = infos.get(game);
  if (info) return info;
  throw new Error(`unknown game ${game}`);
}

type Values = Readonly<Record<string, string | number>>;

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces));

/** A text of the server in the language of the page; names in braces are replaced by values. */
export const textOf = (text: Text, values: Values = {}): string => fill(text[language], values);

/** A game's name. */
export const title = (game: string): string => textOf(infoOf(game).title);

export function squareName(game: string, square: Square): string {
  const { columns, files, ranks } = infoOf(game);
  return `${files[square % columns]}${ranks[Math.floor(square / columns)]}`;
}

const cellOf = (game: string, letter: string): Cell | undefined =>
  infoOf(game).cells.find((cell) => cell.letter === letter);

/** Returns a function from letters to the sides of the pieces. */
export const colorIn =
  (game: string) =>
  (letter: string): Color | null =>
    cellOf(game, letter)?.color ?? null;

/** The content of a square, in words. */
export function cellName(game: string, letter: string): string {
  const cell = cellOf(game, letter);
  if (cell?.name) return textOf(cell.name);
  if (cell?.color) return word(T.side[cell.color]);
  return word(letter === '#' ? T.wall : T.emptySquare);
}

/** A number with its unit. */
export const units = (count: number | string, { one, many, zh }: Unit): string =>
  language === 'zh' ? `${count} ${zh}` : `${count} ${count === 1 ? one : many}`;

const PIECE: Unit = { one: 'piece', many: 'pieces', zh: '子' };

/** The name of a piece in a game, with its plural. */
export const pieceOf = (game: string): Unit => infoOf(game).unit ?? PIECE;

/** The Chinese text of a game's own message, if it has one. */
export function chineseOf(game: string, code: string, values: Values = {}): string | null {
  const text = infos.get(game)?.chinese[code];
  return text === undefined ? null : fill(text, values);
}

const passes = () => allGames().map(({ pass }) => pass);

export const isPass = (game: string, mv: string): boolean => infoOf(game).pass === mv;

/** The text of a move on the page. */
export const moveName = (mv: string): string => (passes().includes(mv) ? '–' : mv);
