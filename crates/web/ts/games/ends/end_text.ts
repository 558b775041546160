// How games ended, in the language of the page.
import { type DataText, type Template, type Text, told, word } from '../../shared/language.ts';
import type { AdjudicationKind, AdjudicationOf, AdjudicationValues, GameEnd } from '../api/end.ts';
import { quote } from '../quote.ts';
import * as T from '../texts.ts';
import { faultText } from './faults.ts';

/** The texts of a game for its own rules, by the words that records have for them. */
export type Endings = Readonly<Record<string, Text>>;

/** The reason of an end as a heading. Reasons of other programs are in their words. */
export function heading(reason: string, endings: Endings = {}): string {
  const text = endings[reason] ?? T.headings[reason];
  return text ? word(text) : reason;
}

const ADJUDICATIONS: {
  readonly [Kind in AdjudicationKind]: Template<[values: AdjudicationValues[Kind]]>;
} = {
  score: {
    en: ({ moves, score }) => `agreed score: ${score} or more at ${moves} moves of each`,
    zh: ({ moves, score }) => `双方评分一致：各自连续 ${moves} 步的评分不低于 ${score / 100} 子`,
  },
  draw: {
    en: ({ moves, score }) => `agreed draw: ${score} or less at ${moves} moves of each`,
    zh: ({ moves, score }) => `双方同意和棋：各自连续 ${moves} 步的评分不超过 ${score / 100} 子`,
  },
  exact: {
    en: ({ black, white }) => `exact endgame, ${black} to ${white}`,
    zh: ({ black, white }) => `残局精确计算，${black} 比 ${white}`,
  },
  told: {
    en: ({ reason, answer }) => heading(reason) + (answer === undefined ? '' : `: ${quote(answer)}`),
    zh: ({ reason, answer }) => heading(reason) + (answer === undefined ? '' : `：“${answer}”`),
  },
};

function adjudicationText<Kind extends AdjudicationKind>(end: AdjudicationOf<Kind>): string {
  const wording: Template<[values: AdjudicationValues[Kind]]> = ADJUDICATIONS[end.adjudication];
  return word(wording, end);
}

/** The kinds of early ends that have texts. */
export const ADJUDICATION_KINDS: readonly string[] = Object.keys(ADJUDICATIONS);

/** An end with its evidence. */
export function endText(end: GameEnd, endings: Endings): string {
  switch (end.by) {
    case 'rules':
      return heading(end.reason, endings);
    case 'fault':
      return faultText(end);
    case 'adjudicated':
      return adjudicationText(end);
    case 'void':
      return told(end.reason);
  }
}

/** An end with its evidence, and a hint about the cause of a fault. */
export const endWithHint = (end: GameEnd, hint: DataText | undefined, endings: Endings): string =>
  [endText(end, endings), ...(hint === undefined ? [] : [told(hint)])].join(word(T.semicolon));
