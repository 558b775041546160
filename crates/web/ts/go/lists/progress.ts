// Above a list of puzzles: the way into the exercise, and in an exercise the progress and the way out.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import { addressOfBoard, SOLVE } from '../address.ts';
import { askedOf, nextOpen, noAnswer, progressOf, setAnswers } from '../answers.ts';
import type { App } from '../app.ts';
import * as T from '../texts.ts';

const go = (address: string) => {
  location.hash = `#${address}`;
};

/** The share of right and of wrong answers as a bar. */
function meter(right: number, done: number, all: number): HTMLElement {
  const part = (name: string, count: number) => {
    const element = make('i', { class: name });
    element.style.width = `${(100 * count) / all}%`;
    return element;
  };
  return make('div', { class: 'meter', 'aria-hidden': 'true' }, part('right', right), part('wrong', done - right));
}

/** The progress of an exercise. `changed` is called after all answers have been removed. */
function progress(app: App, asked: readonly number[], changed: () => void): HTMLElement {
  const { right, done } = progressOf(app, asked);
  const next = nextOpen(app, asked);
  const reset = () => {
    setAnswers(app, asked, noAnswer());
    changed();
    document.querySelector<HTMLElement>('.progress button')?.focus();
  };
  const text = word(T.score, right, done, asked.length);
  return make(
    'section',
    { class: 'card progress' },
    make('p', { role: 'status' }, next === undefined ? `${text} ${word(T.over)}` : text),
    meter(right, done, asked.length),
    make(
      'div',
      { class: 'row' },
      next === undefined
        ? null
        : button(word(done > 0 ? T.proceed : T.begin), () => go(addressOfBoard(app, next)), { class: 'main' }),
      done > 0 ? button(word(T.reset), reset) : null,
      app.content.exercise ? null : button(word(T.leaveExercise), () => go('')),
    ),
  );
}

/** What is above a list with puzzles; null above another one. */
export function exerciseCard(app: App, boards: readonly number[], changed: () => void): HTMLElement | null {
  const asked = askedOf(app, boards);
  if (asked.length === 0) return null;
  if (app.isExercise) return progress(app, asked, changed);
  return make(
    'div',
    { class: 'row lead' },
    button(word(T.solve), () => go(SOLVE), { class: 'main', id: 'solve' }),
  );
}
