// The play page: shows the events of the server, and sends it the actions of the user.
import * as T from './texts.ts';
import { listen, post } from './api.ts';
import { Board } from './board.ts';
import { again, chooseMove, closeDialog, newGame, quit, save, text } from './dialogs.ts';
import { button, byId, make } from '../shared/dom.ts';
import { makeDraggable } from './drag.ts';
import { edit } from './editor.ts';
import { linked, share } from './export.ts';
import { colorIn, games, isPass, learn, pieceOf, textOf } from './games.ts';
import { howTo, keys } from './howto.ts';
import { switchesLanguage, word } from '../shared/language.ts';
import { load } from './list.ts';
import { move } from './motion.ts';
import { Notices } from './notices.ts';
import { moveText, showAnalysis, showPanel, statusText } from './panel.ts';
import { effects } from './replay.ts';
import { Review } from './review.ts';
import { soundEnd, soundIsOn, soundMove, turnSound } from './sound.ts';
import { awaitsComputer, showTitle } from './title.ts';
import { chosen, translate } from './translate.ts';
import { messageText } from './words.ts';

const notices = new Notices(byId('notice'));

const app = {
  about: null,
  view: null,
  // The latest state of the game; it may not be shown yet.
  known: null,
  pending: Promise.resolve(),
  id: null,
  path: '',
  waiting: [],
  isShowing: false,
  analysis: null,

  // Sends an action and returns the new state, or null if it was rejected. A move carries the version on the screen, and
  // undo, redo, hint and step the latest known version, so that they are rejected if the game has changed meanwhile.
  // Actions are sent one at a time, so that holding U down undoes one move after another. A function builds the action
  // from the state when it is sent.
  act(request) {
    const { view, path } = this;
    const done = this.pending.then(async () => {
      const current = this.known.version;
      const action = typeof request === 'function' ? request(this.known) : request;
      const version = { play: view.version, undo: current, redo: current, hint: current, step: current }[action.do];
      if (path !== this.path || this.isUseless(action)) return null;
      const known = action.do === 'play' ? view : this.known;
      const state = await this.attempt(
        post(path, { version, action }).catch((error) => this.retry(error, path, known, action)),
      );
      if (state) this.receive({ event: 'state', ...state });
      return state;
    });
    this.pending = done.catch(() => {});
    return done;
  },

  // Repeats a rejected action if only the version has changed, as after a restart of the server.
  async retry(error, path, known, action) {
    if (error.details?.code !== 'changed') throw error;
    const now = await post(`${path}/state`);
    if (path !== this.path || now.position !== known.position || now.ply !== known.ply) throw error;
    this.receive({ event: 'state', ...now });
    return post(path, { version: now.version, action });
  },

  // There is nothing to undo at the start.
  isUseless(action) {
    const { ply, moves } = this.known;
    if (action.do === 'goto') return action.ply < 0 || action.ply > moves.length;
    return (action.do === 'undo' && ply === 0) || (action.do === 'redo' && ply === moves.length);
  },

  // Starts a game and shows it.
  async begin(beginning) {
    const state = await this.attempt(post('/api/games', beginning));
    if (state) this.open(state.id, { state });
    return state;
  },

  // Shows a game, at once if its state is given. The game before it continues in the background.
  async open(id, { state = null, isBack = false } = {}) {
    this.wanted = id;
    const known = state ?? (await this.attempt(post(`/api/games/${id}/state`)));
    if (this.wanted !== id) return;
    if (!known) {
      history.replaceState(null, '', `?game=${this.id}`);
      return;
    }
    this.stop?.();
    review.reset();
    Object.assign(this, { known, waiting: [], id, path: `/api/games/${id}` });
    const address = `?game=${id}`;
    if (!isBack && location.search !== address) history.pushState(null, '', address);
    this.show({ event: 'state', ...known });
    this.stop = listen(
      id,
      (event) => this.receive(event),
      () => notices.show('connection', messageText({ code: 'gone' })),
      () => awaitsComputer(this.known),
    );
  },

  // Waits for a response. An error is shown to the user, and the result is null.
  async attempt(promise, subject = 'refused') {
    try {
      const answer = await promise;
      notices.end('connection', subject);
      return answer;
    } catch (error) {
      const text = messageText(error.details ?? error);
      if (error.details?.code === 'gone') notices.show('connection', text);
      else notices.show(subject, text, 10);
      return null;
    }
  },

  // Says what was done, for some seconds; it may be undone meanwhile.
  notice(text, undo = null) {
    const back = () =>
      button(
        word(T.takeBack),
        () => {
          notices.end('done');
          undo();
        },
        { className: 'quiet' },
      );
    notices.show('done', [make('span', {}, text), ...(undo ? [back()] : [])], undo ? 15 : 5);
  },

  // Restores a removed game.
  async restore(removed) {
    const isBack = await this.attempt(post('/api/restore', { removed }));
    if (isBack) this.notice(word(T.restored));
    return isBack;
  },

  square(number) {
    return board.name(number);
  },

  announce(text) {
    byId('speech').textContent = text;
  },

  // Events are shown in order, each after the animation of the one before it.
  async receive(event) {
    if (event.event === 'quit') return goodbye();
    notices.end('connection');
    if (event.id && event.id !== this.id) return;
    if (event.event === 'removed') return this.leave();
    if (event.event === 'review') return review.receive(event.review);
    if (event.event === 'state') {
      if (newer(event, this.known) < 0) return;
      this.known = event;
      showTitle(event);
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
    if (event.event === 'analysis') {
      if (event.version === this.view?.version) this.showAnalysis(event.analysis);
      return;
    }
    const [before, view] = [this.view?.id === event.id ? this.view : null, event];
    if (before && newer(view, before) <= 0) return;
    this.view = view;
    this.analysis = null;
    review.explorer.leave(false);
    notices.end('move', 'hint', 'refused');
    const last = view.moves[view.ply - 1];
    const fresh = before && view.game === before.game ? view.moves.slice(before.ply, view.ply) : [];
    const goesOn =
      fresh.length > 0 &&
      before.ply < view.ply &&
      view.ply === view.moves.length &&
      before.moves.slice(0, before.ply).every((move, index) => move.mv === view.moves[index].mv);
    for (const move of goesOn ? fresh : []) this.announce(moveText(move, view.game));
    if (goesOn && fresh.length === 1) {
      const isComputers = before.players[last.by === 'black' ? 0 : 1] !== 'human';
      // The turn is known before the animation ends.
      byId('status').textContent = statusText(view);
      if (this.waiting.length > 2) board.show(view);
      else {
        await board.arrive(view, isComputers);
        soundOf(last, view.game);
      }
    } else board.show(view);
    // Another game may be shown by now.
    if (this.view !== view) return;
    this.showPanel();
    if (view.unsaved) notices.show('unsaved', word(T.unsaved) + messageText(view.unsaved));
    else notices.end('unsaved');
    if (view.end && goesOn) {
      this.announce(statusText(view));
      soundEnd(sign(view));
      board.celebrate(view.end.winner);
    }
    for (const color of ['black', 'white']) byId(`bar-${color}`).classList.toggle('supply', board.places(color));
    if (board.ahead) this.plan(board.ahead);
    if (board.due && goesOn) this.playAhead(board.due);
    board.due = null;
    review.draw();
  },

  // Sets the premove, which is played after the computer's move, or clears it with null.
  plan(move) {
    board.plan(move);
    byId('status').textContent = statusText(this.view, move);
    this.announce(move ? word(T.planned, move.mv) : word(T.plannedNoMore));
  },

  playAhead({ mv }) {
    if (this.view.legal.some((legal) => legal.mv === mv)) this.act({ do: 'play', mv });
    else if (this.view.legal.length) notices.show('move', word(T.plannedInVain, mv), 10);
  },

  // The game was removed, here or in another window: shows the latest of the others.
  async leave() {
    const about = await this.attempt(post('/api/about'));
    if (about) this.open(about.latest);
  },

  showPanel() {
    showPanel(this.view, this.about, (ply) => this.act({ do: 'goto', ply }));
  },

  showAnalysis(analysis) {
    this.analysis = analysis;
    if (review.explorer.isOn) return;
    if (this.view.help !== 'off' && analysis.line.length)
      showAnalysis(analysis, this.view, (moves) => review.explorer.go(this.view.ply, moves));
    if (analysis.values.length) board.worth(analysis.values);
    if (analysis.hint) {
      const move = this.view.legal.find((each) => each.mv === analysis.hint);
      if (move) board.hint(move);
      notices.show('hint', word(T.hinted, analysis.hint));
      this.announce(word(T.hinted, analysis.hint));
    }
  },
};

const board = new Board(byId('board'), {
  play: (move) => {
    if (review.explorer.isOn) {
      if (move) review.explorer.play(move);
    } else if (move && board.view.legal.length) app.act({ do: 'play', mv: move.mv });
    else app.plan(move);
  },
  which: (moves) => chooseMove(moves, (move) => board.play(move)),
  wrong: (square, from) => notices.show('move', why(square, from), 10),
  announce: (text) => app.announce(text),
});

// A message about a click ends with the next click.
for (const kind of ['pointerdown', 'keydown']) byId('board').addEventListener(kind, () => notices.end('move'), true);

makeDraggable(board, {
  black: document.querySelector('#bar-black .piece'),
  white: document.querySelector('#bar-white .piece'),
});

const review = new Review(app, board, () => {
  board.show(app.view);
  app.showPanel();
  if (app.analysis) app.showAnalysis({ ...app.analysis, hint: null });
});

// Compares the versions of two states. They start again when the server restarts; its new states are the newer ones.
const newer = (one, other) => (one.opened === other.opened ? one.version - other.version : 1);

// 1 if a human has beaten the computer, -1 for a loss.
function sign({ end: { winner }, players }) {
  const isAlone = players.filter((player) => player === 'human').length === 1;
  return winner && isAlone ? (players[winner === 'black' ? 0 : 1] === 'human' ? 1 : -1) : 0;
}

function soundOf(move, game) {
  const { turned, captured } = effects(move, colorIn(game));
  soundMove({ ...move, isPass: isPass(game, move.mv) }, turned.length + captured.length);
}

// The reason why a click on a square, or a piece dropped there, has no effect.
function why(square, from) {
  const { view } = board;
  const letter = board.letter(square);
  if (view.end) return word(T.isOver);
  if (!view.legal.length) return statusText(view);
  if (letter === '#') return word(T.isWall);
  if (letter === '.' && from !== null)
    return word(T.cannotReach, board.name(from), board.name(square), pieceOf(view.game));
  const { movesPieces, noMove } = games.get(view.game);
  if (letter === '.') return textOf(noMove, { square: board.name(square) });
  const isOwn = colorIn(view.game)(letter) === view.toMove;
  return isOwn && movesPieces
    ? word(T.cannotMove, board.name(square), pieceOf(view.game))
    : word(T.yourTurn, word(view.toMove));
}

function goodbye() {
  document.body.replaceChildren(
    make(
      'main',
      { className: 'goodbye', id: 'goodbye' },
      make('h1', {}, word(T.goodbye)),
      make('p', {}, word(T.goodbyeMore)),
    ),
  );
  app.stop();
}

const players = () => ({
  do: 'players',
  black: JSON.parse(byId('black').value),
  white: JSON.parse(byId('white').value),
});
const commands = {
  new: () => newGame(app),
  undo: () => app.act({ do: 'undo' }),
  redo: () => app.act({ do: 'redo' }),
  hint: () => app.act({ do: 'hint' }),
  pause: () => app.act({ do: 'pause', on: app.view.thinking }),
  step: () => app.act({ do: 'step' }),
  again: () => app.begin(again(app.view)),
  other: () => newGame(app),
  first: () => app.act({ do: 'goto', ply: 0 }),
  back: () => app.act(({ ply }) => ({ do: 'goto', ply: ply - 1 })),
  next: () => app.act(({ ply }) => ({ do: 'goto', ply: ply + 1 })),
  last: () => app.act({ do: 'goto', ply: app.view.moves.length }),
  save: () => save(app),
  load: () => load(app),
  edit: () => edit(app),
  text: () => text(app),
  share: () => share(app),
  howto: () => howTo(app),
  'keys-help': keys,
  quit: () => quit(app),
};
for (const [id, run] of Object.entries(commands)) byId(id).addEventListener('click', run);

byId('black').addEventListener('change', () => app.act(players()));
byId('white').addEventListener('change', () => app.act(players()));
byId('time').addEventListener('change', () => app.act({ do: 'time', milliseconds: Number(byId('time').value) }));
byId('motion').addEventListener('change', () => move(byId('motion').value));
byId('help').addEventListener('click', ({ target }) => target.value && app.act({ do: 'help', show: target.value }));
byId('moves').addEventListener('click', ({ target }) => {
  const { ply } = target.closest('[data-ply]')?.dataset ?? {};
  if (ply) app.act({ do: 'goto', ply: Number(ply) });
});
switchesLanguage(byId('language'), () => {
  chosen();
  review.explorer.leave(false);
  notices.clear();
  app.showPanel();
  board.show(app.view);
  if (board.ahead) app.plan(board.ahead);
  if (app.analysis) app.showAnalysis({ ...app.analysis, hint: null });
  review.draw();
});
const showSound = () => byId('sound').setAttribute('aria-pressed', soundIsOn);
byId('sound').addEventListener('click', () => {
  turnSound(!soundIsOn);
  showSound();
});

document.addEventListener('keydown', (event) => {
  const isTyping =
    event.target.closest('input, textarea, select, dialog') || event.ctrlKey || event.altKey || event.metaKey;
  // In a radio group, arrow keys choose.
  const radio = event.target.closest('[role=radio]');
  if (radio && event.key.startsWith('Arrow')) {
    const all = [...radio.parentNode.children];
    const next = all.at((all.indexOf(radio) + (/Right|Down/.test(event.key) ? 1 : -1)) % all.length);
    next.focus();
    next.click();
    event.preventDefault();
    return;
  }
  // Elsewhere on the page they move the cursor of the board.
  if (!isTyping && event.key.startsWith('Arrow') && !event.target.closest('#board')) {
    byId('board').focus();
    board.key(event);
    return;
  }
  const id = { u: 'undo', r: 'redo', h: 'hint', n: 'new', home: 'first', end: 'last', '?': 'keys-help' }[
    event.key.toLowerCase()
  ];
  if (isTyping || !id || byId(id).disabled) return;
  event.preventDefault();
  commands[id]();
});

// The first state is embedded in the page, so that the first frame is complete.
async function start() {
  translate();
  showSound();
  const first = JSON.parse(byId('first-game').textContent);
  learn(first.about.games);
  app.about = first.about;
  const beginning = linked();
  const begun = beginning && (await app.attempt(post('/api/games', beginning), 'link'));
  const state = begun || first.state || (await app.attempt(post(`/api/games/${first.about.latest}/state`)));
  if (!state) return;
  history.replaceState(null, '', `?game=${state.id}`);
  app.open(state.id, { state });
}

document.addEventListener('visibilitychange', () => app.known && showTitle(app.known));

addEventListener('popstate', () => {
  closeDialog();
  const id = new URLSearchParams(location.search).get('game');
  if (id && id !== app.id) app.open(id, { isBack: true });
});

start();
