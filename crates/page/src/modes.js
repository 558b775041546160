// What a click on the board does.
import { section } from './app.js';
import { make } from './dom.js';
import { word } from './language.js';
import { choice, renew } from './choice.js';

section(10, function modes(app) {
  const element = make('div', { class: 'modes' });
  return {
    element,
    update() {
      const named = app.modes.map((mode) => [mode, word(mode)]);
      renew(element, choice(word('mode'), named, app.mode, (mode) => app.setMode(mode)));
      element.firstChild.hidden = app.modes.length === 1;
    },
  };
});
