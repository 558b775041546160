// How to play, step by step, and the keyboard shortcuts.
import { closeDialog, openDialog } from "./dialogs.js";
import { button, make, svg } from "./dom.js";
import { games, textOf, title } from "./games.js";
import { word } from "./language.js";
import { thumbnail } from "./painter.js";

const KEYS = [["↑ ↓ ← →", "keyArrows"], ["Enter", "keyEnter"], ["Esc", "keyEscape"], ["U", "undo"], ["R", "redo"], ["H", "hint"], ["N", "newGame"],
  ["Home", "first"], ["End", "last"], ["?", "keyHelp"]];

// A part of a board: a dot where a piece can go, a ring around a piece, an arrow; squares are (row, column).
function lesson({ rows, dots, rings, arrow }) {
  const board = thumbnail(rows);
  const center = ([row, column]) => [column + 0.5, row + 0.5];
  for (let at = 1; at < rows.length; at += 1) board.prepend(svg("path", { class: "grid", d: `M${at} 0V${rows.length}M0 ${at}H${rows.length}` }));
  for (const at of dots) { const [cx, cy] = center(at); board.append(svg("circle", { class: "spawn", cx, cy, r: 0.19 })); }
  for (const at of rings) { const [cx, cy] = center(at); board.append(svg("circle", { class: "ring", cx, cy, r: 0.43 })); }
  if (arrow) {
    const [[x, y], [tx, ty]] = arrow.map(center);
    board.append(svg("path", { class: "way", d: `M${x} ${y}L${tx} ${ty}` }));
  }
  return board;
}

export function howTo(app) {
  const { game } = app.view;
  const lessons = games.get(game).lessons.map((each) => make("li", {}, lesson(each), make("p", {}, textOf(each.text))));
  openDialog(word("howToPlay", title(game)), make("ol", { className: "lessons", tabIndex: -1, autofocus: true }, ...lessons),
    make("div", { className: "row" }, button(word("keyHelp"), () => keys()), make("button", { type: "button", className: "main", onclick: closeDialog }, word("close"))));
}

export function keys() {
  const rows = KEYS.map(([key, what]) => make("tr", {}, make("th", { scope: "row" }, make("kbd", {}, key)), make("td", {}, word(what))));
  openDialog(word("keyHelp"), make("table", { className: "keys" }, make("tbody", {}, ...rows)),
    make("div", { className: "row" }, make("button", { type: "button", className: "main", onclick: closeDialog }, word("close"))));
}
