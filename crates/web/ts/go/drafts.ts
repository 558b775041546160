// Drafts of unsaved work in the browser.
import { nodeAt, wayTo } from './address.ts';
import type { App, FileKey } from './app.ts';
import { addFile, showAdded } from './opening.ts';
import { readRecord } from './record/read.ts';
import { RecordFile } from './record/record_file.ts';

/** A file as its draft has it. */
interface DraftFile {
  readonly name: string;
  readonly encoding: string;
  readonly text: string;
  /** The ways to the shown nodes of its games, by their numbers. */
  readonly ways: Readonly<Record<number, string>>;
  /** The number of the game on the board, if it is one of this file. */
  readonly game: number | null;
}

export interface Draft {
  readonly key: string;
  readonly time: number;
  readonly files: readonly DraftFile[];
}

// The drafts of this page: each tab has its own, so that tabs do not overwrite each other.
const DRAFTS = `gocheck draft ${location.pathname} `;
/** The key of this tab's draft. */
export const OWN_DRAFT = `${DRAFTS}${crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`}`;

/** The time in milliseconds that other tabs have to answer. */
const ANSWER_TIME = 200;

/** The files with unsaved work, with their keys. Tried moves of a puzzle are none. */
export const unsavedFiles = (app: App): [FileKey, RecordFile][] =>
  [...app.files].filter(([, { editor }]) => editor.isChanged && !editor.keepsStart);

export const hasUnsaved = (app: App): boolean => unsavedFiles(app).length > 0;

function draftOf(app: App, key: FileKey, { name, encoding, text }: RecordFile): DraftFile {
  const ways: Record<number, string> = {};
  let game: number | null = null;
  for (const [index, entry] of app.entries.entries()) {
    if (entry !== key && entry.file !== key) continue;
    const number = entry.game ?? 0;
    const shown = app.shown.get(index);
    if (shown) ways[number] = wayTo(shown);
    if (index === app.index) game = number;
  }
  return { name, encoding, text, ways, game };
}

let isKept = false;

/** Returns true if the browser keeps a draft of this tab. */
export const hasDraft = (): boolean => isKept;

/** Keeps the draft of this tab, or removes it if there is nothing to keep. `time` is that of the last change. Returns false if
 * the browser has no room for it. */
export function keepDraft(app: App, time: number): boolean {
  const files = unsavedFiles(app).map(([key, file]) => draftOf(app, key, file));
  try {
    if (files.length > 0) localStorage.setItem(OWN_DRAFT, JSON.stringify({ time, files }));
    else if (isKept) localStorage.removeItem(OWN_DRAFT);
    isKept = files.length > 0;
    return true;
  } catch {
    return false;
  }
}

export const discardDraft = (key: string): void => localStorage.removeItem(key);

/** Removes the draft of another tab or an earlier visit. */
export const discard = ({ key }: Draft): void => discardDraft(key);

/** The drafts of earlier visits and of other tabs, the latest first. */
function otherDrafts(): Draft[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(DRAFTS) && key !== OWN_DRAFT);
    const drafts: Draft[] = keys.map((key) => ({ key, ...JSON.parse(localStorage.getItem(key) ?? '{}') }));
    return drafts.filter((draft) => draft.files?.length > 0).sort((a, b) => b.time - a.time);
  } catch {
    // The browser keeps nothing, or the text is not from this page.
    return [];
  }
}

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('gocheck') : null;

/** Asks which drafts belong to tabs that are open. */
async function draftsOfTabs(): Promise<ReadonlySet<unknown>> {
  const live = new Set<unknown>();
  if (!channel) return live;
  channel.onmessage = ({ data }) => {
    if (data === 'who') channel.postMessage(OWN_DRAFT);
    else live.add(data);
  };
  channel.postMessage('who');
  await new Promise((done) => setTimeout(done, ANSWER_TIME));
  return live;
}

/** The drafts of earlier visits. */
export async function draftsOfVisits(): Promise<Draft[]> {
  const live = await draftsOfTabs();
  return otherDrafts().filter(({ key }) => !live.has(key));
}

/** Adds the files of a draft to the boards of the page, which stay as they are, and shows what was on the board. */
export function restore(app: App, draft: Draft): void {
  let shown: number | null = null;
  for (const { name, encoding, text, ways, game } of draft.files) {
    const file = new RecordFile(name, readRecord(text), { encoding });
    file.editor.markUnsaved();
    for (let index = addFile(app, file); index < app.entries.length; index += 1) {
      const number = app.entryAt(index).game ?? 0;
      app.shown.set(index, nodeAt(app.gameOf(index), ways[number] ?? '').node);
      if (shown === null || number === game) shown = index;
    }
  }
  app.revision += 1;
  if (keepDraft(app, draft.time)) discard(draft);
  if (shown !== null) showAdded(app, shown);
}
