// The review of a game: a graph of the winning chance, the loss of each move, better moves, and mistakes to try again.
import { byId, type Children } from '../../shared/dom.ts';
import { language, word } from '../../shared/language.ts';
import { review as ask } from '../api/requests.ts';
import type { Effort, MoveReview, ReviewRequest, ReviewState } from '../api/review.ts';
import type { Board } from '../board/board.ts';
import { graph } from '../graph.ts';
import { KeyedParts } from '../keyed.ts';
import type { App } from '../play/app.ts';
import * as T from '../texts.ts';
import { Explorer } from './explorer.ts';
import { mistakeMarks } from './marks.ts';
import { beginning, progress, showProgress, steps, summaries, verdict } from './parts.ts';
import { retry } from './retry.ts';
import { type TriedMove, Variations } from './variations.ts';
import { isMistake, type MistakeReview, sentence, signOf } from './verdicts.ts';

export class Review {
  readonly explorer: Explorer;
  private readonly variations: Variations;
  private readonly parts = new KeyedParts(byId('review-body'));
  private state: ReviewState | null = null;
  /** The effort that the user chose for the next review. */
  private effort: Effort = 'usual';
  private marks: SVGGElement | null = null;
  /** Whether the graph was used last, which then keeps its focus ring. */
  private isGraphUsed = false;

  /** `back` shows the game again after a variation. */
  constructor(
    private readonly app: App,
    private readonly board: Board,
    back: () => void,
  ) {
    this.explorer = new Explorer(app, board, {
      back: () => {
        back();
        this.draw();
      },
      tried: (move) => this.variations.add(move),
      shown: () => this.draw(),
    });
    this.variations = new Variations((ply, moves) => this.explorer.go(ply, moves));
  }

  /** Another game is shown. */
  reset(): void {
    this.state = null;
    this.variations.clear();
    this.explorer.leave(false);
  }

  /** Takes a part of the review: the moves after the known ones, or all of them. */
  receive(state: ReviewState): void {
    const known = (this.state?.moves ?? []).slice(0, state.first - 1);
    if (known.length < state.first - 1) {
      this.request({ do: 'begin', effort: state.effort });
      return;
    }
    this.state = { ...state, moves: [...known, ...state.moves] };
    this.draw();
    this.mark();
  }

  draw(): void {
    const { view, session } = this.app;
    const state = this.state?.of ? this.state : null;
    const reviewed = state ? this.reviewed() : [];
    const count = reviewed.length;
    const all = view.moves.length;
    const current = this.current();
    this.signMoves();
    const show = (name: string, key: readonly unknown[], build: () => Children) =>
      this.parts.show(name, [language, session.id, ...key], build);

    const isBegun = state !== null;
    show('beginning', [isBegun, all > 0, view.end !== null], () =>
      isBegun
        ? []
        : beginning({
            effort: this.effort,
            canBegin: all > 0,
            isMain: view.end !== null,
            choose: (effort) => {
              this.effort = effort;
            },
            begin: () => this.request({ do: 'begin', effort: this.effort }),
          }),
    );
    show('course', [isBegun, view.ply, count, all], () => (isBegun ? [this.course(reviewed)] : []));
    const isRunning = state?.running === true;
    const bar = show('progress', [isRunning, state?.of], () =>
      isRunning ? progress(() => this.request({ do: 'stop' })) : [],
    );
    if (state) showProgress(bar, count, state.of);
    const isWhole = count === all;
    const mistakes = this.mistakes();
    show('walk', [isBegun, isRunning, isWhole, view.ply, mistakes.length], () =>
      state
        ? steps({
            before: mistakes.findLast(({ ply }) => ply < view.ply),
            after: mistakes.find(({ ply }) => ply > view.ply),
            go: (ply) => this.app.session.act({ do: 'goto', ply }),
            isMistake: isMistake(current),
            retry: () => this.retryHere(),
            more: isWhole ? null : { isHidden: isRunning, begin: () => this.goOn(state.effort) },
          })
        : [],
    );
    // The answer is hidden while the user looks for it.
    const isTask = this.explorer.variation?.task?.isOpen === true;
    const key = [isBegun, view.ply, current !== undefined, count > 0, this.variations.count, isTask];
    show('verdict-text', key, () => (count && !isTask ? this.verdict() : []));
    show('summaries', [isBegun, count, all], () => (state && count ? [summaries(state.sides)] : []));
  }

