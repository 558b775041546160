// What colours, points and moves are called in texts.
import { word } from '../shared/language.ts';
import type { App } from './app.ts';
import { namePoint } from './notation.ts';
import type { GameNode } from './record/node.ts';
import type { Color } from './rules.ts';
import * as T from './texts.ts';

export const nameOfColor = (color: Color): string => word(T.colorNames[color]);

/** The name of a point on the shown board. */
export const nameOfPoint = (app: App, point: number): string =>
  namePoint(app.position, point, app.isOnPaper ? app.boardNames : app.textNames);

/** What was played at a node. */
export function nameOfPlay(app: App, { position: { mover, point }, parent }: GameNode): string {
  if (mover === null) return word(parent ? T.setup : T.start);
  return `${nameOfColor(mover)} ${point === null ? word(T.passed) : nameOfPoint(app, point)}`;
}

/** The name of a node's move, with its number. */
export const nameOfMove = (app: App, node: GameNode): string =>
  node.position.mover === null ? nameOfPlay(app, node) : `${node.position.number} ${nameOfPlay(app, node)}`;
