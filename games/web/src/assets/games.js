// The games as the server describes them. No module is specific to a game.
import { language } from "./language.js";

export const games = new Map();

export function learn(infos) {
  for (const info of infos) games.set(info.game, info);
}

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

// A text that the server sends in both languages; names in braces are replaced by values.
export const textOf = (texts, values = {}) => fill(texts[language], values);

// A game's name.
export const title = (game) => textOf(games.get(game).title);

// A number with its unit.
export const units = (n, { one, many, zh }) => (language === "zh" ? `${n} ${zh}` : `${n} ${n === 1 ? one : many}`);

// The name of a piece in a game, with its plural.
export const pieceOf = (game) => games.get(game)?.unit ?? { one: "piece", many: "pieces", zh: "子" };

// The Chinese text of a game's own message, if it has one. Messages come with their English text.
export function ownWording(game, code, values) {
  const text = games.get(game)?.chinese[code];
  return language === "zh" && text ? fill(text, values) : null;
}

const passes = () => [...games.values()].map(({ pass }) => pass);

// The text of a move on the page.
export const moveName = (mv) => (passes().includes(mv) ? "–" : mv);
