// The play page: shows the events of the server.
import { byId, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { About } from '../api/about.ts';
import type { Beginning } from '../api/actions.ts';
import type { Analysis } from '../api/analysis.ts';
import { begin } from '../api/requests.ts';
import type { LegalMove, Move, State } from '../api/state.ts';
import { Board } from '../board/board.ts';
import { makeDraggable } from '../board/drag.ts';
import { chooseMove } from '../dialogs/choose_move.ts';
import { colorIn, isPass } from '../games.ts';
import { messageText } from '../messages.ts';
import { effects } from '../replay/changes.ts';
import { Review } from '../review/review.ts';
import { COLORS, forSides, ofSide } from '../sides.ts';
import { soundEnd, soundMove } from '../sound.ts';
import * as T from '../texts.ts';
import type { Answers } from './answers.ts';
import { pieceOfBar, showSupply } from './bars.ts';
import { moveText } from './move_list.ts';
import { Panel, setStatus, showStatus } from './panel.ts';
import { isAlone, isHuman } from './players.ts';
import { newer, Session, type ShownEvent } from './session.ts';
import { statusText } from './status.ts';
import { whyWrong } from './wrong.ts';

export class App {
  readonly session: Session;
  readonly board: Board;
  readonly panel: Panel;
  private readonly review: Review;
  /** What the search has found about the position. */
  private analysis: Analysis | null = null;

  constructor(
    readonly about: About,
    state: State,
    readonly answers: Answers,
  ) {
    const { notices } = answers;
    this.session = new Session(state, answers, {
      opened: () => {
        // What was said of a game or its file goes with it.
        notices.end('file', 'unsent', 'waiting');
        this.review.reset();
      },
      show: (event) => this.show(event),
      reviewed: (review) => this.review.receive(review),
      quit: () => this.sayGoodbye(),
    });
    const element = byId('board', SVGSVGElement);
    this.board = new Board(element, state, {
      play: (move) => this.play(move),
      which: (moves) => chooseMove(moves, (move) => this.play(move)),
      wrong: (square, from) => notices.show('move', () => whyWrong(this.board, square, from), 10),
      announce,
      marked: () => this.review.mark(),
    });
    // A message about a click ends with the next click.
    for (const kind of ['pointerdown', 'keydown']) element.addEventListener(kind, () => notices.end('move'), true);
    makeDraggable(this.board, forSides(pieceOfBar));
    this.panel = new Panel(about, (action) => this.session.act(action));
    this.review = new Review(this, this.board, () => {
      this.board.show(this.view);
      this.showPanel();
    });
  }

  /** The state of the game on the screen. */
  get view(): State {
    return this.session.view;
  }

  attempt<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
    return this.answers.attempt(answer);
  }

  /** Starts a game and shows it; returns whether it worked. */
  async begin(beginning: Beginning): Promise<boolean> {
    const state = await this.attempt(begin(beginning));
    if (state) this.session.open(state.id, { state });
    return state !== null;
  }

  /** Shows everything in the language of the page. */
  translate(): void {
    const { board, review } = this;
    review.explorer.leave(false);
    this.answers.notices.translate();
    announce('');
    board.show(this.view);
    this.showPanel();
    if (board.ahead) this.plan(board.ahead);
    review.draw();
  }

  /** Plays a move, in the game or in a variation, or sets it as the premove; null clears the premove. */
  private play(move: LegalMove | null): void {
    const { explorer } = this.review;
    if (explorer.isOn) {
      if (move) explorer.play(move);
    } else if (move && this.board.view.legal.length) this.session.act({ do: 'play', mv: move.mv });
    else this.plan(move);
  }

  private async show(event: ShownEvent): Promise<void> {
    const { board, session } = this;
    // A piece is being dragged.
    if (board.held) await board.held;
    if (event.event === 'analysis') {
      if (event.version === session.shown?.version) this.showAnalysis(event.analysis);
      return;
    }
    const before = session.shown?.id === event.id ? session.shown : null;
    if (before && newer(event, before) <= 0) return;
    session.shown = event;
    this.analysis = null;
    this.review.explorer.leave(false);
    this.answers.notices.end('move', 'hint', 'refused');
    if (before?.position !== event.position) this.answers.notices.end('unsent');
    const fresh = before ? movesAfter(before, event) : [];
    for (const move of fresh) announce(moveText(move, event.game));
    const [last] = fresh;
    if (before && last && fresh.length === 1) await this.arrive(event, last, before);
    else board.show(event);
    // Another game may be shown by now.
    if (session.shown === event) this.settle(event, fresh.length > 0);
  }

  /** Shows a state that follows the one before by one move. */
  private async arrive(state: State, move: Move, before: State): Promise<void> {
    const { board } = this;
    // The turn is known before the animation ends.
    showStatus(state);
    if (this.session.isBehind) {
      board.show(state);
      return;
    }
    await board.arrive(state, !isHuman(ofSide(before.players, move.by)));
    const { turned, captured } = effects(move, colorIn(state.game));
    soundMove({ ...move, isPass: isPass(state.game, move.mv) }, turned.length + captured.length);
  }

  /** Shows everything else of a state whose board is shown; `goesOn` if moves were added. */
  private settle(state: State, goesOn: boolean): void {
    const { board, answers } = this;
    this.showPanel();
    const { unsaved } = state;
    if (unsaved) answers.notices.show('unsaved', () => word(T.unsaved) + messageText(unsaved));
    else answers.notices.end('unsaved');
    if (state.end && goesOn) {
      soundEnd(winOfHuman(state));
      if (state.end.winner) board.celebrate(state.end.winner);
    }
    for (const color of COLORS) showSupply(color, board.places(color));
    if (board.ahead) this.plan(board.ahead);
    if (board.due && goesOn) this.playAhead(board.due);
    board.due = null;
    this.review.draw();
  }

  /** Sets the premove, which is played after the computer's move, or clears it with null. */
  private plan(move: LegalMove | null): void {
    this.board.plan(move);
    setStatus(statusText(this.view, move));
    announce(move ? word(T.planned, move.mv) : word(T.plannedNoMore));
  }

  private playAhead({ mv }: LegalMove): void {
    const { legal } = this.view;
    if (legal.some((move) => move.mv === mv)) this.session.act({ do: 'play', mv });
    else if (legal.length) this.answers.notices.show('move', () => word(T.plannedInVain, mv), 10);
  }

  /** Shows the panels, with what is known about the position. */
  private showPanel(): void {
    this.panel.show(this.view);
    if (this.analysis) this.showAnalysis({ ...this.analysis, hint: null });
  }

  private showAnalysis(analysis: Analysis): void {
    const { board, review, view } = this;
    this.analysis = analysis;
    if (review.explorer.isOn) return;
    if (view.help !== 'off' && analysis.line.length)
      this.panel.analysis.show(analysis, view, (moves) => review.explorer.go(view.ply, moves));
    if (analysis.values.length) board.worth(analysis.values);
    if (analysis.hint !== null) this.showHint(analysis.hint);
  }

  private showHint(hint: string): void {
    const move = this.view.legal.find((each) => each.mv === hint);
    if (move) this.board.hint(move);
    const text = () => word(T.hinted, hint);
    this.answers.notices.show('hint', text);
    announce(text());
  }

  private sayGoodbye(): void {
    const parts = [make('h1', {}, word(T.goodbye)), make('p', {}, word(T.goodbyeMore))];
    document.body.replaceChildren(make('main', { className: 'goodbye', id: 'goodbye' }, parts));
    this.session.stop();
    // The program need not answer any more.
    this.answers.notices.close();
  }
}

/** Says a text to screen readers. */
function announce(text: string): void {
  byId('speech').textContent = text;
}

/** The moves that were added since an earlier state, if the game went on from there to its last move. */
function movesAfter(before: State, { game, moves, ply }: State): readonly Move[] {
  const isSame = before.moves.slice(0, before.ply).every((move, index) => move.mv === moves[index]?.mv);
  return game === before.game && ply === moves.length && isSame ? moves.slice(before.ply, ply) : [];
}

/** 1 if a human has beaten the computer, -1 for a loss, 0 for a draw or another game. */
function winOfHuman(state: State): number {
  const winner = state.end?.winner;
  if (!winner || !isAlone(state)) return 0;
  return isHuman(ofSide(state.players, winner)) ? 1 : -1;
}
