// Opens files: records in any encoding, puzzles, lines of `gocheck stream`, archives.
import { byId, make } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import type { App } from './app.ts';
import { change } from './changes.ts';
import { refreshFindings } from './entries.ts';
import { setMode } from './modes.ts';
import { open } from './navigation.ts';
import { readText, TextError } from './notation.ts';
import { isArchive, membersOf } from './record/archive.ts';
import type { GameNode } from './record/node.ts';
import { type ReadGames, readingOf } from './record/read.ts';
import { RecordFile, type Source } from './record/record_file.ts';
import { infoOf } from './record/replay.ts';
import { rulesOf } from './record/rule_names.ts';
import { isGame } from './record_info.ts';
import { EMPTY } from './rules.ts';
import * as T from './texts.ts';
import { update } from './update.ts';

const MAX_BYTES = 1 << 26;

/** The times in milliseconds that reading and judging take before the page may do something else. */
const READING_TIME = 40;
const JUDGING_TIME = 15;
const JUDGED_AT_ONCE = 20;

/** The most remarks that are shown. */
const MAX_REMARKS = 4;

const pause = () => new Promise((done) => setTimeout(done));
const isRecordName = (name: string) => /\.sgf$/i.test(name);
/** True if a text has no other characters than those of ASCII that are printed, and white space. */
const isAscii = (text: string) => !/[^\t\n\v\f\r -~]/.test(text);
const isRecordText = (text: string) => /^\s*\(|\(\s*;/.test(text.slice(0, 1 << 16));
const stemOf = (name: string) => name.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
const isShowable = (game: GameNode) => infoOf(game).size !== null;

/** True if the page has a list of its boards. */
export const hasList = (): boolean => byId('bar').firstChild !== null;

/** Reads a record without blocking the page. */
async function readInPieces(app: App, name: string, text: string): Promise<ReadGames> {
  const reading = readingOf(text);
  let began = performance.now();
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    if (performance.now() - began < READING_TIME) continue;
    app.toast.show(word(T.reading, name, Math.floor((100 * value) / text.length)), 2);
    await pause();
    began = performance.now();
  }
}

/** Judges the moves of the game on the board without blocking the page, if it was opened and is not judged yet. */
export async function judgeInPieces(app: App): Promise<void> {
  const { entry } = app;
  if (!isGame(entry) || !entry.isOpened || entry.isJudged) return;
  const file = app.fileOf(app.index);
  const game = file.games[entry.game];
  if (!game) return;
  entry.isJudged = true;
  file.expect(game);
  while (file.unjudged.length > 0) {
    const began = performance.now();
    while (file.unjudged.length > 0 && performance.now() - began < JUDGING_TIME) file.judge(JUDGED_AT_ONCE);
    await pause();
  }
  refreshFindings(entry, game);
  if (app.entry === entry) update(app);
}

/** Returns true if the page has only an empty board, which gives way to a file. */
function isUnused(app: App): boolean {
  if (app.entries.length !== 1 || app.entryAt(0).name || app.fileOf(0).editor.isChanged) return false;
  return !app.gameOf(0).next && app.startOf(0).cells.every((cell) => cell === EMPTY);
}

/** Adds the games of a file to the boards of the page; returns the index of the first. */
export function addFile(app: App, file: RecordFile): number {
  file.ruleSets = app.content.rules;
  if (isUnused(app)) {
    app.entries.length = 0;
    app.shown.clear();
  }
  const first = app.entries.length;
  for (const [number, game] of file.games.entries()) {
    if (!isShowable(game)) continue;
    const name = file.games.length > 1 ? `${file.name} ${number + 1}` : file.name;
    const rules = rulesOf(game.text('RU'), app.content.rules)?.name;
    app.entries.push({ name, file, game: number, rules, findings: [], isOpened: true });
  }
  app.files.set(file, file);
  return first;
}

/** Shows a board that was added. */
export function showAdded(app: App, index: number): void {
  app.revision += 1;
  if (hasList()) location.hash = `#${index + 1}`;
  else open(app, index);
}

/** What is to be said about a file that was opened. */
function remarksOn({ name, games, faults, encoding, isCertain }: RecordFile, text: string): string[] {
  const remarks: string[] = [];
  if (!games.every(isShowable)) remarks.push(word(T.notGo, name));
  const [first] = faults;
  if (first) remarks.push(word(T.damagedFile, name, faults.length, text.slice(0, first.place).split('\n').length));
  if (!isCertain) remarks.push(word(T.guessedEncoding, encoding));
  return remarks;
}

/** Opens a record; returns the file and what is to be said about it. */
async function openRecord(app: App, name: string, { text, ...source }: Source & { readonly text: string }) {
  const file = new RecordFile(stemOf(name), await readInPieces(app, name, text), source);
  return { file, remarks: file.games.length === 0 ? [word(T.notRecord, name)] : remarksOn(file, text) };
}

/** The files that the remarks are about, and the lines of the toast. */
let said: { readonly files: ReadonlySet<RecordFile>; readonly lines: readonly HTMLElement[] } | null = null;

/** Shows remarks, until none of the files is on the board. */
function say(app: App, remarks: readonly string[], files: readonly RecordFile[]): void {
  if (remarks.length === 0) return;
  const lines = remarks.slice(0, MAX_REMARKS).map((text) => make('p', {}, text));
  said = files.length > 0 ? { files: new Set(files), lines } : null;
  app.toast.show(lines, 12);
}

/** Hides the remarks on files when another one, or none, is shown. */
export function followFile(app: App, file: RecordFile | null): void {
  if (!said || (file && said.files.has(file))) return;
  // Another message may have replaced them.
  if (said.lines.some((line) => line.isConnected)) app.toast.hide();
  said = null;
}

/** Puts a puzzle or a line on the board; returns what is wrong with it. */
function putText(app: App, text: string): string {
  try {
    const position = readText(text, app.position);
    if (app.mode !== 'study') setMode(app, 'study');
    change(app, (editor) => editor.setBoard(app.node, position));
    return '';
  } catch (error) {
    if (error instanceof TextError) return error.message;
    throw error;
  }
}

/** Opens a text that was pasted, dropped or typed; returns what is wrong with it. */
export async function openText(app: App, text: string): Promise<string> {
  if (!isRecordText(text)) return putText(app, text);
  const { file, remarks } = await openRecord(app, 'record.sgf', { text });
  if (file.games.length > 0) showAdded(app, addFile(app, file));
  say(app, remarks, file.games.length > 0 ? [file] : []);
  return '';
}

/** Bytes of a file or of a member of an archive. */
interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The bytes of files, with archives replaced by their records. Adds remarks on what cannot be read. */
async function unpack(files: readonly File[], remarks: string[]): Promise<NamedBytes[]> {
  const all: NamedBytes[] = [];
  for (const file of files) {
    const { name } = file;
    if (file.size > MAX_BYTES) {
      remarks.push(word(T.tooLarge, name));
      continue;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isArchive(bytes)) {
      all.push({ name, bytes });
      continue;
    }
    const members = await membersOf(bytes, isRecordName);
    if (!members?.length) remarks.push(word(members ? T.noMember : T.badArchive, name));
    for (const member of members ?? []) {
      if (member.bytes) all.push({ name: member.name, bytes: member.bytes });
      else remarks.push(word(T.badArchive, member.name));
    }
  }
  return all;
}

/** Opens files, one after the other, and shows the first. */
export async function openFiles(app: App, files: readonly File[]): Promise<void> {
  const remarks: string[] = [];
  const added: number[] = [];
  const opened: RecordFile[] = [];
  const sources = await unpack(files, remarks);
  for (const { name, bytes } of sources) {
    const source = RecordFile.decode(bytes);
    if (isRecordName(name) || isRecordText(source.text)) {
      const { file, remarks: more } = await openRecord(app, name, source);
      remarks.push(...more);
      if (!file.games.some(isShowable)) continue;
      added.push(addFile(app, file));
      opened.push(file);
    } else if (sources.length === 1) {
      const fault = await openText(app, source.text);
      if (fault) remarks.push(isAscii(source.text) ? fault : word(T.notRecord, name));
    } else {
      remarks.push(word(T.notRecord, name));
    }
  }
  const [first] = added;
  if (first !== undefined) showAdded(app, first);
  say(app, remarks, opened);
}

/** Reads the file on the board again, in another encoding. */
export async function readAgain(app: App, encoding: string): Promise<void> {
  const { file } = app;
  if (!file.bytes) return;
  if (file.editor.isChanged && !confirm(word(T.losesChanges))) {
    update(app);
    return;
  }
  const { file: again } = await openRecord(app, `${file.name}.sgf`, RecordFile.decode(file.bytes, encoding));
  again.ruleSets = app.content.rules;
  app.files.delete(file);
  app.files.set(again, again);
  const games = app.entries.filter((entry) => entry.file === file);
  const [first] = games;
  for (const game of games) {
    if (!isGame(game)) continue;
    game.file = again;
    game.findings = [];
    game.isJudged = false;
  }
  app.shown.clear();
  app.revision += 1;
  if (first) open(app, app.entries.indexOf(first));
}
