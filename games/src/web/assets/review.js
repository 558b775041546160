// The review of a game: its course as a graph, what each move lost, what was better, and mistakes to try again.
import { post } from "./api.js";
import { button, make, svg } from "./dom.js";
import { Explorer } from "./explore.js";
import { games, moveName, units } from "./games.js";
import { graph } from "./graph.js";
import { language, word } from "./language.js";
import { chips } from "./lines.js";
import { UNIT } from "./painter.js";
import { center } from "./panel.js";
import { isSure, worthOf } from "./values.js";

const GLYPHS = { inaccuracy: "?!", mistake: "?", blunder: "??" };

export class Review {
  constructor(app, board, show) {
    Object.assign(this, { app, board, told: null, tree: new Map(), tried: 0, care: "usual", parts: {} });
    this.explorer = new Explorer(app, board, {
      back: () => { show(); this.draw(); },
      tried: (line) => this.grow(line),
      shown: () => this.draw(),
    });
    this.body = document.getElementById("review-body");
    board.marked = () => this.mark();
  }

  // Another game is shown.
  reset() { Object.assign(this, { told: null, tree: new Map() }); this.explorer.leave(false); }

  // The server tells more: what follows what is known, or everything.
  hear(review) {
    const known = review.first > 1 ? (this.told?.moments ?? []).slice(0, review.first - 1) : [];
    if (known.length < review.first - 1) { this.ask({ do: "begin", care: review.care }); return; }
    this.told = { ...review, moments: [...known, ...review.moments] };
    this.draw();
    this.mark();
  }

  async ask(wish) {
    const told = await this.app.tell(post(`${this.app.path}/review`, wish));
    if (told) this.hear(told);
  }

  // The reviewed moves of the game as it is now.
  moments() {
    const { moves } = this.app.view;
    const all = this.told?.moments ?? [];
    const wrong = all.findIndex(({ mv }, index) => moves[index]?.mv !== mv);
    return wrong < 0 ? all : all.slice(0, wrong);
  }

  // The move that led to what the board shows.
  moment() { return this.moments()[this.app.view.ply - 1]; }

  mistakes() { return this.moments().filter(({ verdict }) => verdict in GLYPHS); }

  draw() {
    const { view } = this.app;
    if (!view) return;
    this.glyphs();
    const isBegun = Boolean(this.told?.of);
    const moments = isBegun ? this.moments() : [];
    const { running, of } = this.told ?? {};
    const known = `${view.ply} ${moments.length} ${view.moves.length}`;
    this.part("beginning", `${isBegun} ${view.moves.length > 0} ${Boolean(view.end)}`, () => (isBegun ? [] : this.beginning()));
    this.part("course", `${isBegun} ${known}`, () => (isBegun ? [this.course(moments)] : []));
    const bar = this.part("progress", `${Boolean(running)} ${of}`, () => (running ? this.progress() : [])).querySelector("progress");
    if (bar) this.advance(bar, moments.length);
    const isWhole = moments.length === view.moves.length;
    this.part("walk", `${isBegun} ${running} ${isWhole} ${view.ply} ${this.mistakes().length}`, () => (isBegun ? this.steps(isWhole) : []));
    // While a better move is to be found, it is not shown.
    const isTask = Boolean(this.explorer.task?.isOpen);
    this.part("words", `${isBegun} ${view.ply} ${Boolean(this.moment())} ${moments.length > 0} ${this.tried} ${isTask}`, () => (moments.length && !isTask ? this.words() : []));
    this.part("tallies", `${isBegun} ${moments.length} ${view.moves.length}`, () => (moments.length ? this.tallies() : []));
  }

  // A part of the panel, which is made anew only when there is something new in it: what is being clicked stays there.
  part(name, key, build) {
    const part = this.parts[name] ??= this.body.appendChild(make("div", { className: name }));
    const whole = `${language} ${this.app.id} ${key}`;
    if (part.dataset.key !== whole) {
      part.dataset.key = whole;
      part.replaceChildren(...build());
    }
    return part;
  }

