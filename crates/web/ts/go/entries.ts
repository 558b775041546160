// The boards of the page's data as games of record files.
import type { Content, Entry, GameEntry } from './content.ts';
import { unlink } from './notation.ts';
import type { GameNode, Severity } from './record/node.ts';
import { RecordFile } from './record/record_file.ts';
import { Position } from './rules.ts';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note'];

/** Reads the file of a board, or creates one of its position. */
export function fileOfEntry({ files = [], rules }: Pick<Content, 'files' | 'rules'>, entry: Entry): RecordFile {
  const file = readFile(files, entry);
  file.ruleSets = rules;
  return file;
}

function readFile(files: Required<Content>['files'], entry: Entry): RecordFile {
  if (entry.file !== undefined) {
    // A file that the reader has opened has been read.
    if (typeof entry.file !== 'number') return entry.file;
    const data = files[entry.file];
    if (!data) throw new Error(`the page has no file ${entry.file}`);
    return RecordFile.fromText(data.name, data.text, data.encoding);
  }
  const file = RecordFile.ofPosition(entry.name, unlink(entry.board) ?? new Position(9, 9));
  for (const game of file.games) game.position.facts = entry.facts ?? null;
  // The question of a puzzle is about its first position.
  file.editor.keepsStart = entry.ask !== undefined;
  return file;
}

/** Collects the findings of a game after a change, in the order of its nodes. */
export function refreshFindings(entry: Entry, game: GameNode): void {
  entry.findings = game.all().flatMap(({ findings }) => findings);
}

/** Puts the program's findings at their nodes; each then has its node as `at`. */
export function putFindings(game: GameNode, { findings }: GameEntry): void {
  const [first] = findings;
  if (!first || first.at) return;
  const all = game.all();
  const nodes = new Set<GameNode>();
  for (const finding of findings) {
    const node = all[finding.node ?? 0];
    if (!node) continue;
    finding.at = node;
    node.findings = [...node.findings, finding];
    nodes.add(node);
  }
  for (const node of nodes)
    node.findings = [...node.findings].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}
