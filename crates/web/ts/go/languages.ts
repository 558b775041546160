// The language of the page: at the start, and when the reader changes it.
import { byId } from '../shared/dom.ts';
import { keep, kept } from '../shared/keep.ts';
import { setLanguage, switchesLanguage } from '../shared/language.ts';
import type { App } from './app.ts';
import { build, update } from './update.ts';

const KEPT = 'language';

/** Makes the page in the language of the reader's choice, otherwise its own or the browser's. */
export function buildInLanguage(app: App): void {
  const { keepsLanguage, language } = app.content;
  setLanguage(kept(KEPT) ?? (keepsLanguage ? language : navigator.language.slice(0, 2)));
  build(app);
  switchesLanguage(byId('language'), (chosen) => {
    keep(KEPT, chosen);
    app.toast.hide();
    build(app);
    if (app.isOpen) update(app);
  });
}
