// The list of games, saved or in progress, the latest first: it is searched and filtered, and scrolls inside its dialog.
import * as T from './texts.ts';
import { post } from './api.ts';
import { closeDialog, openDialog } from './dialogs.ts';
import { button, byId, make } from '../shared/dom.ts';
import { games, title } from './games.ts';
import { languageTag, word } from '../shared/language.ts';
import { thumbnail } from './painter.ts';
import { playerName } from './panel.ts';
import { messageText } from './words.ts';

const changedText = (changed) =>
  new Intl.DateTimeFormat(languageTag(), { dateStyle: 'medium', timeStyle: 'short' }).format(changed);
const isHumansTurn = ({ players, toMove }) => players[toMove === 'black' ? 0 : 1] === 'human';

function stateOf(game) {
  const { end, plies, players, toMove } = game;
  if (end) return `${end.winner ? word(T.wonBy, word(end.winner), '') : word(T.drawn)} (${end.counts.join(' : ')})`;
  const isAlone = players.filter((player) => player === 'human').length === 1;
  return `${word(T.plies, plies)} · ${isAlone ? word(isHumansTurn(game) ? 'yours' : 'theirs') : word(T.yourTurn, word(toMove))}`;
}

// The filters of states, by name.
const STATES = {
  any: () => true,
  yours: (game) => !game.end && isHumansTurn(game),
  theirs: (game) => !game.end && !isHumansTurn(game),
  over: ({ end }) => Boolean(end),
  black: ({ end }) => end?.winner === 'black',
  white: ({ end }) => end?.winner === 'white',
  drawn: ({ end }) => Boolean(end) && !end.winner,
};

// A game in the list: its text is what the search looks through.
function gameRow(app, game, name, open, remove) {
  const isOpen = game.name === undefined && game.id === app.id;
  const players = game.players.map((player) => playerName(player, true)).join(' – ');
  const lines = [name, `${players} · ${stateOf(game)}`, changedText(game.changed)];
  const element = make(
    'li',
    {},
    make(
      'button',
      {
        type: 'button',
        className: 'game',
        tabIndex: -1,
        ariaCurrent: isOpen ? 'true' : null,
        dataset: game.name === undefined ? { game: game.id } : { save: game.name },
        onclick: open,
      },
      thumbnail(game.rows, games.get(game.game).cells),
      make(
        'span',
        {},
        make('b', {}, name),
        make('span', {}, lines[1]),
        make('time', { dateTime: new Date(game.changed).toISOString() }, lines[2], isOpen && ` · ${word(T.openNow)}`),
      ),
    ),
    button('✕', remove, {
      className: 'quiet',
      tabIndex: -1,
      title: word(T.remove),
      ariaLabel: `${word(T.remove)}: ${name}`,
    }),
  );
  return { game, element, text: [...lines, title(game.game)].join(' ').toLowerCase() };
}

