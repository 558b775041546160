// The files that the reader has opened stay on the page when it is reloaded, with their changes.
import { nodeAt, wayTo } from './address.ts';
import type { App } from './app.ts';
import { discardDraft, keepDraft, OWN_DRAFT, unsavedFiles } from './drafts.ts';
import { go, open } from './navigation.ts';
import { addFile, hasList } from './opening.ts';
import { readRecord } from './record/read.ts';
import { RecordFile } from './record/record_file.ts';
import { type Fields, isFields, keepFields, recalledFields } from './reload.ts';

const KEPT = 'files';

/** The files that the reader has opened, in their order. */
const openedFiles = ({ entries }: App): RecordFile[] => [
  ...new Set(entries.flatMap(({ file }) => (file instanceof RecordFile ? [file] : []))),
];

/** The bytes of a file that has never been changed, which can be read in any encoding; otherwise its text. */
function contentOf({ bytes, editor, text }: RecordFile): Fields {
  if (!bytes || editor.canUndo || editor.isChanged) return { text };
  return { bytes: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
}

function fileFields(file: RecordFile): Fields {
  const { name, encoding, isCertain, editor } = file;
  return { name, encoding, isCertain, isChanged: editor.isChanged, ...contentOf(file) };
}

function keptFields(app: App): Fields {
  const opened = openedFiles(app);
  const unsaved = unsavedFiles(app);
  return {
    files: opened.map(fileFields),
    // The draft of a file of the page itself is offered again.
    draft: unsaved.every(([, file]) => opened.includes(file)) ? OWN_DRAFT : null,
    index: app.index,
    ways: [...app.shown].map(([index, node]) => [index, wayTo(node)]),
  };
}

/** Reads a kept file; null if it is not one of ours. */
function readKept({ name, encoding, isCertain, isChanged, text, bytes }: Fields): RecordFile | null {
  if (typeof name !== 'string' || typeof encoding !== 'string') return null;
  if (typeof bytes === 'string') {
    const source = RecordFile.decode(
      Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0)),
      encoding,
    );
    return new RecordFile(name, readRecord(source.text), { ...source, isCertain: isCertain === true });
  }
  if (typeof text !== 'string') return null;
  const file = new RecordFile(name, readRecord(text), { encoding });
  if (isChanged === true) file.editor.markUnsaved();
  return file;
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Opens the kept files again. Returns the number of the board that was shown, if one of theirs was. */
export function reopenFiles(app: App): number | null {
  const kept = recalledFields(KEPT);
  keepFields(KEPT, () => keptFields(app));
  const files = listIn(kept.files).map((each) => (isFields(each) ? readKept(each) : null));
  const added = files.flatMap((file) => (file ? [addFile(app, file)] : []));
  const [first] = added;
  if (first === undefined) return null;
  for (const [index, way] of listIn(kept.ways).map(listIn)) {
    if (typeof index !== 'number' || typeof way !== 'string' || !app.entries[index]?.isOpened) continue;
    app.shown.set(index, nodeAt(app.gameOf(index), way).node);
  }
  if (typeof kept.draft === 'string' && keepDraft(app, Date.now())) discardDraft(kept.draft);
  const { index } = kept;
  return typeof index === 'number' && app.entries[index]?.isOpened ? index : null;
}

/** Shows a board of a reopened file, where no address names it. */
export function showReopened(app: App, index: number | null): void {
  if (index === null || hasList()) return;
  const node = app.nodeOf(index);
  open(app, index);
  go(app, node);
}
