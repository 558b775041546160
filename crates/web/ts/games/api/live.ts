// A tournament as spectators get it.
import type { DataText, Text } from '../../shared/language.ts';
import type { Color, Sides } from '../sides.ts';
import type { BoardInfo, Square } from './board.ts';
import type { GameEnd } from './end.ts';

/** A player who could not be started. */
export interface LeftOut {
  readonly player: string;
  readonly reason: DataText;
}

/** What does not change. */
export interface TournamentInfo {
  readonly game: string;
  readonly title: Text;
  /** The rules that end games, by the words that records have for them. */
  readonly endings: Readonly<Record<string, Text>>;
  readonly board: BoardInfo;
  /** The text of a pass, in games that have one. */
  readonly pass: string | null;
  /** The number of games in the whole tournament. */
  readonly games: number;
  readonly left_out: readonly LeftOut[];
}

/** A game that is being played. */
export interface PlayedGame {
  /** Its number. */
  readonly game: number;
  readonly black: string;
  readonly white: string;
  /** The letters of the squares. */
  readonly squares: string;
  readonly counts: Sides<number>;
  readonly turn: Color;
  readonly ply: number;
  /** The last move, and the square where a piece arrived. */
  readonly last: string | null;
  readonly to: Square | null;
  /** The milliseconds that each side has left, and how long the side to move has been thinking. */
  readonly left: Sides<number | null>;
  readonly thinks: number;
}

/** A game that has ended. */
export interface EndedGame {
  readonly game: number;
  readonly black: string;
  readonly white: string;
  readonly winner: Color | null;
  readonly is_void: boolean;
  readonly end: GameEnd;
  /** About the cause of a fault. */
  readonly hint?: DataText;
  /** The final position and its pieces, if they are known. */
  readonly squares: string | null;
  readonly counts: Sides<number> | null;
}

/** An ended game with its moves. Its squares are those before the first move. */
export interface ReplayedGame extends EndedGame {
  /** The changes by each move. */
  readonly changes: readonly string[];
  /** The number of opening moves. */
  readonly opening: number;
  readonly moves: readonly string[];
  /** The milliseconds of the moves after the opening. */
  readonly times: readonly number[];
}

/** A player's place. */
export interface Standing {
  readonly player: string;
  readonly elo: number;
  /** Half the width of the 95 % interval; null if the player has no games. */
  readonly error: number | null;
  readonly points: number;
  readonly games: number;
}

/** What has changed: games and often the table, the table alone, or that no more games will be played here. */
export type News =
  | {
      /** The number of games that have ended. */
      readonly played: number;
      readonly under_way: readonly PlayedGame[];
      readonly ended: readonly EndedGame[];
      readonly table?: readonly Standing[];
    }
  | { readonly table: readonly Standing[] }
  /** The report, if there is one, is at the address of the page. */
  | { readonly over: true; readonly report: boolean }
  /** The tournament may be resumed later. */
  | { readonly interrupted: true };
