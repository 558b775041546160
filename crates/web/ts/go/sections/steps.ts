// Below the board: buttons that step through the moves, playing them one after another, and the wheel over the board.
import { byId, make } from '../../shared/dom.ts';
import { type IconName, icon, iconButton } from '../../shared/icons.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { nameOfPlay } from '../names.ts';
import { go } from '../navigation.ts';
import type { Section } from '../parts.ts';
import type { GameNode } from '../record/node.ts';
import { settings } from '../settings.ts';
import { setView } from '../stage.ts';
import * as T from '../texts.ts';
import { update } from '../update.ts';
import { onWheel } from '../wheel.ts';

let timer: ReturnType<typeof setTimeout> | null = null;
/** The node that was played last: if the reader goes elsewhere, playing stops. */
let played: GameNode | null = null;

function stop(): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
}

/** Shows the next node again and again. */
function advance(app: App): void {
  stop();
  played = app.node;
  if (played.next) {
    timer = setTimeout(() => {
      // The reader may have gone there already.
      const { next } = app.node;
      if (next) go(app, next);
      advance(app);
    }, 1000 * settings.seconds);
  }
  update(app);
}

function playOrPause(app: App): void {
  if (timer !== null) {
    stop();
    update(app);
    return;
  }
  if (!app.node.next) go(app, app.node.root);
  advance(app);
}

export function steps(app: App): Section {
  const step = (name: IconName, text: string, nodeOf: () => GameNode | null) =>
    iconButton(name, text, () => {
      const node = nodeOf();
      if (node) go(app, node);
    });
  const back = [step('first', word(T.first), () => app.node.root), step('back', word(T.back), () => app.node.parent)];
  const forward = [step('next', word(T.next), () => app.node.next), step('last', word(T.last), () => app.node.last)];
  const where = make('output', { class: 'where' });
  const auto = iconButton('auto', word(T.play), () => playOrPause(app));
  const leave = iconButton(
    'close',
    word(T.leave),
    () => {
      setView('page');
      update(app);
    },
    { class: 'leave' },
  );
  onWheel(byId('board'), (direction) => {
    const node = settings.wheel && !app.hides && (direction < 0 ? app.node.parent : app.node.next);
    return node ? () => go(app, node) : null;
  });
  return {
    place: 'steps',
    element: make('div', { class: 'steps' }, back, where, forward, auto, leave),
    // In an exercise no moves are played.
    isThere: () => !app.hides,
    update() {
      const { node } = app;
      if (timer !== null && node !== played && node !== played?.next) stop();
      const { number } = node.position;
      const all = node.last.position.number;
      for (const each of back) each.disabled = !node.parent;
      for (const each of forward) each.disabled = !node.next;
      const isPlaying = timer !== null;
      const name = word(isPlaying ? T.pause : T.play);
      if (auto.title !== name) auto.replaceChildren(icon(isPlaying ? 'pause' : 'auto'));
      auto.title = auto.ariaLabel = name;
      auto.disabled = !node.next && !node.parent;
      where.textContent = all === 0 ? word(T.start) : `${number} / ${all}`;
      // Read out at each step.
      where.title = [word(T.moveNumber, number, all), ...(node.parent ? [nameOfPlay(app, node)] : [])].join(' · ');
    },
  };
}
