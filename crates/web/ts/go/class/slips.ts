// Submissions that could not be read, and frequent slips.
import { make } from '../../shared/dom.ts';
import { told, word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import type { SlipData, UnreadData } from '../content.ts';
import { example, legend, unbroken } from '../lists/example.ts';
import * as T from '../texts.ts';
import { linkTo } from './links.ts';

/** The submissions that could not be read, with what to do about them; null if there are none. */
export function unreadCard(app: App, remedies: readonly UnreadData[]): HTMLElement | null {
  const count = remedies.reduce((sum, { students }) => sum + students.length, 0);
  if (count === 0) return null;
  return make(
    'section',
    { class: 'card unread' },
    make('h2', {}, word(T.unreadHead, count)),
    remedies.flatMap(({ text, students }) => [
      make('p', {}, unbroken(told(text))),
      make(
        'ul',
        {},
        students.map(([index, reason]) => make('li', {}, linkTo(app, index), ' ', unbroken(told(reason)))),
      ),
    ]),
  );
}

/** A slip: a board that shows it, and the students, who can be unfolded: a class sees the page, too. */
function slipCard(app: App, { title, students, board, answer }: SlipData): HTMLElement {
  const source = answer && app.students[answer[0]]?.boards[answer[1]];
  const names = students.map((index) => make('li', {}, linkTo(app, index)));
  return example(
    board,
    make('b', {}, told(title)),
    make('p', { class: 'faint' }, word(T.studentCount, students.length)),
    make('details', {}, make('summary', {}, word(T.nameList)), make('ul', {}, names)),
    source === undefined ? null : make('a', { href: `#${source + 1}` }, word(T.exampleOf, board.name)),
  );
}

/** The slips with the legend of their boards; null if there are none. */
export function slipCards(app: App, slips: readonly SlipData[]): HTMLElement | null {
  if (slips.length === 0) return null;
  const hasDead = slips.some(({ board }) => board.facts && board.facts.dead.length > 0);
  const dead = hasDead ? (['dead'] as const) : [];
  return make(
    'section',
    { class: 'slips' },
    make('h2', {}, word(T.frequentSlips)),
    legend(['right', 'missing', 'extra', ...dead]),
    make(
      'div',
      { class: 'grid' },
      slips.map((slip) => slipCard(app, slip)),
    ),
  );
}
