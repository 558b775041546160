// The replay of the games. The program computed the changes of each move; the script does not know the rules.
import * as T from './texts.ts';
import { changed, unfold } from '../games/changes.ts';
import { board, evidence, games, heading, names, signed, summary } from './data.ts';
import { byId, make } from '../shared/dom.ts';
import { icon } from '../shared/icons.ts';
import { switchesLanguage, word } from '../shared/language.ts';
import { Picture, countPieces } from '../games/painter.ts';
import { showTables } from './tables.ts';
import { chosen, translate } from '../games/translate.ts';

const picture = new Picture(byId('board'), board);
const colorOf = (letter) => picture.colorOf(letter);
let [game, boards, movers, ply, timer] = [null, [], [], 0, null];

// Computes the boards of a game and the player of each move; returns the moves.
function begin(played) {
  const [moves, changes] = [played.m ? played.m.split(' ') : [], played.c.split(' ')];
  boards = unfold(
    played.s,
    moves.map((_, index) => changes[index] ?? ''),
  );
  movers = boards.map((letters, index) => {
    const [square] = index ? changed(boards[index - 1], letters, colorOf).placed : [];
    return (square !== undefined && colorOf(letters[square])?.[0]) || '';
  });
  // The side that passes is the opponent of the side that moves next, or that moved before.
  for (let index = 1; index < movers.length; index++) {
    if (!movers[index]) movers[index] = movers[index - 1] ? (movers[index - 1] === 'b' ? 'w' : 'b') : 'b';
  }
  return moves;
}

function draw() {
  picture.show(boards[ply]);
  const { placed, turned, left } = ply
    ? changed(boards[ply - 1], boards[ply], colorOf)
    : { placed: [], turned: [], left: [] };
  picture.layer.replaceChildren(
    ...placed.map((square) => picture.last(square)),
    ...left.map((square) => picture.ring(square, 'left', 6)),
    ...turned.map((square) => picture.circle(square, 'turned', 15)),
  );
}

function show(to) {
  ply = Math.max(0, Math.min(to, boards.length - 1));
  draw();
  const [black, white] = countPieces(boards[ply], board.cells);
  const turn = ply + 1 < movers.length ? movers[ply + 1] : '';
  const times = game.t ? game.t.split(' ').map(Number) : [];
  const used = (color) =>
    times
      .slice(0, Math.max(0, ply - game.o))
      .reduce((sum, time, index) => sum + (movers[index + game.o + 1] === color ? time : 0), 0);
  const infos = game.i ? game.i.split(' ') : [],
    last = searched(infos[ply - 1 - game.o]);
  const player = (color, stones, index) => [
    make(
      'div',
      { class: 'player' + (turn === color ? ' turn' : '') },
      make('span', { class: 'piece ' + color }),
      make('b', { title: names[index] }, names[index]),
      make('span', { class: 'count' }, stones),
    ),
    make(
      'div',
      { class: 'time' },
      word(T.seconds, (used(color) / 1000).toFixed(used(color) < 10000 ? 2 : 1)),
      movers[ply] === color ? last : '',
    ),
  ];
  byId('players').replaceChildren(...player('b', black, game.b), ...player('w', white, game.w));
  byId('slider').value = ply;
  for (const button of byId('moves').querySelectorAll('button')) {
    const isNow = Number(button.dataset.ply) === ply;
    button.classList.toggle('now', isNow);
    if (isNow) {
      const box = byId('moves'),
        top = button.offsetTop - box.offsetTop;
      if (top < box.scrollTop || top > box.scrollTop + box.clientHeight - 30)
        box.scrollTop = top - box.clientHeight / 2;
    }
  }
  if (ply === boards.length - 1) stop();
}

// The search information that a player reported for a move.
function searched(text) {
  const [depth, score, nodes, speed] = (text || '').split(',');
  const parts = { depth, score: score && signed(score / 100), nodes, speed };
  return Object.entries(parts)
    .filter(([, value]) => value)
    .map(([name, value]) => ' · ' + word(T.searched[name])(value))
    .join('');
}

const outcome = (played) => ({ b: '1–0', w: '0–1', d: '½–½', v: word(T.void_) })[played.x];