export async function load(app) {
  const search = make('input', {
    type: 'search',
    id: 'search',
    placeholder: word(T.searchHelp),
    ariaLabel: word(T.search),
    autocomplete: 'off',
    spellcheck: false,
  });
  const [which, state] = ['whichGame', 'whichState'].map((name) => make('select', { id: name, ariaLabel: word(name) }));
  state.append(...Object.keys(STATES).map((name) => new Option(word(T.state[name]), name)));
  const body = make('div', { id: 'kept', onkeydown: stepInList });
  const count = make('p', { className: 'count', ariaLive: 'polite' });
  let rows = { saves: [], games: [] };
  let damaged = [];

  const fill = () => {
    for (const each of [...rows.saves, ...rows.games].flatMap(({ element }) => [...element.children]))
      each.tabIndex = -1;
    const words = search.value.toLowerCase().split(/\s+/);
    const fits = ({ game, text }) =>
      (!which.value || game.game === which.value) &&
      STATES[state.value](game) &&
      words.every((each) => text.includes(each));
    const found = Object.entries({ savedGames: rows.saves, allGames: rows.games }).map(([name, all]) => [
      name,
      all.filter(fits),
    ]);
    const groups = found
      .filter(([, some]) => some.length)
      .map(([name, some]) => [
        make('h3', {}, word(name)),
        make('ul', { className: 'games' }, ...some.map(({ element }) => element)),
      ]);
    body.replaceChildren(
      ...(groups.length ? groups.flat() : [make('p', {}, word(T.noneFits))]),
      ...(damaged.length ? [make('h3', {}, word(T.damaged)), make('ul', { className: 'damaged' }, ...damaged)] : []),
    );
    count.textContent = word(
      T.keptCount,
      found.flatMap(([, some]) => some).length,
      rows.saves.length + rows.games.length,
    );
    enterRow(body.querySelector('.game'), false);
  };

  const rowOf = (data) =>
    [...body.querySelectorAll('.game')].find(
      ({ dataset }) => data && dataset.game === data.game && dataset.save === data.save,
    ) ?? body.querySelector('.game');

  const update = async () => {
    const all = await app.attempt(post('/api/list'));
    if (!all) return false;
    // Removes a game at once; the message offers to undo it.
    const remove = async (path, request, name, element) => {
      const gone = await app.attempt(post(path, request));
      if (!gone) return;
      const { dataset } = element.querySelector('.game');
      const next = (element.nextElementSibling ?? element.previousElementSibling)?.querySelector('.game').dataset;
      await update();
      enterRow(rowOf(next));
      app.notice(word(T.removed, name), async () => {
        if ((await app.restore(gone.removed)) && (await update())) enterRow(rowOf(dataset));
      });
    };
    const row = (game, name, open, path, request) => {
      const made = gameRow(app, game, name, open, () => remove(path, request, name, made.element));
      return made;
    };
    rows = {
      saves: all.saves.map((game) =>
        row(
          game,
          game.name,
          async () => {
            if (await app.begin({ from: 'saved', name: game.name })) {
              closeDialog();
              app.notice(word(T.loaded, game.name));
            }
          },
          '/api/saves/remove',
          { name: game.name },
        ),
      ),
      games: all.games.map((game) =>
        row(
          game,
          `${title(game.game)} ${game.id}`,
          () => {
            closeDialog();
            if (game.id !== app.id) app.open(game.id);
          },
          `/api/games/${game.id}/remove`,
          {},
        ),
      ),
    };
    damaged = all.damaged.map(({ place, why }) => make('li', {}, `${place}${why ? ` — ${messageText(why)}` : ''}`));
    const kinds = [...new Set([...all.saves, ...all.games].map(({ game }) => game))];
    const { value } = which;
    which.replaceChildren(new Option(word(T.anyGame), ''), ...kinds.map((kind) => new Option(title(kind), kind)));
    which.value = kinds.includes(value) ? value : '';
    which.hidden = kinds.length < 2;
    fill();
    return true;
  };
  if (!(await update())) return;
  search.oninput =
    which.onchange =
    state.onchange =
      () => {
        body.scrollTop = 0;
        fill();
      };
  search.onkeydown = (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    const first = body.querySelector('.game');
    if (event.key === 'Enter') first?.click();
    else enterRow(first);
  };
  openDialog(
    word(T.load),
    make('div', { className: 'filters' }, search, which, state),
    count,
    body,
    make('div', { className: 'row' }, button(word(T.close), closeDialog)),
  );
  // Not the search: on a phone, its keyboard would cover the list.
  enterRow(body.querySelector('.game'));
}

// One game of the list can be reached by the Tab key, with its button to remove it; arrow keys go to the others.
function enterRow(game, hasFocus = true) {
  for (const each of byId('kept')?.querySelectorAll("[tabindex='0']") ?? []) each.tabIndex = -1;
  if (!game) return;
  for (const each of game.parentNode.children) each.tabIndex = 0;
  if (hasFocus) game.focus();
}

function stepInList(event) {
  const all = [...byId('kept').querySelectorAll('.game')];
  const at = all.indexOf(event.target.closest('li')?.querySelector('.game'));
  if (at < 0) return;
  if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey)
    return byId('search').focus();
  if (event.key === 'Delete') return event.target.closest('li').lastChild.click();
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 5, PageUp: at - 5, Home: 0, End: all.length - 1 }[
    event.key
  ];
  if (to === undefined) return;
  event.preventDefault();
  enterRow(all[Math.min(Math.max(to, 0), all.length - 1)]);
}
