// The boards of the page's data as games of record files.
import { BLACK, Position } from './rules.ts';
import { unlink } from './notation.ts';
import { RecordFile } from './record/record_file.ts';

const SEVERITIES = ['error', 'warning', 'note'];

/** Reads the file of a board, or creates one of its position. */
export function fileOfEntry(content, entry) {
  if (entry.file !== undefined) {
    const { name, text, encoding } = content.files[entry.file];
    return judged(RecordFile.fromText(name, text, encoding), content);
  }
  const file = RecordFile.ofPosition(entry.name, unlink(entry.board) ?? new Position(9, 9, BLACK));
  const [game] = file.games;
  game.position.facts = entry.facts ?? null;
  // The question of a puzzle is about its first position.
  file.editor.keepsStart = Boolean(entry.ask);
  return judged(file, content);
}

const judged = (file, { rules }) => Object.assign(file, { ruleSets: rules });

/** Collects the findings of a game after a change, in the order of its nodes. */
export function refreshFindings(entry, game) {
  entry.findings = game.all().flatMap(({ findings }) => findings);
}

/** Puts the program's findings at their nodes; each then has its node as `at`. */
export function putFindings(game, { findings }) {
  if (findings.length === 0 || findings[0].at) return;
  const all = game.all();
  for (const finding of findings) {
    finding.at = all[finding.node];
    finding.at.findings = [...finding.at.findings, finding];
  }
  for (const { at } of findings)
    at.findings.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}