function open(number, scroll, to = null) {
  stop();
  game = games[number];
  const moves = begin(game),
    times = game.t ? game.t.split(' ') : [],
    infos = game.i ? game.i.split(' ') : [];
  const list = byId('moves');
  list.replaceChildren();
  moves.forEach((move, index) => {
    if (index % 2 === 0) list.append(make('span', {}, index / 2 + 1 + '.'));
    const given = index < game.o,
      time = times[index - game.o];
    const button = make(
      'button',
      {
        'data-ply': index + 1,
        class: given ? 'given' : '',
        title: given ? word(T.given) : `${word(T.milliseconds, time)}${searched(infos[index - game.o])}`,
      },
      move,
    );
    if (!given && time > 0)
      button.append(
        make('small', {}, time < 1000 ? word(T.milliseconds, time) : word(T.seconds, (time / 1000).toFixed(1))),
      );
    button.onclick = () => show(index + 1);
    list.append(button);
  });
  list.scrollTop = 0;
  byId('slider').max = moves.length;
  const winner = game.x === 'b' ? names[game.b] : game.x === 'w' ? names[game.w] : '';
  byId('end').replaceChildren(
    word(T.gameOf, game.n, game.r),
    make('b', {}, winner ? word(T.wins, winner) : word(game.x === 'd' ? 'draw' : 'void')),
    word(T.inBrackets, evidence(game)),
  );
  for (const button of byId('games').children) {
    const isNow = Number(button.dataset.index) === number;
    button.classList.toggle('now', isNow);
    if (isNow && scroll) {
      const box = byId('games');
      box.scrollTop = button.offsetTop - box.offsetTop - box.clientHeight / 2;
    }
  }
  show(to ?? moves.length);
  location.replace('#game-' + game.n);
}

// A kind of end, for the filter: the reason, and whether it is a draw.
const endKind = (played) => (played.x === 'd' ? 'd' : 'w') + played.e;
const kindText = (kind) => (kind[0] === 'd' ? word(T.drawBy, heading(kind.slice(1))) : heading(kind.slice(1)));

function fill() {
  const who = byId('who').value,
    how = byId('how').value,
    list = byId('games');
  list.replaceChildren();
  const fits = (played) =>
    (who === '' || played.b === Number(who) || played.w === Number(who)) && (how === '' || endKind(played) === how);
  let count = 0;
  games.forEach((played, index) => {
    if (!fits(played)) return;
    count++;
    const button = make(
      'button',
      { 'data-index': index },
      make('span', { class: 'number' }, played.n),
      make('span', { class: 'who' }, `${names[played.b]} – ${names[played.w]}`),
      make('span', {}, outcome(played)),
      make('span', { class: 'why' }, evidence(played)),
    );
    button.onclick = () => open(index, false);
    list.append(button);
  });
  const all = summary.games_counted + summary.games_void;
  byId('shown').textContent = word(T.shown, count) + (games.length < all ? word(T.others, games.length, all) : '');
}

const setIcon = (id, name) => byId(id).replaceChildren(icon(name));
function setPlay(name) {
  setIcon('play', name);
  byId('play').ariaLabel = byId('play').title = word(name);
}
function stop() {
  clearInterval(timer);
  timer = null;
  setPlay('play');
}
function toggle() {
  if (timer) return stop();
  if (ply === boards.length - 1) show(0);
  setPlay('pause');
  timer = setInterval(() => show(ply + 1), 500);
}
function neighbour(step) {
  const buttons = [...byId('games').children],
    at = buttons.findIndex((button) => games[button.dataset.index] === game);
  const next = buttons[at + step];
  if (next) open(Number(next.dataset.index), true);
}

// The choices of the filters, in the language of the page; what is chosen stays.
function fillFilters() {
  const ends = [...new Set(games.map(endKind))].sort();
  const filters = {
    who: [['', word(T.allPlayers)], ...names.map((name, index) => [index, name])],
    how: [['', word(T.anyEnd)], ...ends.map((kind) => [kind, kindText(kind)])],
  };
  for (const [id, options] of Object.entries(filters)) {
    const { value } = byId(id);
    byId(id).replaceChildren(...options.map(([key, text]) => make('option', { value: key }, text)));
    byId(id).value = value;
  }
}

function showReport() {
  showTables();
  if (!games.length) return;
  fillFilters();
  fill();
  if (game) open(games.indexOf(game), true, ply);
}

translate();
showReport();
switchesLanguage(byId('language'), () => {
  chosen();
  showReport();
});

if (games.length) {
  byId('who').onchange = byId('how').onchange = fill;
  byId('slider').oninput = (event) => show(Number(event.target.value));
  for (const [id, to] of [
    ['first', () => 0],
    ['back', () => ply - 1],
    ['next', () => ply + 1],
    ['last', () => boards.length],
  ])
    byId(id).onclick = () => {
      stop();
      show(to());
    };
  for (const id of ['first', 'back', 'next', 'last']) setIcon(id, id);
  byId('play').onclick = toggle;
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || ['SELECT', 'INPUT'].includes(event.target.tagName)) return;
    const keys = {
      ArrowLeft: () => show(ply - 1),
      ArrowRight: () => show(ply + 1),
      Home: () => show(0),
      End: () => show(boards.length),
      ArrowUp: () => neighbour(-1),
      ArrowDown: () => neighbour(1),
      ' ': toggle,
    };
    if (!(event.key in keys) || (event.key === ' ' && event.target.tagName === 'BUTTON')) return;
    event.preventDefault();
    if (event.key !== ' ') stop();
    keys[event.key]();
  });
  const asked = games.findIndex((played) => '#game-' + played.n === location.hash);
  open(Math.max(asked, 0), asked > 0);
} else {
  byId('replaysection').hidden = true;
}
