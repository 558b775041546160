// The panels around the board: bars, players, moves, analysis.
import * as T from './texts.ts';
import { byId, make } from '../shared/dom.ts';
import { marginText, showEnd } from './end.ts';
import { colorIn, games, isPass, moveName, pieceOf, title, units } from './games.ts';
import { word } from '../shared/language.ts';
import { renew } from './lines.ts';
import { SPEEDS, motion } from './motion.ts';
import { effects } from './replay.ts';
import { showTitle } from './title.ts';
import { isSure, percent, scoreUnit, worthOf, worthWithUnit } from './values.ts';
import { messageText } from './words.ts';

const SECONDS = [0.01, 0.1, 0.5, 1, 2, 5, 10, 30];

export function playerName(player, short) {
  if (player === 'human') return word(T.human);
  if ('engine' in player) return player.engine;
  return word(short ? 'short' : 'level', player.level);
}

// Fills a list with all players; its values are those of the protocol.
export function fillPlayers(select, engines, levels, player) {
  const players = [
    'human',
    ...Array.from({ length: levels }, (_, index) => ({ level: index + 1 })),
    ...engines.map((engine) => ({ engine })),
  ];
  select.replaceChildren(...players.map((each) => new Option(playerName(each), JSON.stringify(each))));
  select.value = JSON.stringify(player);
}

export function fillTimes(select, milliseconds) {
  const all = [...new Set([...SECONDS.map((seconds) => seconds * 1000), milliseconds])].sort((a, b) => a - b);
  select.replaceChildren(...all.map((time) => new Option(word(T.seconds, time / 1000), time)));
  select.value = milliseconds;
}

function fillMotions(select) {
  select.replaceChildren(...Object.keys(SPEEDS).map((speed) => new Option(word(`motion_${speed}`), speed)));
  select.value = motion;
}

// Whether a person plays alone against the computer.
const isAlone = ({ players }) => players.filter((player) => player === 'human').length === 1;

// The settings fold away once the game has begun, unless the user unfolded them or a player failed.
let unfolded = { id: null, isOpen: false };

const isUnfolded = (view) => (unfolded.id === view.id ? unfolded.isOpen : !view.moves.length || Boolean(view.trouble));

function fold(view) {
  const isOpen = isUnfolded(view);
  byId('settings').setAttribute('aria-expanded', isOpen);
  byId('settings-body').hidden = !isOpen;
  const [black, white] = view.players.map((player) => playerName(player, true));
  const now = byId('settings').querySelector('.now');
  now.textContent = isOpen ? '' : `${black} – ${white} · ${word(T.seconds, view.milliseconds / 1000)}`;
  byId('settings').onclick = () => {
    unfolded = { id: view.id, isOpen: !isOpen };
    fold(view);
  };
}

export function showPanel(view, about, go) {
  const game = about.games.find((each) => each.game === view.game);
  const name = title(view.game);
  byId('title').textContent = byId('title').title = name;
  byId('title').classList.toggle('long', name.length > 9);
  showTitle(view);
  const most = view.counts[0] + view.counts[1] || 1;
  for (const [index, color] of ['black', 'white'].entries()) {
    const bar = byId(`bar-${color}`);
    bar.classList.toggle('turn', !view.end && view.toMove === color);
    const who = bar.querySelector('.who');
    who.title = `${word(color)} · ${playerName(view.players[index], true)}`;
    who.replaceChildren(make('span', {}, `${word(color)} · `), playerName(view.players[index], true));
    bar.querySelector('.fill b').style.width = `${(100 * view.counts[index]) / most}%`;
    bar.querySelector('output').textContent = view.counts[index];
    fillPlayers(byId(color), game.engines, about.levels, view.players[index]);
  }
  fillTimes(byId('time'), view.milliseconds);
  fillMotions(byId('motion'));
  fold(view);
  showEnd(view, (ended) => outcome(ended, true), go);
  byId('status').textContent = view.trouble ? messageText(view.trouble) : statusText(view);
  byId('status').classList.toggle('yours', isAlone(view) && view.legal.length > 0);
  // Against a human, the computer only waits after an error or at an earlier position.
  const isComputers = view.players[view.toMove === 'black' ? 0 : 1] !== 'human';
  const hasHuman = view.players.includes('human');
  byId('pause').hidden = Boolean(view.end) || !isComputers || (hasHuman && view.thinking);
  byId('step').hidden = byId('pause').hidden || hasHuman;
  byId('pause').textContent = word(view.thinking ? 'pause' : 'resume');
  byId('undo').disabled = byId('first').disabled = byId('back').disabled = view.ply === 0;
  byId('redo').disabled = byId('last').disabled = byId('next').disabled = view.ply === view.moves.length;
  byId('hint').hidden = byId('redo').hidden = Boolean(view.end);
  byId('again').hidden = byId('other').hidden = !view.end;
  byId('hint').disabled = view.thinking;
  for (const button of byId('help').children) {
    button.setAttribute('aria-checked', button.value === view.help);
    button.tabIndex = button.value === view.help ? 0 : -1;
  }
  byId('line').hidden = byId('evaluation').hidden = view.help === 'off';
  byId('line').textContent = '';
  byId('howto').hidden = !games.get(view.game).lessons.length;
  moves(view);
}

