// Saves records, keeps drafts of unsaved work, and asks before unsaved work is left.
import { button, byId, make } from '../../shared/dom.ts';
import { download } from '../../shared/files.ts';
import { icon } from '../../shared/icons.ts';
import { languageTag, word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { change } from '../changes.ts';
import { type Draft, discard, draftsOfVisits, hasDraft, hasUnsaved, keepDraft, restore } from '../drafts.ts';
import type { Part } from '../parts.ts';
import * as T from '../texts.ts';
import { update } from '../update.ts';

/** The time in milliseconds after a change until its draft is kept. */
const DRAFT_DELAY = 400;

/** The most drafts that are offered. */
const MAX_DRAFTS = 3;

/** The name of a file without its ending. */
const fileName = ({ name }: { readonly name: string }) => name || 'board';

/** A draft with its buttons. */
function draftLine(app: App, draft: Draft): HTMLElement {
  const time = new Date(draft.time).toLocaleString(languageTag(), { dateStyle: 'medium', timeStyle: 'medium' });
  const line = make('div', { class: 'draft', role: 'status' });
  const act = (text: string, carryOut: () => void) =>
    button(text, () => {
      carryOut();
      line.remove();
    });
  line.append(
    word(T.draftOf, time, draft.files.map(fileName).join(', ')),
    act(word(T.restore), () => restore(app, draft)),
    act(word(T.discard), () => discard(draft)),
  );
  return line;
}

/** Offers the drafts of earlier visits, above the board. */
async function offerDrafts(app: App): Promise<void> {
  const clear = () => document.getElementById('drafts')?.remove();
  // They may be in another language.
  clear();
  const drafts = await draftsOfVisits();
  clear();
  const lines = drafts.slice(0, MAX_DRAFTS).map((draft) => draftLine(app, draft));
  document.querySelector('header')?.after(make('div', { id: 'drafts' }, lines));
}

// The state of drafts, which outlives a change of language.
let timer: ReturnType<typeof setTimeout> | null = null;
let keptRevision = -1;
/** When a file changed last; the draft is written again when the tab is shown or left. */
let changedAt = 0;
let isTold = false;

function keepNow(app: App): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  if (keepDraft(app, changedAt) || isTold) return;
  isTold = true;
  app.toast.show(word(T.draftFull), 12);
}

/** Keeps a draft soon after a change. */
function followChanges(app: App): void {
  if (keptRevision === app.revision) return;
  keptRevision = app.revision;
  changedAt = Date.now();
  if (hasDraft() || hasUnsaved(app)) timer ??= setTimeout(() => keepNow(app), DRAFT_DELAY);
}

/** Keeps the draft when the page is left, and lets the browser ask if work is unsaved. */
function listenToLeaving(app: App): void {
  // The shown node may have changed since the last change of a file.
  const keepPending = () => {
    if (timer !== null || hasDraft()) keepNow(app);
  };
  // Firefox may end scripts that run after `beforeunload`, Safari has no such event on phones, which end hidden pages.
  document.onvisibilitychange = keepPending;
  window.onpagehide = keepPending;
  window.onbeforeunload = (event) => {
    keepPending();
    if (hasUnsaved(app)) event.preventDefault();
  };
}

function save(app: App): void {
  // A text that is being written is part of the record.
  if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
  const { file } = app;
  const name = `${fileName(file)}.sgf`;
  download(name, 'application/x-go-sgf', file.text);
  file.editor.markSaved();
  keepDraft(app, changedAt);
  app.toast.show(word(T.savedAs, name), 4);
  update(app);
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Handles a key with Ctrl; returns false if it does nothing. */
function act(app: App, { key, shiftKey, target }: KeyboardEvent): boolean {
  const letter = key.toLowerCase();
  if (letter === 's') save(app);
  else if (letter === 'o') byId('open').click();
  else if (isField(target)) return false;
  else if (letter === 'z') change(app, (editor) => (shiftKey ? editor.redo() : editor.undo()));
  else if (letter === 'y') change(app, (editor) => editor.redo());
  else return false;
  return true;
}

export function saving(app: App): Part {
  const maySave = () => app.isOpen && app.hasMode('study') && byId('many').hidden;
  const saver = button([icon('save'), word(T.saveSgf)], () => save(app), {
    id: 'save',
    class: 'short',
    title: word(T.saveHelp),
    'aria-label': word(T.saveSgf),
    hidden: true,
  });
  document.getElementById('save')?.remove();
  byId('open').after(saver);
  document.onkeydown = (event) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (isCommand && maySave() && act(app, event)) event.preventDefault();
  };
  listenToLeaving(app);
  offerDrafts(app);
  return {
    follow() {
      saver.hidden = !maySave();
      saver.classList.toggle('main', app.editor.isChanged && !app.editor.keepsStart);
      followChanges(app);
    },
  };
}
