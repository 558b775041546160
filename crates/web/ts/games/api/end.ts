// How games of tournaments end.

/** A limit on the files of a program: their size in MiB, their number, or the depth of their folders. */
export interface FileLimit {
  readonly of?: 'count' | 'depth' | 'unreadable';
  readonly allowed: number;
}

/** A program's fault, with the evidence. */
export type Fault =
  | { readonly fault: 'illegal'; readonly answer: string; readonly position: string; readonly reason: string }
  /** `capped` if the move had no time limit of its own. */
  | { readonly fault: 'late'; readonly milliseconds: number; readonly allowed: number; readonly capped?: boolean }
  | { readonly fault: 'not_ready'; readonly asked: string; readonly milliseconds: number; readonly allowed: number }
  /** `error` is the program's last message. */
  | { readonly fault: 'exited'; readonly error?: string }
  | { readonly fault: 'crashed'; readonly status: string; readonly error?: string }
  /** MiB; `used` is null if the system refused more. */
  | { readonly fault: 'memory'; readonly allowed: number; readonly used: number | null }
  | ({ readonly fault: 'files' } & FileLimit)
  | { readonly fault: 'unreadable'; readonly line: string; readonly reason: string }
  | { readonly fault: 'closed' }
  /** Bytes. */
  | { readonly fault: 'flood'; readonly allowed: number }
  | { readonly fault: 'not_started'; readonly reason: string };

/** An end before the rules end a game. Scores are in hundredths of a stone. */
export type Adjudication =
  | { readonly adjudication: 'score'; readonly moves: number; readonly score: number }
  | { readonly adjudication: 'draw'; readonly moves: number; readonly score: number }
  | { readonly adjudication: 'exact'; readonly black: number; readonly white: number }
  /** By the file that the game comes from. */
  | { readonly adjudication: 'told'; readonly reason: string; readonly answer?: string };

export type GameEnd =
  | { readonly by: 'rules'; readonly reason: string; readonly black: number; readonly white: number }
  | ({ readonly by: 'fault' } & Fault)
  | ({ readonly by: 'adjudicated' } & Adjudication)
  | { readonly by: 'void'; readonly reason: string };
