// The state of a game.
import type { Color, Sides } from '../sides.ts';
import type { Square } from './board.ts';
import type { Message } from './message.ts';

/** A person, a level of the server's own player, or a program by its name. */
export type Player = 'human' | { readonly level: number } | { readonly engine: string };

/** The extent of the analysis next to the board. */
export type Help = 'off' | 'line' | 'moves';

export interface LegalMove {
  readonly mv: string;
  /** The squares of the pieces that can make it; empty if the move puts a new piece on the board. */
  readonly from: readonly Square[];
  /** The square where a piece arrives; null if none does, as in a pass. */
  readonly to: Square | null;
  /** The squares that stand for the move when they are chosen. */
  readonly aims: readonly Square[];
  /** Whether the piece leaves its source. */
  readonly jump: boolean;
}

/** A square that a move changed, with its letters before and after. */
export type Change = readonly [square: Square, before: string, after: string];

/** A move that was played. */
export interface Move extends Omit<LegalMove, 'aims'> {
  readonly by: Color;
  /** The square from which a new piece slides to its own. */
  readonly entry: Square | null;
  /** Further squares to mark. */
  readonly marks: readonly Square[];
  readonly changes: readonly Change[];
}

export interface End {
  /** The winner; null for a draw. */
  readonly winner: Color | null;
  /** The pieces that count. */
  readonly counts: Sides<number>;
  /** The rule that ended the game. */
  readonly reason: Message;
}

/** A position of a game, and how the game came there. */
export interface View {
  readonly game: string;
  readonly rules: string;
  /** The rows from the top, of the letters of cells. */
  readonly rows: readonly string[];
  readonly counts: Sides<number>;
  readonly toMove: Color;
  readonly players: Sides<Player>;
  /** The time for a move of the computer. */
  readonly milliseconds: number;
  /** The legal moves if a person is to move, otherwise empty. */
  readonly legal: readonly LegalMove[];
  /** The moves that a person can choose while the computer thinks. */
  readonly ahead: readonly LegalMove[];
  /** The number of moves that led here. */
  readonly ply: number;
  /** All moves, including undone ones. */
  readonly moves: readonly Move[];
  readonly end: End | null;
  /** The position, and the one that the game began with, as text. */
  readonly position: string;
  readonly start: string;
  /** Whether the computer is paused, and whether it is about to move. */
  readonly paused: boolean;
  readonly thinking: boolean;
  readonly help: Help;
  /** The error that kept the computer from moving. */
  readonly trouble: Message | null;
}

/** The state of a game on the server. */
export interface State extends View {
  readonly id: string;
  /** Grows with each change since the game was opened, in milliseconds since 1970. */
  readonly version: number;
  readonly opened: number;
  /** The error of the last write, if it failed. */
  readonly unsaved: Message | null;
}
