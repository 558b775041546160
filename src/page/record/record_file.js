// A file of records: its games, and the editor that changes them.
import { Editor, setupProperties } from './editor.js';
import { Node } from './node.js';
import { readRecord } from './read.js';
import { writeRecord } from './write.js';

export class RecordFile {
  constructor(name, { games, faults = [] }, encoding = 'UTF-8') {
    Object.assign(this, { name, encoding, games, faults, editor: new Editor(games) });
  }

  static fromText(name, text, encoding) {
    return new RecordFile(name, readRecord(text), encoding);
  }

  /** A file with one game that begins with a position. */
  static ofPosition(name, position) {
    const start = [{ name: 'GM', values: ['1'] }, { name: 'FF', values: ['4'] }];
    return new RecordFile(name, { games: [new Node(null, [...start, ...setupProperties(position)])] });
  }

  get text() {
    return writeRecord(this.games);
  }
}
