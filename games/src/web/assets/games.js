// The games that the server offers, as it describes them. No module knows a game by itself.
import { language } from "./language.js";

export const games = new Map();

export function learn(infos) {
  for (const info of infos) games.set(info.game, info);
}

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

// A text that the server sends in both languages; a name in braces stands for a value.
export const textOf = (texts, values = {}) => fill(texts[language], values);

// A game's name.
export const title = (game) => textOf(games.get(game).title);

// A number of whatever a game counts.
export const units = (n, { one, many, zh }) => (language === "zh" ? `${n} ${zh}` : `${n} ${n === 1 ? one : many}`);

// The Chinese wording of a game's own code, if it has one. In English, a message comes with its text.
export function ownWording(game, code, values) {
  const text = games.get(game)?.chinese[code];
  return language === "zh" && text ? fill(text, values) : null;
}

const passes = () => [...games.values()].map(({ pass }) => pass);

// How a move is shown.
export const moveName = (mv) => (passes().includes(mv) ? "–" : mv);
