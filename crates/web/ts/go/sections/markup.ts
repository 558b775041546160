// The marks of a record on the board.
import type { App } from '../app.ts';
import type { Part } from '../parts.ts';
import { markupOf } from '../record/markup.ts';

/** Points outside of those that VW makes visible, if it does. */
function coveredPoints(app: App, visible: readonly number[] | undefined): number[] {
  if (!visible) return [];
  const shown = new Set(visible);
  return [...app.position.cells.keys()].filter((point) => !shown.has(point));
}

export const markup = (app: App): Part => ({
  marks() {
    const { points, labels, arrows, lines } = markupOf(app.node);
    const { VW, ...others } = points;
    return { VW: coveredPoints(app, VW), AR: arrows, LN: lines, ...others, LB: labels };
  },
});
