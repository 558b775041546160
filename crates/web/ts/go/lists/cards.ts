// Facts and statements above a list.
import { make } from '../../shared/dom.ts';
import { told, word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import type { FaultBoard, Statement } from '../content.ts';
import { nameOfColor } from '../names.ts';
import { unlink } from '../notation.ts';
import { BLACK } from '../rules.ts';
import * as T from '../texts.ts';
import type { Fact } from './board_list.ts';
import { example, type LegendMark, legend, unbroken } from './example.ts';

/** Facts with their names, in large type. */
export const factList = (facts: readonly Fact[]): HTMLElement =>
  make(
    'dl',
    { class: 'facts' },
    facts.map(([name, value]) => make('div', {}, make('dt', {}, told(name)), make('dd', {}, value))),
  );

/** The faults of a program, or several causes of which one is true, with the smallest board that shows the first. */
export function faultCard({ causes, board }: FaultBoard): HTMLElement {
  const cause = (faults: FaultBoard['causes'][number]) =>
    faults.flatMap(([text, help]) => [make('p', {}, make('b', {}, told(text))), make('p', {}, told(help))]);
  const count = causes.length;
  const first = causes[0] ?? [];
  const side = nameOfColor(unlink(board.board)?.toMove ?? BLACK);
  return make(
    'section',
    { class: 'card fault' },
    make('h2', {}, word(T.causes, count, first.length)),
    count > 1
      ? make(
          'ol',
          {},
          causes.map((faults) => make('li', {}, cause(faults))),
        )
      : cause(first),
    example(board, make('p', {}, word(T.smallest, count)), board.ask ? word(T.ask[board.ask], side) : ''),
  );
}

/** Statements about a submission, each after the problems that it is about. `name` is their class. */
export const statementLines = (statements: readonly Statement[], name = ''): HTMLElement[] =>
  statements.map(([problems, text]) =>
    make('p', { class: name }, problems ? make('b', {}, problems) : null, problems ? ' ' : null, unbroken(told(text))),
  );

/** What to do about a submission. */
export const remedyCard = (remedies: readonly Statement[]): HTMLElement =>
  make('section', { class: 'card remedies' }, make('h2', {}, word(T.remedies)), statementLines(remedies));

/** The legend of the boards of a list; none without marks. */
export function legendOf(app: App, boards: readonly number[]): HTMLElement | null {
  if (!app.content.gallery || app.isExercise) return null;
  const all = boards.map((index) => app.entryAt(index)).filter(({ ask }) => ask);
  if (all.length === 0) return null;
  const kinds: LegendMark[] = [];
  if (all.some(({ given }) => given)) kinds.push('right', 'missing', 'extra');
  else if (all.some(({ ask }) => ask !== 'rule')) kinds.push('answer');
  if (all.some(({ facts }) => facts && facts.dead.length > 0)) kinds.push('dead');
  return legend(kinds);
}
