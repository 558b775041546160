// Controls that several sections have.
import { button, type Child, type Children, make, type Properties } from '../shared/dom.ts';

/** A part of the panel with a heading. */
export const card = (title: string, ...children: Children): HTMLElement =>
  make('section', { class: 'card' }, title ? make('h2', {}, title) : null, ...children);

export const row = (...children: Children): HTMLElement => make('div', { class: 'row' }, ...children);

/** Buttons, one of which is chosen. */
export function choice<Value extends string | number>(
  name: string,
  options: readonly (readonly [value: Value, words: string])[],
  chosen: Value,
  choose: (value: Value) => void,
): HTMLElement {
  const buttons = options.map(([value, words]) =>
    button(words, () => choose(value), { 'aria-pressed': String(value === chosen), dataset: { value } }),
  );
  return make('div', { class: 'choice', role: 'group', 'aria-label': name }, buttons);
}

/** A list of values with their names. */
export const select = (
  properties: Properties<HTMLSelectElement>,
  options: readonly (readonly [value: string | number, words: Child])[],
): HTMLSelectElement =>
  make(
    'select',
    properties,
    options.map(([value, words]) => make('option', { value: String(value) }, words)),
  );

/** Sets the text of an element, if it is another one: the same text would be laid out again. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Replaces the children of an element. The button that has the focus keeps it: the new one with the same data. */
export function renew(element: HTMLElement, ...children: readonly Node[]): void {
  const focused = document.activeElement;
  const isInside = focused instanceof HTMLElement && element.contains(focused);
  const [data] = isInside ? Object.entries(focused.dataset) : [];
  element.replaceChildren(...children);
  if (data) element.querySelector<HTMLElement>(`[data-${data[0]}="${data[1]}"]`)?.focus({ preventScroll: true });
}
