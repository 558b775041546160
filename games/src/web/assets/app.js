// The page: hears what the server says, and asks it for what the user wants.
import { listen, post } from "./api.js";
import { Board } from "./board.js";
import * as dialogs from "./dialogs.js";
import { byId as at, button, make } from "./dom.js";
import { makeDraggable } from "./drag.js";
import { edit } from "./editor.js";
import { linked, share } from "./export.js";
import { games, learn, textOf } from "./games.js";
import { howTo, keys } from "./howto.js";
import { language, word } from "./language.js";
import { load } from "./list.js";
import { move } from "./motion.js";
import * as panel from "./panel.js";
import { Review } from "./review.js";
import * as sound from "./sound.js";
import { Toast } from "./toast.js";
import { choose, told, translate } from "./words.js";

const toast = new Toast(at("notice"));

const app = {
  about: null,
  view: null,
  // The latest state of the game; it may not be shown yet.
  known: null,
  asked: Promise.resolve(),
  id: null,
  path: "",
  waiting: [],
  isShowing: false,
  analysis: null,

  // Asks for a change; says whether it was made. A move is one of the game as it is seen, and some wishes
  // are of the game as it is known: what comes meanwhile makes them late. The others hold for any. One
  // wish waits for the answer to the one before: who holds U down takes back move after move. A function says what is
  // wished of the game as it is then.
  ask(wish) {
    const { view, path } = this;
    const asked = this.asked.then(async () => {
      const heard = this.known.version;
      const action = typeof wish === "function" ? wish(this.known) : wish;
      const version = { play: view.version, undo: heard, redo: heard, hint: heard, step: heard }[action.do];
      if (path !== this.path || this.isUseless(action)) return null;
      const known = action.do === "play" ? view : this.known;
      const state = await this.tell(post(path, { version, action }).catch((error) => this.askAnew(error, path, known, action)));
      if (state) this.hear({ event: "state", ...state });
      return state;
    });
    this.asked = asked.catch(() => {});
    return asked;
  },

  // The server was started again, say: the game is as it was known, and only its version is another one.
  async askAnew(error, path, known, action) {
    if (error.told?.code !== "changed") throw error;
    const now = await post(`${path}/state`);
    if (path !== this.path || now.position !== known.position || now.ply !== known.ply) throw error;
    this.hear({ event: "state", ...now });
    return post(path, { version: now.version, action });
  },

  // At the start there is nothing to take back any more.
  isUseless(action) {
    const { ply, moves } = this.known;
    if (action.do === "goto") return action.ply < 0 || action.ply > moves.length;
    return (action.do === "undo" && ply === 0) || (action.do === "redo" && ply === moves.length);
  },

  // Starts a game and shows it.
  async begin(beginning) {
    const state = await this.tell(post("/api/games", beginning));
    if (state) this.open(state.id, { state });
    return state;
  },

  // Shows a game at once, or when it is known; the one before goes on by itself.
  async open(id, { state = null, isBack = false } = {}) {
    this.wanted = id;
    const known = state ?? await this.tell(post(`/api/games/${id}/state`));
    if (this.wanted !== id) return;
    if (!known) { history.replaceState(null, "", `?game=${this.id}`); return; }
    this.stop?.();
    review.reset();
    Object.assign(this, { known, waiting: [], id, path: `/api/games/${id}` });
    const address = `?game=${id}`;
    if (!isBack && location.search !== address) history.pushState(null, "", address);
    this.show({ event: "state", ...known });
    this.stop = listen(id, (event) => this.hear(event), () => this.notice(told({ code: "gone" })));
  },

  // Waits for an answer; a refusal is shown, and nothing comes of it.
  async tell(promise) {
    try {
      return await promise;
    } catch (error) {
      this.notice(told(error.told ?? error));
      return null;
    }
  },

  notice(text, undo = null) {
    const back = () => button(word("takeBack"), () => { toast.hide(); undo(); }, { className: "quiet" });
    toast.show([make("span", {}, text), ...(undo ? [back()] : [])], undo ? 15 : 6);
  },

  // Restores a removed game.
  async restore(removed) {
    const isBack = await this.tell(post("/api/restore", { removed }));
    if (isBack) this.notice(word("restored"));
    return isBack;
  },

  square(number) { return board.name(number); },

  say(text) { at("speech").textContent = text; },

  // Events are shown one after the other, each when the one before has been seen.
  async hear(event) {
    if (event.event === "quit") return goodbye();
    if (event.id && event.id !== this.id) return;
    if (event.event === "removed") return this.leave();
    if (event.event === "review") return review.hear(event.review);
    if (event.event === "state") {
      if (newer(event, this.known) < 0) return;
      this.known = event;
    }
    this.waiting.push(event);
    if (this.isShowing) return;
    this.isShowing = true;
    try {
      while (this.waiting.length) await this.show(this.waiting.shift());
    } finally {
      this.isShowing = false;
    }
  },

  async show(event) {
    // A piece is being dragged.
    if (board.held) await board.held;
    if (event.event === "analysis") {
      if (event.version === this.view?.version) this.showAnalysis(event.analysis);
      return;
    }
    const [before, view] = [this.view?.id === event.id ? this.view : null, event];
    if (before && newer(view, before) <= 0) return;
    this.view = view;
    this.analysis = null;
    review.explorer.leave(false);
    const last = view.moves[view.ply - 1];
    const fresh = before && view.game === before.game ? view.moves.slice(before.ply, view.ply) : [];
    const goesOn = fresh.length > 0 && before.ply < view.ply && view.ply === view.moves.length
      && before.moves.slice(0, before.ply).every((move, index) => move.mv === view.moves[index].mv);
    for (const move of goesOn ? fresh : []) this.say(panel.moveText(move));
    if (goesOn && fresh.length === 1) {
      const isComputers = before.players[last.by === "black" ? 0 : 1] !== "human";
      if (this.waiting.length > 2) board.show(view);
      else { await board.arrive(view, isComputers); sound.move(last); }
    } else board.show(view);
    // Another game may be shown by now.
    if (this.view !== view) return;
    panel.show(view, this.about);
    if (view.unsaved) this.notice(word("unsaved") + told(view.unsaved));
    if (view.end && goesOn) { this.say(panel.status(view)); sound.end(sign(view)); }
    for (const color of ["black", "white"]) at(`bar-${color}`).classList.toggle("supply", board.places(color));
    if (board.ahead) this.plan(board.ahead);
    if (board.due && goesOn) this.playAhead(board.due);
    board.due = null;
    review.draw();
  },

  // A move that is to be played as soon as the computer has moved; nothing, where it is taken back.
  plan(move) {
    board.plan(move);
    at("status").textContent = panel.status(this.view, move);
    this.say(move ? word("planned", move.mv) : word("plannedNoMore"));
  },

  playAhead({ mv }) {
    if (this.view.legal.some((legal) => legal.mv === mv)) this.ask({ do: "play", mv });
    else if (this.view.legal.length) this.notice(word("plannedInVain", mv));
  },

  // The game was removed, here or in another window: the latest of the others is shown.
  async leave() {
    const about = await this.tell(post("/api/about"));
    if (about) this.open(about.latest);
  },

  showAnalysis(analysis) {
    this.analysis = analysis;
    if (review.explorer.isOn) return;
    if (this.view.help !== "off" && analysis.line.length) panel.showAnalysis(analysis, this.view.toMove, (moves) => review.explorer.go(this.view.ply, moves));
    if (analysis.values.length) board.worth(analysis.values);
    if (analysis.hint) {
      const move = this.view.legal.find((each) => each.mv === analysis.hint);
      if (move) board.hint(move);
      this.notice(word("hinted", analysis.hint));
      this.say(word("hinted", analysis.hint));
    }
  },
};

