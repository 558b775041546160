// The games as the server describes them. No module is specific to a game.
import { language, word } from '../shared/language.ts';

export const games = new Map();

export function learn(infos) {
  for (const info of infos) games.set(info.game, info);
}

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

// A text that the server sends in both languages; names in braces are replaced by values.
export const textOf = (texts, values = {}) => fill(texts[language], values);

// A game's name.
export const title = (game) => textOf(games.get(game).title);

// The name of a square.
export function squareName(game, square) {
  const { columns, files, ranks } = games.get(game);
  return files[square % columns] + ranks[Math.floor(square / columns)];
}

const cellOf = (game, letter) => games.get(game).cells.find((cell) => cell.letter === letter);

// The side of a piece, by its letter.
export const colorIn = (game) => (letter) => cellOf(game, letter)?.color;

const CELL_WORDS = { X: 'black', O: 'white', '#': 'wall', '.': 'empty_' };

// The content of a square, in words.
export function cellName(game, letter) {
  const name = cellOf(game, letter)?.name;
  return name ? textOf(name) : word(CELL_WORDS[letter]);
}

// A number with its unit.
export const units = (n, { one, many, zh }) => (language === 'zh' ? `${n} ${zh}` : `${n} ${n === 1 ? one : many}`);

// The name of a piece in a game, with its plural.
export const pieceOf = (game) => games.get(game)?.unit ?? { one: 'piece', many: 'pieces', zh: '子' };

// The Chinese text of a game's own message, if it has one. Messages come with their English text.
export function ownWording(game, code, values) {
  const text = games.get(game)?.chinese[code];
  return language === 'zh' && text ? fill(text, values) : null;
}

const passes = () => [...games.values()].map(({ pass }) => pass);

export const isPass = (game, mv) => games.get(game).pass === mv;

// The text of a move on the page.
export const moveName = (mv) => (passes().includes(mv) ? '–' : mv);
