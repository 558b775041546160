// Remarks on a puzzle.
import { make } from '../../shared/dom.ts';
import { told } from '../../shared/language.ts';
import type { App } from '../app.ts';
import type { Section } from '../parts.ts';

export function notes(app: App): Section {
  const element = make('section', { class: 'card notes' });
  const all = () => app.entry.notes ?? [];
  return {
    place: 'panel',
    element,
    isThere: () => app.entry.notes !== undefined,
    update: () => element.replaceChildren(...all().map((note) => make('p', {}, told(note)))),
  };
}