const board = new Board(at("board"), {
  play: (move) => {
    if (review.explorer.isOn) { if (move) review.explorer.play(move); }
    else if (move && board.view.legal.length) app.ask({ do: "play", mv: move.mv });
    else app.plan(move);
  },
  wrong: (square, from) => app.notice(why(square, from)),
  say: (text) => app.say(text),
});

makeDraggable(board, { black: document.querySelector("#bar-black .piece"), white: document.querySelector("#bar-white .piece") });

const review = new Review(app, board, () => {
  board.show(app.view);
  panel.show(app.view, app.about);
  if (app.analysis) app.showAnalysis({ ...app.analysis, hint: null });
});

// By how much a state is newer than another. Versions begin anew where the server was started again; what it says then counts.
const newer = (one, other) => (one.opened === other.opened ? one.version - other.version : 1);

// 1 for a person's win against the computer, -1 for a loss.
function sign({ end: { winner }, players }) {
  const isAlone = players.filter((player) => player === "human").length === 1;
  return winner && isAlone ? (players[winner === "black" ? 0 : 1] === "human" ? 1 : -1) : 0;
}

// Why nothing comes of a click on a square, or of a piece that was put there.
function why(square, from) {
  const { view } = board;
  const letter = board.letter(square);
  if (view.end) return word("isOver");
  if (!view.legal.length) return panel.status(view);
  if (letter === "#") return word("isWall");
  if (letter === "." && from !== null) return word("cannotReach", board.name(from), board.name(square));
  const { movesPieces, noMove } = games.get(view.game);
  if (letter === ".") return textOf(noMove, { square: board.name(square) });
  const isOwn = letter === (view.toMove === "black" ? "X" : "O");
  return isOwn && movesPieces ? word("cannotMove", board.name(square)) : word("yourTurn", word(view.toMove));
}

