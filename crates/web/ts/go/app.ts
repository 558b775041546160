// The state of a page: its boards, the shown node of one of them, and the selected point. Other modules change it.
import { byId } from '../shared/dom.ts';
import type { Text } from '../shared/language.ts';
import { Toast } from '../shared/toast.ts';
import { Board } from './board.ts';
import type { Content, Entry, Student } from './content.ts';
import { fileOfEntry, putFindings } from './entries.ts';
import { type Look, lookAt } from './explain.ts';
import type { NameStyle } from './notation.ts';
import { isSection, type Mode, type ModeName, type Page, type Part, type Section } from './parts.ts';
import type { Editor } from './record/editor.ts';
import type { GameNode } from './record/node.ts';
import type { RecordFile } from './record/record_file.ts';
import { isGame } from './record_info.ts';
import type { Color, Position, RuleSet } from './rules.ts';
import { settings } from './settings.ts';
import { Stage } from './stage.ts';

/** A file of the page by its number, one that the reader has opened, or that of a single position. */
export type FileKey = number | RecordFile | Entry;

export class App {
  /** The boards. Files that the reader opens add to them. */
  entries: Entry[];
  /** The students, on the page of a class. */
  students: readonly Student[] = [];
  /** The board that is shown. */
  index = 0;
  mode: ModeName = 'study';
  /** The selected point. */
  point: number | null = null;
  /** The colour that plays next, if the reader has chosen it. */
  turn: Color | null = null;
  /** What is wrong with the address. */
  lost: Text | null = null;
  isOnPaper = false;
  /** True in an exercise, which hides the answers: the whole page, or one that the reader has begun. */
  isExercise: boolean;
  /** The rules of the shown board. */
  rules: RuleSet;
  /** The files of boards that have been read. */
  readonly files = new Map<FileKey, RecordFile>();
  /** The shown node of each board. */
  readonly shown = new Map<number, GameNode>();
  /** Counts changes of records. */
  revision = 0;
  parts: readonly Part[] = [];
  readonly board = new Board(byId('board'));
  readonly stage = new Stage();
  readonly toast = new Toast(byId('notice'));
  #node: GameNode | null = null;

  constructor(
    readonly content: Content,
    readonly page: Page,
  ) {
    this.entries = content.boards;
    this.isExercise = content.exercise ?? false;
    this.rules = this.rulesNamed(undefined);
  }

  /** Returns true if a board is shown, or has been. */
  get isOpen(): boolean {
    return this.#node !== null;
  }

  get node(): GameNode {
    if (!this.#node) throw new Error('no board has been opened');
    return this.#node;
  }

  set node(node: GameNode) {
    this.#node = node;
  }

  get position(): Position {
    return this.node.position;
  }

  get entry(): Entry {
    return this.entryAt(this.index);
  }

  entryAt(index: number): Entry {
    const entry = this.entries[index];
    if (!entry) throw new Error(`the page has no board ${index}`);
    return entry;
  }

  get sections(): readonly Section[] {
    return this.parts.filter(isSection);
  }

  /** A rule set of the page, otherwise its first one. */
  rulesNamed(name: string | undefined): RuleSet {
    const { rules } = this.content;
    const found = rules.find((each) => each.name === name) ?? rules[0];
    if (!found) throw new Error('the page has no rules');
    return found;
  }

  modeNamed(name: ModeName): Mode | undefined {
    return this.page.modes.find((mode) => mode.name === name);
  }

  /** The modes of the board. An exercise that is not checked yet has no other mode. */
  get modes(): readonly Mode[] {
    // A list may be empty.
    if (!this.entries[this.index]) return [];
    const modes = this.page.modes.filter(({ isThere }) => !isThere || isThere(this));
    const exercise = modes.find(({ name }) => name === 'exercise');
    return this.isExercise && exercise?.hides?.(this) ? [exercise] : modes;
  }

  hasMode(name: ModeName): boolean {
    return this.modes.some((mode) => mode.name === name);
  }

  /** Returns true if the analysis is hidden. */
  get hides(): boolean {
    return this.modeNamed(this.mode)?.hides?.(this) ?? false;
  }

  /** The colour that would play: the colour to move, unless the other one was chosen. */
  get color(): Color {
    return this.turn ?? this.position.toMove;
  }

  /** Facts about the selected point; null if the analysis is hidden. */
  get look(): Look | null {
    if (this.point === null || this.hides || this.point >= this.position.cells.length) return null;
    return lookAt(this.position, this.point, this.color, this.content.rules);
  }

  /** The file of a board, which is read when it is first needed. */
  fileOf(index: number): RecordFile {
    const entry = this.entryAt(index);
    const key = entry.file ?? entry;
    const known = this.files.get(key);
    if (known) return known;
    const file = fileOfEntry(this.content, entry);
    this.files.set(key, file);
    return file;
  }

  get file(): RecordFile {
    return this.fileOf(this.index);
  }

  get editor(): Editor {
    return this.file.editor;
  }

  /** The root of the game of a board. */
  gameOf(index: number): GameNode {
    const entry = this.entryAt(index);
    const game = this.fileOf(index).games[entry.game ?? 0];
    if (!game) throw new Error(`the file of board ${index} lacks its game`);
    if (isGame(entry)) putFindings(game, entry);
    return game;
  }

  /** The shown node of a board: initially its start. */
  nodeOf(index: number): GameNode {
    return this.shown.get(index) ?? this.gameOf(index);
  }

  /** The initial position of a board. */
  startOf(index: number): Position {
    return this.gameOf(index).position;
  }

  /** The setting for the names of rows and columns. */
  get nameSetting(): 'puzzleNames' | 'names' {
    return this.entry.ask ? 'puzzleNames' : 'names';
  }

  /** The chosen names of rows and columns. */
  get chosenNames(): NameStyle {
    return settings[this.nameSetting];
  }

  /** The names of rows and columns on the board; on paper `row col`, which a pupil writes next to it, except for records. */
  get boardNames(): NameStyle {
    if (!this.isOnPaper) return this.chosenNames;
    return isGame(this.entry) ? this.textNames : 'numbers';
  }

  /** The names of points in texts, which name them even if the board does not. */
  get textNames(): NameStyle {
    return this.chosenNames === 'none' ? 'letters' : this.chosenNames;
  }
}
