// Files that the reader opens: by the picker, by dropping, by pasting; the game and the encoding of the one on the board.
import { button, byId, make } from '../../shared/dom.ts';
import { icon } from '../../shared/icons.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { select } from '../controls.ts';
import { open } from '../navigation.ts';
import { followFile, hasList, judgeInPieces, openFiles, openText, readAgain } from '../opening.ts';
import type { Section } from '../parts.ts';
import { ENCODINGS } from '../record/encoding.ts';
import * as T from '../texts.ts';

/** The names of boards in a list, with numbers for those that occur again. */
function listNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((given) => {
    const name = given || word(T.title);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > 1 ? `${name} (${count})` : name;
  });
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Opens what is dropped on the page or pasted, while `mayOpen`. */
function listenForFiles(app: App, mayOpen: () => boolean): void {
  const openData = async ({ files }: DataTransfer, text: string) => {
    if (files.length > 0) await openFiles(app, [...files]);
    else if (text.trim() !== '') tell(app, await openText(app, text));
  };
  document.ondragover = (event) => event.preventDefault();
  document.ondrop = async (event) => {
    event.preventDefault();
    const { dataTransfer } = event;
    if (dataTransfer && mayOpen()) await openData(dataTransfer, dataTransfer.getData('text/plain'));
  };
  document.onpaste = async ({ target, clipboardData }) => {
    if (!clipboardData || isField(target) || !mayOpen()) return;
    await openData(clipboardData, clipboardData.getData('text/plain'));
  };
}

/** Shows what is wrong with a text, if anything. */
function tell(app: App, fault: string): void {
  if (fault) app.toast.show(fault, 8);
}

const row = (id: string, name: string, list: HTMLSelectElement) =>
  make('label', { for: id }, make('span', {}, name), list);

export function files(app: App): Section {
  // The boards of a class belong to its students.
  const mayOpen = () => app.hasMode('study') && !app.content.class;
  const picker = make('input', {
    type: 'file',
    multiple: true,
    hidden: true,
    accept: '.sgf,.txt,.zip,application/x-go-sgf,text/plain,application/zip',
    async onchange() {
      await openFiles(app, [...(picker.files ?? [])]);
      picker.value = '';
    },
  });
  const properties = { id: 'open', title: word(T.openHelp), hidden: !mayOpen() };
  const opener = button([icon('open'), word(T.openFile)], () => picker.click(), {
    ...properties,
    'aria-label': word(T.openFile),
    class: 'short',
  });
  document.getElementById('open')?.remove();
  byId('tools').prepend(opener);
  listenForFiles(app, mayOpen);

  const encodings = select({ id: 'encoding', onchange: () => readAgain(app, encodings.value) }, []);
  const encodingRow = row('encoding', word(T.encodingName), encodings);
  const games = select({ id: 'game', onchange: () => open(app, Number(games.value)) }, []);
  const gameRow = row('game', word(T.games), games);
  const hasGames = () => app.entries.length > 1 && !hasList();
  let listedGames = 0;

  return {
    place: 'panel',
    element: make('section', { class: 'card settings' }, gameRow, encodingRow, picker),
    isThere: () => app.file.dependsOnEncoding || hasGames(),
    follow() {
      opener.hidden = !mayOpen();
      judgeInPieces(app);
      followFile(app, app.file);
    },
    update() {
      const { encoding, dependsOnEncoding } = app.file;
      encodingRow.hidden = !dependsOnEncoding;
      gameRow.hidden = !hasGames();
      if (dependsOnEncoding) {
        const names = new Set([encoding, ...ENCODINGS]);
        encodings.replaceChildren(...[...names].map((name) => make('option', { value: name }, name)));
        encodings.value = encoding;
      }
      if (hasGames()) {
        if (listedGames !== app.entries.length) {
          const names = listNames(app.entries.map(({ name }) => name));
          games.replaceChildren(...names.map((name, index) => make('option', { value: String(index) }, name)));
          listedGames = app.entries.length;
        }
        games.value = String(app.index);
      }
    },
  };
}
