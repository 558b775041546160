// The page for spectators: games in progress, standings, replays. It is read-only.
import * as T from './texts.ts';
import { post } from './api.ts';
import { changed, unfold } from './changes.ts';
import { byId, make, svg } from '../shared/dom.ts';
import { endText } from './causes.ts';
import { textOf } from './games.ts';
import { switchesLanguage, word } from '../shared/language.ts';
import { pause } from './motion.ts';
import { Notices } from './notices.ts';
import { Picture, countPieces } from './painter.ts';
import { chosen, translate } from './translate.ts';
import { messageText } from './words.ts';

// The maximum number of ended games in the list.
const LISTED = 300;

const at = byId;
const notices = new Notices(byId('notice'));

let about = null;
let standing = { played: 0, under_way: [], table: [], over: false };
const tables = new Map();
// The ended games in the list, the latest last.
let listed = [];

const picture = (element) => new Picture(element, about.board);

// Shows squares, with a ring on the last piece that moved.
function showBoard(drawn, squares, to) {
  drawn.show(squares);
  drawn.layer.replaceChildren(...(to === null || to === undefined ? [] : [drawn.last(to)]));
  const counts = count(squares);
  drawn.element.setAttribute('aria-label', `${word(T.black)} ${counts[0]}, ${word(T.white)} ${counts[1]}`);
}

const count = (squares) => countPieces(squares, about.board.cells);
const seconds = (ms) => word(T.seconds, (ms / 1000).toFixed(ms < 10000 ? 1 : 0));
const signed = (value) => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(0);
const reasonOf = (game) => endText(game.end, game.reason, about.endings);
const resultOf = (game) => (game.is_void ? word(T.void_) : ({ black: '1–0', white: '0–1' }[game.winner] ?? '½–½'));

// A game on the page; after its end it is shown until another one needs the space.
class Table {
  constructor() {
    this.bars = ['black', 'white'].map((color) => {
      const parts = {
        who: make('span', { className: 'who' }),
        clock: make('span', { className: 'clock' }),
        count: make('output'),
      };
      return {
        ...parts,
        bar: make(
          'div',
          { className: 'bar' },
          make('i', { className: `piece ${color}` }),
          parts.who,
          parts.clock,
          parts.count,
        ),
      };
    });
    this.words = make('p');
    this.board = svg('svg', { role: 'img' });
    this.element = make(
      'article',
      { className: 'card table' },
      this.bars[0].bar,
      this.board,
      this.bars[1].bar,
      this.words,
    );
    this.picture = picture(this.board);
  }

  show(game) {
    Object.assign(this, { game, ended: null });
    this.received = performance.now();
    this.element.classList.remove('over');
    this.element.setAttribute('aria-label', `${game.black} – ${game.white}`);
    showBoard(this.picture, game.squares, game.to);
    for (const [index, bar] of this.bars.entries()) {
      bar.who.textContent = bar.who.title = index ? game.white : game.black;
      bar.count.textContent = game.counts[index];
      bar.bar.classList.toggle('turn', game.turn === (index ? 'white' : 'black'));
    }
    this.words.textContent = `${word(T.gameNumber, game.game)} · ${game.last ? `${game.ply}. ${game.last}` : word(T.begins)}`;
    this.tick();
  }

  // The clock of the side to move runs on between messages.
  tick() {
    if (!this.game) return;
    const { left, thinks, turn } = this.game;
    const spent = thinks + performance.now() - this.received;
    for (const [index, bar] of this.bars.entries()) {
      const isTurn = turn === (index ? 'white' : 'black');
      const rest = left[index] === null ? null : Math.max(0, left[index] - (isTurn ? spent : 0));
      bar.clock.textContent = rest !== null ? seconds(rest) : isTurn && spent > 1000 ? seconds(spent) : '';
    }
  }

  end(game) {
    Object.assign(this, { game: null, ended: game });
    this.element.classList.add('over');
    if (game?.squares) showBoard(this.picture, game.squares);
    for (const [index, bar] of this.bars.entries()) {
      bar.bar.classList.remove('turn');
      bar.clock.textContent = '';
      if (game?.counts) bar.count.textContent = game.counts[index];
    }
    if (game) this.words.textContent = `${word(T.gameNumber, game.game)} · ${resultOf(game)} · ${reasonOf(game)}`;
  }

  // Shows its texts in the language of the page.
  translate() {
    if (this.game) this.show(this.game);
    else if (this.ended) this.end(this.ended);
  }
}

function showGames(games, ended) {
  const isPlayed = new Set(games.map((game) => game.game));
  for (const [number, table] of tables) {
    const game = ended.find((each) => each.game === number);
    if (game || (table.game && !isPlayed.has(number))) table.end(game);
  }
  for (const game of games) {
    let table = tables.get(game.game);
    if (!table) {
      const free = [...tables].find(([number, each]) => !each.game && !isPlayed.has(number));
      if (free) tables.delete(free[0]);
      table = free?.[1] ?? new Table();
      if (!free) at('tables').append(table.element);
      tables.set(game.game, table);
    }
    table.show(game);
  }
}

function listEnded(ended) {
  listed = [...listed, ...ended].slice(-LISTED);
  for (const game of ended) {
    const names = `${game.black} – ${game.white}`;
    const button = make(
      'button',
      { type: 'button', title: names, onclick: () => replay(game.game) },
      make('span', { className: 'number' }, String(game.game)),
      make('span', { className: 'who' }, names),
      make('span', {}, resultOf(game)),
      make('span', { className: 'why' }, reasonOf(game)),
    );
    at('ended').prepend(make('li', {}, button));
  }
  while (at('ended').children.length > LISTED) at('ended').lastChild.remove();
}