  // Before there is a review: how careful it is to be.
  beginning() {
    const select = make("select", { id: "care", ariaLabel: word("care"), onchange: () => { this.care = select.value; } });
    select.append(...["quick", "usual", "thorough"].map((care) => new Option(word(`care_${care}`), care)));
    select.value = this.care;
    const { view } = this.app;
    return [make("div", { className: "row" }, select, make("button", { type: "button", id: "begin-review", className: view.end ? "main" : "", disabled: !view.moves.length,
      onclick: () => this.ask({ do: "begin", care: this.care }) }, word("beginReview")))];
  }

  course(moments) {
    const { view } = this.app;
    const chances = moments.length ? [moments[0].chances[0], ...moments.map(({ chances: [, after] }) => after)] : [0.5];
    const marks = moments.filter(({ verdict }) => verdict in GLYPHS).map(({ ply, verdict }) => ({ at: ply, kind: verdict }));
    const tell = (ply) => (moments[ply - 1] ? this.sentence(moments[ply - 1]) : word("start_"));
    const choose = (ply) => {
      this.isGraph = true;
      this.app.ask({ do: "goto", ply });
    };
    this.parts.course.onclick = ({ clientX }) => {
      const { left, width } = this.parts.course.getBoundingClientRect();
      choose(Math.round((view.moves.length * Math.min(width, Math.max(0, clientX - left))) / width));
    };
    const element = graph({ chances, of: view.moves.length, marks, ply: view.ply, tell, choose });
    // The graph is drawn anew with each step: the keys stay with it.
    if (document.activeElement?.classList.contains("graph")) requestAnimationFrame(() => element.focus({ focusVisible: this.isGraph }));
    return element;
  }

  progress() {
    return [make("div", { className: "row" }, make("progress", { max: this.told.of }), make("span"),
      make("button", { type: "button", id: "stop-review", onclick: () => this.ask({ do: "stop" }) }, word("stop")))];
  }

  advance(bar, known) {
    bar.value = known;
    bar.ariaLabel = word("reviewing", known, this.told.of);
    bar.nextSibling.textContent = `${known} / ${this.told.of}`;
  }

  tallies() {
    const cell = (color, { accuracy, inaccuracies, mistakes, blunders }) => make("div", {}, make("i", { className: `piece ${color}` }),
      make("b", {}, accuracy === null ? "–" : `${accuracy.toFixed(0)} %`),
      ...Object.entries({ inaccuracy: inaccuracies, mistake: mistakes, blunder: blunders }).map(([kind, number]) =>
        make("span", { className: `count ${kind}`, title: word(`verdict_${kind}`) }, `${GLYPHS[kind]} ${number}`)));
    const table = make("div", { title: word("accuracy"), ariaLabel: word("accuracy") }, ...["black", "white"].map((color, index) => cell(color, this.told.tallies[index])));
    table.setAttribute("role", "group");
    return [table];
  }

  // The verdict on the current move, and better lines.
  words() {
    const moment = this.moment();
    if (!moment) return [make("p", { className: "moment" }, word("chooseMove"))];
    const { ply, best, played, verdict } = moment;
    const go = (from) => (moves) => this.explorer.go(from, moves);
    const line = (title, { moves, score, depth, isExact }, from) => make("p", { className: "variation" },
      make("b", {}, title), make("span", { className: "value" }, `${value(score)} · ${isExact ? word("exact") : word("depth", depth)}`), ...chips(moves, go(from)));
    const isBetter = verdict in GLYPHS || verdict === "good";
    return [make("p", { className: `moment ${verdict}`, id: "moment" }, this.sentence(moment)),
      ...(isBetter ? [line(word("better"), best, ply - 1)] : []),
      line(word("played"), played, ply - 1),
      ...this.branches(ply)];
  }

