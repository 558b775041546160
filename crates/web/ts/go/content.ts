// The data of a page: JSON that crates/page/src/content.rs writes. Fields that would be false, empty or none are left out.
import type { DataText, Language } from '../shared/language.ts';
import type { Finding } from './record/node.ts';
import type { RecordFile } from './record/record_file.ts';
import type { Analysis, RuleSet, RuleSetName } from './rules.ts';

export interface Content {
  /** The heading and the window's title. */
  readonly title?: DataText;
  /** The language for browsers that prefer none of the page's. */
  readonly language: Language;
  /** Named facts above the list, such as the score. */
  readonly facts?: readonly NamedFact[];
  /** The fault of a student's program. */
  readonly fault?: FaultBoard;
  /** The texts above the list. */
  readonly notes?: readonly DataText[];
  readonly remedies?: readonly Statement[];
  /** The texts below the list. */
  readonly after?: readonly DataText[];
  /** True for the page of one student, a short list without filters. */
  readonly student?: boolean;
  /** True for the results of a run: a list with the answers, even of one board or none. */
  readonly gallery?: boolean;
  /** True for an exercise, which hides the answers. */
  readonly exercise?: boolean;
  readonly rules: readonly RuleSet[];
  readonly files?: readonly FileData[];
  readonly boards: Entry[];
  /** Messages about puzzles that could not be answered. */
  readonly unanswered?: readonly DataText[];
  readonly class?: ClassData;
}

export type NamedFact = readonly [name: DataText, value: string];

/** A statement about problems: their names, or none for all of a submission, and the text. */
export type Statement = readonly [problems: string, text: DataText];

/** A board of the page. */
export type Entry = PuzzleEntry | GameEntry;

/** A puzzle asks whether the position is valid, for the captures, or for the legal moves. */
export type Question = 'rule' | 'captures' | 'moves';

/** A position, optionally with a question. */
export interface PuzzleEntry {
  readonly name: string;
  /** The side to move and the rows of the board: `w/3XO5/9/..`. Addresses of the page have the same form. */
  readonly board: string;
  /** Left out of an exercise. */
  readonly facts?: Analysis;
  readonly ask?: Question;
  /** The number of the fresh set that has the puzzle, from 1. */
  readonly set?: number;
  /** The tag, for the filter. */
  readonly tag?: string;
  readonly notes?: readonly DataText[];
  readonly given?: GivenAnswer;
  // On the page of a class, for the answer of a student.
  readonly student?: Student;
  /** The index of the problem. */
  readonly problem?: number;
  readonly score?: string;
  /** Of moves on the page. */
  findings?: readonly Finding[];
  readonly file?: undefined;
  readonly game?: undefined;
  readonly rules?: undefined;
  readonly estimate?: undefined;
  readonly isOpened?: undefined;
}

/** An answer: points, or whether the position is valid. */
export interface GivenAnswer {
  readonly points: readonly number[];
  readonly value?: boolean;
  /** True without an answer that can be read. */
  readonly isMissing?: boolean;
}

/** The faults of a program, with the smallest board on which it answers wrong. */
export interface FaultBoard {
  /** The causes that may explain the answers, the most probable first: the faults of each, and what to do about them. */
  readonly causes: readonly (readonly (readonly [fault: DataText, help: DataText])[])[];
  readonly board: PuzzleEntry;
}

/** A file of records. */
export interface FileData {
  readonly name: string;
  /** The whole text in SGF. */
  readonly text: string;
  readonly encoding: string;
}

/** A game of a record. */
export interface GameEntry {
  readonly name: string;
  /** The index of the file, or a file that the reader has opened; and the index of the game in it. */
  file: number | RecordFile;
  readonly game: number;
  /** From RU. */
  readonly rules?: RuleSetName;
  findings: readonly Finding[];
  readonly estimate?: Estimate;
  /** True if the reader has opened the file, and if the moves have been judged since. */
  readonly isOpened?: boolean;
  isJudged?: boolean;
  readonly board?: undefined;
  readonly ask?: undefined;
  readonly facts?: undefined;
  readonly set?: undefined;
  readonly tag?: undefined;
  readonly notes?: undefined;
  readonly given?: undefined;
  readonly student?: undefined;
  readonly problem?: undefined;
  readonly score?: undefined;
}

/** The estimated score of the last position of the main line. */
export interface Estimate {
  /** The score as in RE. */
  readonly result: string;
  /** The chances in thousandths that the score and that the winner are right. */
  readonly confidence: number;
  readonly winner: number;
  /** True if the score is proven. */
  readonly exact?: boolean;
  /** The stones that are probably dead. */
  readonly dead: readonly number[];
  /** Black's share of each point minus White's in thousandths. */
  readonly ownership: readonly number[];
}

/** The answers of a class, best first. The boards of the page are the problems. */
export interface ClassData {
  /** The names of columns with details of students. */
  readonly columns: readonly DataText[];
  /** The tags above the problems, each with the number of its columns. */
  readonly tags?: readonly (readonly [tag: string, columns: number])[];
  /** The short names of the problems, in the order of the boards. */
  readonly labels: readonly string[];
  /** The mean score; null if no submission could be read. */
  readonly mean: string | null;
  /** The mean scores of the problems. */
  readonly means: readonly string[];
  /** The submissions that could not be read, by their remedy. */
  readonly unread?: readonly UnreadData[];
  /** Slips, the most frequent one first. */
  readonly slips?: readonly SlipData[];
  readonly students: readonly StudentData[];
}

/** What to do about submissions that could not be read. */
export interface UnreadData {
  readonly text: DataText;
  /** The index of each student, and the reason. */
  readonly students: readonly (readonly [student: number, reason: DataText])[];
}

/** A slip of several answers, with a board that shows it. */
export interface SlipData {
  readonly title: DataText;
  /** The indices of the students. */
  readonly students: readonly number[];
  readonly board: PuzzleEntry;
  /** The student and the problem of that answer; none if it is constructed. */
  readonly answer?: readonly [student: number, problem: number];
}

/** A student's row of the table. */
export interface StudentData {
  readonly name: string;
  /** A value for each column. */
  readonly details?: readonly string[];
  /** The score, at most 100; null if the submission could not be read. */
  readonly score: string | null;
  /** Why the score is less than 100. */
  readonly reasons?: readonly Statement[];
  readonly remedies?: readonly Statement[];
  /** The fault that explains all answers. */
  readonly fault?: FaultBoard;
  /** Remarks on the submission: why it could not be read, how it was read. */
  readonly notes?: readonly DataText[];
  /** The answers in the order of the boards. */
  readonly marks?: readonly MarkData[];
}

/** A student on the page of a class. */
export interface Student extends StudentData {
  readonly index: number;
  /** The rank by score, which equal scores share; null without a score. */
  readonly place: number | null;
  /** The boards with the answers. */
  readonly boards: number[];
}

/** An answer to one problem. */
export interface MarkData {
  readonly given: GivenAnswer;
  /** The score, at most 100. */
  readonly score: string;
  /** The result in short: a tick, a cross, or the numbers of right, missing and extra points. */
  readonly sign: DataText;
  readonly notes: readonly DataText[];
}
