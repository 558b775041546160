// The list of games, saved or in progress, the latest first: it is searched and filtered, and scrolls inside its dialog.
import { post } from './api.ts';
import { closeDialog, openDialog } from './dialogs.ts';
import { button, byId, make } from '../shared/dom.ts';
import { games, title } from './games.ts';
import { addTexts, languageTag, word } from '../shared/language.ts';
import { thumbnail } from './painter.ts';
import { playerName } from './panel.ts';
import { messageText } from './words.ts';

addTexts({
  en: {
    search: "Search", searchHelp: "Name, player or date", whichGame: "Game", anyGame: "All games", whichState: "State", keptCount: (n, all) => (n === all ? `${all} ${all === 1 ? "game" : "games"}` : `${n} of ${all} games`),
    yours: "Your move", theirs: "The computer’s move", state: { any: "Any state", yours: "Your move", theirs: "The computer’s move", over: "Finished", black: "Black won", white: "White won", drawn: "Draws" },
    noneFits: "No game fits. Change the search or the filters.", openNow: "on the board",
  },
  zh: {
    search: "搜索", searchHelp: "名称、棋手或日期", whichGame: "游戏", anyGame: "所有游戏", whichState: "状态", keptCount: (n, all) => (n === all ? `共 ${all} 局` : `${n} 局（共 ${all} 局）`),
    yours: "轮到你走", theirs: "轮到电脑走", state: { any: "所有状态", yours: "轮到你走", theirs: "轮到电脑走", over: "已结束", black: "黑方胜", white: "白方胜", drawn: "平局" },
    noneFits: "没有符合条件的对局，请修改搜索内容或筛选条件。", openNow: "正在棋盘上",
  },
});

const changedText = (changed) => new Intl.DateTimeFormat(languageTag(), { dateStyle: "medium", timeStyle: "short" }).format(changed);
const isHumansTurn = ({ players, toMove }) => players[toMove === "black" ? 0 : 1] === "human";

function stateOf(game) {
  const { end, plies, players, toMove } = game;
  if (end) return `${end.winner ? word("wonBy", word(end.winner), "") : word("drawn")} (${end.counts.join(" : ")})`;
  const isAlone = players.filter((player) => player === "human").length === 1;
  return `${word("plies", plies)} · ${isAlone ? word(isHumansTurn(game) ? "yours" : "theirs") : word("yourTurn", word(toMove))}`;
}

// The filters of states, by name.
const STATES = {
  any: () => true,
  yours: (game) => !game.end && isHumansTurn(game),
  theirs: (game) => !game.end && !isHumansTurn(game),
  over: ({ end }) => Boolean(end),
  black: ({ end }) => end?.winner === "black",
  white: ({ end }) => end?.winner === "white",
  drawn: ({ end }) => Boolean(end) && !end.winner,
};

// A game in the list: its text is what the search looks through.
function gameRow(app, game, name, open, remove) {
  const isOpen = game.name === undefined && game.id === app.id;
  const players = game.players.map((player) => playerName(player, true)).join(" – ");
  const lines = [name, `${players} · ${stateOf(game)}`, changedText(game.changed)];
  const element = make("li", {},
    make("button", { type: "button", className: "game", tabIndex: -1, ariaCurrent: isOpen ? "true" : null, dataset: game.name === undefined ? { game: game.id } : { save: game.name }, onclick: open },
      thumbnail(game.rows, games.get(game.game).cells), make("span", {}, make("b", {}, name), make("span", {}, lines[1]), make("time", { dateTime: new Date(game.changed).toISOString() }, lines[2], isOpen && ` · ${word("openNow")}`))),
    button("✕", remove, { className: "quiet", tabIndex: -1, title: word("remove"), ariaLabel: `${word("remove")}: ${name}` }));
  return { game, element, text: [...lines, title(game.game)].join(" ").toLowerCase() };
}

