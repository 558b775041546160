// What a click on the board does.
import { section } from './app.js';
import { make } from './dom.js';
import { word } from './language.js';
import { choice } from './choice.js';

section(10, function modes(app) {
  const element = make('div', { class: 'modes' });
  return {
    element,
    update() {
      const set = (mode) => {
        app.setMode(mode);
        element.querySelector(`[data-value="${mode}"]`).focus();
      };
      element.replaceChildren(choice(word('mode'), app.modes.map((mode) => [mode, word(mode)]), app.mode, set));
      element.firstChild.hidden = app.modes.length === 1;
    },
  };
});
