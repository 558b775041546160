// Dialogs. Each is built when it is opened.
import * as T from './texts.ts';
import { post } from './api.ts';
import { button, make } from '../shared/dom.ts';
import { copy, download } from '../shared/files.ts';
import { games, moveName, textOf, title } from './games.ts';
import { word } from '../shared/language.ts';
import { thumbnail } from './painter.ts';
import { fillPlayers, fillTimes } from './panel.ts';
import { picker } from './picker.ts';
import { messageText } from './words.ts';

const dialog = document.getElementById('dialog');

export function openDialog(title, ...children) {
  dialog.replaceChildren(make('h2', { id: 'dialog-title' }, title), ...children);
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  if (!dialog.open) dialog.showModal();
}

export const closeDialog = () => dialog.open && dialog.close();

const row = (...children) => make('div', { className: 'row' }, ...children);
const field = (text, control) => make('label', {}, text, control);
const side = (color, control) =>
  make(
    'label',
    {},
    make('span', { className: 'side' }, make('i', { className: `piece ${color}` }), word(color)),
    control,
  );
const cancel = () => button(word(T.cancel), closeDialog);

// Moves that the same squares stand for.
export function chooseMove(moves, play) {
  const choose = (move) => () => {
    closeDialog();
    play(move);
  };
  openDialog(
    word(T.whichMove),
    make('div', { className: 'grid' }, ...moves.map((move) => button(moveName(move.mv), choose(move)))),
    row(cancel()),
  );
}

export function newGame(app) {
  const { about, view } = app;
  const [kind, rules, black, white, time] = Array.from({ length: 5 }, () => make('select'));
  kind.id = 'new-kind';
  black.id = 'new-black';
  white.id = 'new-white';
  const board = make('input', { id: 'new-board', autocomplete: 'off', spellcheck: false });
  const boards = picker(app, board);
  const rulesField = field(word(T.rules), rules);
  kind.append(...about.games.map(({ game }) => new Option(title(game), game)));
  kind.value = view.game;
  const fill = () => {
    const game = about.games.find((each) => each.game === kind.value);
    rules.replaceChildren(...game.rules.map((rule) => new Option(rule.en ? textOf(rule) : rule.name, rule.name)));
    rulesField.hidden = game.rules.length === 1;
    if (game.rules.some(({ name }) => name === view.rules)) rules.value = view.rules;
    board.value = game.usualBoard;
    boards.show(game.game);
    const players = view.players.map((player) =>
      player.engine && !game.engines.includes(player.engine) ? { level: 4 } : player,
    );
    fillPlayers(black, game.engines, about.levels, players[0]);
    fillPlayers(white, game.engines, about.levels, players[1]);
  };
  kind.onchange = fill;
  fill();
  fillTimes(time, view.milliseconds);
  const start = async () => {
    const settings = {
      game: kind.value,
      rules: rules.value,
      black: JSON.parse(black.value),
      white: JSON.parse(white.value),
      milliseconds: Number(time.value),
    };
    if (board.value.trim()) settings.board = board.value;
    if (await app.begin({ from: 'new', ...settings })) closeDialog();
  };
  const form = make(
    'form',
    {
      onsubmit: (event) => {
        event.preventDefault();
        start();
      },
    },
    make(
      'div',
      { className: 'pair' },
      field(word(T.kind), kind),
      field(word(T.time), time),
      side('black', black),
      side('white', white),
    ),
    rulesField,
    field(`${word(T.boardName)} — ${word(T.boardHelp)}`, board),
    ...boards.parts,
    row(cancel(), make('button', { id: 'start', className: 'main' }, word(T.start))),
  );
  openDialog(word(T.newGame), form);
}

// The same game from its start.
export const again = ({ game, rules, start, players: [black, white], milliseconds }) => ({
  from: 'new',
  game,
  rules,
  board: start,
  black,
  white,
  milliseconds,
});

