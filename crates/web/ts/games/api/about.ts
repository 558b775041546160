// The games that a server offers.
import type { Text } from '../../shared/language.ts';
import type { BoardInfo } from './board.ts';
import type { State } from './state.ts';

/** A rule set to choose; it has a text where there are several. */
export type RuleSet = { readonly name: string } & (Text | { readonly en?: undefined; readonly zh?: undefined });

/** The unit of results. */
export interface Unit {
  readonly one: string;
  readonly many: string;
  /** The Chinese measure word. */
  readonly zh: string;
}

/** Row and column, from 0 at the top left. */
export type Place = readonly [row: number, column: number];

/** A step of the explanation of a game: a part of a board with marks, and a text. */
export interface Lesson {
  readonly rows: readonly string[];
  readonly dots: readonly Place[];
  readonly rings: readonly Place[];
  readonly arrow: readonly [from: Place, to: Place] | null;
  readonly text: Text;
}

export interface GameInfo extends BoardInfo {
  /** Its name in requests. */
  readonly game: string;
  readonly title: Text;
  /** How it is won; empty if the game does not say. */
  readonly goal: Text;
  readonly rules: readonly RuleSet[];
  /** The name of the usual board. */
  readonly usualBoard: string;
  /** The rows of the usual first position. */
  readonly start: readonly string[];
  /** The text of a pass. */
  readonly pass: string | null;
  /** Whether a move moves a piece; otherwise it puts a new one on the board. */
  readonly movesPieces: boolean;
  /** The unit of results and of evaluations, which are given in hundredths of it. */
  readonly unit: Unit | null;
  /** Whether a review says how many units a move lost, rather than the winning chance. */
  readonly countsLosses: boolean;
  /** The answer to a click on an empty square to which no move leads. */
  readonly noMove: Text;
  /** Chinese texts of the game's own messages, by code. In English they come with each message. */
  readonly chinese: Readonly<Record<string, string>>;
  /** The programs that can play it. */
  readonly engines: readonly string[];
  /** The file format of game records. */
  readonly record: { readonly name: string; readonly ending: string } | null;
  /** The name of a file that holds a position. */
  readonly positionFile: string | null;
  /** The formats that can be pasted, besides saved games and moves. */
  readonly formats: readonly string[];
  /** The extensions of files that can be loaded. */
  readonly endings: readonly string[];
  readonly lessons: readonly Lesson[];
}

/** The server's games and settings. */
export interface About {
  readonly usual: string;
  /** The number of levels. */
  readonly levels: number;
  readonly games: readonly GameInfo[];
  /** The game that was changed last. */
  readonly latest: string;
}

/** The data that is embedded in the play page. */
export interface FirstPage {
  readonly about: About;
  /** The game in the page's address, or the one changed last; null if it cannot be read. */
  readonly state: State | null;
}

/** A board to start from. */
export interface NamedBoard {
  readonly name: string;
  /** The title, if the board has one besides its name. */
  readonly label?: Text;
  readonly rows: readonly string[];
}
