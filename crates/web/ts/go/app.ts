// The view: a board of the page, a position of it, and the selected point. Modes define what a click does, sections are next
// to the board; other modules add theirs.
import * as T from './texts.ts';
import { BLACK, EMPTY, WHITE, forbids } from './rules.ts';
import { byId, make } from '../shared/dom.ts';
import { setLanguage, switchesLanguage, told, word } from '../shared/language.ts';
import { link, namePoint, unlink } from './notation.ts';
import { Board } from './board.ts';
import { lookAt, troubles } from './explain.ts';
import { RecordFile } from './record/record_file.ts';
import { Toast } from '../shared/toast.ts';
import { fileOfEntry, putFindings, refreshFindings } from './entries.ts';
import { titleOf } from './record_info.ts';
import { nodeAt, parseAddress, showAddress, wayTo } from './address.ts';
import { keep, kept } from '../shared/keep.ts';
import { settings } from './settings.ts';
import { stepOf } from './keys.ts';
import { Stage } from './stage.ts';

/** Modes by name: `act(app, point)` handles a click; `isThere(app)` returns whether a board has the mode; `start(app)` returns
 * the node at which it begins; `hides(app)` returns whether the analysis is hidden. */
export const MODES = new Map();

const SECTIONS = [];

/** Adds a section of the page, with its position among the others at its place: `players`, `steps` or `reason` next to the
 * board, `panel` above the tabs, or a tab. For an app it creates `{ element, update(), look(look)?, marks()?, isThere()?,
 * remark()?, count()? }`: the text on the selected point, the marks on the board, whether the section is shown, a sentence on
 * the position with its class, the number in the name of the tab. */
export function section(order, build, place = 'panel') {
  SECTIONS.push({ order, build, place });
  SECTIONS.sort((a, b) => a.order - b.order);
}

/** The view for an address. */
export const ROUTES = {
  show(app, address) {
    const position = unlink(address);
    // A position in the address replaces the page's own.
    const { index, way } = parseAddress(address, 1);
    if (index === 0 && isRecord(app.entry)) return app.openAt(index, way);
    if (!app.node && position && !isRecord(app.entry)) app.files.set(app.entry, RecordFile.ofPosition('', position));
    if (!app.node) app.open(0);
    else if (position && `${position}` !== `${app.position}`)
      app.change((editor) => editor.setBoard(app.node, position));
    return app.lose(address === '' || position ? null : 'badLink');
  },
};

/** Returns true if a board of the page is a game of a record. */
export const isRecord = (entry) => entry.file !== undefined;

export class App {
  constructor(content) {
    Object.assign(this, {
      content,
      entries: content.boards,
      index: 0,
      mode: 'look',
      point: null,
      turn: null,
      lost: null,
      isOnPaper: false,
    });
    // The files of boards, by their numbers or by entries without one; the shown node of each board.
    this.files = new Map();
    this.shown = new Map();
    // Counts changes of trees.
    this.revision = 0;
    this.rules = content.rules[0];
    this.board = new Board(byId('board'), {
      at: (point) => this.at(point),
      act: (point) => this.act(point),
      // An exercise has no moves to step through.
      takesArrows: () => this.mode === 'exercise',
    });
    this.stage = new Stage(this);
    this.toast = new Toast(byId('notice'));
    // The reader's choice, that of the page, or the browser's.
    setLanguage(kept('language') ?? (content.keepsLanguage ? content.language : navigator.language.slice(0, 2)));
    this.build();
    switchesLanguage(byId('language'), (name) => {
      keep('language', name);
      this.toast.hide();
      this.build();
      if (this.node) this.update();
    });
    document.addEventListener('keydown', (event) => this.key(event));
    const setPaper = (isOnPaper) => {
      this.isOnPaper = isOnPaper;
      if (this.node) this.update();
    };
    addEventListener('beforeprint', () => setPaper(true));
    addEventListener('afterprint', () => setPaper(false));
  }