export async function load(app) {
  const search = make("input", { type: "search", id: "search", placeholder: word("searchHelp"), ariaLabel: word("search"), autocomplete: "off", spellcheck: false });
  const [which, state] = ["whichGame", "whichState"].map((name) => make("select", { id: name, ariaLabel: word(name) }));
  state.append(...Object.keys(STATES).map((name) => new Option(word("state", name), name)));
  const body = make("div", { id: "kept", onkeydown: stepInList });
  const count = make("p", { className: "count", ariaLive: "polite" });
  let rows = { saves: [], games: [] };
  let damaged = [];

  const fill = () => {
    for (const each of [...rows.saves, ...rows.games].flatMap(({ element }) => [...element.children])) each.tabIndex = -1;
    const words = search.value.toLowerCase().split(/\s+/);
    const fits = ({ game, text }) => (!which.value || game.game === which.value) && STATES[state.value](game) && words.every((each) => text.includes(each));
    const found = Object.entries({ savedGames: rows.saves, allGames: rows.games }).map(([name, all]) => [name, all.filter(fits)]);
    const groups = found.filter(([, some]) => some.length).map(([name, some]) => [make("h3", {}, word(name)), make("ul", { className: "games" }, ...some.map(({ element }) => element))]);
    body.replaceChildren(...(groups.length ? groups.flat() : [make("p", {}, word("noneFits"))]),
      ...(damaged.length ? [make("h3", {}, word("damaged")), make("ul", { className: "damaged" }, ...damaged)] : []));
    count.textContent = word("keptCount", found.flatMap(([, some]) => some).length, rows.saves.length + rows.games.length);
    enterRow(body.querySelector(".game"), false);
  };

  const rowOf = (data) => [...body.querySelectorAll(".game")].find(({ dataset }) => data && dataset.game === data.game && dataset.save === data.save) ?? body.querySelector(".game");

  const update = async () => {
    const all = await app.attempt(post("/api/list"));
    if (!all) return false;
    // Removes a game at once; the message offers to undo it.
    const remove = async (path, request, name, element) => {
      const gone = await app.attempt(post(path, request));
      if (!gone) return;
      const { dataset } = element.querySelector(".game");
      const next = (element.nextElementSibling ?? element.previousElementSibling)?.querySelector(".game").dataset;
      await update();
      enterRow(rowOf(next));
      app.notice(word("removed", name), async () => {
        if (await app.restore(gone.removed) && await update()) enterRow(rowOf(dataset));
      });
    };
    const row = (game, name, open, path, request) => {
      const made = gameRow(app, game, name, open, () => remove(path, request, name, made.element));
      return made;
    };
    rows = {
      saves: all.saves.map((game) => row(game, game.name,
        async () => { if (await app.begin({ from: "saved", name: game.name })) { closeDialog(); app.notice(word("loaded", game.name)); } },
        "/api/saves/remove", { name: game.name })),
      games: all.games.map((game) => row(game, `${title(game.game)} ${game.id}`,
        () => { closeDialog(); if (game.id !== app.id) app.open(game.id); },
        `/api/games/${game.id}/remove`, {})),
    };
    damaged = all.damaged.map(({ place, why }) => make("li", {}, `${place}${why ? ` — ${messageText(why)}` : ""}`));
    const kinds = [...new Set([...all.saves, ...all.games].map(({ game }) => game))];
    const { value } = which;
    which.replaceChildren(new Option(word("anyGame"), ""), ...kinds.map((kind) => new Option(title(kind), kind)));
    which.value = kinds.includes(value) ? value : "";
    which.hidden = kinds.length < 2;
    fill();
    return true;
  };
  if (!await update()) return;
  search.oninput = which.onchange = state.onchange = () => { body.scrollTop = 0; fill(); };
  search.onkeydown = (event) => {
    if (event.key !== "ArrowDown" && event.key !== "Enter") return;
    event.preventDefault();
    const first = body.querySelector(".game");
    if (event.key === "Enter") first?.click();
    else enterRow(first);
  };
  openDialog(word("load"), make("div", { className: "filters" }, search, which, state), count, body,
    make("div", { className: "row" }, button(word("close"), closeDialog)));
  // Not the search: on a phone, its keyboard would cover the list.
  enterRow(body.querySelector(".game"));
}

// One game of the list can be reached by the Tab key, with its button to remove it; arrow keys go to the others.
function enterRow(game, hasFocus = true) {
  for (const each of byId("kept")?.querySelectorAll("[tabindex='0']") ?? []) each.tabIndex = -1;
  if (!game) return;
  for (const each of game.parentNode.children) each.tabIndex = 0;
  if (hasFocus) game.focus();
}

function stepInList(event) {
  const all = [...byId("kept").querySelectorAll(".game")];
  const at = all.indexOf(event.target.closest("li")?.querySelector(".game"));
  if (at < 0) return;
  if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey) return byId("search").focus();
  if (event.key === "Delete") return event.target.closest("li").lastChild.click();
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 5, PageUp: at - 5, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  enterRow(all[Math.min(Math.max(to, 0), all.length - 1)]);
}
