// The review of a game.
import type { Color, Sides } from '../sides.ts';
import type { Line, Score } from './analysis.ts';
import type { Square } from './board.ts';
import type { View } from './state.ts';

export type Effort = 'quick' | 'usual' | 'thorough';

export type Verdict = 'only' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** A move compared with the best one. */
export interface MoveReview {
  readonly ply: number;
  readonly by: Color;
  readonly mv: string;
  /** The squares that show the move, and the best one: the source of a jump, and the target. */
  readonly squares: readonly Square[];
  readonly bestSquares: readonly Square[];
  readonly played: Line;
  readonly best: Line;
  readonly loss: Score;
  /** Black's chance to win before and after the move. */
  readonly chances: readonly [before: number, after: number];
  readonly verdict: Verdict;
}

/** How well a side played. */
export interface SideSummary {
  /** From 0 to 100; null if no move was a choice. */
  readonly accuracy: number | null;
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
}

export interface ReviewState {
  readonly effort: Effort;
  /** The number of moves to review; 0 if no review was asked for. */
  readonly of: number;
  readonly running: boolean;
  /** The ply of the first of the moves. */
  readonly first: number;
  readonly moves: readonly MoveReview[];
  readonly sides: Sides<SideSummary>;
}

export type ReviewRequest = { readonly do: 'begin'; readonly effort: Effort } | { readonly do: 'stop' };

/** A variation: the first moves of the game, followed by others. */
export interface Variation {
  readonly ply: number;
  readonly moves: readonly string[];
  /** The effort of the review of the last move, if requested. */
  readonly judge: Effort | null;
}

/** Where a variation leads. */
export interface Explored {
  readonly view: View;
  readonly review: MoveReview | null;
}
