// Exercises: points are marked, then checked, with the reasons.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import { answerOf, noAnswer, type ReaderAnswer, setAnswers, standingOf } from '../answers.ts';
import type { App } from '../app.ts';
import type { Question } from '../content.ts';
import { card } from '../controls.ts';
import { lookAt } from '../explain.ts';
import { selectPoint } from '../modes.ts';
import { nameOfColor, nameOfPoint } from '../names.ts';
import type { Mode, Section } from '../parts.ts';
import { type Comparison, compare } from '../puzzle.ts';
import { EMPTY } from '../rules.ts';
import { slipText } from '../slips.ts';
import * as T from '../texts.ts';
import { update } from '../update.ts';
import { sentences } from './point.ts';

/** The question is about the first position. */
const start = (app: App) => app.startOf(app.index);

export const exerciseMode: Mode = {
  name: 'exercise',
  start: (app) => app.gameOf(app.index),
  isThere: (app) => app.entry.ask !== undefined,
  // Otherwise pointing at each point would reveal the answer.
  hides: (app) => !answerOf(app).isChecked,
  act(app, point) {
    const answer = answerOf(app);
    if (answer.isChecked || app.entry.ask === 'rule' || start(app).cells[point] !== EMPTY) return;
    const { points } = answer;
    answer.points = points.includes(point) ? points.filter((each) => each !== point) : [...points, point];
    update(app);
  },
};

/** The verdict on an answer in one line. */
function verdict(ask: Question, { isMissing }: ReaderAnswer, { isRight, right, missing, extra }: Comparison): string {
  if (isMissing) return word(T.noAnswer);
  if (ask === 'rule') return word(isRight ? T.ruleRight : T.ruleWrong);
  return isRight ? word(T.allRight) : word(T.result, right.length, missing.length, extra.length);
}

/** A line about a point: its kind and its reasons. A click selects the point. */
function reasonLine(app: App, kind: 'missing' | 'extra', point: number): HTMLElement {
  const position = start(app);
  const look = lookAt(position, point, position.toMove, app.content.rules);
  const takesNothing = kind === 'extra' && app.entry.ask === 'captures' && position.cells[point] === EMPTY;
  const said = [...(takesNothing ? [word(T.takesNothing)] : []), ...sentences(app, look)];
  return make(
    'li',
    { class: kind },
    make('b', {}, word(T.markNames[kind])),
    ' ',
    button(nameOfPoint(app, point), () => selectPoint(app, point), { class: 'quiet' }),
    make('span', {}, said.join(' ')),
  );
}

/** The verdict, the slip and the reasons of a checked answer. */
function result(app: App, ask: Question, answer: ReaderAnswer): HTMLElement[] {
  const compared = compare(start(app), ask, answer);
  const { isRight, missing, extra } = compared;
  const slip = answer.isMissing || ask === 'rule' || isRight ? null : slipText(app, ask, answer.points);
  const lines = [
    ...missing.map((point) => reasonLine(app, 'missing', point)),
    ...extra.map((point) => reasonLine(app, 'extra', point)),
  ];
  return [
    make('p', { class: isRight ? 'good' : 'bad' }, verdict(ask, answer, compared)),
    ...(slip ? [make('p', {}, slip)] : []),
    make('ul', { class: 'reasons' }, lines),
  ];
}

export function exercise(app: App): Section {
  const question = make('p', { class: 'question' });
  const body = make('div', { class: 'outcome', role: 'status' });
  const actions = make('div', { class: 'row' });
  const score = make('p', { class: 'faint score' });
  const isHere = () => app.mode === 'exercise';

  function set(indices: readonly number[], answer: ReaderAnswer): void {
    setAnswers(app, indices, answer);
    update(app);
  }
  const check = (value: boolean | null) => set([app.index], { ...answerOf(app), isChecked: true, value });
  const again = () => set([app.index], noAnswer());
  // Marks that are not checked are not stored.
  const clear = () => {
    answerOf(app).points = [];
    update(app);
  };

  /** The buttons while the answer is not checked. */
  function openActions(ask: Question, { points }: ReaderAnswer): HTMLElement[] {
    if (ask === 'rule')
      return [
        button(word(T.valid), () => check(true), { class: 'main' }),
        button(word(T.notValid), () => check(false), { class: 'main' }),
      ];
    return [
      button(word(T.check), () => check(null), { class: 'main' }),
      button(word(T.clearMarks), clear, { disabled: points.length === 0 }),
    ];
  }

  /** The puzzles of the page; on that of a class, those of one student. */
  function asked(): number[] {
    const { student } = app.entry;
    return [...app.entries.keys()].filter((index) => {
      const entry = app.entryAt(index);
      return entry.ask && entry.student === student;
    });
  }

  function showScore(): void {
    const all = asked();
    const standings = all.map((index) => standingOf(app, index));
    const right = standings.filter((each) => each === 'right').length;
    const done = standings.filter((each) => each !== 'open').length;
    const parts: (Node | string)[] = [word(T.score, right, done, all.length)];
    if (done === all.length && all.length > 1) parts.push(` ${word(T.over)}`);
    if (done > 0 && !app.entry.student)
      parts.push(
        ' ',
        button(word(T.reset), () => set(all, noAnswer()), { class: 'quiet' }),
      );
    score.replaceChildren(...parts);
  }

  /** The next puzzle that is not answered: after this one, otherwise from the first. */
  function nextOpen(): number | undefined {
    const open = asked().filter((index) => standingOf(app, index) === 'open');
    return open.find((index) => index > app.index) ?? open[0];
  }

  function showActions(ask: Question, answer: ReaderAnswer): void {
    if (!answer.isChecked) {
      actions.replaceChildren(...openActions(ask, answer));
      return;
    }
    // The answer of a student of a class stays.
    actions.replaceChildren(...(app.entry.student ? [] : [button(word(T.again), again)]));
    const next = nextOpen();
    // The problems that a student left out are not exercises.
    if (next === undefined || app.entry.given) return;
    const go = () => {
      location.hash = `#${next + 1}`;
    };
    actions.prepend(button(word(T.nextPuzzle), go, { class: 'main' }));
  }

  function showBody(ask: Question, answer: ReaderAnswer): void {
    const { isChecked, points } = answer;
    if (isChecked) body.replaceChildren(...result(app, ask, answer));
    else if (ask === 'rule') body.replaceChildren();
    else {
      const said = points.length === 0 ? word(T.markHelp) : word(T.picked, points.length);
      body.replaceChildren(make('p', { class: 'faint' }, said));
    }
  }

  return {
    place: 'tools',
    element: card('', question, body, actions, score),
    isThere: isHere,
    marks() {
      const { ask } = app.entry;
      if (!isHere() || !ask) return {};
      const answer = answerOf(app);
      if (!answer.isChecked) return { picked: answer.points };
      const { right, missing, extra } = compare(start(app), ask, answer);
      return { right, missing, extra };
    },
    update() {
      const { ask } = app.entry;
      if (!ask) return;
      const answer = answerOf(app);
      question.textContent = word(T.ask[ask], nameOfColor(start(app).toMove));
      showBody(ask, answer);
      showActions(ask, answer);
      showScore();
    },
  };
}
