// The board editor. The server checks the board.
import { button, make, svg } from '../../shared/dom.ts';
import { byArrow } from '../../shared/grid.ts';
import { word } from '../../shared/language.ts';
import type { GameInfo } from '../api/about.ts';
import type { Cell, Square } from '../api/board.ts';
import { reasonOf } from '../api/post.ts';
import { begin } from '../api/requests.ts';
import { Picture, squareAt } from '../board/picture.ts';
import { cellName, infoOf, squareName, textOf } from '../games.ts';
import { messageText } from '../messages.ts';
import type { App } from '../play/app.ts';
import { COLORS } from '../sides.ts';
import * as T from '../texts.ts';
import { cancelButton, closeDialog, field, openDialog, row } from './dialog.ts';

const EMPTY = '.';

/** A board whose squares a pointer or the keys paint. */
class EditedBoard {
  readonly element = svg('svg', { id: 'edit-board', role: 'application', tabindex: 0, 'aria-label': word(T.editHelp) });
  /** Says what the keys painted. */
  readonly speech = make('p', { className: 'visually-hidden', 'aria-live': 'polite' });
  /** The letter that squares are painted with. */
  brush = 'X';
  private letters: string[] = [];
  private readonly picture: Picture;
  /** The letter that the pressed pointer paints. */
  private paint: string | null = null;
  private cursor: Square = 0;

  /** `changed` is called with each change. */
  constructor(
    private readonly info: GameInfo,
    rows: readonly string[],
    private readonly changed: () => void,
  ) {
    const { element } = this;
    this.picture = new Picture(element, info);
    element.onpointerdown = (event) => {
      const square = squareAt(event, this.element);
      if (square === null) return;
      element.setPointerCapture(event.pointerId);
      this.paint = this.painted(square);
      this.put(square, this.paint);
    };
    element.onpointermove = (event) => {
      const square = this.paint === null ? null : squareAt(event, this.element);
      if (square !== null && this.paint !== null && this.letters[square] !== this.paint) this.put(square, this.paint);
    };
    element.onpointerup = element.onpointercancel = () => {
      this.paint = null;
    };
    element.onkeydown = (event) => this.key(event);
    this.show(rows);
  }

  show(rows: readonly string[]): void {
    this.letters = [...rows.join('')];
    this.draw();
  }

  /** The rows of the board as it is now. */
  get rows(): string[] {
    const { columns, rows } = this.info;
    return Array.from({ length: rows }, (_, row) => this.letters.slice(row * columns, (row + 1) * columns).join(''));
  }

  private draw(): void {
    this.picture.show(this.letters);
    this.picture.layer.replaceChildren(this.picture.ring(this.cursor, 'cursor', 2));
    this.changed();
  }

  private put(square: Square, letter: string): void {
    this.cursor = square;
    this.letters[square] = letter;
    this.draw();
  }

  /** A square that has the letter of the brush is cleared. */
  private painted(square: Square): string {
    return this.letters[square] === this.brush ? EMPTY : this.brush;
  }

  private key(event: KeyboardEvent): void {
    const { game } = this.info;
    const { key } = event;
    const to = byArrow(event, this.info, this.cursor);
    if (to !== null) this.cursor = to;
    else if (key === 'Enter' || key === ' ') this.put(this.cursor, this.painted(this.cursor));
    else return;
    event.preventDefault();
    this.draw();
    this.speech.textContent = `${squareName(game, this.cursor)} ${cellName(game, this.letters[this.cursor] ?? EMPTY)}`;
  }
}

function brushName(game: string, { letter, name }: Cell): string {
  if (name) return textOf(name);
  return letter === EMPTY ? word(T.emptyBrush) : cellName(game, letter);
}

/** The buttons that choose the brush of a board. */
function brushes(info: GameInfo, board: EditedBoard): HTMLButtonElement[] {
  const choose = (letter: string) => () => {
    board.brush = letter;
    mark();
  };
  const buttons = info.cells.map((cell) =>
    button(brushName(info.game, cell), choose(cell.letter), { role: 'radio', dataset: { letter: cell.letter } }),
  );
  const mark = () => {
    for (const each of buttons) {
      const isChosen = each.dataset.letter === board.brush;
      each.setAttribute('aria-checked', String(isChosen));
      each.tabIndex = isChosen ? 0 : -1;
    }
  };
  mark();
  return buttons;
}

export function edit(app: App): void {
  const { session, view } = app;
  const info = infoOf(view.game);
  const fault = make('p', { id: 'edit-fault', className: 'why', role: 'alert', hidden: true });
  const forgive = () => {
    fault.hidden = true;
  };
  const board = new EditedBoard(info, view.rows, forgive);
  const empty = Array.from({ length: info.rows }, () => EMPTY.repeat(info.columns));
  const toMove = make(
    'select',
    { id: 'edit-turn', onchange: forgive },
    COLORS.map((color) => new Option(word(T.side[color]), color)),
  );
  toMove.value = view.toMove;
  const use = async () => {
    const to_move = COLORS[toMove.selectedIndex] ?? view.toMove;
    try {
      const state = await begin({ from: 'board', rows: board.rows, to_move, beside: session.id });
      closeDialog();
      session.open(state.id, { state });
    } catch (error) {
      fault.textContent = messageText(reasonOf(error), view.game);
      fault.hidden = false;
    }
  };
  openDialog(
    word(T.edit),
    make('p', {}, word(T.editHelp)),
    make('div', { className: 'choice', role: 'radiogroup', 'aria-label': word(T.brush) }, brushes(info, board)),
    board.element,
    board.speech,
    make(
      'div',
      { className: 'row left' },
      button(word(T.clearBoard), () => board.show(empty), { id: 'edit-clear' }),
      button(word(T.startBoard), () => board.show(info.start), { id: 'edit-start' }),
      button(word(T.gameBoard), () => board.show(view.rows)),
    ),
    field(word(T.sideToMove), toMove),
    fault,
    row(cancelButton(), button(word(T.start), use, { id: 'use-board', className: 'main' })),
  );
}
