// Reads records, however damaged, as the program does (crates/sgf/src/tokens.rs, reader.rs): the same nodes and faults.
import { bytesOf, gameBegins, gameInValue } from './next_game.ts';
import { GameNode } from './node.ts';
import type { Property } from './values.ts';

/** The codes of what is wrong with the syntax of a file. */
export type FaultCode =
  | 'E101'
  | 'E102'
  | 'E103'
  | 'E104'
  | 'E105'
  | 'E106'
  | 'E107'
  | 'E108'
  | 'E109'
  | 'E110'
  | 'E111'
  | 'E112'
  | 'E113'
  | 'E115'
  | 'P101';

export interface Fault {
  readonly code: FaultCode;
  /** The offset in the text. */
  readonly place: number;
}

/** The roots of the games of a file, and its faults. */
export interface ReadGames {
  readonly games: GameNode[];
  readonly faults: readonly Fault[];
}

const STONES = /^(B|W|AB|AW|AE)$/;
const BLANK = /[ \t\r\n\v\f]*/y;
const MOVE = /;([BW])\[([a-z]{2})\](?=[;()])/y;
const NAME = /[a-z]*(?:[A-Z][A-Za-z0-9]*)?/y;
const LETTERS = /[A-Za-z][A-Za-z0-9]*/y;
// Properties that SGF defines: a root may begin with one without its `;`.
const DEFINED = new Set(
  (
    'FF GM ST AP CA SZ B W KO DO IT AB AW AE PL HA MN PM OB OW KM TM V BL WL DM GB GW HO UC BM TE CR MA SL SQ TR DD VW TB TW LB ' +
    'AR LN AN BR BT C CP DT EV FG GC GN N ON OT PB PC PW RE RO RU SO US WR WT AS BS CH EL EX ID IP IY KI L LT M MU OM OP OV RG ' +
    'SC SE SI SU TC TS WS'
  ).split(' '),
);

// The number of characters after which a reader may do something else.
const PIECE = 1 << 16;

/** The first of some signs from a place on, and the bytes before it. */
function signIn(text: string, from: number): { readonly at: number; readonly bytes: number } {
  let bytes = 0;
  for (let at = from; at < text.length; at += 1) {
    if (']\\;()['.includes(text.charAt(at))) return { at, bytes };
    bytes += bytesOf(text.charCodeAt(at));
  }
  return { at: text.length, bytes };
}

class Reader {
  readonly #text: string;
  readonly #games: GameNode[] = [];
  readonly #faults: Fault[] = [];
  #at = 0;
  // The last node of the line for each open bracket.
  #open: (GameNode | null)[] = [];
  // The last token of the tree.
  #last: '(' | ';' | ')' = ')';
  // Whether misplaced text was reported.
  #isInJunk = false;
  // The number of games.
  #count = 0;
  // Whether it was reported that the next game begins within this one.
  #cutIsSaid = false;
  // Whether the main line of this game is over.
  #mainLineIsOver = false;

  constructor(text: string) {
    this.#text = text;
  }

