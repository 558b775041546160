// The board of a game: shows what the server says, and turns clicks and keys into moves that the server listed.
import { closestTo } from '../../shared/dom.ts';
import { byArrow, centerOf, setRatio } from '../../shared/grid.ts';
import { word } from '../../shared/language.ts';
import type { Analysis } from '../api/analysis.ts';
import type { Square } from '../api/board.ts';
import type { LegalMove, View } from '../api/state.ts';
import { infoOf, squareName, title } from '../games.ts';
import type { Color } from '../sides.ts';
import * as T from '../texts.ts';
import { type BoardState, canPlace, chooser, movesByTap, movesFrom, movesTo } from './choices.ts';
import { celebrate, explain } from './flips.ts';
import { describe, drawCells, drawHint, drawMarks, drawTargets } from './marks.ts';
import { Picture } from './picture.ts';

interface BoardOptions {
  /** Plays a move, or sets it as the premove; null clears the premove. */
  readonly play: (move: LegalMove | null) => void;
  /** Lets the player choose one of the moves that the same squares stand for. */
  readonly which: (moves: readonly LegalMove[]) => void;
  /** Says why a click on a square, or a piece of another one dropped there, has no effect. */
  readonly wrong: (square: Square, from: Square | null) => void;
  readonly announce: (text: string) => void;
  /** Called when the marks were drawn anew. */
  readonly marked: () => void;
}

/** The milliseconds within which another click on the square of a move belongs to the click before. */
const DOUBLE_CLICK = 500;

export class Board {
  picture: Picture;
  /** The premove that became due with the computer's move. */
  due: LegalMove | null = null;
  /** Ends when the piece that is being dragged is dropped. */
  held: Promise<void> | null = null;
  private readonly state: BoardState;
  /** A click follows the drop of a piece. */
  private isDropped = false;
  /** The square whose click played a move, if nothing was clicked since, and when. */
  private played: { readonly square: Square; readonly time: number } | null = null;

  constructor(
    readonly element: SVGSVGElement,
    view: View,
    private readonly options: BoardOptions,
  ) {
    this.state = { view, chosen: null, cursor: centerOf(infoOf(view.game)), values: [], ahead: null };
    this.picture = this.paint(view.game);
    // The cursor's frame is hidden when a pointer is used.
    element.addEventListener('pointerdown', () => {
      element.classList.remove('keyed');
      this.isDropped = false;
    });
    element.addEventListener('click', (event) => {
      const cell = closestTo(event, '[data-square]');
      const square = Number(cell?.dataset.square);
      if (cell && !this.isDropped && !this.isSecondClick(square)) this.choose(square);
    });
    element.addEventListener('keydown', (event) => this.key(event));
  }

  get view(): View {
    return this.state.view;
  }

  /** The square of the chosen piece. */
  get chosen(): Square | null {
    return this.state.chosen;
  }

  /** The premove. */
  get ahead(): LegalMove | null {
    return this.state.ahead;
  }

  /** Shows a view at once. */
  show(view: View): void {
    const { state } = this;
    if (view.position !== state.view.position) {
      this.due = state.ahead;
      state.ahead = null;
    }
    const isNew = view.game !== state.view.game;
    state.view = view;
    state.values = [];
    if (isNew || (state.chosen !== null && !movesFrom(state, state.chosen).length)) state.chosen = null;
    if (isNew) {
      state.cursor = centerOf(infoOf(view.game));
      this.picture = this.paint(view.game);
    }
    this.draw();
  }

  /** Shows the view after one more move: the piece comes from where it was, and the pieces around it turn over. */
  async arrive(view: View, isComputers: boolean): Promise<void> {
    const move = view.moves[view.ply - 1];
    // A piece can split from any neighbour; the player's choice is shown.
    const { chosen } = this.state;
    const from = move?.from.find((square) => square === chosen) ?? move?.from[0];
    this.state.chosen = null;
    this.show(view);
    if (move) await explain(this.picture, move, from, isComputers ? Math.min(1.6, view.milliseconds / 400) : 1);
  }

  /** The pieces of the winner hop. */
  celebrate(winner: Color): void {
    celebrate(this.picture, winner);
  }

  /** Shows a move: a glow on its squares, and the piece where it would be. */
  hint(move: LegalMove): void {
    this.state.chosen = null;
    this.draw();
    drawHint(this.picture, this.state, move);
  }

  /** Writes the values of moves on their targets. */
  worth(values: Analysis['values']): void {
    this.state.values = values;
    this.draw();
  }