export function statusText(view, ahead) {
  if (ahead) return word(T.planned, ahead.mv);
  if (view.end) return `${outcome(view)} · ${view.end.counts.join(' : ')} · ${messageText(view.end.reason, view.game)}`;
  if (view.thinking) return word(T.thinks, word(view.toMove));
  if (view.ply < view.moves.length) return word(T.past);
  if (view.paused && view.players[view.toMove === 'black' ? 0 : 1] !== 'human') return word(T.paused);
  return isAlone(view) ? word(T.yourMove) : word(T.yourTurn, word(view.toMove));
}

// The winner; a human who played against the computer is addressed.
function outcome(view, isShort = false) {
  const { end, players } = view;
  if (!end?.winner) return end && word(T.drawn);
  if (isAlone(view)) return word(players[end.winner === 'black' ? 0 : 1] === 'human' ? 'youWon' : 'youLost');
  return word(T.wonBy, word(end.winner), isShort ? '' : marginText(view));
}

// The moves in pairs; a click goes to the position after the move.
function moves(view) {
  const items = [];
  const first = view.moves[0]?.by === 'white' ? 1 : 0;
  for (const [index, move] of view.moves.entries()) {
    if (index === 0 || (index + first) % 2 === 0) {
      const number = document.createElement('span');
      number.className = 'number';
      number.textContent = `${Math.floor((index + first) / 2) + 1}.`;
      items.push(document.createElement('li'));
      items.at(-1).append(number);
      if (index === 0 && first) items.at(-1).append(document.createElement('span'));
    }
    const button = document.createElement('button');
    button.textContent = moveName(move.mv);
    button.dataset.ply = index + 1;
    button.classList.toggle('now', index + 1 === view.ply);
    button.classList.toggle('later', index + 1 > view.ply);
    button.setAttribute('aria-label', moveText(move, view.game));
    items.at(-1).append(button);
  }
  moveList.replaceChildren(...items);
  center();
}

// Kept, because the page may have been left for the last one when its size is observed.
const moveList = byId('moves');

// Scrolls the list to the current move.
export function center() {
  const now = moveList.querySelector('.now');
  moveList.scrollTop = now ? now.offsetTop - moveList.offsetTop - (moveList.clientHeight - now.offsetHeight) / 2 : 0;
}
new ResizeObserver(center).observe(moveList);

export function moveText(move, game) {
  if (isPass(game, move.mv)) return word(T.passed, word(move.by));
  const { turned, captured } = effects(move, colorIn(game));
  const said = (squares, name) => (squares.length ? word(name, units(squares.length, pieceOf(game))) : '');
  return word(T.moved, word(move.by), move.mv, said(turned, 'flipping') + said(captured, 'capturing'), move.jump);
}

// The winning chance as a bar, and the best lines of the side to move; `go` shows the position after some moves.
export function showAnalysis(analysis, { game, toMove }, go) {
  const { score, chance, lines, line, depth } = analysis;
  const evaluation = byId('evaluation');
  evaluation.style.setProperty('--share', `${100 * chance}%`);
  evaluation.querySelector('output').textContent = isSure(score) ? word(T.win) : worthOf(score);
  evaluation.title = isSure(score)
    ? worthWithUnit(score, game)
    : word(T.evaluation, worthWithUnit(score, game), percent(chance));
  const how = lines.every(({ isExact }) => isExact) ? word(T.exact) : word(T.depth, depth);
  if (lines.length) renew(byId('line'), `${how} · ${word(T.scores, scoreUnit(game))}`, toMove, lines, go);
  else
    byId('line').textContent =
      `${worthWithUnit(score, game)} · ${word(T.depth, depth)} · ${line.slice(0, 10).join(' ')}`;
}
