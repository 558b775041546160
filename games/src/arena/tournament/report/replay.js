// The replay of the games. The program computed the changes of each move; the script does not know the rules.
import { changed, unfold } from "./changes.js";
import { files, games, names, ranks, side, signed, summary } from "./data.js";
import { byId, make } from "./dom.js";
import { icon } from "./icons.js";
import { Picture } from "./painter.js";

const picture = new Picture(byId("board"), { size: side, files, ranks });
let [game, boards, movers, ply, timer] = [null, [], [], 0, null];

// Computes the boards of a game and the player of each move; returns the moves.
function begin(played) {
  const [moves, changes] = [played.m ? played.m.split(" ") : [], played.c.split(" ")];
  boards = unfold(played.s, moves.map((_, index) => changes[index] ?? ""));
  movers = boards.map((board, index) => {
    const [square] = index ? changed(boards[index - 1], board).placed : [];
    return square === undefined ? "" : { X: "b", O: "w" }[board[square]];
  });
  // The side that passes is the opponent of the side that moves next, or that moved before.
  for (let index = 1; index < movers.length; index++) {
    if (!movers[index]) movers[index] = movers[index - 1] ? (movers[index - 1] === "b" ? "w" : "b") : "b";
  }
  return moves;
}

function draw() {
  picture.show(boards[ply]);
  const { placed, turned, left } = ply ? changed(boards[ply - 1], boards[ply]) : { placed: [], turned: [], left: [] };
  picture.layer.replaceChildren(...placed.map((square) => picture.last(square)), ...left.map((square) => picture.ring(square, "left", 6)),
    ...turned.map((square) => picture.circle(square, "turned", 15)));
}

function show(to) {
  ply = Math.max(0, Math.min(to, boards.length - 1));
  draw();
  const stones = letter => [...boards[ply]].filter(stone => stone === letter).length;
  const turn = ply + 1 < movers.length ? movers[ply + 1] : "";
  const times = game.t ? game.t.split(" ").map(Number) : [];
  const used = color => times.slice(0, Math.max(0, ply - game.o)).reduce((sum, time, index) => sum + (movers[index + game.o + 1] === color ? time : 0), 0);
  const infos = game.i ? game.i.split(" ") : [], last = searched(infos[ply - 1 - game.o]);
  const player = (color, letter, index) => [
    make("div", { class: "player" + (turn === color ? " turn" : "") }, make("span", { class: "piece " + color }), make("b", { title: names[index] }, names[index]), make("span", { class: "count" }, stones(letter))),
    make("div", { class: "time" }, (used(color) / 1000).toFixed(used(color) < 10000 ? 2 : 1) + " s", movers[ply] === color ? last : "")];
  byId("players").replaceChildren(...player("b", "X", game.b), ...player("w", "O", game.w));
  byId("slider").value = ply;
  for (const button of byId("moves").querySelectorAll("button")) {
    const isNow = Number(button.dataset.ply) === ply;
    button.classList.toggle("now", isNow);
    if (isNow) { const box = byId("moves"), top = button.offsetTop - box.offsetTop; if (top < box.scrollTop || top > box.scrollTop + box.clientHeight - 30) box.scrollTop = top - box.clientHeight / 2; }
  }
  if (ply === boards.length - 1) stop();
}

// The search information that a player reported for a move.
function searched(text) {
  const [depth, score, nodes, speed] = (text || "").split(",");
  return [depth && `depth ${depth}`, score && `value ${signed(score / 100)}`, nodes && `${nodes} nodes`, speed && `${speed} a second`].filter(Boolean).map(part => ", " + part).join("");
}

const outcome = played => ({ b: "1–0", w: "0–1", d: "½–½", v: "void" })[played.x];

