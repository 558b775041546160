// How games of tournaments end.
import type { DataText } from '../../shared/language.ts';

/** A limit on the files of a program: their size in MiB, their number, or the depth of their folders. */
export interface FileLimit {
  readonly of?: 'count' | 'depth' | 'unreadable';
  readonly allowed: number;
}

/** The evidence of each fault of a program. */
export interface FaultValues {
  illegal: { readonly answer: string; readonly position: string; readonly reason: DataText };
  /** `capped` if the move had no time limit of its own. */
  late: { readonly milliseconds: number; readonly allowed: number; readonly capped?: boolean };
  not_ready: { readonly asked: string; readonly milliseconds: number; readonly allowed: number };
  /** `error` is the program's last message. */
  exited: { readonly error?: string };
  crashed: { readonly status: DataText; readonly error?: string };
  /** MiB; `used` is null if the system refused more. */
  memory: { readonly allowed: number; readonly used: number | null };
  files: FileLimit;
  unreadable: { readonly line: string; readonly reason: DataText };
  closed: object;
  /** Bytes. */
  flood: { readonly allowed: number };
  not_started: { readonly reason: DataText };
}

export type FaultKind = keyof FaultValues;

export type FaultOf<Kind extends FaultKind> = { readonly fault: Kind } & FaultValues[Kind];

export type Fault = { [Kind in FaultKind]: FaultOf<Kind> }[FaultKind];

/** The evidence of each end before the rules end a game. Scores are in hundredths of a stone. */
export interface AdjudicationValues {
  score: { readonly moves: number; readonly score: number };
  draw: { readonly moves: number; readonly score: number };
  exact: { readonly black: number; readonly white: number };
  /** By the file that the game comes from. */
  told: { readonly reason: string; readonly answer?: string };
}

export type AdjudicationKind = keyof AdjudicationValues;

export type AdjudicationOf<Kind extends AdjudicationKind> = {
  readonly adjudication: Kind;
} & AdjudicationValues[Kind];

export type Adjudication = { [Kind in AdjudicationKind]: AdjudicationOf<Kind> }[AdjudicationKind];

export type GameEnd =
  | { readonly by: 'rules'; readonly reason: string; readonly black: number; readonly white: number }
  | ({ readonly by: 'fault' } & Fault)
  | ({ readonly by: 'adjudicated' } & Adjudication)
  | { readonly by: 'void'; readonly reason: DataText };
