// Values of positions as a person writes them: hundredths of a piece, + for black.
import { word } from "./language.js";

// Whether a value stands for a certain end.
export const isSure = (value) => Math.abs(value) >= 28000;

// Hundredths of a piece for black as a person writes them; a certain end is a win or a loss of the side that moves.
export function worthOf(value, mover = "black") {
  if (isSure(value)) return word((value > 0) === (mover === "black") ? "win" : "loss");
  const tenths = Math.round(Math.abs(value) / 10);
  const text = tenths >= 100 ? String(Math.round(tenths / 10)) : (tenths / 10).toFixed(1);
  return tenths === 0 ? "0" : (value > 0 ? "+" : "−") + text;
}
