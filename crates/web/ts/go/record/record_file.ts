// A file of records: its games, and the editor that changes them.
import { Editor, setupProperties } from './editor.ts';
import { decoded, encodingOf } from './encoding.ts';
import { lintNode } from './lint.ts';
import { Node } from './node.ts';
import { readRecord } from './read.ts';
import { writeRecord } from './write.ts';

// The number of nodes that are judged at once after a change.
const AT_ONCE = 1000;

export class RecordFile {
  /** `bytes` are those of a file that the reader has opened, for another encoding. */
  constructor(name, { games, faults = [] }, { encoding = 'UTF-8', isCertain = true, bytes = null } = {}) {
    Object.assign(this, { name, encoding, isCertain, bytes, games, faults, editor: new Editor(games) });
    // The rule sets by which changed moves are judged.
    this.ruleSets = null;
    // Nodes that are still to be judged, the first of them last.
    this.unjudged = [];
    this.editor.onChange = (from) => {
      if (!from || !this.ruleSets) return;
      this.expect(from);
      this.judge(AT_ONCE);
    };
  }

  static fromText(name, text, encoding) {
    return new RecordFile(name, readRecord(text), { encoding });
  }

  /** Decodes the bytes of a file, in a given encoding or in its own: `{ text, encoding, isCertain, bytes }`. */
  static decode(bytes, given = null) {
    const { encoding, isCertain } = given ? { encoding: given, isCertain: true } : encodingOf(bytes);
    return { text: decoded(bytes, encoding), encoding, isCertain, bytes };
  }

  /** A file with one game that begins with a position. */
  static ofPosition(name, position) {
    const start = [
      { name: 'GM', values: ['1'] },
      { name: 'FF', values: ['4'] },
    ];
    return new RecordFile(name, { games: [new Node(null, [...start, ...setupProperties(position)])] });
  }

  /** Puts nodes on the list of those to be judged. */
  expect(from) {
    this.unjudged = this.unjudged.concat(from.all().reverse());
  }

  /** Judges the moves of up to `count` nodes that are to be judged; what only the program finds stays. */
  judge(count) {
    for (const node of this.unjudged.splice(-count).reverse()) {
      const others = node.findings.filter(({ code }) => !/^M[12]/.test(code));
      const found = lintNode(node, this.ruleSets).filter(({ severity }) => severity !== 'note');
      if (found.length + node.findings.length > 0)
        node.findings = [...found.map((finding) => ({ ...finding, at: node })), ...others];
    }
  }

  get text() {
    return writeRecord(this.games);
  }
}
