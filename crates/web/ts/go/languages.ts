// The language of the page: at the start, and when the reader changes it.
import { byId } from '../shared/dom.ts';
import { choosesLanguage, setReadersLanguage } from '../shared/readers_language.ts';
import type { App } from './app.ts';
import { showTitle } from './navigation.ts';
import { build, update } from './update.ts';

export function buildInLanguage(app: App): void {
  setReadersLanguage(app.content.language);
  build(app);
  choosesLanguage(byId('language'), () => {
    app.toast.hide();
    build(app);
    if (!app.isOpen) return;
    if (!byId('one').hidden) showTitle(app);
    update(app);
  });
}
