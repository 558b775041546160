// Changes of the record on the board.
import type { App } from './app.ts';
import { refreshFindings } from './entries.ts';
import { go } from './navigation.ts';
import type { Editor } from './record/editor.ts';
import type { GameNode } from './record/node.ts';
import { EMPTY, forbids } from './rules.ts';

/** Changes the record, in one step of undo, and shows the node that the change returns, if any. */
export function change(app: App, act: (editor: Editor) => GameNode | null): void {
  const node = app.editor.together(act);
  if (!node) return;
  app.revision += 1;
  refreshFindings(app.entry, app.gameOf(app.index));
  go(app, node);
}

/** Plays on a point, if the rules allow it. */
export function play(app: App, point: number): void {
  const { position, color } = app;
  if (position.cells[point] !== EMPTY || forbids(app.rules, position.look(point, color))) return;
  change(app, (editor) => editor.play(app.node, color, point));
}

export const pass = (app: App): void => change(app, (editor) => editor.play(app.node, app.color, null));
