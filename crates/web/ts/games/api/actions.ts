// What is asked of the server.
import type { Color } from '../sides.ts';
import type { Help, Player } from './state.ts';

/** A change of a game. */
export type Action =
  | { readonly do: 'play'; readonly mv: string }
  | { readonly do: 'undo' | 'redo' | 'hint' | 'step' }
  | { readonly do: 'goto'; readonly ply: number }
  | { readonly do: 'players'; readonly black: Player; readonly white: Player }
  | { readonly do: 'time'; readonly milliseconds: number }
  | { readonly do: 'pause'; readonly on: boolean }
  | { readonly do: 'help'; readonly show: Help };

/** A game by its settings; the server knows the usual ones. */
export interface NewGame {
  readonly from: 'new';
  readonly game: string;
  readonly rules?: string;
  /** The name of a board, or a position. */
  readonly board?: string;
  readonly black?: Player;
  readonly white?: Player;
  readonly milliseconds?: number;
}

/** The start of a new game. `beside` is the game on the page, which supplies what the text or the board leaves out. */
export type Beginning =
  | NewGame
  | { readonly from: 'text'; readonly text: string; readonly beside: string }
  | { readonly from: 'board'; readonly rows: readonly string[]; readonly to_move: Color; readonly beside: string }
  | { readonly from: 'saved'; readonly name: string };

/** The format of a game as text. */
export type TextForm = 'game' | 'position_file' | 'record';

/** The format of a text that was pasted. */
export type PastedForm = TextForm | 'position' | 'moves';