  /** Builds everything next to the board, at the start and after a change of language. */
  build() {
    document.title = told(this.content.title) || word(T.title);
    this.sections = SECTIONS.map(({ build, place }) => ({ ...build(this), place }));
    this.stage.build();
  }

  get entry() {
    return this.entries[this.index];
  }

  /** The modes of the board. An exercise that is not checked yet has no other mode. */
  get modes() {
    const modes = [...MODES].filter(([, { isThere }]) => !isThere || isThere(this)).map(([name]) => name);
    const exercise = modes.includes('exercise') && MODES.get('exercise');
    return this.content.exercise && exercise && exercise.hides(this) ? ['exercise'] : modes;
  }

  get position() {
    return this.node.position;
  }

  /** The colour that would play: the colour to move, unless the other one was chosen. */
  get color() {
    return this.turn ?? this.position.toMove;
  }

  /** True if the analysis is hidden. */
  get hides() {
    return MODES.get(this.mode).hides?.(this) ?? false;
  }

  name(point) {
    return namePoint(this.position, point, this.isOnPaper ? this.names : this.pointNames);
  }

  side(color) {
    return word(String(color));
  }

  /** The file of a board of the page, which is read when it is first needed. */
  fileOf(index) {
    const entry = this.entries[index];
    const key = entry.file ?? entry;
    if (!this.files.has(key)) this.files.set(key, fileOfEntry(this.content, entry));
    return this.files.get(key);
  }

  get file() {
    return this.fileOf(this.index);
  }

  get editor() {
    return this.file.editor;
  }

  /** The root of the game of a board of the page. */
  gameOf(index) {
    const entry = this.entries[index];
    const game = this.fileOf(index).games[entry.game ?? 0];
    if (isRecord(entry)) putFindings(game, entry);
    return game;
  }

  /** The shown node of a board of the page: initially its start. */
  nodeOf(index) {
    return this.shown.get(index) ?? this.gameOf(index);
  }

  /** The initial position of a board of the page. */
  root(index) {
    return this.gameOf(index).position;
  }

  /** Shows another board of the page. */
  open(index) {
    this.index = index;
    const entry = this.entry;
    this.rules = this.content.rules.find(({ name }) => name === entry.rules) ?? this.content.rules[0];
    // In an exercise the mode stays for the next puzzle.
    const solves = this.content.exercise || entry.given || this.mode === 'exercise';
    const isEmpty = this.root(index).cells.every((cell) => cell === EMPTY);
    const isFree = !entry.ask && !this.gameOf(index).next && (isEmpty || !(entry.name || isRecord(entry)));
    this.mode = solves && this.modes.includes('exercise') ? 'exercise' : isFree ? 'try' : 'look';
    byId('title').replaceChildren(...titleOf(this, index));
    this.go(this.nodeOf(index));
  }

  /** Shows a board at the node of an address. */
  openAt(index, way) {
    if (!this.node || this.index !== index || !way) this.open(index);
    if (!way) return;
    const { node, isThere } = nodeAt(this.node.root, way);
    this.go(node);
    this.lose(isThere ? null : 'noMove');
  }

  /** Says what is wrong with the address. */
  lose(name) {
    if (this.lost === name) return;
    this.lost = name;
    this.update();
  }

  /** Shows a position of this board. */
  go(node) {
    Object.assign(this, { node: node.choose(), turn: null, lost: null });
    this.shown.set(this.index, node);
    this.update();
  }

  /** Changes the record, in one step of undo, and shows the node that the change returns, if any: `act(editor)`. */
  change(act) {
    const node = this.editor.together(act);
    if (!node) return;
    this.revision += 1;
    refreshFindings(this.entry, this.gameOf(this.index));
    this.go(node);
  }

  /** Shows a message for a while, if there is one. */
  tell(text) {
    if (text) this.toast.show(text, 8);
  }

  setMode(mode) {
    this.mode = mode;
    this.point = null;
    this.go(MODES.get(mode).start?.(this) ?? this.node);
  }

  /** The setting for the names of rows and columns. */
  get styleSetting() {
    return this.entry.ask ? 'puzzleNames' : 'names';
  }

