// What can be taken along: a link to the position, the game as a file of the field, pictures of it.
import { post } from "./api.js";
import { closeDialog, openDialog } from "./dialogs.js";
import { button, make, svg } from "./dom.js";
import { copy, download, pngFile, svgFile } from "./files.js";
import { word } from "./language.js";
import { boards } from "./replay.js";

const UNIT = 48;
const EDGE = 26;
const COLORS = { X: "#16181d", O: "#f9f7f1" };

// A picture that stands by itself: colours and all are in it.
function frame({ size }, name) {
  const side = size * UNIT + 2 * EDGE;
  const squares = Array.from({ length: size * size }, (_, square) => ({ x: EDGE + (square % size) * UNIT, y: EDGE + Math.floor(square / size) * UNIT }));
  const lines = Array.from({ length: size + 1 }, (_, at) => `M${EDGE + at * UNIT} ${EDGE}v${size * UNIT}M${EDGE} ${EDGE + at * UNIT}h${size * UNIT}`).join("");
  const text = (x, y, what) => svg("text", { x, y, "text-anchor": "middle", "dominant-baseline": "central" }, what);
  const names = Array.from({ length: size }, (_, at) => {
    const middle = EDGE + (at + 0.5) * UNIT;
    return [text(middle, side - EDGE / 2, name(at)[0]), text(EDGE / 2, middle, name(at * size).slice(1))];
  }).flat();
  const picture = svg("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${side} ${side}`, width: side, height: side },
    svg("rect", { width: side, height: side, rx: 10, fill: "#dfd3b4" }),
    svg("rect", { x: EDGE, y: EDGE, width: size * UNIT, height: size * UNIT, fill: "#e9dfc6" }),
    svg("path", { d: lines, stroke: "#c9bb95", fill: "none" }),
    svg("g", { fill: "#6f6547", "font-family": "sans-serif", "font-size": 14, "font-weight": 600 }, ...names));
  return { picture, squares };
}

const wall = ({ x, y }) => svg("rect", { x, y, width: UNIT, height: UNIT, fill: "#6d665a" });
const disc = ({ x, y }, more) => svg("circle", { cx: x + UNIT / 2, cy: y + UNIT / 2, r: UNIT * 0.39, stroke: "#8a8577", "stroke-width": 1.5, ...more });
const ring = ({ x, y }) => svg("rect", { x: x + 2, y: y + 2, width: UNIT - 4, height: UNIT - 4, rx: 6, fill: "none", stroke: "#d98324", "stroke-width": 3 });

// The board as it is.
export function still(view, name) {
  const { picture, squares } = frame(view, name);
  for (const [square, letter] of [...view.rows.join("")].entries()) {
    if (letter === "#") picture.append(wall(squares[square]));
    else if (letter !== ".") picture.append(disc(squares[square], { fill: COLORS[letter] }));
  }
  const last = view.moves[view.ply - 1];
  if (last && last.to !== null) picture.append(ring(squares[last.to]));
  return picture;
}

const SECONDS = 0.8;
const HELD = 4;

// The whole game, over and over: a step for each move, and some for the end. No library and no script is in it.
export function animated(view, name) {
  const { picture, squares } = frame(view, name);
  const frames = boards(view).map((rows) => rows.join(""));
  const steps = frames.length + HELD;
  const animate = (attributeName, values) => {
    const kept = values.map((value, at) => [value, at]).filter(([value, at]) => at === 0 || value !== values[at - 1]);
    return svg("animate", { attributeName, calcMode: "discrete", dur: `${(steps * SECONDS).toFixed(1)}s`, repeatCount: "indefinite",
      values: kept.map(([value]) => value).join(";"), keyTimes: kept.map(([, at]) => +(at / steps).toFixed(5)).join(";") });
  };
  for (const [square, place] of squares.entries()) {
    const letters = frames.map((letters) => letters[square]);
    if (letters[0] === "#") { picture.append(wall(place)); continue; }
    if (letters.every((letter) => letter === ".")) continue;
    const colors = letters.map((letter, at) => COLORS[letter] ?? COLORS[letters.slice(0, at).findLast((each) => each in COLORS)] ?? COLORS.X);
    const seen = letters.map((letter) => (letter === "." ? 0 : 1));
    const piece = disc(place, { fill: colors[0], opacity: seen[0] });
    if (new Set(colors).size > 1) piece.append(animate("fill", colors));
    if (new Set(seen).size > 1) piece.append(animate("opacity", seen));
    picture.append(piece);
  }
  const targets = view.moves.map(({ to }) => to);
  const places = [null, ...targets].map((to) => (to === null ? { x: -2 * UNIT, y: -2 * UNIT } : squares[to]));
  if (view.moves.length) {
    const last = ring(places[0]);
    last.append(animate("x", places.map(({ x }) => x + 2)), animate("y", places.map(({ y }) => y + 2)));
    picture.append(last);
  }
  return picture;
}

// Twice as fine as it is wide on the screen.
export function png(picture) {
  const { width, height } = picture.viewBox.baseVal;
  return pngFile(picture, 2 * width, 2 * height);
}

// Opens the position as a game of its own, which replaces none.
export const linkTo = ({ game, rules, position }) => `${location.origin}/?${new URLSearchParams({ of: game, rules, position })}`;

// The position that a link leads to, as a game begins; nothing without one.
export function linked() {
  const { of: game, rules, position } = Object.fromEntries(new URLSearchParams(location.search));
  return game && position ? { from: "new", game, rules, board: position, black: "human", white: "human" } : null;
}

export function share(app) {
  const { view } = app;
  const name = (square) => app.square(square);
  const link = make("input", { id: "link", readOnly: true, value: linkTo(view) });
  link.onfocus = () => link.select();
  const copyLink = async () => {
    link.select();
    if (await copy(link.value, link)) app.notice(word("copied"));
  };
  const record = async () => {
    const told = await app.tell(post(`${app.path}/text`, { form: "record" }));
    if (told) download(`${view.game}.${told.ending}`, "text/plain", told.text);
  };
  const picture = (kind) => async () => {
    if (kind === "png") return download(`${view.game}.png`, "image/png", await png(still(view, name)));
    const drawn = kind === "svg" ? still(view, name) : animated(view, name);
    return download(`${view.game}${kind === "svg" ? "" : "-game"}.svg`, "image/svg+xml", svgFile(drawn));
  };
  const preview = still(view, name);
  preview.setAttribute("class", "preview");
  preview.setAttribute("role", "img");
  preview.setAttribute("aria-label", word("board", word(view.game)));
  openDialog(word("share"), preview,
    make("label", {}, word("link"), make("span", { className: "linked" }, link, button(word("copy"), copyLink))),
    make("div", { className: "grid" },
      Object.assign(button(word("saveRecord", view.game === "reversi" ? "GGF" : "PGN"), record), { id: "save-record" }),
      Object.assign(button(word("savePicture", "SVG"), picture("svg")), { id: "save-svg" }),
      Object.assign(button(word("savePicture", "PNG"), picture("png")), { id: "save-png" }),
      Object.assign(button(word("saveAnimation"), picture("animated")), { id: "save-animation", disabled: !view.moves.length })),
    make("div", { className: "row" }, make("button", { type: "button", className: "main", onclick: closeDialog }, word("close"))));
}
