// A list as tiles with a search, filters and an order; on paper a sheet for students and a separate one with the answers.
import { button, byId, make } from '../../shared/dom.ts';
import { type DataText, told, word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import type { Question } from '../content.ts';
import { namePoint } from '../notation.ts';
import { isValid, pointsOf } from '../puzzle.ts';
import * as T from '../texts.ts';
import type { BoardList } from './board_list.ts';
import { factList, faultCard, legendOf, remedyCard } from './cards.ts';
import { controls } from './controls.ts';
import { unbroken } from './example.ts';
import { wantedOf } from './filters.ts';
import { nameOf } from './game_tile.ts';
import { exerciseCard } from './progress.ts';
import { tileList } from './tile_list.ts';

/** A list that is shown. */
export interface ListView {
  /** The boards that match the search and the filters, in their order. */
  readonly shown: readonly number[];
  /** Adapts the list to the window. */
  follow(): void;
  beforePrint(): void;
  afterPrint(): void;
}

/** The answer to a question as it is written on paper. */
function writtenAnswer(app: App, index: number, ask: Question): string {
  const position = app.startOf(index);
  if (ask === 'rule') return word(isValid(position) ? T.valid : T.notValid);
  return pointsOf(position, ask)
    .map((point) => namePoint(position, point, 'numbers'))
    .join(' ');
}

/** The answers on paper; none of an exercise. */
const answerLines = (app: App, boards: readonly number[]) =>
  boards.map((index) => {
    const { ask } = app.entryAt(index);
    if (!ask || app.isExercise) return null;
    return make('div', {}, make('dt', {}, nameOf(app, index)), make('dd', {}, writtenAnswer(app, index, ask)));
  });

/** A card with texts; null without any. */
function textCard(title: string, texts: readonly DataText[] = [], name = ''): HTMLElement | null {
  if (texts.length === 0) return null;
  return make(
    'section',
    { class: `card ${name}` },
    title ? make('h2', {}, title) : null,
    texts.map((text) => make('p', {}, unbroken(told(text)))),
  );
}

/** Shows a list. `changed` shows it again after a change of answers. */
export function showList(app: App, list: BoardList, changed: () => void): ListView {
  const { boards, isOfOne } = list;
  const tiles = tileList(app, isOfOne && !app.isExercise ? 'grid of-one' : 'grid');
  const count = make('output', { class: 'faint' });
  const answers = make('section', { class: 'answers' });
  let shown: readonly number[] = [];
  function filter(): void {
    shown = wantedOf(app, boards);
    tiles.show(shown);
    count.textContent = shown.length === 0 ? word(T.noBoards) : word(T.shown, shown.length, boards.length);
  }
  filter();

  /** The line for a pupil's name on a sheet of puzzles. */
  const isSheet = !app.content.gallery && boards.some((index) => app.entryAt(index).ask);
  const nameLine = isSheet ? make('p', { class: 'name-line' }, word(T.labelled, word(T.nameLine), '').trim()) : null;
  const filterBar = () => {
    const print = button(word(T.print), () => window.print(), { class: 'quiet' });
    return make('div', { class: 'filters' }, controls(app, boards, filter), print, count);
  };
  const hasFilters = boards.length > 0 && !isOfOne;
  const parts = [
    list.facts && list.facts.length > 0 ? factList(list.facts) : null,
    list.fault ? faultCard(list.fault) : null,
    textCard('', list.notes),
    list.remedies && list.remedies.length > 0 ? remedyCard(list.remedies) : null,
    isOfOne && !app.isExercise ? null : exerciseCard(app, boards, changed),
    legendOf(app, boards),
    ...(hasFilters ? [filterBar(), nameLine] : []),
    tiles.element,
    textCard(word(T.unanswered), list.unanswered),
    textCard('', list.after, 'faint after'),
    answers,
  ];
  byId('many').replaceChildren(...parts.filter((part) => part !== null));

  return {
    get shown() {
      return shown;
    },
    follow: tiles.follow,
    beforePrint() {
      tiles.drawAll();
      // The remarks on a student's answers contain the right ones.
      const lines = isOfOne ? [] : answerLines(app, shown);
      answers.replaceChildren(make('h2', {}, word(T.answers)), make('dl', {}, lines));
    },
    afterPrint: tiles.release,
  };
}
