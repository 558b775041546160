// Keys that step through the moves.
import { byId } from '../shared/dom.ts';
import type { App } from './app.ts';
import { stepOf } from './keys.ts';
import { go } from './navigation.ts';

export function listenToKeys(app: App): void {
  document.addEventListener('keydown', (event) => {
    const node = app.isOpen && !byId('one').hidden ? stepOf(event, app.node) : null;
    if (!node) return;
    event.preventDefault();
    go(app, node);
  });
}
