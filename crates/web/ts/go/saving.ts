// Saves records, keeps drafts of unsaved work in the browser, and asks before unsaved work is left.
import * as T from './texts.ts';
import { nodeAt, wayTo } from './address.ts';
import { section } from './app.ts';
import { button, byId, make } from '../shared/dom.ts';
import { download } from '../shared/files.ts';
import { languageTag, word } from '../shared/language.ts';
import { addFile, showAdded } from './opening.ts';
import { readRecord } from './record/read.ts';
import { RecordFile } from './record/record_file.ts';

// The drafts of this page: each tab has its own, so that tabs do not overwrite each other.
const DRAFTS = `gocheck draft ${location.pathname} `;
const OWN = DRAFTS + (crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`);

/** The files with unsaved work, with their keys. Tried moves of a puzzle are none. */
const unsaved = (app) => [...app.files].filter(([, { editor }]) => editor.isChanged && !editor.keepsStart);

/** A file as its draft has it: its text, the ways to the shown nodes of its games, and the number of the game on the board. */
function drafted(app, key, { name, encoding, text }) {
  const boards = [...app.entries.keys()].filter((index) => [app.entries[index], app.entries[index].file].includes(key));
  const numberOf = (index) => app.entries[index].game ?? 0;
  const shown = boards.filter((index) => app.shown.has(index));
  const ways = Object.fromEntries(shown.map((index) => [numberOf(index), wayTo(app.shown.get(index))]));
  return { name, encoding, text, ways, game: boards.includes(app.index) ? numberOf(app.index) : null };
}

let isKept = false;
// When a file changed last; the draft is written again when the tab is shown or left.
let changedAt = 0;

/** Keeps the draft of this tab, or removes it if there is nothing to keep. Returns whether the browser has room for it. */
function keepDraft(app) {
  const files = unsaved(app).map(([key, file]) => drafted(app, key, file));
  try {
    if (files.length > 0) localStorage.setItem(OWN, JSON.stringify({ time: changedAt, files }));
    else if (isKept) localStorage.removeItem(OWN);
    isKept = files.length > 0;
    return true;
  } catch {
    return false;
  }
}

/** The drafts of earlier visits and of other tabs, the latest first: `{ key, time, files }`. */
function otherDrafts() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(DRAFTS) && key !== OWN);
    const drafts = keys.map((key) => ({ key, ...JSON.parse(localStorage.getItem(key)) }));
    return drafts.filter(({ files }) => files?.length > 0).sort((a, b) => b.time - a.time);
  } catch {
    // The browser keeps nothing, or the text is not from this page.
    return [];
  }
}

const isLive = new Set();
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('gocheck') : null;

/** Finds out which drafts belong to tabs that are open. */
function askTabs() {
  if (!channel) return Promise.resolve();
  channel.onmessage = ({ data }) => {
    if (data === 'who') channel.postMessage(OWN);
    else isLive.add(data);
  };
  channel.postMessage('who');
  return new Promise((done) => setTimeout(done, 200));
}

const fileName = (file) => file.name || 'board';

/** Adds the files of a draft to the boards of the page, which stay as they are, and shows what was on the board. */
function restore(app, { key, files }) {
  let shown = null;
  for (const { name, encoding, text, ways, game } of files) {
    const file = new RecordFile(name, readRecord(text), { encoding });
    file.editor.markUnsaved();
    for (let index = addFile(app, file); index < app.entries.length; index += 1) {
      const number = app.entries[index].game;
      app.shown.set(index, nodeAt(app.gameOf(index), ways?.[number] ?? '').node);
      if (shown === null || number === game) shown = index;
    }
  }
  app.revision += 1;
  if (keepDraft(app)) localStorage.removeItem(key);
  if (shown !== null) showAdded(app, shown);
}

/** Offers the drafts of earlier visits, above the board. */
async function offerDrafts(app) {
  await askTabs();
  const drafts = otherDrafts().filter(({ key }) => !isLive.has(key));
  const bar = (draft) => {
    const time = new Date(draft.time).toLocaleString(languageTag(), { dateStyle: 'medium', timeStyle: 'medium' });
    const line = make('div', { class: 'draft', role: 'status' });
    const act = (name, carryOut) =>
      button(word(name), () => {
        carryOut();
        line.remove();
      });
    line.append(
      word(T.draftOf, time, draft.files.map(fileName).join(', ')),
      act('restore', () => restore(app, draft)),
      act('discard', () => localStorage.removeItem(draft.key)),
    );
    return line;
  };
  byId('drafts')?.remove();
  document.querySelector('header').after(make('div', { id: 'drafts' }, ...drafts.slice(0, 3).map(bar)));
}

let timer = null;
let keptRevision = -1;
let isTold = false;

function save(app) {
  const { file } = app;
  const name = `${fileName(file)}.sgf`;
  download(name, 'application/x-go-sgf', file.text);
  file.editor.markSaved();
  keepDraft(app);
  app.toast.show(word(T.savedAs, name), 4);
  app.update();
}

section(6, function saving(app) {
  const maySave = () => app.node && app.modes.includes('edit') && byId('many').hidden;
  const act = button(word(T.saveSgf), () => save(app), { id: 'save', title: word(T.saveHelp), hidden: true });
  byId('save')?.remove();
  byId('open').after(act);
  document.onkeydown = (event) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !maySave()) return;
    const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (key === 's') save(app);
    else if (key === 'o') byId('open').click();
    else if (isTyping) return;
    else if (key === 'z') app.change((editor) => (event.shiftKey ? editor.redo() : editor.undo()));
    else if (key === 'y') app.change((editor) => editor.redo());
    else return;
    event.preventDefault();
  };
  const keepNow = () => {
    clearTimeout(timer);
    timer = null;
    if (keepDraft(app) || isTold) return;
    isTold = true;
    app.toast.show(word(T.draftFull), 12);
  };
  // The shown node may have changed since the last change of a file.
  const keepPending = () => (timer !== null || isKept) && keepNow();
  // Firefox may end scripts that run after `beforeunload`, Safari has no such event on phones, which end hidden pages.
  document.onvisibilitychange = keepPending;
  window.onpagehide = keepPending;
  window.onbeforeunload = (event) => {
    keepPending();
    if (unsaved(app).length > 0) event.preventDefault();
  };
  offerDrafts(app);
  return {
    element: make('div', { hidden: true }),
    isThere: () => false,
    update: () => {},
    marks() {
      act.hidden = !maySave();
      act.classList.toggle('main', app.editor.isChanged && !app.editor.keepsStart);
      if (keptRevision !== app.revision) {
        keptRevision = app.revision;
        changedAt = Date.now();
        if (isKept || unsaved(app).length > 0) timer ??= setTimeout(keepNow, 400);
      }
      return {};
    },
  };
});