function showTable(rows) {
  at('rows').replaceChildren(
    ...rows.map((row, index) =>
      make(
        'tr',
        {},
        make('th', {}, String(index + 1)),
        make('td', { className: 'name', title: row.player }, row.player),
        ...[
          row.games ? signed(row.elo) : '',
          row.games && row.error !== null ? row.error.toFixed(0) : '',
          String(row.points),
          String(row.games),
        ].map((text) => make('td', {}, text)),
      ),
    ),
  );
}

function showHead() {
  const name = textOf(about.title);
  document.title = at('title').textContent = word(T.tournament, name);
  at('subtitle').textContent = [word(T.playedOf, standing.played, about.games), standing.over && word(T.finished)]
    .filter(Boolean)
    .join(' · ');
  at('progress').max = about.games;
  at('progress').value = standing.played;
  const isQuiet = !tables.size;
  at('quiet-now').hidden = !isQuiet;
  at('quiet-now').textContent = word(standing.over ? 'finished' : 'waiting');
}

// Players who could not be started.
function showLeftOut() {
  at('left-out').replaceChildren(
    ...about.left_out.map(({ player, reason }) => make('p', {}, make('b', {}, player), word(T.leftOut, reason))),
  );
}

function receive(news) {
  if (news.table) showTable(news.table);
  if (news.under_way) {
    standing = { ...standing, ...news };
    showGames(news.under_way, news.ended);
    listEnded(news.ended);
  }
  if (news.over) standing.over = true;
  // The report is at the same address.
  if (news.report) location.reload();
  showHead();
}

// The replay of an ended game.
const shown = { game: null, ply: 0, boards: [], picture: null, running: 0 };

function showReplayTitle() {
  const { game } = shown;
  at('replay-title').textContent = word(T.gameTitle, game.game, `${game.black} – ${game.white} ${resultOf(game)}`);
}

async function replay(number) {
  let game;
  try {
    game = await post(`/api/live/games/${number}`);
  } catch (error) {
    return notices.show('refused', messageText(error.details ?? error), 10);
  }
  notices.end('refused');
  shown.picture = picture(at('replay'));
  shown.game = game;
  shown.boards = unfold(game.squares ?? '', game.changes);
  showReplayTitle();
  at('slider').max = shown.boards.length - 1;
  turn(shown.boards.length - 1);
  if (!at('dialog').open) at('dialog').showModal();
}

function turn(ply) {
  const { boards, game, picture } = shown;
  shown.ply = Math.min(Math.max(ply, 0), boards.length - 1);
  const [before, now] = [boards[shown.ply - 1], boards[shown.ply]];
  const to = before ? changed(before, now, (letter) => picture.colorOf(letter)).placed[0] : null;
  showBoard(picture, now, to);
  at('slider').value = shown.ply;
  const time = game.times[shown.ply - 1 - game.opening];
  const move = shown.ply
    ? `${shown.ply}. ${game.moves[shown.ply - 1]}${time === undefined ? '' : ` · ${word(T.milliseconds, time)}`}`
    : word(T.begins);
  at('replay-move').textContent =
    `${count(now).join(' : ')} · ${move}${shown.ply === boards.length - 1 ? ` · ${reasonOf(game)}` : ''}`;
}

async function run() {
  const running = ++shown.running;
  if (shown.ply === shown.boards.length - 1) turn(0);
  while (running === shown.running && at('dialog').open && shown.ply < shown.boards.length - 1) {
    await pause(350);
    if (running === shown.running) turn(shown.ply + 1);
  }
}

const stop = () => {
  shown.running += 1;
};
const steps = {
  first: () => 0,
  back: () => shown.ply - 1,
  next: () => shown.ply + 1,
  last: () => shown.boards.length - 1,
};
for (const [id, to] of Object.entries(steps))
  at(id).addEventListener('click', () => {
    stop();
    turn(to());
  });
at('slider').addEventListener('input', () => {
  stop();
  turn(Number(at('slider').value));
});
at('run').addEventListener('click', run);
at('close').addEventListener('click', () => at('dialog').close());
at('dialog').addEventListener('close', stop);
at('dialog').addEventListener('keydown', (event) => {
  const to = { ArrowLeft: steps.back, ArrowRight: steps.next, Home: steps.first, End: steps.last }[event.key];
  if (!to || event.target === at('slider')) return;
  event.preventDefault();
  stop();
  turn(to());
});

switchesLanguage(at('language'), () => {
  chosen();
  showHead();
  showLeftOut();
  for (const table of tables.values()) table.translate();
  const ended = listed;
  listed = [];
  at('ended').replaceChildren();
  listEnded(ended);
  if (shown.game) {
    showReplayTitle();
    turn(shown.ply);
  }
});

// The list comes anew with each connection.
function forget() {
  listed = [];
  at('ended').replaceChildren();
}

// A page in the background has no connection; it catches up when it becomes visible.
function listenToNews() {
  let source = null;
  const open = () => {
    if (source || document.hidden || standing.over) return;
    forget();
    source = new EventSource('/api/live/events');
    source.onmessage = (message) => {
      notices.end('connection');
      receive(JSON.parse(message.data));
      if (standing.over) close();
    };
    source.onerror = () => {
      notices.show('connection', word(T.programGone));
      forget();
    };
  };
  const close = () => {
    source?.close();
    source = null;
  };
  document.addEventListener('visibilitychange', () => (document.hidden ? close() : open()));
  open();
}

async function start() {
  translate();
  try {
    about = await post('/api/live');
  } catch (error) {
    return notices.show('connection', messageText(error.details ?? error));
  }
  showHead();
  showLeftOut();
  setInterval(() => tables.forEach((table) => table.tick()), 200);
  listenToNews();
}

start();