export async function save(app) {
  const { positionFile } = games.get(app.view.game);
  const name = make('input', {
    id: 'save-name',
    maxLength: LONGEST,
    required: true,
    value: usualName(title(app.view.game)),
  });
  const store = async () => {
    const kept = await app.attempt(post(`${app.path}/save`, { name: name.value }));
    if (!kept) return;
    closeDialog();
    const { removed } = kept;
    app.notice(word(removed ? 'savedOver' : 'saved', name.value.trim()), removed && (() => app.restore(removed)));
  };
  const form = make(
    'form',
    {
      onsubmit: (event) => {
        event.preventDefault();
        store();
      },
    },
    field(word(T.saveAs), name),
    row(
      button(word(T.download), () => downloadGame(app, 'game', `${app.view.game}.txt`)),
      ...(positionFile
        ? [button(word(T.downloadFile, positionFile), () => downloadGame(app, 'position_file', positionFile))]
        : []),
    ),
    row(cancel(), make('button', { id: 'store', className: 'main' }, word(T.save))),
  );
  openDialog(word(T.save), form);
  name.select();
}

// The longest name of a saved game.
const LONGEST = 60;

// A long title is cut, and signs that names cannot contain are left out.
function usualName(text) {
  const day = today();
  return `${text
    .replace(/[^\p{L}\p{N} _()-]/gu, '')
    .slice(0, LONGEST - day.length - 1)
    .trim()} ${day}`;
}

const today = () => new Date().toISOString().slice(0, 16).replace('T', ' ').replace(':', '-');

async function downloadGame(app, form, name) {
  const answer = await app.attempt(post(`${app.path}/text`, { form }));
  if (!answer) return;
  download(name, 'text/plain', answer.text);
}

export async function text(app) {
  const answer = await app.attempt(post(`${app.path}/text`, { form: 'game' }));
  if (!answer) return;
  const endings = [...games.values()].flatMap((game) => game.endings.map((ending) => `.${ending}`));
  const help = word(T.pasteHelp, [...games.values()].flatMap(({ formats }) => formats).join(', '));
  const area = make('textarea', { id: 'pasted', value: answer.text, spellcheck: false });
  area.setAttribute('aria-label', help);
  const meaning = make('div', { id: 'meaning' });
  meaning.setAttribute('role', 'status');
  const file = make('input', { type: 'file', accept: ['.txt', ...endings, 'text/plain'].join(','), hidden: true });
  const use = make(
    'button',
    {
      id: 'use',
      className: 'main',
      disabled: true,
      onclick: async () => {
        if (await app.begin({ from: 'text', text: area.value, beside: app.id })) closeDialog();
      },
    },
    word(T.use),
  );
  const copyText = async (what) => {
    area.value = what;
    area.select();
    if (await copy(what, area)) app.notice(word(T.copied));
  };
  openDialog(
    word(T.text),
    area,
    row(
      button(word(T.copyGame), () => copyText(answer.text)),
      button(word(T.copyPosition), () => copyText(app.view.position)),
      button(word(T.copyMoves), () => copyText(app.view.moves.map((move) => move.mv).join(' '))),
    ),
    make('p', {}, help),
    meaning,
    row(
      button(word(T.upload), () => file.click()),
      file,
      cancel(),
      use,
    ),
  );
  const look = async () => {
    const text = area.value;
    const isNew = text.trim() && text !== answer.text;
    const found = isNew ? await post('/api/parse', { text, beside: app.id }).catch((error) => error) : null;
    // The text may have changed meanwhile.
    if (area.value === text) showMeaning(meaning, use, found);
  };
  area.addEventListener('input', look);
  file.onchange = async () => {
    if (file.files[0].size > MOST) return app.notice(word(T.tooLong));
    area.value = await file.files[0].text();
    look();
  };
  area.setSelectionRange(0, 0);
}

// The maximum size of a text that the server accepts, in bytes.
const MOST = 60 * 1024;

// Shows how a text was recognised, before a game starts with it.
function showMeaning(meaning, use, found) {
  use.disabled = !found?.view;
  if (!found) return meaning.replaceChildren();
  if (!found.view) return meaning.replaceChildren(make('p', { className: 'why' }, messageText(found.details)));
  const { form, view } = found;
  const what = form === 'position_file' ? games.get(view.game).positionFile : word(`form_${form}`);
  meaning.replaceChildren(
    thumbnail(view.rows, games.get(view.game).cells),
    make('p', {}, `${title(view.game)} · ${what} · ${word(T.plies, view.moves.length)}`),
  );
}

export function quit(app) {
  openDialog(
    word(T.quit),
    make('p', {}, word(T.quitAsk)),
    row(
      cancel(),
      make(
        'button',
        { id: 'quit-yes', className: 'main', onclick: () => app.attempt(post('/api/quit')) },
        word(T.quit),
      ),
    ),
  );
}