  /** Whether a side may put new pieces on the board. */
  places(color: Color): boolean {
    return canPlace(this.state, color);
  }

  /** The side whose piece on a square can be dragged; null if it has no moves. */
  moverOf(square: Square): Color | null {
    return movesFrom(this.state, square).length ? chooser(this.state) : null;
  }

  /** Whether a click is the second one of a double click that has played a move, rather than the next move. */
  private isSecondClick(square: Square): boolean {
    const { played, state } = this;
    const isQuick = played?.square === square && performance.now() - played.time < DOUBLE_CLICK;
    return isQuick && !(state.view.legal.length && movesByTap(state, square).length);
  }

  private choose(square: Square): void {
    const { state, options } = this;
    state.cursor = square;
    this.played = null;
    const { ahead } = state;
    state.ahead = null;
    const found = movesByTap(state, square);
    const isPlanned = Boolean(ahead?.aims.includes(square));
    if (ahead && (isPlanned || !found.length)) options.play(null);
    if (found.length) {
      state.chosen = null;
      if (!isPlanned) {
        this.played = { square, time: performance.now() };
        this.one(found);
        return;
      }
    } else if (movesFrom(state, square).length && square !== state.chosen) state.chosen = square;
    else {
      if (square !== state.chosen && !ahead) options.wrong(square, state.chosen);
      state.chosen = null;
    }
    this.draw();
  }

  /** Plays a move. If the squares belong to several, such as two ways of capturing, the player chooses one. */
  private one(moves: readonly LegalMove[]): void {
    const [move] = moves;
    if (move && moves.length === 1) {
      this.options.play(move);
      return;
    }
    this.draw();
    this.options.which(moves);
  }

  /** Picks up the piece of a square; a new piece has no square. */
  lift(square: Square | null): void {
    this.state.chosen = square;
    if (square !== null) this.picture.discAt(square)?.classList.add('lifted');
    drawTargets(this.picture, this.state);
    this.mark();
  }

  /** A piece that was picked up is over a square, or off the board. */
  over(square: Square | null): void {
    this.element.querySelector('.over')?.classList.remove('over');
    if (square !== null && movesTo(this.state, square).length) this.picture.cells[square]?.classList.add('over');
  }

  /** Drops the piece of a square; it goes back if it cannot go there. */
  drop(from: Square | null, square: Square | null, isBack: boolean): void {
    const { state } = this;
    this.isDropped = true;
    this.element.querySelector('.lifted')?.classList.remove('lifted');
    state.chosen = from;
    const moves = square === null ? [] : movesTo(state, square);
    if (isBack || square !== from) state.chosen = null;
    if (state.ahead && !moves.length) this.options.play(null);
    if (moves.length && square !== null) {
      state.cursor = square;
      this.draw();
      this.one(moves);
      return;
    }
    this.draw();
    if (square !== null && square !== from) this.options.wrong(square, from);
  }

  /** Sets the premove, or clears it with null. */
  plan(move: LegalMove | null): void {
    this.state.ahead = move;
    this.draw();
  }

  /** Arrow keys move the cursor, Enter and the space bar choose its square, and Escape cancels. */
  key(event: KeyboardEvent): void {
    const { state } = this;
    const to = byArrow(event, infoOf(state.view.game), state.cursor);
    if (to !== null) {
      state.cursor = to;
      this.element.classList.add('keyed');
      this.draw();
      this.options.announce(describe(state, state.cursor));
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (!event.repeat) this.choose(state.cursor);
    } else if (event.key === 'Escape') {
      state.chosen = null;
      if (state.ahead) this.options.play(null);
      this.draw();
    } else return;
    event.preventDefault();
  }

  /** The letter on a square. */
  letter(square: Square): string {
    return this.view.rows.join('').charAt(square);
  }

  name(square: Square): string {
    return squareName(this.view.game, square);
  }

  /** The pixels of a square's side. */
  side(): number {
    return this.picture.cells[0]?.getBoundingClientRect().width ?? 0;
  }

  private paint(game: string): Picture {
    const picture = new Picture(this.element, infoOf(game));
    setRatio(picture.width / picture.height);
    return picture;
  }

  private draw(): void {
    const { rows, game } = this.view;
    this.element.setAttribute('aria-label', word(T.board, title(game)));
    this.picture.show(rows.join(''));
    drawCells(this.picture, this.state);
    this.mark();
  }

  private mark(): void {
    drawMarks(this.picture, this.state);
    this.options.marked();
  }
}
