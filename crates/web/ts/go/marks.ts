// Marks of a record: their shapes on the board, and the tools that set them in Edit.
import * as T from './texts.ts';
import { MODES, section } from './app.ts';
import { button, byId, make, svg } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import { SHAPES } from './board.ts';
import { markupOf } from './record/markup.ts';
import { escaped, pointValue } from './record/values.ts';

const cover = (x, y) => svg('rect', { x: x - 0.5, y: y - 0.5, width: 1, height: 1 });

/** A line to a point that is so far away, with a head for an arrow. Both are drawn twice, light below dark. */
const way =
  (hasHead) =>
  (x, y, [dx, dy]) => {
    const length = Math.hypot(dx, dy);
    const [ux, uy] = [dx / length, dy / length];
    const [tx, ty] = [x + dx - 0.15 * ux, y + dy - 0.15 * uy];
    const wing = (side) => `M${tx} ${ty}L${tx - 0.4 * ux - side * 0.22 * uy} ${ty - 0.4 * uy + side * 0.22 * ux}`;
    const d = `M${x + 0.1 * ux} ${y + 0.1 * uy}L${tx} ${ty}${hasHead ? wing(1) + wing(-1) : ''}`;
    return svg('g', {}, svg('path', { d, class: 'halo' }), svg('path', { d }));
  };

Object.assign(SHAPES, { DD: cover, VW: cover, SL: cover, AR: way(true), LN: way(false), from: cover });

const isWay = (tool) => tool === 'AR' || tool === 'LN';

/** The tool, null for stones; the first point of an arrow or a line; whether the next click ends a drag. */
const marking = { tool: null, from: null, isDragged: false, text: '' };

/** Marks of which a point has only one. */
const RIVALS = [
  ['TR', 'SQ', 'CR', 'MA'],
  ['TB', 'TW'],
];

/** Sets the points of a mark. DD and VW last until they are set again, so that none is a value of its own. */
function setMark(editor, node, name, points) {
  const isInherited = name === 'DD' || name === 'VW';
  const isBefore = isInherited && node.parent?.ancestor((each) => each.values(name));
  return points.length === 0 && isBefore ? editor.setValues(node, name, ['']) : editor.setPoints(node, name, points);
}

function toggleMark(app, name, point) {
  const { node } = app;
  const { points } = markupOf(node);
  const old = points[name] ?? [];
  const isOn = old.includes(point);
  const rivals = RIVALS.find((each) => each.includes(name)) ?? [];
  app.change((editor) => {
    for (const rival of rivals) {
      if (rival === name || !points[rival]?.includes(point)) continue;
      setMark(
        editor,
        node,
        rival,
        points[rival].filter((at) => at !== point),
      );
    }
    return setMark(editor, node, name, isOn ? old.filter((at) => at !== point) : [...old, point]);
  });
}

/** The next letter or number that no label has. */
function nextLabel(labels, isNumber) {
  const used = new Set(labels.map(([, text]) => text));
  for (let count = 0; ; count += 1) {
    const letter = String.fromCharCode((count % 52 < 26 ? 65 : 71) + (count % 52));
    const text = isNumber ? String(count + 1) : letter.repeat(1 + Math.floor(count / 52));
    if (!used.has(text)) return text;
  }
}

function toggleLabel(app, point) {
  const { node } = app;
  const { labels } = markupOf(node);
  const others = labels.filter(([at]) => at !== point);
  const text = marking.tool === 'T' ? marking.text.trim() : nextLabel(labels, marking.tool === '1');
  if (others.length === labels.length && text !== '') others.push([point, text]);
  else if (others.length === labels.length) return;
  const raw = ([at, each]) => `${pointValue(at, node.position.cols)}:${escaped(each).replace(/:/g, '\\:')}`;
  app.change((editor) => editor.setValues(node, 'LB', others.map(raw)));
}

