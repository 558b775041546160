// Starts a page with the data of the file.
import { byId } from '../shared/dom.ts';
import { App } from './app.ts';
import type { Content } from './content.ts';
import { listenToKeys } from './keyboard.ts';
import { buildInLanguage } from './languages.ts';
import { clickPoint, selectPoint } from './modes.ts';
import { go } from './navigation.ts';
import type { Page } from './parts.ts';
import { reopenFiles, showReopened } from './reopening.ts';
import { update } from './update.ts';

/** Draws the board as on paper while the page is printed. */
function listenToPrinting(app: App): void {
  const setPaper = (isOnPaper: boolean) => {
    app.isOnPaper = isOnPaper;
    if (app.isOpen) update(app);
  };
  addEventListener('beforeprint', () => setPaper(true));
  addEventListener('afterprint', () => setPaper(false));
}

export function startPage(page: Page): void {
  // It says why the page is blank.
  document.getElementById('blocked')?.remove();
  // Written by the program, whose tests check it.
  const content = JSON.parse(byId('data').textContent) as Content;
  const app = new App(content, page);
  page.prepare?.(app);
  app.board.listen({
    at: (point) => selectPoint(app, point),
    act: (point) => clickPoint(app, point),
    swipe(direction) {
      const node = direction < 0 ? app.node.next : app.node.parent;
      if (node && !app.hides) go(app, node);
    },
    tells: () => !app.hides,
    // An exercise has no moves to step through.
    takesArrows: () => app.mode === 'exercise',
  });
  buildInLanguage(app);
  const reopened = reopenFiles(app);
  listenToKeys(app);
  listenToPrinting(app);
  const follow = () => page.show(app, location.hash.slice(1));
  follow();
  showReopened(app, reopened);
  addEventListener('hashchange', follow);
}
