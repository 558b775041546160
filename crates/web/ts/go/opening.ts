// Opens files: records in any encoding, puzzles, lines of `gocheck stream`, archives; by the picker, by dropping, by pasting.
import * as T from './texts.ts';
import { section } from './app.ts';
import { button, byId, make } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import { isArchive, membersOf } from './record/archive.ts';
import { ENCODINGS } from './record/encoding.ts';
import { refreshFindings } from './entries.ts';
import { TextError, readText } from './notation.ts';
import { readingOf } from './record/read.ts';
import { RecordFile } from './record/record_file.ts';
import { infoOf } from './record/replay.ts';
import { rulesOf } from './record/rule_names.ts';

const MAX_BYTES = 1 << 26;

const pause = () => new Promise((done) => setTimeout(done));
const isRecordName = (name) => /\.sgf$/i.test(name);
const isRecordText = (text) => /^\s*\(|\(\s*;/.test(text.slice(0, 1 << 16));
/** True if the page has a list of its boards. */
const hasList = () => byId('bar').firstChild !== null;
const stemOf = (name) => name.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');

/** The names of boards in a list, with numbers for those that occur again. */
function listNames(boards) {
  const counts = new Map();
  return boards.map((board) => {
    const name = board.name || word(T.title);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts.get(name) > 1 ? `${name} (${counts.get(name)})` : name;
  });
}

/** Reads a record without blocking the page. */
async function readInPieces(app, name, text) {
  const reading = readingOf(text);
  let began = performance.now();
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    if (performance.now() - began < 40) continue;
    app.toast.show(word(T.reading, name, Math.floor((100 * value) / text.length)), 2);
    await pause();
    began = performance.now();
  }
}

/** Judges the moves of a game that was opened without blocking the page, unless it is or was judged. */
async function judgeInPieces(app, entry) {
  const { file, game } = entry;
  if (!entry.isOpened || entry.isJudged || !file.games[game]) return;
  entry.isJudged = true;
  file.expect(file.games[game]);
  while (file.unjudged.length > 0) {
    const began = performance.now();
    while (file.unjudged.length > 0 && performance.now() - began < 15) file.judge(20);
    await pause();
  }
  refreshFindings(entry, file.games[game]);
  if (app.node && app.entry === entry) app.update();
}

/** Adds the games of a file to the boards of the page; returns the index of the first. */
export function addFile(app, file) {
  file.ruleSets = app.content.rules;
  // The empty board at the start gives way.
  const [entry] = app.entries;
  const isUnused = app.entries.length === 1 && !entry.name && !app.fileOf(0).editor.isChanged;
  if (isUnused && !app.gameOf(0).next && app.root(0).cells.every((cell) => cell === 0)) {
    app.entries.length = 0;
    app.shown.clear();
  }
  const first = app.entries.length;
  file.games.forEach((game, number) => {
    if (!infoOf(game).size) return;
    const name = file.games.length > 1 ? `${file.name} ${number + 1}` : file.name;
    const rules = rulesOf(game.text('RU'), app.content.rules)?.name;
    app.entries.push({ name, file, game: number, rules, findings: [], isOpened: true });
  });
  app.files.set(file, file);
  return first;
}

/** Shows a board that was added. */
export function showAdded(app, index) {
  app.revision += 1;
  if (hasList()) location.hash = `#${index + 1}`;
  else app.open(index);
}

/** What is to be said about a file that was opened. */
function remarksOn({ name, games, faults, encoding, isCertain }, text) {
  const remarks = [];
  if (games.some((game) => !infoOf(game).size)) remarks.push(word(T.notGo, name));
  const [first] = faults;
  if (first) remarks.push(word(T.damagedFile, name, faults.length, text.slice(0, first.place).split('\n').length));
  if (!isCertain) remarks.push(word(T.guessedEncoding, encoding));
  return remarks;
}

/** Puts a puzzle or a line on the board. */
function putText(app, text) {
  const position = readText(text, app.position);
  if (app.mode !== 'edit') app.setMode('edit');
  app.change((editor) => editor.setBoard(app.node, position));
}

/** Opens a record; returns the file and what is to be said about it. */
async function openRecord(app, name, { text, ...source }) {
  const file = new RecordFile(stemOf(name), await readInPieces(app, name, text), source);
  return { file, remarks: file.games.length === 0 ? [word(T.notRecord, name)] : remarksOn(file, text) };
}

const say = (app, remarks) =>
  remarks.length > 0 &&
  app.toast.show(
    remarks.slice(0, 4).map((text) => make('p', {}, text)),
    12,
  );

/** Opens a text that was pasted, dropped or typed; returns what is wrong with it. */
export async function openText(app, text) {
  if (isRecordText(text)) {
    const { file, remarks } = await openRecord(app, 'record.sgf', { text });
    if (file.games.length > 0) showAdded(app, addFile(app, file));
    say(app, remarks);
    return '';
  }
  try {
    putText(app, text);
    return '';
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return word(error.word, ...error.values);
  }
}

/** Opens files, one after the other, and shows the first. */
export async function openFiles(app, files) {
  const remarks = [];
  const sources = [];
  for (const file of files) {
    if (file.size > MAX_BYTES) {
      remarks.push(word(T.tooLarge, file.name));
      continue;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isArchive(bytes)) {
      sources.push({ name: file.name, bytes });
      continue;
    }
    const members = await membersOf(bytes, isRecordName);
    if (!members?.length) remarks.push(word(members ? 'noMember' : 'badArchive', file.name));
    for (const member of members ?? []) {
      if (member.bytes) sources.push(member);
      else remarks.push(word(T.badArchive, member.name));
    }
  }
  const added = [];
  for (const { name, bytes } of sources) {
    const source = RecordFile.decode(bytes);
    if (isRecordName(name) || isRecordText(source.text)) {
      const { file, remarks: more } = await openRecord(app, name, source);
      remarks.push(...more);
      if (file.games.some((game) => infoOf(game).size)) added.push(addFile(app, file));
    } else if (sources.length === 1) {
      const fault = await openText(app, source.text);
      if (fault) remarks.push(/[^\x09-\x0d\x20-\x7e]/.test(source.text) ? word(T.notRecord, name) : fault);
    } else {
      remarks.push(word(T.notRecord, name));
    }
  }
  if (added.length > 0) showAdded(app, added[0]);
  say(app, remarks);
}

/** Reads the shown file again, in another encoding. */
async function readAgain(app, file, encoding) {
  if (file.editor.isChanged && !confirm(word(T.losesChanges))) return app.update();
  const source = RecordFile.decode(file.bytes, encoding);
  const { file: again } = await openRecord(app, `${file.name}.sgf`, source);
  const index = app.entries.findIndex((entry) => entry.file === file);
  const old = app.entries.filter((entry) => entry.file === file);
  app.files.delete(file);
  again.ruleSets = app.content.rules;
  app.files.set(again, again);
  for (const entry of old) Object.assign(entry, { file: again, findings: [], isJudged: false });
  app.shown.clear();
  app.revision += 1;
  return app.open(index);
}

section(5, function files(app) {
  const picker = make('input', {
    type: 'file',
    multiple: true,
    hidden: true,
    accept: '.sgf,.txt,.zip,application/x-go-sgf,text/plain,application/zip',
    onchange: async () => {
      await openFiles(app, [...picker.files]);
      picker.value = '';
    },
  });
  // The boards of a class belong to its students.
  const mayOpen = () => app.modes.includes('edit') && !app.content.class;
  const open = button(word(T.openFile), () => picker.click(), {
    id: 'open',
    title: word(T.openHelp),
    hidden: !mayOpen(),
  });
  byId('open')?.remove();
  byId('tools').prepend(open);
  const listed = (name, id, change) => {
    const select = make('select', { id, onchange: () => change(select.value) });
    return [select, make('label', { for: id }, make('span', {}, word(name)), select)];
  };
  const [encodings, encodingRow] = listed('encodingName', 'encoding', (name) => readAgain(app, app.file, name));
  const [games, gameRow] = listed('games', 'game', (index) => app.open(Number(index)));
  const element = make('section', { class: 'card settings' }, gameRow, encodingRow, picker);
  const isText = () => (app.file.isText ??= Boolean(app.file.bytes?.some((byte) => byte >= 0x80)));
  let listedCount = -1;

  document.ondragover = (event) => event.preventDefault();
  document.ondrop = async (event) => {
    event.preventDefault();
    if (!mayOpen()) return;
    const { files: dropped } = event.dataTransfer;
    if (dropped.length > 0) await openFiles(app, [...dropped]);
    else app.tell(await openText(app, event.dataTransfer.getData('text/plain')));
  };
  document.onpaste = async (event) => {
    if (/^(INPUT|TEXTAREA)$/.test(event.target.tagName) || !mayOpen()) return;
    const { files: pasted } = event.clipboardData;
    const text = event.clipboardData.getData('text/plain');
    if (pasted.length > 0) await openFiles(app, [...pasted]);
    else if (text.trim() !== '') app.tell(await openText(app, text));
  };
  return {
    element,
    isThere: () => isText() || (app.entries.length > 1 && !hasList()),
    marks() {
      open.hidden = !mayOpen();
      judgeInPieces(app, app.entry);
      return {};
    },
    update() {
      encodingRow.hidden = !isText();
      gameRow.hidden = app.entries.length < 2 || hasList();
      if (!encodingRow.hidden) {
        const names = [...new Set([app.file.encoding, ...ENCODINGS])];
        encodings.replaceChildren(...names.map((name) => make('option', { value: name }, name)));
        encodings.value = app.file.encoding;
      }
      if (!gameRow.hidden) {
        if (listedCount !== app.entries.length) {
          games.replaceChildren(...listNames(app.entries).map((name, index) => make('option', { value: index }, name)));
          listedCount = app.entries.length;
        }
        games.value = String(app.index);
      }
    },
  };
});
