// Exercises: points are marked, then checked. A wrong answer may be corrected before the right one is shown, with the reasons.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import { addressOfBoard } from '../address.ts';
import {
  answerOf,
  askedOf,
  isGiven,
  nextOpen,
  noAnswer,
  progressOf,
  type ReaderAnswer,
  type Stage,
  setAnswers,
  stageOf,
} from '../answers.ts';
import type { App } from '../app.ts';
import type { Question } from '../content.ts';
import { card } from '../controls.ts';
import { lookAt } from '../explain.ts';
import { selectPoint, setMode } from '../modes.ts';
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

/** Marks other points. The answer must be checked again. */
function mark(app: App, points: readonly number[]): void {
  const answer = answerOf(app);
  answer.isRetry ||= answer.isChecked;
  answer.isChecked = false;
  answer.points = points;
  update(app);
}

export const exerciseMode: Mode = {
  name: 'exercise',
  start: (app) => app.gameOf(app.index),
  isThere: (app) => app.entry.ask !== undefined,
  // Otherwise pointing at each point would reveal the answer.
  hides: (app) => stageOf(app) !== 'done',
  act(app, point) {
    if (stageOf(app) === 'done' || app.entry.ask === 'rule' || start(app).cells[point] !== EMPTY) return;
    const { points } = answerOf(app);
    mark(app, points.includes(point) ? points.filter((each) => each !== point) : [...points, point]);
  },
};

