// The players, the result and the findings of the games on the page: for titles, tiles, filters and paper.
import { make } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import type { Content, Entry, GameEntry } from './content.ts';
import type { Finding, GameNode } from './record/node.ts';
import { readRecord } from './record/read.ts';
import { RecordFile } from './record/record_file.ts';
import type { Position } from './rules.ts';
import * as T from './texts.ts';

/** The boards of the page with the files that have been read. */
interface Boards {
  readonly content: Pick<Content, 'files'>;
  readonly files: ReadonlyMap<unknown, RecordFile>;
  entryAt(index: number): Entry;
  gameOf(index: number): GameNode;
}

/** True if a board of the page is a game of a record. */
export const isGame = (entry: Entry): entry is GameEntry => entry.file !== undefined;

/** The file of a game as the page's data has it; undefined if it has been read. */
const unreadFile = ({ content, files }: Boards, { file }: GameEntry) =>
  typeof file === 'number' && !files.has(file) ? content.files?.[file] : undefined;

// The root of a file's first game, up to the next node or variation.
const ROOT = /^[^(]{0,200}\(\s*;(?:[^;()[\]]|\[(?:\\.|[^\]\\])*\])*(?=[;()])/s;
/** A root that is not over by then is not read alone: the regular expression would run out of stack. */
const LONGEST_ROOT = 100_000;

/** The roots of first games by their files; null if they cannot be read alone. */
const roots = new Map<unknown, GameNode | null>();

/** The root of a game. If no one has opened the file, only the beginning of its first game is read. */
function rootOf(boards: Boards, index: number, entry: GameEntry): GameNode {
  const unread = unreadFile(boards, entry);
  if (!unread || entry.game > 0) return boards.gameOf(index);
  let root = roots.get(unread);
  if (root === undefined) {
    const [head] = ROOT.exec(unread.text.slice(0, LONGEST_ROOT)) ?? [];
    root = (head && readRecord(`${head})`).games[0]) || null;
    roots.set(unread, root);
  }
  return root ?? boards.gameOf(index);
}

/** What a game says about itself; texts are empty if it says nothing. */
export interface InfoOfGame {
  readonly black: string;
  readonly white: string;
  /** Black's and White's. */
  readonly ranks: readonly [black: string, white: string];
  readonly date: string;
  readonly result: string;
  readonly event: string;
  readonly findings: readonly Finding[];
}

function infoOfGame(boards: Boards, index: number, entry: GameEntry): InfoOfGame {
  const root = rootOf(boards, index, entry);
  const text = (name: string) => root.text(name).slice(0, 1000).replace(/\s+/g, ' ').trim();
  return {
    black: text('PB'),
    white: text('PW'),
    ranks: [text('BR'), text('WR')],
    date: text('DT'),
    result: text('RE'),
    event: text('EV'),
    findings: entry.findings,
  };
}

/** What a board says about its game; null if it is no game of a record. */
export function gameInfo(boards: Boards, index: number): InfoOfGame | null {
  const entry = boards.entryAt(index);
  return isGame(entry) ? infoOfGame(boards, index, entry) : null;
}

/** The heading of a board: the players of a game that names both, otherwise its name. */
export function titleOf(boards: Boards, index: number): (string | HTMLElement)[] {
  const { black, white } = gameInfo(boards, index) ?? {};
  if (black && white) return [make('bdi', {}, black), ' – ', make('bdi', {}, white)];
  const { name, set } = boards.entryAt(index);
  return [set ? word(T.ofSet, name, set) : name || word(T.title)];
}

/** The last position of a game's main line. Its tree is not kept if no one has opened the file: a page may have thousands. */
export function lastPosition(boards: Boards, index: number): Position {
  const entry = boards.entryAt(index);
  const unread = isGame(entry) ? unreadFile(boards, entry) : undefined;
  const game = unread && RecordFile.fromText(unread.name, unread.text).games[entry.game ?? 0];
  return (game ?? boards.gameOf(index)).last.position;
}

/** Where a game opens in a list: at its first finding, otherwise at the end of its main line. */
export function firstShown(root: GameNode, { findings = [] }: Entry): GameNode {
  const at = new Set(findings.map((finding) => finding.at));
  return (at.size > 0 && root.all().find((node) => at.has(node))) || root.last;
}
