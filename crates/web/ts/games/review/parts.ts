// The parts of the review's card.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { Line } from '../api/analysis.ts';
import type { Effort, MoveReview, SideSummary } from '../api/review.ts';
import { chips, type Go } from '../lines.ts';
import { COLORS, ofSide, type Sides } from '../sides.ts';
import * as T from '../texts.ts';
import { isSure, percent, worthWithUnit } from '../values.ts';
import { isBettered, MISTAKES, type MistakeReview, sentence, signOf } from './verdicts.ts';

const row = (...children: readonly (HTMLElement | false)[]) => make('div', { className: 'row' }, ...children);

const EFFORTS: readonly Effort[] = ['quick', 'usual', 'thorough'];

interface Beginning {
  readonly effort: Effort;
  readonly canBegin: boolean;
  /** Whether a review is what one is likely to want. */
  readonly isMain: boolean;
  readonly choose: (effort: Effort) => void;
  readonly begin: () => void;
}

/** Before the review: the choice of its effort. */
export function beginning({ effort, canBegin, isMain, choose, begin }: Beginning): HTMLElement[] {
  const options = EFFORTS.map((each) => new Option(word(T.efforts[each]), each));
  const select = make('select', { id: 'effort', 'aria-label': word(T.effort) }, options);
  select.value = effort;
  select.onchange = () => choose(EFFORTS[select.selectedIndex] ?? effort);
  const start = button(word(T.beginReview), begin, {
    id: 'begin-review',
    className: isMain ? 'main' : '',
    disabled: !canBegin,
  });
  return [row(select, start)];
}

/** While it is under way: how far it is. */
export const progress = (stop: () => void): HTMLElement[] => [
  row(make('progress'), make('span'), button(word(T.stop), stop, { id: 'stop-review' })),
];

/** Shows that the first moves were reviewed. */
export function showProgress(part: HTMLElement, known: number, all: number): void {
  const bar = part.querySelector('progress');
  const text = part.querySelector('span');
  if (!bar || !text) return;
  bar.max = all;
  bar.value = known;
  bar.ariaLabel = word(T.reviewing, known, all);
  text.textContent = `${known} / ${all}`;
}

interface Steps {
  /** The mistakes before and after the current move. */
  readonly before: MistakeReview | undefined;
  readonly after: MistakeReview | undefined;
  readonly go: (ply: number) => void;
  /** Whether the current move is a mistake. */
  readonly isMistake: boolean;
  /** Lets the user look for a better move. */
  readonly retry: () => void;
  /** Reviews the other moves; null if there are none. */
  readonly more: { readonly isHidden: boolean; readonly begin: () => void } | null;
}

/** Steps from mistake to mistake. */
export function steps({ before, after, go, isMistake, retry, more }: Steps): HTMLElement[] {
  const step = (id: string, sign: string, title: string, mistake: MistakeReview | undefined) =>
    button(sign, mistake ? () => go(mistake.ply) : null, { id, title, 'aria-label': title, disabled: !mistake });
  return [
    row(
      step('mistake-back', '‹ ?', word(T.mistakeBack), before),
      step('mistake-next', '? ›', word(T.mistakeNext), after),
      button(word(T.tryAgain), retry, { id: 'retry', className: 'main', disabled: !isMistake }),
      more !== null && button(word(T.reviewOn), more.begin, { id: 'more-review', hidden: more.isHidden }),
    ),
  ];
}

/** The verdict on a move, and better lines; `go` shows the position after a number of moves of the game and some others. */
export function verdict(review: MoveReview | undefined, game: string, go: (from: number) => Go): HTMLElement[] {
  if (!review) return [make('p', { className: 'verdict' }, word(T.chooseMove))];
  const before = go(review.ply - 1);
  const line = (title: string, { moves, score, chance, depth, isExact }: Line) => {
    const value = [
      worthWithUnit(score, game),
      ...(isSure(score) ? [] : [`${percent(chance)}%`]),
      isExact ? word(T.exact) : word(T.depth, depth),
    ].join(' · ');
    return make(
      'p',
      { className: 'variation' },
      make('b', {}, title),
      make('span', { className: 'value' }, value),
      chips(moves, before),
    );
  };
  return [
    make('p', { className: `verdict ${review.verdict}`, id: 'verdict' }, sentence(review, game)),
    ...(isBettered(review) ? [line(word(T.better), review.best)] : []),
    line(word(T.played), review.played),
  ];
}

/** How well each side played. */
export function summaries(sides: Sides<SideSummary>): HTMLElement {
  const cells = COLORS.map((color) => {
    const { accuracy, inaccuracies: inaccuracy, mistakes: mistake, blunders: blunder } = ofSide(sides, color);
    const counts = { inaccuracy, mistake, blunder };
    return make(
      'div',
      {},
      make('i', { className: `piece ${color}` }),
      make('b', {}, accuracy === null ? '–' : `${accuracy.toFixed(0)}%`),
      MISTAKES.map((kind) =>
        make('span', { className: `count ${kind}`, title: word(T.verdicts[kind]) }, `${signOf(kind)} ${counts[kind]}`),
      ),
    );
  });
  return make('div', { role: 'group', title: word(T.accuracy), 'aria-label': word(T.accuracy) }, cells);
}
