// A group of buttons, one of which is chosen.
import { button, make } from './dom.js';

/** Creates the group: `options` are pairs of a value and its name. */
export function choice(name, options, chosen, choose) {
  const buttons = options.map(([value, words]) =>
    button(words, () => choose(value), { 'aria-pressed': String(value === chosen), 'data-value': value }),
  );
  return make('div', { class: 'choice', role: 'group', 'aria-label': name }, ...buttons);
}
