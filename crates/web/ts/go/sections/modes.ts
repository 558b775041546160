// The choice of what a click on the board does.
import { make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { choice, renew } from '../controls.ts';
import { setMode } from '../modes.ts';
import type { Section } from '../parts.ts';
import * as T from '../texts.ts';

export function modes(app: App): Section {
  const element = make('div', { class: 'modes' });
  let shown = '';
  return {
    place: 'panel',
    element,
    update() {
      const named = app.modes.map(({ name }) => [name, word(T.modeNames[name])] as const);
      const buttons = choice(word(T.mode), named, app.mode, (name) => setMode(app, name));
      buttons.hidden = named.length === 1;
      const state = [app.mode, ...named.flat()].join('\n');
      if (state !== shown) renew(element, buttons);
      shown = state;
    },
  };
}
