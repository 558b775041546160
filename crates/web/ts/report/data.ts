// The data of the report, read from the page.
import type { BoardInfo } from '../games/api/board.ts';
import type { GameEnd } from '../games/api/end.ts';
import type { LeftOut, Standing } from '../games/api/live.ts';
import { type Endings, endWithHint, heading as headingOf } from '../games/ends/end_text.ts';
import type { Sides } from '../games/sides.ts';
import * as Games from '../games/texts.ts';
import { byId } from '../shared/dom.ts';
import { type DataText, type Text, word } from '../shared/language.ts';
import * as T from './texts.ts';

/** A player's place in the table. */
export interface Row extends Standing {
  /** Set if the results do not link the player to most others in both directions, as when it won or lost every game. */
  readonly beyond: keyof typeof T.beyond | null;
  /** If the players fall into groups that results do not compare: the group, from 1. */
  readonly group?: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The probability that it is stronger than the next player; null if no games link the two. */
  readonly superiority: number | null;
}

/** A sequential test and its state. */
interface SequentialTest {
  readonly elo0: number;
  readonly elo1: number;
  readonly model: keyof typeof T.eloModels;
  readonly llr: number;
  /** The log-likelihood ratios at which H0 and H1 are accepted. */
  readonly lower: number;
  readonly upper: number;
  readonly accepted: 'h0' | 'h1' | null;
}

/** Two players compared by pairs of games with colours swapped. */
export interface HeadToHead {
  readonly player: string;
  readonly opponent: string;
  /** The number of pairs with 0, 1, 2, 3 and 4 half points. */
  readonly pairs: readonly number[];
  readonly elo: number;
  readonly error: number;
  readonly normalised_elo: number;
  readonly normalised_error: number;
  readonly superiority: number;
  readonly test: SequentialTest | null;
}

/** A player's losses by faults. */
export interface FaultRow {
  readonly player: string;
  readonly faults: number;
  readonly games: number;
  /** The number of the first of these games. */
  readonly first: number;
}

/** How the first game that a player lost by a fault ended. */
interface FirstFault {
  readonly end: GameEnd;
  readonly hint?: DataText;
}

/** A player's search reports, averaged over its moves. */
interface SearchRow {
  readonly player: string;
  readonly depth: number | null;
  readonly nodes: number | null;
  readonly nps: number | null;
}

/** Everything except the games. Players are in the order of the table, the best first. */
interface Summary {
  readonly pairing: keyof typeof T.pairings;
  readonly games_planned: number;
  readonly games_counted: number;
  readonly games_void: number;
  readonly games_missing: number;
  /** The number of games that were lost by a fault. */
  readonly faults: number;
  readonly table: readonly Row[];
  readonly left_out?: readonly LeftOut[];
  readonly faults_by?: readonly FaultRow[];
  /** The points and games of each player against each other. */
  readonly cross_table: readonly (readonly number[])[];
  readonly cross_games: readonly (readonly number[])[];
  /** Games won and lost by each player, by reason. */
  readonly decided_by: Readonly<Record<string, readonly (readonly [won: number, lost: number])[]>>;
  readonly drawn_by: Readonly<Record<string, number>>;
  readonly searches?: readonly SearchRow[];
  readonly head_to_head: HeadToHead | null;
}

/** A game, with short names, since there may be thousands. */
export interface ReportedGame {
  /** The number and the round. */
  readonly n: number;
  readonly r: number;
  /** The players, as indices into the table. */
  readonly b: number;
  readonly w: number;
  /** The result: Black or White won, a draw, or void. */
  readonly x: 'b' | 'w' | 'd' | 'v';
  /** The reason in a word. */
  readonly e: string;
  /** The pieces of both sides, if the rules ended the game. */
  readonly k?: Sides<number>;
  /** The end, unless the rules ended the game. */
  readonly z?: GameEnd;
  /** A hint about the cause of a fault. */
  readonly h?: DataText;
  /** The squares before the first move. */
  readonly s: string;
  /** The number of opening moves. */
  readonly o: number;
  /** The moves, the milliseconds of those after the opening, and the changes by each, separated by spaces. */
  readonly m: string;
  readonly t: string;
  readonly c: string;
  /** What the players reported about the moves after the opening: depth, score, nodes and nodes per second. */
  readonly i?: string;
}

interface Report {
  readonly board: BoardInfo;
  readonly title: Text;
  readonly endings: Endings;
  readonly rules: Text | null;
  /** The text of a pass, in games that have one. */
  readonly pass: string | null;
  /** In the order of `faults_by`. */
  readonly faults: readonly FirstFault[];
  readonly summary: Summary;
  readonly games: readonly ReportedGame[];
}

const report: Report = JSON.parse(byId('data').textContent ?? '');

export const { board, title, rules, summary, games } = report;

const { endings, pass, faults } = report;

/** The players' names. */
export const names: readonly string[] = summary.table.map((row) => row.player);

export const nameOf = (player: number): string => names[player] ?? '';

export const signed = (value: number): string => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(1);

/** The reason of an end as a heading. */
export const heading = (reason: string): string => headingOf(reason, endings);

/** How a game ended, with the evidence. */
export function evidence({ k, e, z, h }: ReportedGame): string {
  if (k) return word(T.counted, heading(e), ...k);
  return z ? endWithHint(z, h, endings) : heading(e);
}

/** How the first game ended that the player of a row of `faults_by` lost by a fault. */
export function firstFault(row: number): string {
  const fault = faults[row];
  return fault ? endWithHint(fault.end, fault.hint, endings) : '';
}

/** A move of a game, or that a side passed. */
export const moveText = (mv: string): string => (mv === pass ? word(Games.passMove) : mv);