  /** Marks a mistake on the board, and the better move by an arrow or a ring. */
  mark(): void {
    const { board, explorer } = this;
    const { variation } = explorer;
    this.marks?.remove();
    const review = variation ? variation.review : this.current();
    const { ply } = variation?.view ?? this.app.view;
    if (!isMistake(review) || board.view.ply !== ply) return;
    this.marks = mistakeMarks(board.picture, review);
    board.picture.layer.append(this.marks);
  }

  /** The new state comes as an event: the response may arrive after later events. */
  private request(request: ReviewRequest): void {
    this.app.attempt(ask(this.app.session.id, request));
  }

  private goOn(effort: Effort): void {
    this.request({ do: 'begin', effort });
  }

  /** The reviewed moves of the game as it is now. */
  private reviewed(): readonly MoveReview[] {
    const { moves } = this.app.view;
    const all = this.state?.moves ?? [];
    const wrong = all.findIndex(({ mv }, index) => moves[index]?.mv !== mv);
    return wrong < 0 ? all : all.slice(0, wrong);
  }

  /** The review of the move that led to the position of the game. */
  private current(): MoveReview | undefined {
    return this.reviewed()[this.app.view.ply - 1];
  }

  private mistakes(): MistakeReview[] {
    return this.reviewed().filter(isMistake);
  }

  /** The graph of Black's winning chance. */
  private course(reviewed: readonly MoveReview[]): SVGSVGElement {
    const { view } = this.app;
    const [first] = reviewed;
    const element = graph({
      chances: [first?.chances[0] ?? 0.5, ...reviewed.map(({ chances: [, after] }) => after)],
      of: view.moves.length,
      marks: reviewed.filter(isMistake).map(({ ply, verdict: kind }) => ({ at: ply, kind })),
      ply: view.ply,
      describe: (ply) => {
        const review = reviewed[ply - 1];
        return review ? sentence(review, view.game) : word(T.startPosition);
      },
      choose: (ply) => {
        this.isGraphUsed = true;
        this.app.session.act({ do: 'goto', ply });
      },
      label: word(T.course),
    });
    // The graph is redrawn with each step and keeps the focus.
    if (document.activeElement?.closest('#review-body .course'))
      requestAnimationFrame(() => element.focus({ focusVisible: this.isGraphUsed }));
    return element;
  }

  /** The verdict on the current move, and better lines. */
  private verdict(): HTMLElement[] {
    const review = this.current();
    const { game } = this.app.view;
    const go = (from: number) => (moves: readonly string[]) => this.explorer.go(from, moves);
    return [...verdict(review, game, go), ...(review ? this.variations.around(review.ply) : [])];
  }

  /** Waits for a pending request to go to another move, since that one is meant. */
  private async retryHere(): Promise<void> {
    await this.app.session.pending;
    const review = this.current();
    const { state, app, explorer } = this;
    if (!isMistake(review) || !state) return;
    const mistakes = () => this.mistakes();
    const tried = (move: TriedMove) => this.variations.add(move);
    retry({ app, explorer, effort: state.effort, mistakes, tried }, review);
  }

  /** Marks mistakes in the list of moves. */
  private signMoves(): void {
    for (const { ply, verdict: kind } of this.mistakes())
      this.app.panel.moves.mark(ply, { kind, sign: signOf(kind), text: word(T.verdicts[kind]) });
  }
}
