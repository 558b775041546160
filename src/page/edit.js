// Putting a position together, and taking it in and out of the page.
import { COLORS, MODES, card, section } from './app.js';
import { BLACK, EMPTY, MAX_SIZE, Position, opponent } from './rules.js';
import { button, html } from './dom.js';
import { say } from './words.js';
import { choice } from './point.js';
import { TextError, link, puzzleText, readText, resized, sgf, streamLine, transformed } from './notation.js';
import { picture } from './picture.js';

/** What a click puts: a colour's stone, or none. In turn it is black's and white's. */
const edit = { tool: 'alternate', next: BLACK };

function put(app, point) {
  const { tool } = edit;
  const found = app.position.cells[point];
  const color = { alternate: edit.next, black: 1, white: 2, erase: EMPTY }[tool];
  const stone = found === color || (tool === 'alternate' && found !== EMPTY) ? EMPTY : color;
  if (found === stone) return;
  if (tool === 'alternate' && stone !== EMPTY) edit.next = opponent(edit.next);
  app.add(app.position.setUp([[point, stone]]));
}

MODES.set('edit', { act: put });

function save(name, type, content) {
  const blob = content instanceof Blob ? content : new Blob([content], { type });
  const address = URL.createObjectURL(blob);
  html('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

section(20, function editor(app) {
  const tools = html('div');
  const said = html('p', { class: 'said', role: 'status' });
  const number = (name) => html('input', { type: 'number', min: 1, max: MAX_SIZE, 'aria-label': say(name), id: name });
  const [rows, cols] = [number('rows'), number('cols')];
  const side = html('div');
  const text = html('textarea', {
    rows: 3,
    'aria-label': say('paste'),
    placeholder: say('paste'),
    spellcheck: 'false',
  });
  const file = html('input', {
    type: 'file',
    accept: '.txt,text/plain',
    hidden: true,
    onchange: () => read(file.files[0]),
  });

  const tell = (words) => {
    said.textContent = words;
  };

  function use(content) {
    try {
      app.add(readText(content, app.position));
      tell('');
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      tell(say(error.word, ...error.values));
    }
  }

  async function read(chosen) {
    if (!chosen) return;
    if (chosen.size > 1e6) tell(say('tooLarge'));
    else use(await chosen.text());
    file.value = '';
  }

  async function copy(content) {
    try {
      await navigator.clipboard.writeText(content);
      tell(say('copied'));
    } catch {
      // Some browsers let no page copy that was opened as a file.
      text.value = content;
      text.select();
      tell(say('notCopied'));
    }
  }

  function setSize() {
    const [height, width] = [rows, cols].map(({ value }) =>
      Math.round(Math.max(1, Math.min(MAX_SIZE, Number(value) || 9))),
    );
    app.add(resized(app.position, height, width));
  }

  const name = () => app.entry.name || 'board';
  const address = () => `${location.href.split('#')[0]}#${link(app.position)}`;
  const row = (...children) => html('div', { class: 'row' }, ...children);
  const element = card(
    '',
    tools,
    row(html('span', {}, say('size')), rows, '×', cols, button(say('setSize'), setSize)),
    side,
    row(
      button(say('clear'), () => app.add(new Position(app.position.rows, app.position.cols, app.position.toMove))),
      button(say('mirror'), () => app.add(transformed(app.position, 'mirror'))),
      button(say('turn'), () => app.add(transformed(app.position, 'turn'))),
    ),
    html('h2', {}, say('give')),
    row(
      button(say('copyText'), () => copy(puzzleText(app.position))),
      button(say('copyLine'), () => copy(streamLine(app.position))),
      button(say('copyLink'), () => copy(address())),
      button(say('saveText'), () => save(`${name()}.txt`, 'text/plain', puzzleText(app.position))),
      button(say('saveSgf'), () => save(`${name()}.sgf`, 'application/x-go-sgf', sgf(app.position))),
      button(say('savePng'), async () => save(`${name()}.png`, 'image/png', await picture(app.position, app.style))),
    ),
    html('h2', {}, say('take')),
    text,
    row(
      button(say('use'), () => use(text.value)),
      button(say('open'), () => file.click()),
      file,
    ),
    said,
  );

  // A file may be dropped anywhere; text pasted anywhere but into a field.
  const isEditing = () => app.mode === 'edit';
  document.ondragover = (event) => event.preventDefault();
  document.ondrop = (event) => {
    event.preventDefault();
    if (!app.modes.includes('edit')) return;
    if (!isEditing()) app.setMode('edit');
    const [dropped] = event.dataTransfer.files;
    if (dropped) read(dropped);
    else use(event.dataTransfer.getData('text/plain'));
  };
  document.onpaste = (event) => {
    if (isEditing() && !/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) use(event.clipboardData.getData('text/plain'));
  };

  return {
    element,
    isThere: isEditing,
    update() {
      const named = [
        ['alternate', say('alternate')],
        ['black', app.side(1)],
        ['white', app.side(2)],
        ['erase', say('erase')],
      ];
      tools.replaceChildren(
        choice(say('tool'), named, edit.tool, (tool) => {
          edit.tool = tool;
          app.update();
          tools.querySelector(`[data-value="${tool}"]`).focus();
        }),
      );
      const sides = COLORS.map((color) => [color, app.side(color)]);
      side.replaceChildren(
        row(
          html('span', {}, say('side')),
          choice(say('side'), sides, app.color, (color) => {
            app.add(app.position.setUp([], color));
            side.querySelector(`[data-value="${color}"]`).focus();
          }),
        ),
      );
      [rows.value, cols.value] = [app.position.rows, app.position.cols];
    },
  };
});
