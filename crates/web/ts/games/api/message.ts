// Messages of the server: a code and values, from which the page makes a text.
import type { DataText } from '../../shared/language.ts';
import type { Fault } from './end.ts';

/** The values of each code; the first two are of the page itself. */
export interface MessageValues {
  /** No answer. */
  gone: undefined;
  /** An answer that is no message. */
  status: { readonly status: number };

  // Requests that do not fit the state of the game.
  changed: undefined;
  game_over: undefined;
  computers_turn: undefined;
  not_computers_turn: undefined;
  at_start: undefined;
  nothing_to_redo: undefined;
  too_far: { readonly moves: number };
  no_move: { readonly mv: string };
  illegal: { readonly mv: string; readonly why: DataText };

  // Settings that do not exist.
  no_time: { readonly most: number };
  no_level: { readonly most: number };
  no_rules: { readonly known: string };
  no_engine: { readonly name: string };
  engine_cannot: { readonly name: string; readonly why: string };

  // Faults in a text or a board.
  line: { readonly line: number; readonly what: Message };
  expected_game: { readonly games: readonly string[] };
  expected_pair: undefined;
  expected_player: undefined;
  expected_number: undefined;
  other_game: undefined;
  start_first: undefined;
  no_start: undefined;
  unknown_name: { readonly name: string };
  move: { readonly number: number; readonly what: Message };
  duplicate: { readonly name: string };
  unrecognized: { readonly beginning: string; readonly games: readonly string[] };
  wrong_numbers: { readonly file: string; readonly columns: number; readonly rows: number; readonly found: number };
  too_long: { readonly most: number };
  no_position: { readonly game: string; readonly fault: string; readonly at: number; readonly why: string };
  board_letters: { readonly letters: string };
  board_rows: { readonly rows: number; readonly columns: number };
  no_walls: undefined;
  board_impossible: undefined;
  board_over: { readonly game: string; readonly why: Message };
  no_position_file: undefined;
  position_file_cannot: { readonly file: string };

  // Faults in a name, a request or the disk.
  no_name: { readonly longest: number };
  no_save: { readonly name: string };
  not_removed: undefined;
  many_saves: { readonly most: number };
  no_game: undefined;
  many_pages: undefined;
  disk: { readonly why: DataText };
  other_origin: undefined;
  not_found: undefined;
  method: undefined;
  request: { readonly why: string };

  // The reasons why the computer has no move.
  engine_gone: { readonly name: string };
  engine_failed: { readonly name: string; readonly fault: Fault; readonly error: string };
  no_move_found: undefined;

  // An end of a game that no game has of its own.
  only_repeats: undefined;
}

export type MessageCode = keyof MessageValues;

export interface MessageOf<Code extends MessageCode> {
  readonly code: Code;
  readonly values: MessageValues[Code];
}

/** A message of a game itself, such as how it ended. The game has its Chinese text. */
export interface OwnMessage {
  readonly code: string;
  readonly message: string;
}

export type Message = { [Code in MessageCode]: MessageOf<Code> }[MessageCode] | OwnMessage;
