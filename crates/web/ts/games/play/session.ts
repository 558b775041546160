// The game on the page, as the server has it: events come, and actions are sent.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { Action } from '../api/actions.ts';
import type { AnalysisEvent, SessionEvent, StateEvent } from '../api/events.ts';
import { listen } from '../api/listen.ts';
import { RequestError } from '../api/post.ts';
import { act, getAbout, getState } from '../api/requests.ts';
import type { ReviewState } from '../api/review.ts';
import type { State } from '../api/state.ts';
import { messageText } from '../messages.ts';
import * as T from '../texts.ts';
import type { Answers } from './answers.ts';
import { awaitsComputer, showTitle } from './status.ts';

export type ShownEvent = StateEvent | AnalysisEvent;

interface Handlers {
  /** Called before another game is shown. */
  readonly opened: () => void;
  /** Shows an event; the next one waits until it is done. */
  readonly show: (event: ShownEvent) => Promise<void>;
  readonly reviewed: (review: ReviewState) => void;
  /** The server stops. */
  readonly quit: () => void;
}

/** Compares the versions of two states. They start again when the server restarts; its new states are the newer ones. */
export const newer = (one: State, other: State): number =>
  one.opened === other.opened ? one.version - other.version : 1;

/** Actions that make sense in one state only. A move is meant for the state on the screen. */
const VERSIONED: readonly Action['do'][] = ['play', 'undo', 'redo', 'hint', 'step'];

/** The milliseconds without an answer after which the page says that it waits. */
const PATIENCE = 1500;

export class Session {
  id: string;
  /** The latest state of the game; it may not be shown yet. */
  known: State;
  /** The state on the screen. */
  shown: State | null = null;
  /** Ends with the last action that was sent. */
  pending: Promise<unknown> = Promise.resolve();
  private waiting: ShownEvent[] = [];
  /** Whether a move is on its way to the server. */
  private isPlaying = false;
  private isShowing = false;
  /** The game that is about to be opened. */
  private wanted: string;
  private stopListening: (() => void) | null = null;

  constructor(
    state: State,
    private readonly answers: Answers,
    private readonly handlers: Handlers,
  ) {
    this.id = this.wanted = state.id;
    this.known = state;
  }

  /** The state on the screen, or the one that will be shown first. */
  get view(): State {
    return this.shown ?? this.known;
  }

  /** Whether so many events wait that animations would take too long. */
  get isBehind(): boolean {
    return this.waiting.length > 2;
  }

  /** Sends an action and returns the new state, or null if it was rejected. Actions are sent one at a time, so that holding U
   * down undoes one move after another. A function builds the action from the state when it is sent. While a move is on its
   * way, another click on the same position has no meaning. */
  act(request: Action | ((known: State) => Action)): Promise<State | null> {
    const { view, id } = this;
    const isMove = typeof request === 'object' && request.do === 'play';
    if (isMove && this.isPlaying) return Promise.resolve(null);
    this.isPlaying ||= isMove;
    const done = this.pending.then(async () => {
      const { known } = this;
      const action = typeof request === 'function' ? request(known) : request;
      if (id !== this.id || isUseless(action, known)) return null;
      const meant = action.do === 'play' ? view : known;
      const version = VERSIONED.includes(action.do) ? meant.version : undefined;
      const answer = act(id, action, version).catch((error) => this.retry(error, meant, action));
      const state = await this.answers.attempt(
        this.patiently(answer),
        action.do === 'play' ? { offer: () => this.offer(action.mv) } : {},
      );
      if (state) this.receive({ event: 'state', ...state });
      return state;
    });
    const end = () => {
      if (isMove) this.isPlaying = false;
    };
    this.pending = done.then(end, end);
    return done;
  }

  /** Waits for an answer, and says so if it takes long. */
  private async patiently<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const { notices } = this.answers;
    const timer = setTimeout(() => notices.show('waiting', () => word(T.waitsForProgram)), PATIENCE);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      notices.end('waiting');
    }
  }

  /** A move could not be sent: offers to send it again, as long as the position stays the same. */
  private offer(mv: string): void {
    const { notices } = this.answers;
    const again = () => {
      notices.end('unsent');
      this.act({ do: 'play', mv });
    };
    notices.show('unsent', () => [make('span', {}, word(T.unsent, mv)), button(word(T.sendAgain), again)]);
  }

  /** Repeats a rejected action if only the version has changed, as after a restart of the server. */
  private async retry(error: unknown, meant: State, action: Action): Promise<State> {
    if (!(error instanceof RequestError) || error.reason.code !== 'changed') throw error;
    const now = await getState(meant.id);
    if (meant.id !== this.id || now.position !== meant.position || now.ply !== meant.ply) throw error;
    this.receive({ event: 'state', ...now });
    return act(meant.id, action, now.version);
  }

  /** Shows a game, at once if its state is given. The game before it continues in the background. */
  async open(
    id: string,
    { state = null, isBack = false }: { state?: State | null; isBack?: boolean } = {},
  ): Promise<void> {
    this.wanted = id;
    const known = state ?? (await this.answers.attempt(getState(id)));
    if (this.wanted !== id) return;
    if (!known) {
      history.replaceState(null, '', `?game=${this.id}`);
      return;
    }
    this.stop();
    this.handlers.opened();
    this.known = known;
    this.waiting = [];
    this.id = id;
    const address = `?game=${id}`;
    if (!isBack && location.search !== address) history.pushState(null, '', address);
    this.handlers.show({ event: 'state', ...known });
    this.stopListening = listen(
      id,
      (event) => this.receive(event),
      () => this.answers.notices.show('connection', () => messageText({ code: 'gone', values: undefined })),
      () => awaitsComputer(this.known),
    );
  }

  /** Listens to no game any more. */
  stop(): void {
    this.stopListening?.();
  }

  /** Takes an event. Events are shown in order, each after the animation of the one before it. */
  private async receive(event: SessionEvent): Promise<void> {
    if (event.event === 'quit') {
      this.handlers.quit();
      return;
    }
    this.answers.notices.end('connection');
    if (event.id !== this.id) return;
    if (event.event === 'removed') {
      await this.leave();
      return;
    }
    if (event.event === 'review') {
      this.handlers.reviewed(event.review);
      return;
    }
    if (event.event === 'state') {
      if (newer(event, this.known) < 0) return;
      this.known = event;
      showTitle(event);
    }
    this.waiting.push(event);
    if (this.isShowing) return;
    this.isShowing = true;
    try {
      for (let next = this.waiting.shift(); next; next = this.waiting.shift()) await this.handlers.show(next);
    } finally {
      this.isShowing = false;
    }
  }

  /** The game was removed, here or in another window: shows the latest of the others. */
  private async leave(): Promise<void> {
    const about = await this.answers.attempt(getAbout());
    if (about) await this.open(about.latest);
  }
}

/** There is nothing to undo at the start. */
function isUseless(action: Action, { ply, moves }: State): boolean {
  if (action.do === 'goto') return action.ply < 0 || action.ply > moves.length;
  return (action.do === 'undo' && ply === 0) || (action.do === 'redo' && ply === moves.length);
}