function toggleWay(app, from, to) {
  const { node } = app;
  const { arrows, lines } = markupOf(node);
  const old = marking.tool === 'AR' ? arrows : lines;
  const others = old.filter(([a, b]) => a !== from || b !== to);
  if (others.length === old.length) others.push([from, to]);
  const raw = (ends) => ends.map((at) => pointValue(at, node.position.cols)).join(':');
  app.change((editor) => editor.setValues(node, marking.tool, others.map(raw)));
}

function putWay(app, point) {
  const { from, isDragged } = marking;
  Object.assign(marking, { from: from === null && !isDragged ? point : null, isDragged: false });
  if (isDragged || from === null || from === point) app.update();
  else toggleWay(app, from, point);
}

const putStone = MODES.get('edit').act;

MODES.set('edit', {
  ...MODES.get('edit'),
  act(app, point) {
    const { tool } = marking;
    if (tool === null) putStone(app, point);
    else if (isWay(tool)) putWay(app, point);
    else if ('A1T'.includes(tool)) toggleLabel(app, point);
    else toggleMark(app, tool, point);
  },
});

const TOOLS = ['TR', 'SQ', 'CR', 'MA', 'A', '1', 'T', 'AR', 'LN', 'DD', 'VW', 'TB', 'TW'];

/** What a tool's button shows. */
const SIGNS = { TR: '△', SQ: '□', CR: '○', MA: '×', AR: '↗', LN: '／', A: 'A', 1: '1' };

section(
  19,
  function marks(app) {
    const help = make('p', { class: 'faint' });
    const field = make('input', {
      'aria-label': word(T.labelText),
      placeholder: word(T.labelText),
      maxLength: 20,
      value: marking.text,
      oninput: () => {
        marking.text = field.value;
      },
    });
    const choose = (tool) => {
      Object.assign(marking, { tool: marking.tool === tool ? null : tool, from: null });
      app.update();
      if (marking.tool === 'T') field.focus();
    };
    const buttons = TOOLS.map((tool) => {
      const name = word(T.markTool[tool]);
      return button(SIGNS[tool] ?? name, () => choose(tool), { 'data-mark': tool, title: name, 'aria-label': name });
    });
    const element = make(
      'section',
      { class: 'card marking' },
      make('h2', {}, word(T.marks)),
      make('div', { class: 'row', role: 'group', 'aria-label': word(T.marks) }, buttons),
      field,
      help,
    );
    const isHere = () => app.mode === 'edit';
    const board = byId('board');
    board.onpointerdown = (event) => {
      const isDrag = isHere() && isWay(marking.tool) && event.pointerType === 'mouse' && marking.from === null;
      marking.start = isDrag ? app.point : null;
    };
    board.onpointerup = () => {
      const { start } = marking;
      if (start === null || start === undefined || app.point === null || app.point === start) return;
      marking.isDragged = true;
      // The click of a drag may come to another element than the board.
      setTimeout(() => (marking.isDragged = false), 50);
      toggleWay(app, start, app.point);
    };

    return {
      element,
      isThere: isHere,
      marks() {
        const { points, arrows, lines } = markupOf(app.node);
        const { rows, cols } = app.position;
        const offset = ([from, to]) => [
          from,
          [(to % cols) - (from % cols), Math.floor(to / cols) - Math.floor(from / cols)],
        ];
        const seen = points.VW && new Set(points.VW);
        return {
          VW: seen ? Array.from({ length: rows * cols }, (_, at) => at).filter((at) => !seen.has(at)) : [],
          AR: arrows.map(offset),
          LN: lines.map(offset),
          from: isHere() && marking.from !== null ? [marking.from] : [],
        };
      },
      update() {
        for (const each of buttons) each.setAttribute('aria-pressed', String(each.dataset.mark === marking.tool));
        field.hidden = marking.tool !== 'T';
        help.textContent = marking.tool === null ? '' : word(isWay(marking.tool) ? 'wayHelp' : 'tapHelp');
      },
    };
  },
  'tools',
);
