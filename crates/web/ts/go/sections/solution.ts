// The question of a puzzle on paper, and the answer with its reasons.
import { make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import type { Question } from '../content.ts';
import { lookAt } from '../explain.ts';
import { nameOfColor } from '../names.ts';
import type { Section } from '../parts.ts';
import { analysisOf, isValid, pointsOf } from '../puzzle.ts';
import type { Position } from '../rules.ts';
import * as T from '../texts.ts';
import { update } from '../update.ts';
import { sentences } from './point.ts';

/** The question of the shown board, about its first position. */
const questionOf = (app: App, ask: Question) => word(T.ask[ask], nameOfColor(app.startOf(app.index).toMove));

/** When printed, a puzzle shows its question and no marks of the answer. */
export function question(app: App): Section {
  const element = make('p', { class: 'on-paper' });
  return {
    place: 'panel',
    element,
    isThere: () => app.entry.ask !== undefined && app.mode !== 'exercise',
    update() {
      const { ask } = app.entry;
      element.textContent = ask ? questionOf(app, ask) : '';
    },
  };
}

/** The points whose facts are the reasons of an answer. */
function reasonPoints(position: Position, ask: Question): readonly number[] {
  switch (ask) {
    case 'rule':
      // One stone of each group without liberties.
      return position
        .groups()
        .filter(({ liberties }) => liberties.length === 0)
        .map(({ stones }) => Math.min(...stones));
    case 'captures':
      return pointsOf(position, ask);
    case 'moves':
      return analysisOf(position).suicides;
  }
}

/** The answer with its reasons, which can be unfolded; on the page of a run it is unfolded. */
export function solution(app: App): Section {
  const summary = make('summary');
  const lines = make('ul', { class: 'reasons' });
  const element = make('details', { class: 'card solution', open: app.content.gallery ?? false }, summary, lines);
  element.addEventListener('toggle', () => app.isOpen && update(app));

  /** The question, while its answer may be shown. */
  function answered(): Question | null {
    const { ask } = app.entry;
    const isShown = ask && !app.hides && app.mode !== 'exercise' && app.position === app.startOf(app.index);
    return isShown ? ask : null;
  }

  const reasons = (position: Position, ask: Question) =>
    reasonPoints(position, ask)
      .map((point) => lookAt(position, point, position.toMove, app.content.rules))
      .map((look) => make('li', {}, sentences(app, look).join(' ')));

  return {
    place: 'moves',
    element,
    isThere: () => answered() !== null,
    marks() {
      const ask = answered();
      return ask && ask !== 'rule' && element.open ? { answer: pointsOf(app.position, ask) } : {};
    },
    update() {
      const ask = answered();
      if (!ask) return;
      const { position } = app;
      const said =
        ask === 'rule'
          ? word(isValid(position) ? T.valid : T.notValid)
          : word(T.answerIs, pointsOf(position, ask).length);
      summary.textContent = element.open ? word(T.labelled, word(T.answer), said) : word(T.answer);
      lines.replaceChildren(...(element.open ? reasons(position, ask) : []));
    },
  };
}
