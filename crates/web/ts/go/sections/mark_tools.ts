// The tools that set marks in Edit.
import { button, byId, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { chooseTool, dragWays, drawsWays, type MarkTool, marking } from '../marking.ts';
import type { Section } from '../parts.ts';
import * as T from '../texts.ts';

const TOOLS: readonly MarkTool[] = ['TR', 'SQ', 'CR', 'MA', 'A', '1', 'T', 'AR', 'LN', 'DD', 'VW', 'TB', 'TW'];

/** What a tool's button shows instead of its name. */
const SIGNS: Readonly<Partial<Record<MarkTool, string>>> = {
  TR: '△',
  SQ: '□',
  CR: '○',
  MA: '×',
  AR: '↗',
  LN: '／',
  A: 'A',
  1: '1',
};

export function markTools(app: App): Section {
  const help = make('p', { class: 'faint' });
  const field = make('input', {
    'aria-label': word(T.labelText),
    placeholder: word(T.labelText),
    maxLength: 20,
    value: marking.text,
    oninput() {
      marking.text = field.value;
    },
  });
  const choose = (tool: MarkTool) => {
    chooseTool(app, tool);
    if (marking.tool === 'T') field.focus();
  };
  const buttons = TOOLS.map((tool) => {
    const name = word(T.markTools[tool]);
    const properties = { dataset: { mark: tool }, title: name, 'aria-label': name };
    return { tool, element: button(SIGNS[tool] ?? name, () => choose(tool), properties) };
  });
  const isHere = () => app.mode === 'edit';
  dragWays(app, byId('board'));
  return {
    place: 'tools',
    element: make(
      'section',
      { class: 'card marking' },
      make('h2', {}, word(T.marks)),
      make(
        'div',
        { class: 'row', role: 'group', 'aria-label': word(T.marks) },
        buttons.map(({ element }) => element),
      ),
      field,
      help,
    ),
    isThere: isHere,
    marks: () => (isHere() && marking.from !== null ? { from: [marking.from] } : {}),
    update() {
      for (const { tool, element } of buttons) element.setAttribute('aria-pressed', String(tool === marking.tool));
      field.hidden = marking.tool !== 'T';
      help.textContent = marking.tool === null ? '' : word(drawsWays() ? T.wayHelp : T.tapHelp);
    },
  };
}