function goodbye() {
  document.body.replaceChildren(make("main", { className: "goodbye", id: "goodbye" },
    make("h1", {}, word("goodbye")), make("p", {}, word("goodbyeMore"))));
  app.stop();
}

const players = () => ({ do: "players", black: JSON.parse(at("black").value), white: JSON.parse(at("white").value) });
const wishes = {
  new: () => dialogs.newGame(app),
  undo: () => app.ask({ do: "undo" }),
  redo: () => app.ask({ do: "redo" }),
  hint: () => app.ask({ do: "hint" }),
  pause: () => app.ask({ do: "pause", on: app.view.thinking }),
  step: () => app.ask({ do: "step" }),
  again: () => app.begin(dialogs.again(app.view)),
  other: () => dialogs.newGame(app),
  first: () => app.ask({ do: "goto", ply: 0 }),
  back: () => app.ask(({ ply }) => ({ do: "goto", ply: ply - 1 })),
  next: () => app.ask(({ ply }) => ({ do: "goto", ply: ply + 1 })),
  last: () => app.ask({ do: "goto", ply: app.view.moves.length }),
  save: () => dialogs.save(app),
  load: () => load(app),
  edit: () => edit(app),
  text: () => dialogs.text(app),
  share: () => share(app),
  howto: () => howTo(app),
  "keys-help": keys,
  quit: () => dialogs.quit(app),
};
for (const [id, wish] of Object.entries(wishes)) at(id).addEventListener("click", wish);

at("black").addEventListener("change", () => app.ask(players()));
at("white").addEventListener("change", () => app.ask(players()));
at("time").addEventListener("change", () => app.ask({ do: "time", milliseconds: Number(at("time").value) }));
at("motion").addEventListener("change", () => move(at("motion").value));
at("help").addEventListener("click", ({ target }) => target.value && app.ask({ do: "help", show: target.value }));
at("moves").addEventListener("click", ({ target }) => {
  const { ply } = target.closest("[data-ply]")?.dataset ?? {};
  if (ply) app.ask({ do: "goto", ply: Number(ply) });
});
at("language").value = language;
at("language").addEventListener("change", () => {
  choose(at("language").value);
  review.explorer.leave(false);
  toast.hide();
  panel.show(app.view, app.about);
  board.show(app.view);
  if (board.ahead) app.plan(board.ahead);
  if (app.analysis) app.showAnalysis({ ...app.analysis, hint: null });
  review.draw();
});
const showSound = () => at("sound").setAttribute("aria-pressed", sound.isOn);
at("sound").addEventListener("click", () => { sound.turn(!sound.isOn); showSound(); });

document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.altKey || event.metaKey;
  // In a group of choices arrows choose.
  const radio = event.target.closest("[role=radio]");
  if (radio && event.key.startsWith("Arrow")) {
    const all = [...radio.parentNode.children];
    const next = all.at((all.indexOf(radio) + (/Right|Down/.test(event.key) ? 1 : -1)) % all.length);
    next.focus();
    next.click();
    event.preventDefault();
    return;
  }
  // Otherwise they are the board's, wherever one is.
  if (!isTyping && event.key.startsWith("Arrow") && !event.target.closest("#board")) {
    at("board").focus();
    board.key(event);
    return;
  }
  const id = { u: "undo", r: "redo", h: "hint", n: "new", home: "first", end: "last", "?": "keys-help" }[event.key.toLowerCase()];
  if (isTyping || !id || at(id).disabled) return;
  event.preventDefault();
  wishes[id]();
});

// The game is embedded in the page, so its first picture is complete.
async function start() {
  translate();
  showSound();
  const first = JSON.parse(at("first-game").textContent);
  learn(first.about.games);
  app.about = first.about;
  const beginning = linked();
  const begun = beginning && await app.tell(post("/api/games", beginning));
  const state = begun || first.state || await app.tell(post(`/api/games/${first.about.latest}/state`));
  if (!state) return;
  history.replaceState(null, "", `?game=${state.id}`);
  app.open(state.id, { state });
}

addEventListener("popstate", () => {
  dialogs.closeDialog();
  const id = new URLSearchParams(location.search).get("game");
  if (id && id !== app.id) app.open(id, { isBack: true });
});

start();
