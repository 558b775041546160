// Editing a position, importing and exporting it.
import * as T from './texts.ts';
import { COLORS, MODES, card, section } from './app.ts';
import { BLACK, EMPTY, MAX_SIZE, Position, opponent } from './rules.ts';
import { button, byId, make } from '../shared/dom.ts';
import { copy, download } from '../shared/files.ts';
import { word } from '../shared/language.ts';
import { choice } from './choice.ts';
import { link, puzzleText, resized, streamLine, transformed } from './notation.ts';
import { openText } from './opening.ts';
import { picture } from './picture.ts';

/** What a click places: a black stone, a white stone, both by turns, or none. */
const edit = { tool: 'alternate', next: BLACK };

function put(app, point) {
  const { tool } = edit;
  const found = app.position.cells[point];
  const color = { alternate: edit.next, black: 1, white: 2, erase: EMPTY }[tool];
  const stone = found === color || (tool === 'alternate' && found !== EMPTY) ? EMPTY : color;
  if (found === stone) return;
  if (tool === 'alternate' && stone !== EMPTY) edit.next = opponent(edit.next);
  app.change((editor) => editor.setUp(app.node, [[point, stone]]));
}

MODES.set('edit', { act: put });

section(
  20,
  function editor(app) {
    const tools = make('div');
    const said = make('p', { class: 'said', role: 'status' });
    const number = (name) =>
      make('input', { type: 'number', min: 1, max: MAX_SIZE, 'aria-label': word(name), id: name });
    const [rows, cols] = [number('rows'), number('cols')];
    const side = make('div');
    const text = make('textarea', {
      rows: 3,
      'aria-label': word(T.paste),
      placeholder: word(T.paste),
      spellcheck: false,
    });
    const tell = (words) => {
      said.textContent = words;
    };

    const setBoard = (position) => app.change((editor) => editor.setBoard(app.node, position));
    const undo = button(word(T.undo), () => app.change((editor) => editor.undo()));
    const redo = button(word(T.redo), () => app.change((editor) => editor.redo()));

    const use = async (content) => tell(await openText(app, content));

    // Some browsers do not allow pages opened from files to copy.
    const give = async (content) => app.toast.show(word((await copy(content, text)) ? 'copied' : 'notCopied'), 6);

    function setSize() {
      const [height, width] = [rows, cols].map(({ value }) =>
        Math.round(Math.max(1, Math.min(MAX_SIZE, Number(value) || 9))),
      );
      setBoard(resized(app.position, height, width));
    }

    const name = () => app.entry.name || 'board';
    const address = () => `${location.href.split('#')[0]}#${link(app.position)}`;
    const row = (...children) => make('div', { class: 'row' }, ...children);
    const element = card(
      '',
      tools,
      row(make('span', {}, word(T.size)), rows, '×', cols, button(word(T.setSize), setSize)),
      side,
      row(
        button(word(T.clear), () => setBoard(new Position(app.position.rows, app.position.cols, app.position.toMove))),
        button(word(T.mirror), () => setBoard(transformed(app.position, 'mirror'))),
        button(word(T.turn), () => setBoard(transformed(app.position, 'turn'))),
        undo,
        redo,
      ),
      make('h2', {}, word(T.give)),
      row(
        button(word(T.copyText), () => give(puzzleText(app.position))),
        button(word(T.copyLine), () => give(streamLine(app.position))),
        button(word(T.copyLink), () => give(address())),
        button(word(T.saveText), () => download(`${name()}.txt`, 'text/plain', puzzleText(app.position))),
        button(word(T.saveSgf), () => download(`${name()}.sgf`, 'application/x-go-sgf', app.file.text)),
        button(word(T.savePng), async () =>
          download(`${name()}.png`, 'image/png', await picture(app.position, app.style)),
        ),
      ),
      make('h2', {}, word(T.take)),
      text,
      row(
        button(word(T.use), () => use(text.value)),
        button(word(T.open), () => byId('open').click()),
      ),
      said,
    );

    const isEditing = () => app.mode === 'edit';

    return {
      element,
      isThere: isEditing,
      update() {
        const named = [
          ['alternate', word(T.alternate)],
          ['black', app.side(1)],
          ['white', app.side(2)],
          ['erase', word(T.erase)],
        ];
        tools.replaceChildren(
          choice(word(T.tool), named, edit.tool, (tool) => {
            edit.tool = tool;
            app.update();
            tools.querySelector(`[data-value="${tool}"]`).focus();
          }),
        );
        const sides = COLORS.map((color) => [color, app.side(color)]);
        side.replaceChildren(
          row(
            make('span', {}, word(T.side)),
            choice(word(T.side), sides, app.color, (color) => {
              app.change((editor) => editor.setUp(app.node, [], color));
              side.querySelector(`[data-value="${color}"]`).focus();
            }),
          ),
        );
        undo.disabled = !app.editor.canUndo;
        redo.disabled = !app.editor.canRedo;
        [rows.value, cols.value] = [app.position.rows, app.position.cols];
      },
    };
  },
  'tools',
);
