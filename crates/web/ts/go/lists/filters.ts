// The search over all facts about the boards of a list, its filters and its order.
import { type Text, word } from '../../shared/language.ts';
import { standingOf } from '../answers.ts';
import type { App } from '../app.ts';
import type { Question } from '../content.ts';
import { isValid, pointsOf } from '../puzzle.ts';
import type { Finding, Severity } from '../record/node.ts';
import { gameInfo, type InfoOfGame } from '../record_info.ts';
import type { Fields } from '../reload.ts';
import * as T from '../texts.ts';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note'];

/** The worst severity of a game's findings; `clean` if there are none. */
export const worstOf = (findings: readonly Finding[]): Severity | 'clean' =>
  SEVERITIES.find((name) => findings.some(({ severity }) => severity === name)) ?? 'clean';

type Verdict = keyof typeof T.verdictNames;

/** What the answer to a puzzle says; none if it is hidden. */
function answerVerdicts(app: App, index: number, ask: Question): readonly Verdict[] {
  if (app.isExercise) return [];
  const position = app.startOf(index);
  if (ask === 'rule') return [isValid(position) ? 'valid' : 'dead'];
  return [pointsOf(position, ask).length > 0 ? 'some' : 'empty'];
}

/** The verdicts on a board: on a puzzle's answer, a record's findings, a student's exercise. */
function verdictsOf(app: App, index: number): readonly Verdict[] {
  const game = gameInfo(app, index);
  if (game) return [worstOf(game.findings)];
  const { ask } = app.entryAt(index);
  return ask ? [...answerVerdicts(app, index, ask), standingOf(app, index)] : [];
}

function winnerOf(result: string): T.Winner {
  const [winner] = /^[BW](?=\+)/.exec(result) ?? [];
  if (winner === 'B' || winner === 'W') return winner;
  return /^(0|draw)$/i.test(result) ? '0' : '?';
}

function questionOf(app: App, index: number): readonly (Question | 'record')[] {
  if (gameInfo(app, index)) return ['record'];
  const { ask } = app.entryAt(index);
  return ask ? [ask] : [];
}

/** A filter: the values of a board, as keys of `names`. */
export interface Filter {
  readonly name: 'tag' | 'question' | 'won' | 'verdict';
  readonly valuesOf: (app: App, index: number) => readonly string[];
  readonly names: Readonly<Record<string, Text>>;
}

export const FILTERS: readonly Filter[] = [
  {
    name: 'tag',
    valuesOf(app, index) {
      const { tag } = app.entryAt(index);
      return tag === undefined ? [] : [tag];
    },
    names: {},
  },
  { name: 'question', valuesOf: questionOf, names: T.questionNames },
  {
    name: 'won',
    valuesOf(app, index) {
      const game = gameInfo(app, index);
      return game ? [winnerOf(game.result)] : [];
    },
    names: T.winnerNames,
  },
  { name: 'verdict', valuesOf: verdictsOf, names: T.verdictNames },
];

/** The name of a filter's value. Tags have none but themselves. */
export function nameOfValue({ names }: Filter, value: string): string {
  const name = names[value];
  return name ? word(name) : value;
}

// Games without a date or a name come last in either direction.
const compare = (one: string, other: string) =>
  Number(one === '') - Number(other === '') || one.localeCompare(other, undefined, { numeric: true });

const byDate = (sign: 1 | -1) => (one: InfoOfGame, other: InfoOfGame) =>
  Number(one.date === '') - Number(other.date === '') || sign * compare(one.date, other.date);

type Order = keyof typeof T.orderNames;

/** The orders of games; none as they are given. */
const ORDERS: Readonly<Record<Order, ((one: InfoOfGame, other: InfoOfGame) => number) | null>> = {
  given: null,
  newest: byDate(-1),
  oldest: byDate(1),
  black: (one, other) => compare(one.black, other.black),
  white: (one, other) => compare(one.white, other.white),
  most: (one, other) => other.findings.length - one.findings.length,
};

/** The names of the table above. */
export const ORDER_NAMES = Object.keys(ORDERS) as readonly Order[];

/** The choices, which are kept while a board is shown. An empty filter lets every board pass. */
export const chosen: { text: string; order: Order } & Record<Filter['name'], string> = {
  text: '',
  tag: '',
  question: '',
  won: '',
  verdict: '',
  order: 'given',
};

/** Takes over choices that were kept. */
export function restoreChoices(kept: Fields): void {
  for (const name of ['text', 'tag', 'question', 'won', 'verdict'] as const) {
    const value = kept[name];
    if (typeof value === 'string') chosen[name] = value;
  }
  chosen.order = ORDER_NAMES.find((name) => name === kept.order) ?? chosen.order;
}

/** What a search looks at, by board, until a record changes. */
const haystacks = new Map<number, string>();
let revision = 0;

/** Everything that a search looks at, in lower case. */
function haystackOf(app: App, index: number): string {
  const { name } = app.entryAt(index);
  const game = gameInfo(app, index);
  if (!game) return name.toLowerCase();
  // Names may have been edited since.
  if (revision !== app.revision) haystacks.clear();
  revision = app.revision;
  const known = haystacks.get(index);
  if (known !== undefined) return known;
  const { black, white, ranks, date, result, event, findings } = game;
  const said = findings.flatMap(({ code, text }) => [code, text].flat());
  const haystack = [name, black, white, ...ranks, date, result, event, ...said].join('\n').toLowerCase();
  haystacks.set(index, haystack);
  return haystack;
}

function isWanted(app: App, index: number, words: readonly string[]): boolean {
  const text = words.length > 0 ? haystackOf(app, index) : '';
  if (!words.every((each) => text.includes(each))) return false;
  return FILTERS.every(({ name, valuesOf }) => chosen[name] === '' || valuesOf(app, index).includes(chosen[name]));
}

/** The boards that match the search and the filters, in the chosen order. */
export function wantedOf(app: App, boards: readonly number[]): number[] {
  const words = chosen.text.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = boards.filter((index) => isWanted(app, index, words));
  const order = ORDERS[chosen.order];
  if (!order) return wanted;
  // Boards without a game come last.
  const games = new Map(wanted.map((index) => [index, gameInfo(app, index)]));
  return wanted.sort((one, other) => {
    const [a, b] = [games.get(one), games.get(other)];
    return a && b ? order(a, b) : Number(Boolean(b)) - Number(Boolean(a));
  });
}
