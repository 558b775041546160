// The texts of the settings, of whose turn it is, and of the end of a game, in both languages.
export const PLAY_TEXTS = {
  en: { yourMove: "Your move", settings: "Settings", rematch: "Rematch", by: (margin) => `by ${margin}`, counts: "The count after each move; Black’s share is dark" },
  zh: { yourMove: "轮到你走", settings: "设置", rematch: "再来一局", by: (margin) => `相差 ${margin}`, counts: "每步之后的子数，深色为黑方" },
};
