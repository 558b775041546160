// Keyed rendering.
import { type Children, make } from '../shared/dom.ts';

/** The parts of an element. A part is rebuilt only if its key changes, so that clicks and the focus are not lost. */
export class KeyedParts {
  private readonly parts = new Map<string, { readonly element: HTMLElement; key: string }>();

  constructor(private readonly host: HTMLElement) {}

  /** Shows a part; its name is its class. The first call for each name decides the order of the parts. */
  show(name: string, key: readonly unknown[], build: () => Children): HTMLElement {
    let part = this.parts.get(name);
    if (!part) {
      part = { element: make('div', { className: name }), key: '' };
      this.parts.set(name, part);
      this.host.append(part.element);
    }
    const text = JSON.stringify(key);
    if (part.key !== text) {
      part.key = text;
      part.element.replaceChildren(...make('div', {}, ...build()).childNodes);
    }
    return part.element;
  }
}
