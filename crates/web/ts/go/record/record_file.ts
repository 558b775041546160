// A file of records: its games, and the editor that changes them.
import type { Position, RuleSet } from '../rules.ts';
import { decoded } from './decoding.ts';
import { Editor, GAME_PROPERTIES, setupProperties } from './editor.ts';
import { encodingOf } from './encoding.ts';
import { lintNode } from './lint.ts';
import { GameNode } from './node.ts';
import { type Fault, readRecord } from './read.ts';
import { writeRecord } from './write.ts';

// The number of nodes that are judged at once after a change.
const AT_ONCE = 1000;

/** The encoding of a file. */
export interface Source {
  readonly encoding?: string;
  /** False if the encoding was guessed. */
  readonly isCertain?: boolean;
  /** The bytes of a file that the reader has opened, for another encoding. */
  readonly bytes?: Uint8Array | null;
}

/** A file that was decoded. */
export interface DecodedFile extends Required<Source> {
  readonly text: string;
}

export class RecordFile {
  readonly games: GameNode[];
  readonly faults: readonly Fault[];
  readonly editor: Editor;
  readonly encoding: string;
  readonly isCertain: boolean;
  readonly bytes: Uint8Array | null;
  /** The rule sets by which changed moves are judged. */
  ruleSets: readonly RuleSet[] | null = null;
  /** Nodes that are still to be judged, the first of them last. */
  unjudged: readonly GameNode[] = [];
  #isAscii: boolean | null = null;

  constructor(
    readonly name: string,
    { games, faults = [] }: { readonly games: GameNode[]; readonly faults?: readonly Fault[] },
    { encoding = 'UTF-8', isCertain = true, bytes = null }: Source = {},
  ) {
    this.games = games;
    this.faults = faults;
    this.encoding = encoding;
    this.isCertain = isCertain;
    this.bytes = bytes;
    this.editor = new Editor(games, (from) => {
      if (!from || !this.ruleSets) return;
      this.expect(from);
      this.judge(AT_ONCE);
    });
  }

  static fromText(name: string, text: string, encoding?: string): RecordFile {
    return new RecordFile(name, readRecord(text), { encoding });
  }

  /** Decodes the bytes of a file, in a given encoding or in its own. */
  static decode(bytes: Uint8Array, given: string | null = null): DecodedFile {
    const { encoding, isCertain } = given === null ? encodingOf(bytes) : { encoding: given, isCertain: true };
    return { text: decoded(bytes, encoding), encoding, isCertain, bytes };
  }

  /** A file with one game that begins with a position. */
  static ofPosition(name: string, position: Position): RecordFile {
    return new RecordFile(name, { games: [new GameNode(null, [...GAME_PROPERTIES, ...setupProperties(position)])] });
  }

  /** Returns true if the file can be read in another encoding with another result. */
  get dependsOnEncoding(): boolean {
    this.#isAscii ??= !this.bytes?.some((byte) => byte >= 0x80);
    return !this.#isAscii;
  }

  /** Puts nodes on the list of those to be judged. */
  expect(from: GameNode): void {
    this.unjudged = [...this.unjudged, ...from.all().reverse()];
  }

  /** Judges the moves of up to `count` nodes that are to be judged; what only the program finds stays. */
  judge(count: number): void {
    const nodes = this.unjudged.slice(-count).reverse();
    this.unjudged = this.unjudged.slice(0, -count);
    for (const node of nodes) {
      const others = node.findings.filter(({ code }) => !/^M[12]/.test(code));
      const found = lintNode(node, this.ruleSets ?? []).filter(({ severity }) => severity !== 'note');
      if (found.length + node.findings.length > 0)
        node.findings = [...found.map((finding) => ({ ...finding, at: node })), ...others];
    }
  }

  get text(): string {
    return writeRecord(this.games);
  }
}
