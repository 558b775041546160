// Study, the mode in which the board is played on, marked and set up.
import { play } from '../changes.ts';
import { hint } from '../hint.ts';
import { applyTool } from '../marking.ts';
import { go } from '../navigation.ts';
import type { Mode } from '../parts.ts';
import { moveOf } from './followers.ts';

export const studyMode: Mode = {
  name: 'study',
  help: hint,
  confirmsTaps: true,
  act(app, point) {
    if (applyTool(app, point)) return;
    // A move that the record has is shown even if the rules forbid it, unless the reader has chosen the other colour.
    const next = app.node.children.find(
      (child) => moveOf(child) === point && (app.turn === null || child.position.mover === app.turn),
    );
    if (next) go(app, next);
    else play(app, point);
  },
};