  #fault(code: FaultCode, place: number): void {
    this.#faults.push({ code, place });
  }

  /** The character at the place of the reader; empty at the end. */
  get #sign(): string {
    return this.#text.charAt(this.#at);
  }

  /** Skips white space; returns the next character. */
  #skip(): string {
    if (this.#text.charCodeAt(this.#at) > 32) return this.#sign;
    BLANK.lastIndex = this.#at;
    BLANK.test(this.#text);
    this.#at = BLANK.lastIndex;
    return this.#sign;
  }

  /** Misplaced text is reported once per run. */
  #junk(code: FaultCode, place: number): void {
    if (!this.#isInJunk) this.#fault(code, place);
    this.#isInJunk = true;
  }

  /** Ends a value that began at a place where the next game begins. */
  #cutValue(start: number, at: number): null {
    this.#at = at;
    this.#fault('E115', start);
    this.#cutIsSaid = true;
    return null;
  }

  /** The end of a value or of its part before a backslash; null if it ends without a bracket. A point may lack its `]`. */
  #endOfPoint(start: number): number | null {
    const [text, at] = [this.#text, this.#at];
    const { length } = text;
    const stop = signIn(text, at);
    let [limit, bytes] = [stop.at + 1, stop.bytes + 1];
    for (; bytes < 3 && text.charCodeAt(limit) < 0x80; limit += 1) bytes += 1;
    let end = at;
    while (end < limit && text[end] !== ']' && text[end] !== '\\') end += 1;
    if (end >= limit || end >= length) end = length;
    const isLong = stop.bytes > 2 || (end < length ? end - at > 2 || signIn(text, at).bytes > 2 : length - at > 2);
    if (!isLong || stop.at >= end) return end;
    if (this.#open.length > 0 && gameBegins(text, stop.at)) return this.#cutValue(start, stop.at);
    this.#at = stop.at;
    this.#fault('E111', start);
    return null;
  }

  #endOfText(start: number): number | null {
    const [text, at] = [this.#text, this.#at];
    let end = at;
    while (end < text.length && text.charCodeAt(end) !== 93 && text.charCodeAt(end) !== 92) end += 1;
    const game = this.#open.length > 0 ? gameInValue(text, at, end) : -1;
    return game >= 0 ? this.#cutValue(start, game) : end;
  }

  /** Reads from `[` to after its `]`; returns the text between them. */
  #value(isPoint: boolean): string {
    const text = this.#text;
    const start = this.#at;
    const from = start + 1;
    this.#at = from;
    for (;;) {
      const end = isPoint ? this.#endOfPoint(start) : this.#endOfText(start);
      if (end === null) return text.slice(from, this.#at);
      if (end >= text.length) {
        this.#at = text.length;
        this.#fault('E104', start);
        return text.slice(from);
      }
      this.#at = end + 1;
      if (text[end] === ']') return text.slice(from, end);
      // The character after a backslash belongs to the text; two characters may break a line.
      const next = this.#sign;
      if (next === '' || next >= '\x80') continue;
      this.#at += 1;
      const isBreak = (sign: string) => sign === '\n' || sign === '\r';
      if (isBreak(next) && isBreak(this.#sign) && this.#sign !== next) this.#at += 1;
    }
  }

  #values(isPoint: boolean): string[] {
    const values: string[] = [];
    do values.push(this.#value(isPoint));
    while (this.#skip() === '[');
    return values;
  }

  /** Reads text at which nothing of a record can begin. */
  #stray(): void {
    const [text, place] = [this.#text, this.#at];
    if (this.#sign === '[') {
      this.#junk('E110', place);
      this.#value(false);
      return;
    }
    LETTERS.lastIndex = place;
    this.#at = LETTERS.test(text) ? LETTERS.lastIndex : place + ((text.codePointAt(place) ?? 0) > 0xffff ? 2 : 1);
    this.#junk('E108', place);
  }

  #addNode(properties: readonly Property[]): void {
    const parent = this.#open.at(-1) ?? null;
    const node = new GameNode(parent, properties);
    node.isMain = !this.#mainLineIsOver;
    node.isBranch = this.#open.length > 1;
    if (parent) parent.children.push(node);
    else this.#games.push(node);
    this.#open[this.#open.length - 1] = node;
  }

  /** Reads a property; null if the text is none. */
  #property(): Property | null {
    const place = this.#at;
    NAME.lastIndex = place;
    const written = NAME.exec(this.#text)?.[0] ?? '';
    this.#at += written.length;
    const capitals = written.replace(/[a-z]/g, '');
    const isName = /^[A-Z]+$/.test(capitals);
    if (this.#skip() !== '[') {
      this.#junk(isName && capitals === written ? 'E109' : 'E108', place);
      return null;
    }
    this.#isInJunk = false;
    if (!isName) this.#fault('P101', place);
    const name = isName ? capitals : written;
    const values = this.#values(STONES.test(name));
    return name === written ? { name, values } : { name, values, written };
  }

  /** Reads a node after its `;`, which is missing if `hasSign` is false. */
  #node(place: number, hasSign: boolean): void {
    if (!hasSign) this.#fault('E112', place);
    else if (this.#last === ')') this.#fault('E107', place);
    this.#isInJunk = false;
    const properties: Property[] = [];
    this.#addNode(properties);
    this.#last = ';';
    for (let next = this.#skip(); !['', ';', '(', ')'].includes(next); next = this.#skip()) {
      if (!/[A-Za-z]/.test(next)) {
        this.#stray();
        continue;
      }
      const property = this.#property();
      if (property) properties.push(property);
    }
  }

  /** A root may lack its `;`. */
  #isBareRoot(): boolean {
    const start = this.#at;
    while (this.#at < start + 2 && this.#sign >= 'A' && this.#sign <= 'Z') this.#at += 1;
    const name = this.#text.slice(start, this.#at);
    const isBare = DEFINED.has(name) && this.#skip() === '[';
    if (isBare) this.#at = start;
    return isBare;
  }

  /** Reads what is between games. */
  #outside(): void {
    const [text, place, sign] = [this.#text, this.#at, this.#sign];
    if (sign === '(') {
      this.#at += 1;
      const hasSign = this.#skip() === ';';
      if (hasSign || this.#isBareRoot()) {
        this.#open.push(null);
        this.#count += 1;
        [this.#last, this.#isInJunk, this.#mainLineIsOver] = ['(', false, false];
        if (!hasSign) this.#node(this.#at, false);
        return;
      }
    } else if (sign === ')' && this.#count > 0 && !this.#isInJunk) {
      this.#at += 1;
      this.#fault('E105', place);
      return;
    }
    const next = text.indexOf('(', this.#at);
    this.#at = next < 0 ? text.length : next;
    this.#junk(this.#count === 0 ? 'E102' : 'E113', place);
  }

  /** Reads a node that begins with its `;`. */
  #signedNode(): void {
    MOVE.lastIndex = this.#at;
    // Most nodes are only a move.
    const [, name, value] = (this.#last === ')' ? null : MOVE.exec(this.#text)) ?? [];
    if (name !== undefined && value !== undefined) {
      this.#addNode([{ name, values: [value] }]);
      this.#at = MOVE.lastIndex;
      [this.#last, this.#isInJunk] = [';', false];
    } else {
      this.#at += 1;
      this.#node(this.#at - 1, true);
    }
  }

  #bracket(sign: '(' | ')'): void {
    if (sign === '(' && gameBegins(this.#text, this.#at)) {
      if (!this.#cutIsSaid) this.#fault('E115', this.#at);
      [this.#last, this.#cutIsSaid, this.#open] = [')', false, []];
      return;
    }
    if (this.#last === '(') this.#fault('E106', this.#at);
    this.#last = sign;
    this.#at += 1;
    if (sign === '(') this.#open.push(this.#open.at(-1) ?? null);
    else if (this.#open.pop()) this.#mainLineIsOver = true;
  }

  *read(): Generator<number, ReadGames> {
    let nextStop = PIECE;
    for (let next = this.#skip(); next !== ''; next = this.#skip()) {
      if (this.#at > nextStop) {
        nextStop = this.#at + PIECE;
        yield this.#at;
      }
      if (this.#open.length === 0) this.#outside();
      else if (next === ';') this.#signedNode();
      else if (next === '(' || next === ')') this.#bracket(next);
      else if (next >= 'A' && next <= 'Z') this.#node(this.#at, false);
      else this.#stray();
    }
    const [games, faults] = [this.#games, this.#faults];
    if (this.#open.length > 0) this.#fault('E103', this.#text.length);
    // Without a game there is no text before one.
    else if (this.#count === 0)
      return { games, faults: [...faults.filter(({ code }) => code !== 'E102'), { code: 'E101', place: 0 }] };
    return { games, faults };
  }
}

/** Reads the records of a file piece by piece: yields offsets, and returns what `readRecord` does. */
export const readingOf = (text: string): Generator<number, ReadGames> => new Reader(text).read();

/** Reads the records of a file. */
export function readRecord(text: string): ReadGames {
  const reading = readingOf(text);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}