function open(number, scroll) {
  stop();
  game = games[number];
  const moves = begin(game), times = game.t ? game.t.split(" ") : [], infos = game.i ? game.i.split(" ") : [];
  const list = byId("moves");
  list.replaceChildren();
  moves.forEach((move, index) => {
    if (index % 2 === 0) list.append(make("span", {}, index / 2 + 1 + "."));
    const given = index < game.o, time = times[index - game.o];
    const button = make("button", { "data-ply": index + 1, class: given ? "given" : "", title: given ? "given by the opening" : `${time} ms${searched(infos[index - game.o])}` }, move);
    if (!given && time > 0) button.append(make("small", {}, time < 1000 ? time + " ms" : (time / 1000).toFixed(1) + " s"));
    button.onclick = () => show(index + 1);
    list.append(button);
  });
  list.scrollTop = 0;
  byId("slider").max = moves.length;
  const winner = game.x === "b" ? names[game.b] : game.x === "w" ? names[game.w] : "";
  byId("end").replaceChildren(`Game ${game.n}, round ${game.r}: `, make("b", {}, winner ? `${winner} wins` : game.x === "d" ? "a draw" : "void"), ` (${game.d})`);
  for (const button of byId("games").children) {
    const isNow = Number(button.dataset.index) === number;
    button.classList.toggle("now", isNow);
    if (isNow && scroll) { const box = byId("games"); box.scrollTop = button.offsetTop - box.offsetTop - box.clientHeight / 2; }
  }
  show(moves.length);
  location.replace("#game-" + game.n);
}

function fill() {
  const who = byId("who").value, how = byId("how").value, list = byId("games");
  list.replaceChildren();
  const fits = played => (who === "" || played.b === Number(who) || played.w === Number(who)) && (how === "" || (played.x === "d" ? "draw: " : "") + played.e === how);
  let count = 0;
  games.forEach((played, index) => {
    if (!fits(played)) return;
    count++;
    const button = make("button", { "data-index": index },
      make("span", { class: "number" }, played.n), make("span", { class: "who" }, `${names[played.b]} – ${names[played.w]}`), make("span", {}, outcome(played)),
      make("span", { class: "why" }, played.d));
    button.onclick = () => open(index, false);
    list.append(button);
  });
  const all = summary.games_counted + summary.games_void;
  byId("shown").textContent = `${count} ${count === 1 ? "game" : "games"}` + (games.length < all ? `; this page holds ${games.length} of ${all}. Others: merge games.jsonl --replay FROM..TO` : "");
}

function setIcon(id, name, label) {
  byId(id).replaceChildren(icon(name));
  if (label) byId(id).setAttribute("aria-label", label);
}
function stop() { clearInterval(timer); timer = null; setIcon("play", "play", "play"); }
function toggle() {
  if (timer) return stop();
  if (ply === boards.length - 1) show(0);
  setIcon("play", "pause", "pause");
  timer = setInterval(() => show(ply + 1), 500);
}
function neighbour(step) {
  const buttons = [...byId("games").children], at = buttons.findIndex(button => games[button.dataset.index] === game);
  const next = buttons[at + step];
  if (next) open(Number(next.dataset.index), true);
}

if (games.length) {
  byId("who").append(make("option", { value: "" }, "all players"), ...names.map((name, index) => make("option", { value: index }, name)));
  const ends = [...new Set(games.map(played => (played.x === "d" ? "draw: " : "") + played.e))].sort();
  byId("how").append(make("option", { value: "" }, "any end"), ...ends.map(end => make("option", { value: end }, end)));
  byId("who").onchange = byId("how").onchange = fill;
  byId("slider").oninput = event => show(Number(event.target.value));
  for (const [id, to] of [["first", () => 0], ["back", () => ply - 1], ["next", () => ply + 1], ["last", () => boards.length]]) byId(id).onclick = () => { stop(); show(to()); };
  for (const id of ["first", "back", "next", "last"]) setIcon(id, id);
  byId("play").onclick = toggle;
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || ["SELECT", "INPUT"].includes(event.target.tagName)) return;
    const keys = { ArrowLeft: () => show(ply - 1), ArrowRight: () => show(ply + 1), Home: () => show(0), End: () => show(boards.length), ArrowUp: () => neighbour(-1), ArrowDown: () => neighbour(1), " ": toggle };
    if (!(event.key in keys) || event.key === " " && event.target.tagName === "BUTTON") return;
    event.preventDefault();
    if (event.key !== " ") stop();
    keys[event.key]();
  });
  fill();
  const asked = games.findIndex(played => "#game-" + played.n === location.hash);
  open(Math.max(asked, 0), asked > 0);
} else {
  byId("replaysection").hidden = true;
}
