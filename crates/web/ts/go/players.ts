// Above the board: the players with their ranks, what they have captured, whose turn it is, and the result.
import * as T from './texts.ts';
import { COLORS, section } from './app.ts';
import { BLACK, opponent } from './rules.ts';
import { button, make } from '../shared/dom.ts';
import { renew } from './choice.ts';
import { word } from '../shared/language.ts';
import { stoneSign } from './board.ts';

const HOW = { R: '中盘', Resign: '中盘', T: '超时', Time: '超时', F: '因对方犯规', Forfeit: '因对方犯规' };

/** A result in Chinese. */
function resultZh(result) {
  const [, winner, by] = /^([BW])\+(.*)$/.exec(result) ?? [];
  if (winner) return `${winner === 'B' ? '黑' : '白'}${HOW[by] ?? ''}胜${by in HOW || !by ? '' : ` ${by}`}`;
  return { 0: '和棋', Draw: '和棋', Void: '无胜负', '?': '结果不明' }[result] ?? result;
}

/** The stones that each colour has captured so far. */
function taken(node) {
  const counts = [0, 0, 0];
  for (let at = node; at; at = at.parent) {
    // A node without a move has the position before it.
    if (at.position === at.parent?.position) continue;
    const { mover, removed, point } = at.position;
    if (mover !== null && removed.length > 0)
      counts[removed.includes(point) ? opponent(mover) : mover] += removed.length;
  }
  return counts;
}

/** A property of the game. */
const about = (app, name) => app.node.root.text(name).trim().slice(0, 200);

section(
  10,
  function players(app) {
    const element = make('div', { class: 'players', role: 'group' });

    /** A player. A click lets this player move. */
    function player(color, count) {
      const [name, rank] = color === BLACK ? ['PB', 'BR'] : ['PW', 'WR'];
      const side = app.side(color);
      const isNext = color === app.color;
      const act = () => {
        app.turn = color;
        app.update();
      };
      const shown = button(stoneSign(color), act, {
        class: 'player',
        title: word(isNext ? 'toMove' : 'other', side),
        'aria-pressed': String(isNext),
        'data-color': color,
        disabled: app.mode !== 'look' && app.mode !== 'try',
      });
      shown.append(
        make('b', { dir: 'auto' }, about(app, name) || side),
        make('span', { class: 'faint', dir: 'auto' }, about(app, rank)),
        make('span', { class: 'taken', title: word(T.takenBy, side, count) }, count > 0 ? word(T.captured, count) : ''),
      );
      return shown;
    }

    return {
      element,
      update() {
        const counts = taken(app.node);
        const result = about(app, 'RE');
        const [black, white] = COLORS.map((color) => player(color, counts[color]));
        element.setAttribute('aria-label', word(T.side));
        renew(element, black, make('span', { class: 'result', dir: 'auto' }, result && word(T.outcome, result)), white);
      },
    };
  },
  'players',
);
