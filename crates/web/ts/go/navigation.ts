// Goes to boards and nodes.
import { byId } from '../shared/dom.ts';
import type { Text } from '../shared/language.ts';
import { nodeAt } from './address.ts';
import type { App } from './app.ts';
import type { ModeName } from './parts.ts';
import type { GameNode } from './record/node.ts';
import { titleOf } from './record_info.ts';
import * as T from './texts.ts';
import { update } from './update.ts';

/** Shows a node of the board. */
export function go(app: App, node: GameNode): void {
  app.node = node.choose();
  app.turn = null;
  app.lost = null;
  // A finger points only while it selects.
  if (app.board.isTouched) app.point = null;
  app.shown.set(app.index, node);
  update(app);
}

/** The mode in which a board opens. */
function firstMode(app: App): ModeName {
  const { entry } = app;
  // In an exercise the mode stays for the next puzzle.
  const solves = app.isExercise || entry.given || app.mode === 'exercise';
  if (solves && app.hasMode('exercise')) return 'exercise';
  return 'study';
}

/** Shows the title of the board. */
export function showTitle(app: App): void {
  const title = byId('title');
  title.replaceChildren(...titleOf(app, app.index));
  // A narrow window cuts it.
  title.title = title.textContent;
}

/** Shows another board of the page. */
export function open(app: App, index: number): void {
  app.index = index;
  app.rules = app.rulesNamed(app.entry.rules);
  app.mode = firstMode(app);
  // Reads the game, whose title would be looked for in the text of the file otherwise.
  const node = app.nodeOf(index);
  showTitle(app);
  go(app, node);
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
