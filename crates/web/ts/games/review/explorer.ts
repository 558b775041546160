// Variations: they are shown on the board and do not change the game.
import { button, byId } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import { explore } from '../api/requests.ts';
import type { Effort, Explored, MoveReview } from '../api/review.ts';
import type { LegalMove, View } from '../api/state.ts';
import type { Board } from '../board/board.ts';
import { moveName } from '../games.ts';
import type { App } from '../play/app.ts';
import { showTurn } from '../play/bars.ts';
import { setStatus } from '../play/panel.ts';
import * as T from '../texts.ts';
import type { TriedMove } from './variations.ts';

/** What is to be done in a variation. It gets the next move, and has its own buttons. */
export interface Task {
  /** Whether an answer is looked for. */
  readonly isOpen: boolean;
  play(mv: string): unknown;
  buttons(): HTMLButtonElement[];
}

interface Options {
  /** Moves that were undone. */
  readonly ahead?: readonly string[];
  /** The effort of the review of the last move. */
  readonly judge?: Effort | null;
  readonly task?: Task | null;
  /** The line below the board. */
  readonly text?: string;
}

/** A variation on the board: the position after the first moves of the game and some others. */
interface Shown {
  readonly view: View;
  readonly ply: number;
  readonly moves: readonly string[];
  readonly ahead: readonly string[];
  readonly task: Task | null;
  /** The review of its last move. */
  readonly review: MoveReview | null;
}

interface Handlers {
  /** Shows the game again. */
  readonly back: () => void;
  /** Called for each move of a variation that was reviewed. */
  readonly tried: (move: TriedMove) => void;
  /** Called when the board shows another position. */
  readonly shown: () => void;
}

export class Explorer {
  /** The effort of the reviews of moves. */
  effort: Effort = 'quick';
  /** The variation on the board. */
  variation: Shown | null = null;
  /** Distinguishes requests, of which only the last one counts. */
  private number = 0;

  constructor(
    private readonly app: App,
    private readonly board: Board,
    private readonly handlers: Handlers,
  ) {
    // These keys take precedence over those of the page.
    document.addEventListener('keydown', (event) => this.key(event), true);
  }

  get isOn(): boolean {
    return this.variation !== null;
  }

  /** Shows the position after the first `ply` moves of the game and some other moves. */
  async go(ply: number, moves: readonly string[], options: Options = {}): Promise<Explored | null> {
    const { ahead = [], judge = null, task = null, text = '' } = options;
    // Pending requests to the game come first: they would end the variation.
    await this.app.session.pending;
    this.number += 1;
    const { number } = this;
    const found = await this.app.attempt(explore(this.app.session.id, { ply, moves, judge }));
    if (!found || number !== this.number) return null;
    const { view, review } = found;
    this.variation = { view, ply, moves, ahead, task, review };
    this.board.show(view);
    if (review) this.handlers.tried({ ply, moves, review });
    setStatus(text || word(T.trying, moves.map(moveName).join(' ')));
    showTurn(view);
    this.buttons();
    this.handlers.shown();
    document.querySelector('main')?.scrollTo(0, 0);
    return found;
  }

  /** Plays a move, or answers the task by it. */
  play({ mv }: Pick<LegalMove, 'mv'>): void {
    if (this.variation?.task) this.variation.task.play(mv);
    else this.add(mv);
  }

  /** Adds a move to the variation. It ends the task. */
  add(mv: string): void {
    if (!this.variation) return;
    const { ply, moves } = this.variation;
    this.go(ply, [...moves, mv], { judge: this.effort });
  }

  /** Returns to the game; it is not shown if another game follows. */
  leave(isShown = true): void {
    this.number += 1;
    if (!this.variation) return;
    this.variation = null;
    byId('tried').hidden = true;
    byId('controls').classList.remove('tried');
    if (isShown) this.handlers.back();
  }

  private undo(): void {
    if (!this.variation) return;
    const { ply, moves, ahead, task } = this.variation;
    const last = moves.at(-1);
    if (task || last === undefined) this.leave();
    else this.go(ply, moves.slice(0, -1), { ahead: [last, ...ahead] });
  }

  private redo(): void {
    if (!this.variation) return;
    const { ply, moves, ahead } = this.variation;
    const [next, ...rest] = ahead;
    if (next !== undefined) this.go(ply, [...moves, next], { ahead: rest });
  }

  /** Starts a new game from here, between two humans. */
  private begin(): void {
    if (!this.variation) return;
    const { game, rules, start, moves } = this.variation.view;
    const text = [
      `game: ${game}`,
      `rules: ${rules}`,
      `start: ${start}`,
      `moves: ${moves.map((move) => move.mv).join(' ')}`,
    ].join('\n');
    this.leave();
    this.app.begin({ from: 'text', text, beside: this.app.session.id });
  }

  private buttons(): void {
    const named = (text: string) => ({ title: text, 'aria-label': text });
    const usual = () => [
      button('↶', () => this.undo(), named(word(T.undo))),
      button('↷', () => this.redo(), { ...named(word(T.redo)), disabled: !this.variation?.ahead.length }),
      button(word(T.playHere), () => this.begin()),
    ];
    const leave = button(word(T.toGame), () => this.leave(), { id: 'leave', className: 'main' });
    byId('tried').replaceChildren(...(this.variation?.task?.buttons() ?? usual()), leave);
    byId('tried').hidden = false;
    byId('controls').classList.add('tried');
  }

  private key(event: KeyboardEvent): void {
    const { target, key } = event;
    const isField = target instanceof Element && target.closest('input, textarea, select, dialog');
    if (!this.isOn || event.ctrlKey || event.altKey || event.metaKey || isField) return;
    if (key === 'Escape' && this.board.chosen !== null) return;
    if (key === 'Escape') this.leave();
    else if (key.toLowerCase() === 'u') this.undo();
    else if (key.toLowerCase() === 'r') this.redo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
