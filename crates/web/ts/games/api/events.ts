// The events of games.
import type { Analysis } from './analysis.ts';
import type { ReviewState } from './review.ts';
import type { State } from './state.ts';

export type StateEvent = { readonly event: 'state' } & State;

/** The search has found more about a version of the game. */
export interface AnalysisEvent {
  readonly event: 'analysis';
  readonly id: string;
  readonly version: number;
  readonly analysis: Analysis;
}

export type SessionEvent =
  | StateEvent
  | AnalysisEvent
  | { readonly event: 'review'; readonly id: string; readonly review: ReviewState }
  | { readonly event: 'removed'; readonly id: string }
  | { readonly event: 'quit' };

/** The connection to the server is lost. */
export interface LostEvent {
  readonly event: 'lost';
}