  get style() {
    return settings[this.styleSetting];
  }

  /** The names of rows and columns: the chosen ones; on paper `row col`, which a pupil writes next to the board, except for
   * records. */
  get names() {
    if (!this.isOnPaper) return this.style;
    return isRecord(this.entry) ? this.pointNames : 'numbers';
  }

  /** Texts name points even if the board does not. */
  get pointNames() {
    return this.style === 'none' ? 'letters' : this.style;
  }

  /** Facts about the selected point; null if the analysis is hidden. */
  get look() {
    if (this.point === null || this.hides || this.point >= this.position.cells.length) return null;
    return lookAt(this.position, this.point, this.color, this.content.rules);
  }

  at(point) {
    this.point = point;
    this.updatePoint();
  }

  act(point) {
    this.point = point;
    MODES.get(this.mode).act(this, point);
    this.updatePoint();
  }

  /** Plays on a point, if the rules allow it. */
  play(point) {
    if (this.position.cells[point] !== EMPTY || forbids(this.rules, this.position.look(point, this.color))) return;
    this.change((editor) => editor.play(this.node, this.color, point));
  }

  pass() {
    this.change((editor) => editor.play(this.node, this.color, null));
  }

  update() {
    const { rows, cols } = this.position;
    byId('board').setAttribute('aria-label', word(T.board, rows, cols));
    this.board.show(this.position, this.names);
    const { dead, atari } = this.hides ? { dead: [], atari: [] } : troubles(this.position);
    const inAtari = settings.atari ? atari : [];
    const last =
      this.position.point === null || this.position.cells[this.position.point] === EMPTY ? [] : [this.position.point];
    const marks = { dead, atari: inAtari.filter((point) => !last.includes(point)), last };
    for (const section of this.sections) Object.assign(marks, section.marks?.(marks));
    this.board.mark(marks);
    for (const { element, update, isThere } of this.sections) {
      element.hidden = isThere ? !isThere() : false;
      if (!element.hidden) update();
    }
    this.stage.update();
    this.updatePoint();
    this.remember();
  }

  updatePoint() {
    const look = this.look;
    this.sections.forEach((section) => section.look?.(look));
    if (!look) {
      this.board.hover({});
    } else if (look.group) {
      this.board.hover({ group: look.group.stones, liberty: look.group.liberties });
    } else {
      const reason = forbids(this.rules, look.facts);
      const illegal = reason ? [look.point] : [];
      const group = look.own.filter((stone) => stone !== look.point);
      const kinds =
        reason === 'suicide'
          ? { group }
          : { group, liberty: look.liberties.filter((point) => !look.captured.includes(point)) };
      this.board.hover({ ...kinds, taken: look.captured, illegal }, { point: look.point, color: look.color });
    }
  }

  /** Puts the position into the address if the page shows nothing else, otherwise the board and the node. */
  remember() {
    if (this.lost || this.entry.isOpened) return;
    if (isRecord(this.entry)) showAddress(`${this.index + 1}/${wayTo(this.node)}`);
    else if (this.entries.length === 1) showAddress(link(this.position));
  }

  key(event) {
    const node = byId('one').hidden ? null : stepOf(event, this.node);
    if (!node) return;
    event.preventDefault();
    this.go(node);
  }
}

/** The point of a node's move; null for a pass, undefined without a move: then the node has the position before it. */
export const moveOf = ({ position, parent }) =>
  position === parent?.position || position.mover === null ? undefined : position.point;

// A click on the mark of a following move leads there.
MODES.set('look', {
  act(app, point) {
    const next = app.node.children.find((child) => moveOf(child) === point);
    if (next && settings.followers) app.go(next);
  },
});
MODES.set('try', { act: (app, point) => app.play(point) });

/** A part of the panel with a heading. */
export const card = (title, ...children) =>
  make('section', { class: 'card' }, title ? make('h2', {}, title) : null, ...children);

export const COLORS = [BLACK, WHITE];
