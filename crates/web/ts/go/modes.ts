// The selected point, and what a click on the board does.
import type { App } from './app.ts';
import { play } from './changes.ts';
import { go } from './navigation.ts';
import type { Mode, ModeName } from './parts.ts';
import * as T from './texts.ts';
import { updatePoint } from './update.ts';

export const tryMode: Mode = { name: 'try', help: T.tryHelp, act: play };

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

/** Clicks on a point. */
export function clickPoint(app: App, point: number): void {
  app.point = point;
  app.modeNamed(app.mode)?.act(app, point);
  updatePoint(app);
}
