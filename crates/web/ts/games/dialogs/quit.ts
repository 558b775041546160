// Quitting the program.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import { quit as ask } from '../api/requests.ts';
import type { App } from '../play/app.ts';
import * as T from '../texts.ts';
import { cancelButton, openDialog, row } from './dialog.ts';

export function quit(app: App): void {
  const yes = button(word(T.quit), () => app.attempt(ask()), { id: 'quit-yes', className: 'main' });
  openDialog(word(T.quit), make('p', {}, word(T.quitAsk)), row(cancelButton(), yes));
}
