// What a click on the board does.
import * as T from './texts.ts';
import { section } from './app.ts';
import { make } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import { choice, renew } from './choice.ts';

section(10, function modes(app) {
  const element = make('div', { class: 'modes' });
  return {
    element,
    update() {
      const named = app.modes.map((mode) => [mode, word(mode)]);
      renew(
        element,
        choice(word(T.mode), named, app.mode, (mode) => app.setMode(mode)),
      );
      element.firstChild.hidden = app.modes.length === 1;
    },
  };
});
