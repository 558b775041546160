// The tools for marks (points, labels, arrows and lines), and which tool is chosen.
import type { App } from './app.ts';
import { change } from './changes.ts';
import type { Editor } from './record/editor.ts';
import { type Label, markupOf, type PointMark, type Way } from './record/markup.ts';
import type { GameNode } from './record/node.ts';
import { escaped, pointValue } from './record/values.ts';
import { isSetupTool, type SetupTool, setUpPoint } from './setting_up.ts';
import { update } from './update.ts';

type PointTool = Exclude<PointMark, 'SL'>;
/** Letters, numbers, and any text. */
type LabelTool = 'A' | '1' | 'T';
/** Arrows and lines. */
type WayTool = 'AR' | 'LN';
export type MarkTool = PointTool | LabelTool | WayTool;

/** What a click on the board uses. */
export type Tool = MarkTool | SetupTool;

const isWayTool = (tool: Tool | null): tool is WayTool => tool === 'AR' || tool === 'LN';
const isLabelTool = (tool: MarkTool): tool is LabelTool => tool === 'A' || tool === '1' || tool === 'T';

interface Marking {
  /** The tool; null to play. */
  tool: Tool | null;
  /** The first point of an arrow or a line. */
  from: number | null;
  /** The point at which the mouse began to drag. */
  dragFrom: number | null;
  /** True if the next click ends a drag. */
  isDragged: boolean;
  /** The text of the next label. */
  text: string;
}

export const marking: Marking = { tool: null, from: null, dragFrom: null, isDragged: false, text: '' };

/** Chooses a tool, or playing if it was chosen already. */
export function chooseTool(app: App, tool: Tool | null): void {
  marking.tool = marking.tool === tool ? null : tool;
  marking.from = null;
  update(app);
}

/** Returns true if the tool draws arrows or lines. */
export const drawsWays = (): boolean => isWayTool(marking.tool);

/** Marks of which a point has only one. */
const RIVALS: readonly (readonly PointTool[])[] = [
  ['TR', 'SQ', 'CR', 'MA'],
  ['TB', 'TW'],
];

/** Sets the points of a mark. DD and VW last until they are set again, so that none is a value of its own. */
function setMark(editor: Editor, node: GameNode, name: PointTool, points: readonly number[]): GameNode {
  const isInherited = name === 'DD' || name === 'VW';
  const isBefore = isInherited && node.parent?.ancestor((each) => each.values(name) !== null);
  return points.length === 0 && isBefore ? editor.setValues(node, name, ['']) : editor.setPoints(node, name, points);
}

function toggleMark(app: App, name: PointTool, point: number): void {
  const { node } = app;
  const { points } = markupOf(node);
  const old = points[name] ?? [];
  const without = (all: readonly number[]) => all.filter((each) => each !== point);
  const rivals = RIVALS.find((each) => each.includes(name)) ?? [];
  change(app, (editor) => {
    for (const rival of rivals) {
      const others = points[rival];
      if (rival !== name && others?.includes(point)) setMark(editor, node, rival, without(others));
    }
    return setMark(editor, node, name, old.includes(point) ? without(old) : [...old, point]);
  });
}

/** The next letter or number that no label has. */
function nextLabel(labels: readonly Label[], isNumber: boolean): string {
  const used = new Set(labels.map(([, text]) => text));
  for (let count = 0; ; count += 1) {
    const letter = String.fromCharCode((count % 52 < 26 ? 65 : 71) + (count % 52));
    const text = isNumber ? String(count + 1) : letter.repeat(1 + Math.floor(count / 52));
    if (!used.has(text)) return text;
  }
}

function toggleLabel(app: App, tool: LabelTool, point: number): void {
  const { node } = app;
  const { labels } = markupOf(node);
  const others = labels.filter(([at]) => at !== point);
  const text = tool === 'T' ? marking.text.trim() : nextLabel(labels, tool === '1');
  const isNew = others.length === labels.length;
  if (isNew && text === '') return;
  const all: readonly Label[] = isNew ? [...others, [point, text]] : others;
  const raw = ([at, each]: Label) => `${pointValue(at, node.position.cols)}:${escaped(each).replace(/:/g, '\\:')}`;
  change(app, (editor) => editor.setValues(node, 'LB', all.map(raw)));
}

function toggleWay(app: App, tool: WayTool, from: number, to: number): void {
  const { node } = app;
  const { arrows, lines } = markupOf(node);
  const old = tool === 'AR' ? arrows : lines;
  const others = old.filter(([a, b]) => a !== from || b !== to);
  const all: readonly Way[] = others.length === old.length ? [...old, [from, to]] : others;
  const raw = (ends: Way) => ends.map((at) => pointValue(at, node.position.cols)).join(':');
  change(app, (editor) => editor.setValues(node, tool, all.map(raw)));
}

/** Clicks on an end of an arrow or a line. */
function clickEnd(app: App, tool: WayTool, point: number): void {
  const { from, isDragged } = marking;
  marking.from = from === null && !isDragged ? point : null;
  marking.isDragged = false;
  if (isDragged || from === null || from === point) update(app);
  else toggleWay(app, tool, from, point);
}

/** Uses the tool on a point; returns false without one. */
export function applyTool(app: App, point: number): boolean {
  const { tool } = marking;
  if (tool === null) return false;
  if (isSetupTool(tool)) setUpPoint(app, tool, point);
  else if (isWayTool(tool)) clickEnd(app, tool, point);
  else if (isLabelTool(tool)) toggleLabel(app, tool, point);
  else toggleMark(app, tool, point);
  return true;
}

/** Lets the mouse drag an arrow or a line from one point of the board to another. */
export function dragWays(app: App, board: HTMLElement): void {
  board.onpointerdown = ({ pointerType }) => {
    const isDrag = app.mode === 'study' && drawsWays() && pointerType === 'mouse' && marking.from === null;
    marking.dragFrom = isDrag ? app.point : null;
  };
  board.onpointerup = () => {
    const { tool, dragFrom } = marking;
    if (!isWayTool(tool) || dragFrom === null || app.point === null || app.point === dragFrom) return;
    marking.isDragged = true;
    // The click of a drag may come to another element than the board.
    setTimeout(() => {
      marking.isDragged = false;
    }, 50);
    toggleWay(app, tool, dragFrom, app.point);
  };
}
