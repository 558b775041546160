// The replay of a game: a board with marks for the last move, a slider, buttons and keys to go through the moves, and playing
// by itself.
import { byId } from '../../shared/dom.ts';
import type { Square } from '../api/board.ts';
import type { Picture } from '../board/picture.ts';
import { changed } from './changes.ts';

/** The buttons that go to a move, by their ids on the page. */
const BUTTONS = ['first', 'back', 'next', 'last'] as const;

type Step = (typeof BUTTONS)[number];

const KEYS: Readonly<Record<string, Step>> = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last' };

interface ReplayOptions {
  /** The button that starts and stops playing. */
  readonly play: HTMLElement;
  /** The milliseconds between moves when it plays by itself. */
  readonly pace: number;
  /** Called when the board shows the position after a number of moves. */
  readonly shown: (ply: number) => void;
  /** Called when it starts or stops playing by itself. */
  readonly played: (isPlaying: boolean) => void;
}

export class Replay {
  ply = 0;
  /** The squares after each move. */
  private boards: readonly string[] = [];
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly slider = byId('slider', HTMLInputElement);

  constructor(
    private readonly picture: Picture,
    private readonly options: ReplayOptions,
  ) {
    for (const step of BUTTONS) byId(step).addEventListener('click', () => this.step(step));
    options.play.addEventListener('click', () => this.toggle());
    this.slider.addEventListener('input', () => this.go(Number(this.slider.value)));
  }

  get last(): number {
    return this.boards.length - 1;
  }

  /** The squares on the board. */
  get squares(): string {
    return this.boards[this.ply] ?? '';
  }

  /** Shows a game by its boards, after a number of moves. */
  open(boards: readonly string[], ply = boards.length - 1): void {
    this.boards = boards;
    this.slider.max = String(this.last);
    this.go(ply);
  }

  /** Shows the position after a number of moves and stops playing. */
  go(ply: number): void {
    this.stop();
    this.show(ply);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.options.played(false);
  }

  /** Handles a key; returns whether it has a meaning here. */
  key(event: KeyboardEvent): boolean {
    const { target } = event;
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (isField || event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = KEYS[event.key];
    if (step) this.step(step);
    // On a button, the space bar presses it.
    else if (event.key === ' ' && !(target instanceof HTMLButtonElement)) this.toggle();
    else return false;
    event.preventDefault();
    return true;
  }

  private step(step: Step): void {
    this.go({ first: 0, back: this.ply - 1, next: this.ply + 1, last: this.last }[step]);
  }

  private toggle(): void {
    if (this.timer !== undefined) {
      this.stop();
      return;
    }
    if (this.ply === this.last) this.show(0);
    this.timer = setInterval(() => {
      this.show(this.ply + 1);
      if (this.ply === this.last) this.stop();
    }, this.options.pace);
    this.options.played(true);
  }

  private show(ply: number): void {
    this.ply = Math.max(0, Math.min(ply, this.last));
    this.slider.value = String(this.ply);
    this.draw();
    this.options.shown(this.ply);
  }

  private draw(): void {
    const { picture, boards, ply } = this;
    picture.show(this.squares);
    picture.layer.replaceChildren();
    const before = boards[ply - 1];
    if (before === undefined) return;
    const { placed, turned, left } = changed(before, this.squares, (letter) => picture.colorOf(letter));
    const marks = (squares: readonly Square[], mark: (square: Square) => SVGElement) =>
      picture.layer.append(...squares.map(mark));
    marks(placed, (square) => picture.last(square));
    marks(left, (square) => picture.ring(square, 'left', 6));
    marks(turned, (square) => picture.circle(square, 'turned', 15));
  }
}