  sentence({ by, mv, verdict, loss, chances }) {
    const glyph = GLYPHS[verdict] ?? "";
    const before = (chance) => Math.round(100 * (by === "black" ? chance : 1 - chance));
    const { countsLosses, unit } = games.get(this.app.view.game);
    const how = () => (countsLosses && unit ? word("lostPieces", units(number(loss), unit)) : word("lostChance", ...chances.map(before)));
    const lost = verdict in GLYPHS || verdict === "good" ? ` · ${how()}` : "";
    return `${word(by)} ${moveName(mv)}${glyph} · ${word(`verdict_${verdict}`)}${lost}`;
  }

  steps(isWhole) {
    const { view } = this.app;
    const mistakes = this.mistakes();
    const to = (mistake) => () => this.app.ask({ do: "goto", ply: mistake.ply });
    const step = (id, text, title, mistake) => Object.assign(button(text, mistake && to(mistake)), { id, title, ariaLabel: title, disabled: !mistake });
    const moment = this.moment();
    const again = make("button", { type: "button", id: "retry", className: "main", disabled: !(moment?.verdict in GLYPHS), onclick: () => this.retryHere() }, word("tryAgain"));
    const more = isWhole ? [] : [make("button", { type: "button", id: "more-review", hidden: this.told.running, onclick: () => this.ask({ do: "begin", care: this.told.care }) }, word("reviewOn"))];
    return [make("div", { className: "row" },
      step("mistake-back", "‹ ?", word("mistakeBack"), mistakes.findLast(({ ply }) => ply < view.ply)),
      step("mistake-next", "? ›", word("mistakeNext"), mistakes.find(({ ply }) => ply > view.ply)), again, ...more)];
  }

  // A click on another move may not be answered yet: that one is meant then.
  async retryHere() {
    await this.app.asked;
    const moment = this.moment();
    if (moment?.verdict in GLYPHS) this.retry(moment);
  }

  // A better move for a mistake is to be found.
  retry(moment) {
    const { ply, by, best, loss } = moment;
    const task = {
      isOpen: true,
      play: async (mv) => {
        if (mv === best.moves[0]) return solved(mv, "");
        const found = await this.app.tell(post(`${this.app.path}/explore`, { ply: ply - 1, moves: [mv], judge: this.told.care }));
        if (!found?.moment) return null;
        this.grow({ ply: ply - 1, moves: [mv], moment: found.moment });
        const { verdict } = found.moment;
        if (!(verdict in GLYPHS) && found.moment.loss < loss) return solved(mv, verdict === "best" ? "" : ` (${this.sentence(found.moment).split(" · ").at(-1)})`);
        return this.explorer.go(ply - 1, [], { task, text: word(mv === moment.mv ? "sameAgain" : "notYet", `${mv}${GLYPHS[verdict] ?? ""}`) });
      },
      buttons: () => [make("button", { type: "button", id: "answer", onclick: () => answer() }, word("showIt"))],
    };
    const next = this.mistakes().find((other) => other.by === by && other.ply > ply);
    const done = { play: (mv) => { this.explorer.task = null; return this.explorer.play({ mv }); },
      buttons: () => (next ? [make("button", { type: "button", id: "next-retry", onclick: () => this.retry(next) }, word("nextMistake"))] : []) };
    const solved = (mv, more) => this.explorer.go(ply - 1, [mv], { task: done, text: `${word("solved", mv)}${more}` });
    const answer = () => this.explorer.go(ply - 1, [best.moves[0]], { task: done, text: word("itWas", best.moves.slice(0, 5).join(" ")) });
    this.explorer.care = this.told.care;
    return this.explorer.go(ply - 1, [], { task, text: word("findBetter", word(by), moment.mv) });
  }

  // A line that was tried is kept in the tree of the move that it begins at.
  grow({ ply, moves, moment }) {
    this.tried += 1;
    let node = this.tree.get(ply) ?? { children: [] };
    this.tree.set(ply, node);
    for (const mv of moves) {
      let child = node.children.find((each) => each.mv === mv);
      if (!child) node.children.push(child = { mv, children: [] });
      node = child;
    }
    node.moment = moment;
  }

