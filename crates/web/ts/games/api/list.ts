// The list of games.
import type { Color, Sides } from '../sides.ts';
import type { Message } from './message.ts';
import type { End, Player } from './state.ts';

export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly rows: readonly string[];
  readonly counts: Sides<number>;
  readonly toMove: Color;
  readonly players: Sides<Player>;
  readonly plies: number;
  readonly end: End | null;
  /** When it was changed last, in milliseconds since 1970. */
  readonly changed: number;
}

/** A game that was saved under a name. */
export interface SavedGame extends Summary {
  readonly name: string;
}

/** All games, those that were changed last first. */
export interface GameList {
  readonly games: readonly Summary[];
  readonly saves: readonly SavedGame[];
  /** Files that could not be read. */
  readonly damaged: readonly { readonly place: string; readonly why: Message | null }[];
}

/** The name by which a removed game can be restored; null if nothing was removed. */
export interface Removed {
  readonly removed: string | null;
}
