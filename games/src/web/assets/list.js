// The list of games, saved or in progress, the latest first.
import { post } from "./api.js";
import { closeDialog, openDialog } from "./dialogs.js";
import { button, make } from "./dom.js";
import { title } from "./games.js";
import { languageTag, word } from "./language.js";
import { thumbnail } from "./painter.js";
import { playerName } from "./panel.js";
import { messageText } from "./words.js";

const when = (changed) => new Intl.DateTimeFormat(languageTag(), { dateStyle: "medium", timeStyle: "short" }).format(changed);

function result({ end, plies }) {
  if (!end) return word("plies", plies);
  return `${end.winner ? word("wonBy", word(end.winner), "") : word("drawn")} (${end.counts.join(" : ")})`;
}

function card(game, title, open, remove) {
  const players = game.players.map((player) => playerName(player, true)).join(" – ");
  return make("li", {},
    make("button", { type: "button", className: "game", dataset: game.name === undefined ? { game: game.id } : { save: game.name }, onclick: open },
      thumbnail(game.rows), make("span", {}, make("b", {}, title), make("span", {}, `${players} · ${result(game)}`), make("time", { dateTime: new Date(game.changed).toISOString() }, when(game.changed)))),
    make("button", { type: "button", className: "quiet", title: word("remove"), ariaLabel: `${word("remove")}: ${title}`, onclick: remove }, "✕"));
}

export async function load(app) {
  const all = await app.attempt(post("/api/list"));
  if (!all) return;
  // Removes a game at once; the message offers to undo it.
  const remove = async (path, body, name) => {
    const gone = await app.attempt(post(path, body));
    if (!gone) return;
    await load(app);
    app.notice(word("removed", name), async () => { if (await app.restore(gone.removed)) load(app); });
  };
  const saves = all.saves.map((game) => card(game, game.name,
    async () => { if (await app.begin({ from: "saved", name: game.name })) { closeDialog(); app.notice(word("loaded", game.name)); } },
    () => remove("/api/saves/remove", { name: game.name }, game.name)));
  const games = all.games.map((game) => card(game, `${title(game.game)} ${game.id}`,
    () => { closeDialog(); if (game.id !== app.id) app.open(game.id); },
    () => remove(`/api/games/${game.id}/remove`, {}, `${title(game.game)} ${game.id}`)));
  const group = (title, items) => (items.length ? [make("h3", {}, title), make("ul", { className: "games" }, ...items)] : []);
  const damaged = all.damaged.map(({ place, why }) => make("li", {}, `${place}${why ? ` — ${messageText(why)}` : ""}`));
  openDialog(word("load"), ...group(word("savedGames"), saves), ...group(word("allGames"), games),
    ...(damaged.length ? [make("h3", {}, word("damaged")), make("ul", {}, ...damaged)] : []),
    make("div", { className: "row" }, button(word("close"), closeDialog)));
}
