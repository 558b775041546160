// Below the board: buttons that step through the moves, playing them one after another, and the wheel over the board.
import * as T from './texts.ts';
import { section } from './app.ts';
import { byId, make } from '../shared/dom.ts';
import { ICONS, icon, iconButton } from '../shared/icons.ts';
import { word } from '../shared/language.ts';
import { settings } from './settings.ts';
import { setView } from './stage.ts';
import { Wheel } from './wheel.ts';

ICONS.close = 'M6 6l12 12M18 6L6 18';
ICONS.auto = 'M12 2.5a9.5 9.5 0 1 0 .01 0zM9 6.5l9 5.5-9 5.5z';

let playing = null;
/** The node that the player has shown last: if the reader goes elsewhere, it stops. */
let played = null;

function stop() {
  clearTimeout(playing);
  playing = null;
}

/** Shows the next node again and again. */
function advance(app) {
  stop();
  played = app.node;
  if (!played.next) return app.update();
  playing = setTimeout(() => {
    app.go(app.node.next);
    advance(app);
  }, 1000 * settings.seconds);
  return app.update();
}

section(
  10,
  function steps(app) {
    const step = (name, node) => iconButton(name, word(name), () => node() && app.go(node()));
    const buttons = [
      step('first', () => app.node.root),
      step('back', () => app.node.parent),
      step('next', () => app.node.next),
      step('last', () => app.node.last),
    ];
    const where = make('output', { class: 'where' });
    const auto = iconButton('auto', word(T.play), () => {
      if (playing !== null) return app.update(stop());
      if (!app.node.next) app.go(app.node.root);
      return advance(app);
    });
    const pass = iconButton('pass', word(T.pass), () => app.pass());
    const leave = iconButton('close', word(T.leave), () => app.update(setView()), { class: 'leave' });
    const element = make('div', { class: 'steps' }, buttons.slice(0, 2), where, buttons.slice(2), auto, pass, leave);
    new Wheel(byId('board'), (step) => {
      const node = settings.wheel && !app.hides && (step < 0 ? app.node.parent : app.node.next);
      return node ? () => app.go(node) : null;
    });
    return {
      element,
      // In an exercise no moves are played.
      isThere: () => !app.hides,
      update() {
        const { node } = app;
        if (playing !== null && node !== played && node !== played.next) stop();
        const all = node.last.position.number;
        buttons.forEach((each, index) => {
          each.disabled = index < 2 ? !node.parent : !node.next;
        });
        const isPlaying = playing !== null;
        auto.replaceChildren(icon(isPlaying ? 'pause' : 'auto'));
        auto.title = auto.ariaLabel = word(isPlaying ? 'pause' : 'play');
        auto.disabled = !node.next && !node.parent;
        pass.hidden = app.mode !== 'try';
        where.textContent = all === 0 ? word(T.start) : `${node.position.number} / ${all}`;
        where.title = word(T.moveNumber, node.position.number, all);
      },
    };
  },
  'steps',
);
