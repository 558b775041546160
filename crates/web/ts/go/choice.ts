// Buttons, one of which is chosen.
import { button, make } from '../shared/dom.ts';

/** Creates the group: `options` are pairs of a value and its name. */
export function choice(name, options, chosen, choose) {
  const buttons = options.map(([value, words]) =>
    button(words, () => choose(value), { 'aria-pressed': String(value === chosen), 'data-value': value }),
  );
  return make('div', { class: 'choice', role: 'group', 'aria-label': name }, ...buttons);
}

/** Replaces the children of an element. The button that has the focus keeps it: the new one with the same data. */
export function renew(element, ...children) {
  const { activeElement } = document;
  const [data] = element.contains(activeElement) ? Object.entries(activeElement.dataset) : [];
  element.replaceChildren(...children);
  if (data) element.querySelector(`[data-${data[0]}="${data[1]}"]`)?.focus({ preventScroll: true });
}
