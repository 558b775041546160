// Remarks on a puzzle.
import { make } from '../../shared/dom.ts';
import { told } from '../../shared/language.ts';
import { notesOf } from '../answers.ts';
import type { App } from '../app.ts';
import type { Section } from '../parts.ts';

export function notes(app: App): Section {
  const element = make('section', { class: 'card notes' });
  const all = () => notesOf(app, app.entry);
  return {
    place: 'panel',
    element,
    isThere: () => all().length > 0,
    update: () => element.replaceChildren(...all().map((note) => make('p', {}, told(note)))),
  };
}