/** The verdict on an answer in one line. While it may be corrected, only the numbers of wrong points are told. */
function verdict(ask: Question, stage: Stage, { isMissing }: ReaderAnswer, compared: Comparison): string {
  const { isRight, right, missing, extra } = compared;
  if (isMissing) return word(T.noAnswer);
  if (ask === 'rule') return word(isRight ? T.ruleRight : T.ruleWrong);
  if (isRight) return word(T.allRight);
  if (stage === 'wrong') return word(T.notYet, missing.length, extra.length);
  return word(T.result, right.length, missing.length, extra.length);
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

/** What is to be said about the points of an answer. */
function reasonLines(app: App, ask: Question, answer: ReaderAnswer): HTMLElement[] {
  const { missing, extra } = compare(start(app), ask, answer);
  return [
    ...missing.map((point) => reasonLine(app, 'missing', point)),
    ...extra.map((point) => reasonLine(app, 'extra', point)),
  ];
}

/** The verdict on a checked answer, and its slip. */
function result(app: App, ask: Question, stage: Stage, answer: ReaderAnswer): HTMLElement[] {
  const compared = compare(start(app), ask, answer);
  const { isRight } = compared;
  const slip = answer.isMissing || ask === 'rule' || isRight ? null : slipText(app, ask, answer.points);
  const said = make('p', { class: isRight ? 'good' : 'bad' }, verdict(ask, stage, answer, compared));
  if (slip) return [said, make('p', {}, slip)];
  const mayCorrect = stage === 'wrong' && ask !== 'rule';
  return mayCorrect ? [said, make('p', { class: 'faint' }, word(T.correct))] : [said];
}

export function exercise(app: App): Section {
  const question = make('p', { class: 'question' });
  const body = make('div', { class: 'outcome', role: 'status' });
  const actions = make('div', { class: 'row' });
  const reasons = make('div');
  const score = make('p', { class: 'faint score' });
  const isHere = () => app.mode === 'exercise';

  function set(indices: readonly number[], answer: ReaderAnswer): void {
    setAnswers(app, indices, answer);
    update(app);
  }
  const check = (value: boolean | null) =>
    set([app.index], { ...answerOf(app), isChecked: true, isRetry: false, value });
  const again = () => set([app.index], noAnswer());
  // Marks that are not checked are not stored, so a wrong answer is stored once more.
  const show = () => set([app.index], { ...answerOf(app), isChecked: true, isRetry: false, isShown: true });

  const checker = () => button(word(T.check), () => check(null), { class: 'main' });
  const clearer = ({ points }: ReaderAnswer) =>
    button(word(T.clearMarks), () => mark(app, []), { disabled: points.length === 0 });
  const shower = (name: string) => button(word(T.showAnswer), show, { class: name });

  /** The buttons while the answer is open or wrong. */
  function openActions(ask: Question, stage: Stage, answer: ReaderAnswer): HTMLElement[] {
    if (ask === 'rule')
      return stage === 'wrong'
        ? [shower('main'), button(word(T.again), again)]
        : [true, false].map((value) =>
            button(word(value ? T.valid : T.notValid), () => check(value), { class: 'main' }),
          );
    if (stage === 'wrong') return [shower('main'), clearer(answer)];
    return [checker(), clearer(answer), ...(answer.isRetry ? [shower('')] : [])];
  }

  /** The puzzles of the page; on that of a class, those of one student. */
  function asked(): number[] {
    const { student } = app.entry;
    return askedOf(app, [...app.entries.keys()]).filter((index) => app.entryAt(index).student === student);
  }

  /** The buttons of a finished answer. */
  function doneActions(): HTMLElement[] {
    // The answer of a student of a class stays.
    const acts = app.entry.student ? [] : [button(word(T.again), again)];
    // While solving there is nothing else on the page.
    if (app.isExercise) acts.push(button(word(T.explore), () => setMode(app, 'study')));
    const next = nextOpen(app, asked(), app.index);
    // The problems that a student left out are not exercises.
    if (next === undefined || isGiven(app, app.index)) return acts;
    const go = () => {
      location.hash = `#${addressOfBoard(app, next)}`;
    };
    return [button(word(T.nextPuzzle), go, { class: 'main' }), ...acts];
  }

  function showActions(ask: Question, stage: Stage, answer: ReaderAnswer): void {
    const hasFocus = actions.contains(document.activeElement);
    actions.replaceChildren(...(stage === 'done' ? doneActions() : openActions(ask, stage, answer)));
    // By keyboard, Check is followed by the next button at its place.
    if (hasFocus) actions.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
  }

  function showScore(): void {
    const all = asked();
    const { right, done } = progressOf(app, all);
    const parts: (Node | string)[] = [word(T.score, right, done, all.length)];
    if (done === all.length && all.length > 1) parts.push(` ${word(T.over)}`);
    if (done > 0 && !app.entry.student)
      parts.push(
        ' ',
        button(word(T.reset), () => set(all, noAnswer()), { class: 'quiet' }),
      );
    score.replaceChildren(...parts);
  }

  function showBody(ask: Question, stage: Stage, answer: ReaderAnswer): void {
    const { points } = answer;
    if (stage !== 'open') body.replaceChildren(...result(app, ask, stage, answer));
    else if (ask === 'rule') body.replaceChildren();
    else {
      const said = points.length === 0 ? word(T.markHelp) : word(T.picked, points.length);
      body.replaceChildren(make('p', { class: 'faint' }, said));
    }
    const lines = stage === 'done' ? reasonLines(app, ask, answer) : [];
    reasons.replaceChildren(...(lines.length > 0 ? [make('ul', { class: 'reasons' }, lines)] : []));
  }

  return {
    place: 'tools',
    element: card('', question, body, actions, reasons, score),
    isThere: isHere,
    follow() {
      const root = document.documentElement;
      root.toggleAttribute('data-solving', isHere() && !isGiven(app, app.index));
      root.toggleAttribute('data-exercise', app.isExercise);
    },
    marks() {
      const { ask } = app.entry;
      if (!isHere() || !ask) return {};
      const answer = answerOf(app);
      if (stageOf(app) !== 'done') return { picked: answer.points };
      const { right, missing, extra } = compare(start(app), ask, answer);
      return { right, missing, extra };
    },
    update() {
      const { ask } = app.entry;
      if (!ask) return;
      const answer = answerOf(app);
      const stage = stageOf(app);
      question.textContent = word(T.ask[ask], nameOfColor(start(app).toMove));
      showBody(ask, stage, answer);
      showActions(ask, stage, answer);
      showScore();
    },
  };
}
