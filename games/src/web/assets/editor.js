// The board editor. The server checks the board.
import { closeDialog, openDialog } from "./dialogs.js";
import { button, make, svg } from "./dom.js";
import { games } from "./games.js";
import { word } from "./language.js";
import { Picture } from "./painter.js";

const NAMES = { X: "black", O: "white", ".": "empty", "#": "wall" };

export function edit(app) {
  const { size, game } = app.view;
  const { cells } = games.get(game);
  const letters = app.view.rows.join("").split("");
  let brush = "X";
  let isPainting = false;
  let cursor = 0;
  const board = svg("svg", { id: "edit-board", role: "application", tabindex: 0, "aria-label": word("editHelp") });
  const speech = make("p", { className: "visually-hidden" });
  speech.setAttribute("aria-live", "polite");
  const picture = new Picture(board, { size });
  const draw = () => {
    picture.show(letters);
    picture.layer.replaceChildren(picture.ring(cursor, "cursor", 2));
  };
  const announce = () => { speech.textContent = `${app.square(cursor)} ${word(NAMES[letters[cursor]])}`; };
  const paint = ({ clientX, clientY }) => {
    const cell = document.elementFromPoint(clientX, clientY)?.closest("[data-square]");
    if (cell && isPainting && board.contains(cell)) { cursor = Number(cell.dataset.square); letters[cursor] = brush; draw(); }
  };
  board.onpointerdown = (event) => { isPainting = true; board.setPointerCapture(event.pointerId); paint(event); };
  board.onpointermove = paint;
  board.onpointerup = board.onpointercancel = () => { isPainting = false; };
  board.onkeydown = (event) => {
    const [row, column] = [Math.floor(cursor / size), cursor % size];
    const step = { ArrowLeft: column && -1, ArrowRight: column < size - 1 && 1, ArrowUp: row && -size, ArrowDown: row < size - 1 && size }[event.key];
    if (step === undefined && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (step === undefined) letters[cursor] = brush;
    cursor += Number(step ?? 0);
    draw();
    announce();
  };
  draw();
  const brushes = Object.entries(NAMES).filter(([letter]) => cells.includes(letter)).map(([letter, name]) => button(word(name), (event) => {
    brush = letter;
    for (const other of brushes) other.setAttribute("aria-checked", other === event.target);
  }));
  for (const [index, each] of brushes.entries()) { each.setAttribute("role", "radio"); each.setAttribute("aria-checked", index === 0); }
  const toMove = make("select", {}, new Option(word("black"), "black"), new Option(word("white"), "white"));
  toMove.value = app.view.toMove;
  const use = async () => {
    const rows = Array.from({ length: size }, (_, index) => letters.slice(index * size, (index + 1) * size).join(""));
    if (await app.begin({ from: "board", rows, to_move: toMove.value, beside: app.id })) closeDialog();
  };
  openDialog(word("edit"), make("p", {}, word("editHelp")), make("div", { className: "choice" }, ...brushes), board, speech,
    make("label", {}, word("toMove"), toMove),
    make("div", { className: "row" }, button(word("cancel"), closeDialog), make("button", { id: "use-board", className: "main", onclick: use }, word("start"))));
}
