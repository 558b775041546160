// What a click on the board does in Study (play, mark, set up), one tap away; and undo, redo and pass.
import { button, byId, make } from '../../shared/dom.ts';
import { type IconName, iconButton } from '../../shared/icons.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { stoneSign } from '../board.ts';
import { change, pass } from '../changes.ts';
import { setText } from '../controls.ts';
import { chooseTool, dragWays, drawsWays, type MarkTool, marking, type Tool } from '../marking.ts';
import type { Section } from '../parts.ts';
import { BLACK, WHITE } from '../rules.ts';
import { SETUP_TOOLS, type SetupTool } from '../setting_up.ts';
import * as T from '../texts.ts';

const MARK_TOOLS: readonly MarkTool[] = ['TR', 'SQ', 'CR', 'MA', 'A', '1', 'T', 'AR', 'LN', 'DD', 'VW', 'TB', 'TW'];

/** What the button of a tool for marks shows instead of its name. */
const SIGNS: Readonly<Partial<Record<MarkTool, string>>> = {
  TR: '△',
  SQ: '□',
  CR: '○',
  MA: '×',
  AR: '↗',
  LN: '／',
  A: 'A',
  1: '1',
  T: 'T',
  VW: '◎',
  TB: '■',
  TW: '▫',
};

/** What the button of a tool for stones shows. */
const STONES: Readonly<Record<SetupTool, () => readonly (string | HTMLElement)[]>> = {
  black: () => ['+', stoneSign(BLACK)],
  white: () => ['+', stoneSign(WHITE)],
  alternate: () => ['+', stoneSign(BLACK), stoneSign(WHITE)],
  erase: () => ['⌫'],
};

export function toolbar(app: App): Section {
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
  const act = (name: IconName, text: string, carryOut: () => void) => iconButton(name, text, carryOut);
  const undo = act('undo', word(T.undo), () => change(app, (each) => each.undo()));
  const redo = act('redo', word(T.redo), () => change(app, (each) => each.redo()));
  const passing = act('pass', word(T.pass), () => pass(app));

  function toolButton(tool: Tool | null, name: string, shown: string | readonly (string | HTMLElement)[]) {
    const choose = () => {
      chooseTool(app, tool);
      if (marking.tool === 'T') field.focus();
    };
    const properties = { dataset: { mark: tool ?? 'play' }, title: name, 'aria-label': name };
    return { tool, element: button(shown, choose, properties) };
  }
  const playing = toolButton(null, word(T.playTool), word(T.playTool));
  const marks = MARK_TOOLS.map((tool) => {
    const name = word(T.markTools[tool]);
    return toolButton(tool, name, SIGNS[tool] ?? name);
  });
  const stones = SETUP_TOOLS.map((tool) => toolButton(tool, word(T.setupTools[tool]), STONES[tool]()));
  const tools = [playing, ...marks, ...stones];
  const group = (kind: string, name: string, buttons: readonly (typeof playing)[]) =>
    make(
      'div',
      { class: kind, role: 'group', 'aria-label': name },
      buttons.map(({ element }) => element),
    );
  dragWays(app, byId('board'));
  return {
    place: 'panel',
    element: make(
      'section',
      { class: 'toolbar' },
      make(
        'div',
        { class: 'tools' },
        undo,
        redo,
        passing,
        group('marking', word(T.marks), [playing, ...marks]),
        group('setup', word(T.tool), stones),
      ),
      field,
      help,
    ),
    isThere: () => app.mode === 'study',
    marks: () => (app.mode === 'study' && marking.from !== null ? { from: [marking.from] } : {}),
    update() {
      for (const { tool, element } of tools) element.ariaPressed = String(tool === marking.tool);
      field.hidden = marking.tool !== 'T';
      help.hidden = !drawsWays();
      setText(help, drawsWays() ? word(T.wayHelp) : '');
      undo.disabled = !app.editor.canUndo;
      redo.disabled = !app.editor.canRedo;
    },
  };
}
