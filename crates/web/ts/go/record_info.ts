// The players, the result and the findings of the games on the page: for titles, tiles, filters and paper.
import * as T from './texts.ts';
import { make } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import { readRecord } from './record/read.ts';
import { RecordFile } from './record/record_file.ts';

/** True if a board of the page is a game of a record. */
export const isGame = (entry) => entry.file !== undefined;

// The root of a file's first game, up to the next node or variation.
const ROOT = /^[^(]{0,200}\(\s*;(?:[^;()[\]]|\[(?:\\[^]|[^\]\\])*\])*/;

const read = new Map();

/** The root of a game. If no one has opened the file, only the beginning of its first game is read. */
function rootOf(app, index) {
  const { file, game = 0 } = app.entries[index];
  if (app.files.has(file) || game > 0) return app.gameOf(index);
  if (!read.has(file)) {
    const [head] = ROOT.exec(app.content.files[file].text) ?? [];
    read.set(file, head && readRecord(`${head})`).games[0]);
  }
  return read.get(file) ?? app.gameOf(index);
}

/** What a game says about itself; texts are empty if it says nothing. `ranks` are Black's and White's. */
export function gameInfo(app, index) {
  const root = rootOf(app, index);
  const text = (name) => root.text(name).slice(0, 1000).replace(/\s+/g, ' ').trim();
  const [black, white, date, result, event] = ['PB', 'PW', 'DT', 'RE', 'EV'].map(text);
  const { findings = [] } = app.entries[index];
  return { black, white, ranks: [text('BR'), text('WR')], date, result, event, findings };
}

/** The heading of a board: the players of a game that names both, otherwise its name. */
export function titleOf(app, index) {
  const { black, white } = isGame(app.entries[index]) ? gameInfo(app, index) : {};
  const entry = app.entries[index];
  const name = entry.set ? word(T.ofSet, entry.name, entry.set) : entry.name || word(T.title);
  return black && white ? [make('bdi', {}, black), ' – ', make('bdi', {}, white)] : [name];
}

/** The last position of a game's main line. Its tree is not kept if no one has opened the file: a page may have thousands. */
export function lastPosition(app, index) {
  const { file, game = 0 } = app.entries[index];
  if (app.files.has(file)) return app.gameOf(index).last.position;
  const { name, text } = app.content.files[file];
  return RecordFile.fromText(name, text).games[game].last.position;
}

/** Where a game opens in a list: at its first finding, otherwise at the end of its main line. */
export function firstShown(root, { findings = [] }) {
  const at = new Set(findings.map((finding) => finding.at));
  return (at.size > 0 && root.all().find((node) => at.has(node))) || root.last;
}