  // The tree of what was tried at a move, and after it.
  branches(ply) {
    const chip = (from, moves, { mv, moment }) => {
      const text = `${moveName(mv)}${GLYPHS[moment?.verdict] ?? ""}${moment ? ` ${value(moment.played.score)}` : ""}`;
      return make("button", { type: "button", className: "chip", onclick: () => this.explorer.go(from, moves) }, text);
    };
    // Moves are in one row until they branch.
    const branch = (from, path, node) => {
      let [at, moves] = [node, [...path, node.mv]];
      const row = [chip(from, moves, at)];
      while (at.children.length === 1) {
        [at] = at.children;
        moves = [...moves, at.mv];
        row.push(chip(from, moves, at));
      }
      return make("li", {}, ...row, ...(at.children.length ? [make("ul", {}, ...at.children.map((child) => branch(from, moves, child)))] : []));
    };
    const roots = [ply - 1, ply].flatMap((from) => (this.tree.get(from)?.children ?? []).map((child) => branch(from, [], child)));
    return roots.length ? [make("p", { className: "variation" }, make("b", {}, word("tried"))), make("ul", { className: "tree" }, ...roots)] : [];
  }

  // The list of moves has their marks.
  glyphs() {
    for (const { ply, verdict } of this.mistakes()) {
      const item = document.querySelector(`#moves [data-ply="${ply}"]`);
      if (!item || item.querySelector("small")) continue;
      item.append(make("small", { className: verdict }, GLYPHS[verdict]));
      item.ariaLabel += `, ${word(`verdict_${verdict}`)}`;
      // Rows with marks may be higher.
      center();
    }
  }

  // On the board: a mistake has its mark, and an arrow or a ring shows what was better.
  mark() {
    const { board, explorer } = this;
    this.marks?.remove();
    if (!board.view || !this.app.view) return;
    const moment = explorer.isOn ? explorer.moment : this.moment();
    if (!moment || !(moment.verdict in GLYPHS) || board.view.ply !== (explorer.isOn ? explorer.view.ply : this.app.view.ply)) return;
    this.marks = svg("g", {}, ...arrow(moment.bestSquares, board), ...badge(moment.squares.at(-1), moment.verdict, board));
    board.layer.append(this.marks);
  }
}

const middle = (square, board) => board.corner(square).map((edge) => edge + UNIT / 2);

// A jump is an arrow; a new piece is a ring where it would stand.
function arrow(squares, board) {
  if (!squares.length) return [];
  const [x, y] = middle(squares.at(-1), board);
  const ring = svg("circle", { class: "better", cx: x, cy: y, r: 29 });
  if (squares.length === 1) return [ring];
  const [fx, fy] = middle(squares[0], board);
  const angle = Math.atan2(y - fy, x - fx);
  const at = (far, side) => `${(x - far * Math.cos(angle) - side * Math.sin(angle)).toFixed(1)} ${(y - far * Math.sin(angle) + side * Math.cos(angle)).toFixed(1)}`;
  return [ring, svg("path", { class: "better shaft", d: `M${fx} ${fy}L${at(24, 0)}` }), svg("path", { class: "better head", d: `M${at(0, 0)}L${at(30, 17)}L${at(30, -17)}z` })];
}

function badge(square, kind, board) {
  if (square === undefined) return [];
  const [x, y] = board.corner(square);
  const [cx, cy] = [x + UNIT - 13, y + 13];
  return [svg("circle", { class: `badge ${kind}`, cx, cy, r: 16 }), svg("text", { class: "badge-text", x: cx, y: cy }, GLYPHS[kind])];
}

const value = (score) => (isSure(score) ? word("sure", word(score > 0 ? "black" : "white")) : worthOf(score));
const number = (loss) => (loss % 100 === 0 ? loss / 100 : (loss / 100).toFixed(1));
