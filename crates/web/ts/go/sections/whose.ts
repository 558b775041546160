// The student of an answer, and links to other students' answers to the same problem.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { linkToStudent } from '../class/links.ts';
import { card } from '../controls.ts';
import type { Section } from '../parts.ts';
import * as T from '../texts.ts';

export function whose(app: App): Section {
  const name = make('p');

  /** The board of another student's answer. Only students whose submissions could be read have boards. */
  function neighbour(step: 1 | -1): number | undefined {
    const { student, problem = 0 } = app.entry;
    const readers = app.students.filter(({ boards }) => boards.length > 0);
    return student && readers[readers.indexOf(student) + step]?.boards[problem];
  }
  const go = (step: 1 | -1) => {
    const board = neighbour(step);
    if (board !== undefined) location.hash = `#${board + 1}`;
  };
  const previous = button(word(T.previousStudent), () => go(-1));
  const following = button(word(T.nextStudent), () => go(1));
  const element = card('', name, make('div', { class: 'row' }, previous, following));
  element.id = 'whose';
  return {
    place: 'panel',
    element,
    update() {
      const { student, score } = app.entry;
      name.replaceChildren(...(student ? [linkToStudent(student), ` · ${score}`] : []));
      previous.disabled = neighbour(-1) === undefined;
      following.disabled = neighbour(1) === undefined;
    },
  };
}
