// How to play, in five boards, and what the keys do.
import { closeDialog, openDialog } from "./dialogs.js";
import { button, make, svg } from "./dom.js";
import { word } from "./language.js";
import { thumbnail } from "./painter.js";

// Parts of boards: a dot where a piece may go, a ring round pieces that turn, an arrow from and to (row, column).
const LESSONS = {
  reversi: [
    { rows: ["......", "......", "..OX..", "..XO..", "......", "......"], dots: [[1, 2], [2, 1], [3, 4], [4, 3]] },
    { rows: ["......", "......", ".XOO..", "......", "......", "......"], dots: [[2, 4]], rings: [[2, 2], [2, 3]], arrow: [[2, 1], [2, 4]] },
    { rows: ["X.....", ".O....", "..O...", "...O..", "XOOO..", "......"], dots: [[4, 4]], rings: [[1, 1], [2, 2], [3, 3], [4, 1], [4, 2], [4, 3]] },
    { rows: ["......", ".O....", "..OO..", "..OX..", "......", "......"], rings: [] },
    { rows: ["XXXXXX", "XXXXOO", "XXXOXO", "XXOXXO", "XOXXOO", "XXXXXX"], rings: [[0, 0], [0, 5], [5, 0], [5, 5]] },
  ],
  ataxx: [
    { rows: ["X.....O", ".......", ".......", ".......", ".......", ".......", "O.....X"] },
    { rows: [".....", ".....", "..X..", ".....", "....."], dots: [[1, 1], [1, 2], [1, 3], [2, 1], [2, 3], [3, 1], [3, 2], [3, 3]] },
    { rows: [".....", ".##..", "X##..", ".....", "....."], dots: [[0, 2], [4, 2]], arrow: [[2, 0], [0, 2]] },
    { rows: [".....", ".XO..", "...O.", "..O..", "....."], dots: [[2, 2]], rings: [[1, 2], [2, 3], [3, 2]], arrow: [[1, 1], [2, 2]] },
    { rows: ["XXXOO", "XX#OO", "X#X#O", "XX#OO", "XXXXO"] },
  ],
};

const KEYS = [["↑ ↓ ← →", "keyArrows"], ["Enter", "keyEnter"], ["Esc", "keyEscape"], ["U", "undo"], ["R", "redo"], ["H", "hint"], ["N", "newGame"],
  ["Home", "first"], ["End", "last"], ["?", "keyHelp"]];

function lesson({ rows, dots = [], rings = [], arrow }) {
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
  const lessons = LESSONS[game].map((each, index) => make("li", {}, lesson(each), make("p", {}, word(`howto_${game}`)[index])));
  openDialog(word("howToPlay", word(game)), make("ol", { className: "lessons", tabIndex: -1, autofocus: true }, ...lessons),
    make("div", { className: "row" }, button(word("keyHelp"), () => keys()), make("button", { type: "button", className: "main", onclick: closeDialog }, word("close"))));
}

export function keys() {
  const rows = KEYS.map(([key, what]) => make("tr", {}, make("th", { scope: "row" }, make("kbd", {}, key)), make("td", {}, word(what))));
  openDialog(word("keyHelp"), make("table", { className: "keys" }, make("tbody", {}, ...rows)),
    make("div", { className: "row" }, make("button", { type: "button", className: "main", onclick: closeDialog }, word("close"))));
}
