// The tools that set up stones.
import type { App } from './app.ts';
import { change } from './changes.ts';
import { BLACK, type Cell, type Color, EMPTY, opponent, WHITE } from './rules.ts';

export const SETUP_TOOLS = ['black', 'white', 'alternate', 'erase'] as const;

export type SetupTool = (typeof SETUP_TOOLS)[number];

export const isSetupTool = (tool: string | null): tool is SetupTool => SETUP_TOOLS.some((each) => each === tool);

/** The colour of the next stone by turns. */
let nextColor: Color = BLACK;

/** Puts a stone on a point, or removes it. */
export function setUpPoint(app: App, tool: SetupTool, point: number): void {
  const cells: Readonly<Record<SetupTool, Cell>> = { alternate: nextColor, black: BLACK, white: WHITE, erase: EMPTY };
  const found = app.position.cells[point];
  const wanted = cells[tool];
  const cell = found === wanted || (tool === 'alternate' && found !== EMPTY) ? EMPTY : wanted;
  if (found === cell) return;
  if (tool === 'alternate' && cell !== EMPTY) nextColor = opponent(nextColor);
  change(app, (each) => each.setUp(app.node, [[point, cell]]));
}
