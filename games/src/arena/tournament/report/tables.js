// The tables of a report, and the chart of ratings.
import { names, signed, summary } from "./data.js";
import { byId, make, svg } from "./dom.js";

const title = text => text[0].toUpperCase() + text.slice(1);
const beyond = row => ({ above: ">", below: "<", open: "?" })[row.beyond] ?? "";
const percent = share => share === null ? "-" : (100 * share).toFixed(1) + " %";
const points = value => value % 1 ? (Math.floor(value) || "") + "½" : String(value);

function table(head, rows) {
  const cell = (tag, content) => content instanceof Node ? content : make(tag, {}, content);
  return make("table", {},
    make("thead", {}, make("tr", {}, ...head.map(content => cell("th", content)))),
    make("tbody", {}, ...rows.map(row => make("tr", {}, ...row.map((content, column) => cell(column ? "td" : "th", content))))));
}
const named = name => make("td", { class: "name", title: name }, name);
const heading = text => make("th", { class: "name" }, text);

document.title = `${title(summary.game)} tournament`;
byId("title").textContent = `${title(summary.game)}: ${names.length === 2 ? `${names[0]} and ${names[1]}` : `${names.length} programs`}`;
byId("subtitle").textContent = [
  `${summary.pairing}, rules ${summary.rules}`, `${summary.games_counted} of ${summary.games_planned} games`,
  summary.games_missing && `${summary.games_missing} not played yet`, summary.games_void && `${summary.games_void} void`,
  summary.faults && `${summary.faults} lost by a fault`].filter(Boolean).join(" · ");
byId("standings").append(table(["#", heading("player"), "Elo", "95 %", "points", "games", "won", "drawn", "lost", "LOS"],
  summary.table.map((row, index) => [index + 1, named(row.player), beyond(row) + signed(row.elo) + (row.group ? ` (${row.group})` : ""), row.error === null ? "" : "±" + row.error.toFixed(1), points(row.points), row.games, row.wins, row.draws, row.losses, index + 1 < summary.table.length ? percent(row.superiority) : ""])));
byId("bounded").textContent = [
  summary.table.some(row => row.group) && "Elo compares players of the same group only, whose number follows it: between groups there are no games, or one side won all.",
  summary.table.some(row => row.beyond) && "> and < mark players who won or lost everything (? is neither, but not comparable); their Elo is a guess with an extra draw against an average player."].filter(Boolean).join(" ");
for (const { player, reason } of summary.left_out ?? []) byId("leftout").append(make("p", {}, make("b", {}, player), ` was left out: ${reason}`));

const pair = summary.head_to_head;
if (pair) {
  byId("pair").hidden = false;
  byId("crosssection").hidden = byId("strength").hidden = true;
  byId("pairtitle").textContent = `${pair.player} against ${pair.opponent}`;
  const fact = (name, value, small = "") => make("div", {}, make("dt", {}, name), make("dd", {}, value, " ", make("small", {}, small)));
  byId("pairfacts").append(
    fact("Elo", signed(pair.elo), "±" + pair.error.toFixed(1)),
    fact("normalised Elo", signed(pair.normalised_elo), "±" + pair.normalised_error.toFixed(1)),
    fact("likelihood of superiority", percent(pair.superiority)),
    fact("pairs with 0, ½, 1, 1½, 2 points", pair.pairs.join(" · ")));
  if (pair.test) {
    const { llr, lower, upper, accepted, elo0, elo1, model } = pair.test;
    const state = accepted ? `${accepted.toUpperCase()} accepted` : "undecided";
    byId("pairfacts").append(fact(`SPRT ${elo0} to ${elo1} (${model})`, state, `LLR ${llr.toFixed(2)} in ${lower.toFixed(2)} to ${upper.toFixed(2)}`.replaceAll("-", "−")));
  }
}

const shade = share => `background: color-mix(in srgb, var(--${share >= .5 ? "good" : "bad"}) ${Math.round(Math.abs(share - .5) * 70)}%, transparent)`;
byId("cross").append(table(["#", heading("player"), ...names.map((_, index) => index + 1)],
  names.map((name, row) => [row + 1, named(name), ...names.map((_, column) => {
    const count = summary.cross_games[row][column], won = summary.cross_table[row][column];
    return count ? make("td", { class: "heat", style: shade(won / count), title: `${won} of ${count} against ${names[column]}` }, points(won)) : make("td", { class: "own" }, "·");
  })])));
const reasons = Object.keys(summary.decided_by);
byId("reasons").append(table(["#", heading("won and lost by"), ...reasons], names.map((name, row) =>
  [row + 1, named(name), ...reasons.map(reason => { const [won, lost] = summary.decided_by[reason][row]; return won + lost ? `+${won} −${lost}` : make("td", { class: "own" }, "·"); })])));
for (const [reason, count] of Object.entries(summary.drawn_by)) byId("reasons").append(make("p", { class: "faint" }, `${count} drawn: ${reason}`));
for (const row of summary.faults_by ?? []) byId("reasons").append(make("p", {}, make("b", {}, row.player), ` lost ${row.faults} of ${row.games} ${row.games === 1 ? "game" : "games"} by a fault; game ${row.first}: ${row.cause}`));
const shown = (value, digits) => value === null ? make("td", { class: "own" }, "·") : value.toFixed(digits);
if (summary.searches) byId("reasons").append(table(["#", heading("searches"), "depth", "nodes a move", "nodes a second"],
  summary.searches.map((row, index) => [index + 1, named(row.player), shown(row.depth, 1), shown(row.nodes, 0), shown(row.nps, 0)])));

// The chart of ratings, unless groups of players have scales of their own.
if (summary.table.some(row => row.group)) byId("strength").hidden = true;
function drawChart() {
  const rows = summary.table.slice(0, 30), height = 26, width = Math.max(260, Math.min(640, byId("chart").clientWidth)), left = width < 420 ? 100 : 150, letters = width < 420 ? 12 : 20;
  const low = Math.min(...rows.map(row => row.elo - (row.error || 0))), high = Math.max(...rows.map(row => row.elo + (row.error || 0)));
  const x = elo => left + (width - left - 20) * (elo - low) / (high - low || 1);
  const chart = svg("svg", { class: "chart", viewBox: `0 0 ${width} ${rows.length * height + 24}`, role: "img", "aria-label": "ratings with error bars" });
  const step = [10, 20, 50, 100, 200, 500, 1000, 2000].find(step => (high - low) / step <= (width - left) / 70) || 5000;
  for (let elo = Math.ceil(low / step) * step; elo <= high; elo += step) {
    chart.append(svg("line", { class: "axis", x1: x(elo), x2: x(elo), y1: 0, y2: rows.length * height }));
    chart.append(svg("text", { class: "scale", x: x(elo), y: rows.length * height + 16, "text-anchor": "middle" }, elo));
  }
  rows.forEach((row, index) => {
    const y = index * height + height / 2, short = row.player.length > letters ? row.player.slice(0, letters - 1) + "…" : row.player;
    chart.append(svg("text", { x: left - 10, y: y + 4, "text-anchor": "end" }, short),
      svg("line", { class: "bar", x1: x(row.elo - (row.error || 0)), x2: x(row.elo + (row.error || 0)), y1: y, y2: y }),
      svg("circle", { class: "dot", cx: x(row.elo), cy: y, r: 4.5 }));
  });
  byId("chart").append(chart);
}
drawChart();
