// The selected point, and what a click on the board does.
import type { App } from './app.ts';
import { endHint } from './hint.ts';
import { go } from './navigation.ts';
import type { ModeName } from './parts.ts';
import { settings } from './settings.ts';
import { updatePoint } from './update.ts';

/** The size in pixels below which a finger may miss a point: <https://www.w3.org/TR/WCAG22/#target-size-minimum>. */
const SMALL = 24;

export function setMode(app: App, name: ModeName): void {
  app.mode = name;
  app.point = null;
  go(app, app.modeNamed(name)?.start?.(app) ?? app.node);
}

/** Selects a point, or none. */
export function selectPoint(app: App, point: number | null): void {
  app.point = point;
  updatePoint(app);
}

/** True if a tap on a point only shows it: it is small, and was not shown yet. */
const isFirstTap = ({ board, point: shown }: App, point: number) =>
  board.isTouched && settings.confirmTaps && board.unit < SMALL && shown !== point;

/** Clicks on a point. */
export function clickPoint(app: App, point: number): void {
  const mode = app.modeNamed(app.mode);
  if (mode?.confirmsTaps && isFirstTap(app, point)) {
    app.board.showTapped();
    selectPoint(app, point);
    return;
  }
  app.point = point;
  endHint();
  mode?.act(app, point);
  updatePoint(app);
}
