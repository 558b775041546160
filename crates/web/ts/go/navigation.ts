// Goes to boards and nodes.
import { byId } from '../shared/dom.ts';
import type { Text } from '../shared/language.ts';
import { nodeAt } from './address.ts';
import type { App } from './app.ts';
import type { ModeName } from './parts.ts';
import type { GameNode } from './record/node.ts';
import { isGame, titleOf } from './record_info.ts';
import { EMPTY } from './rules.ts';
import * as T from './texts.ts';
import { update } from './update.ts';

/** Shows a node of the board. */
export function go(app: App, node: GameNode): void {
  app.node = node.choose();
  app.turn = null;
  app.lost = null;
  app.shown.set(app.index, node);
  update(app);
}

/** The mode in which a board opens. */
function firstMode(app: App): ModeName {
  const { entry } = app;
  // In an exercise the mode stays for the next puzzle.
  const solves = app.isExercise || entry.given || app.mode === 'exercise';
  if (solves && app.hasMode('exercise')) return 'exercise';
  const isEmpty = app.startOf(app.index).cells.every((cell) => cell === EMPTY);
  const isFree = !entry.ask && !app.gameOf(app.index).next && (isEmpty || !(entry.name || isGame(entry)));
  return isFree ? 'try' : 'look';
}

/** Shows the title of the board. */
export const showTitle = (app: App): void => byId('title').replaceChildren(...titleOf(app, app.index));

/** Shows another board of the page. */
export function open(app: App, index: number): void {
  app.index = index;
  app.rules = app.rulesNamed(app.entry.rules);
  app.mode = firstMode(app);
  showTitle(app);
  go(app, app.nodeOf(index));
}

/** Shows a board at the node of an address. */
export function openAt(app: App, index: number, way: string): void {
  if (!app.isOpen || app.index !== index || way === '') open(app, index);
  if (way === '') return;
  const { node, isThere } = nodeAt(app.node.root, way);
  go(app, node);
  lose(app, isThere ? null : T.noMove);
}

/** Tells what is wrong with the address, if anything. */
export function lose(app: App, lost: Text | null): void {
  if (app.lost === lost) return;
  app.lost = lost;
  update(app);
}
