// The search over all facts about the boards of a list, its filters and its order.
import { word } from '../shared/language.ts';
import { answer } from './solution.ts';
import { standing } from './exercise.ts';
import { gameInfo, isGame, titleOf } from './record_info.ts';

/** The answer to a puzzle's question; null if there is none or it is hidden. */
export const answerOf = (app, index) => {
  const { ask } = app.entries[index];
  return ask && !app.content.exercise ? answer(app.root(index), ask) : null;
};

const SEVERITY_ORDER = ['error', 'warning', 'note'];

/** The worst severity of a game's findings; `clean` if there are none. */
export const worstOf = (findings) =>
  SEVERITY_ORDER.find((name) => findings.some(({ severity }) => severity === name)) ?? 'clean';

/** The verdict on a board: on a puzzle's answer, a record's findings, a student's exercise. */
function verdictsOf(app, index) {
  const entry = app.entries[index];
  if (isGame(entry)) return [worstOf(gameInfo(app, index).findings)];
  if (!entry.ask) return [];
  const right = answerOf(app, index);
  const said = { true: ['valid'], false: ['dead'], null: [] }[right] ?? [right.length > 0 ? 'some' : 'empty'];
  return [...said, standing(app, index)];
}

/** The winner of a result as in RE: B, W, 0 for a draw, ? if it names none. */
const wonIn = (result) => /^[BW](?=\+)/.exec(result)?.[0] ?? (/^(0|draw)$/i.test(result) ? '0' : '?');

/** The values of a board by filter. */
export const FILTERS = {
  tag: (app, index) => [app.entries[index].tag ?? null],
  question: (app, index) => [isGame(app.entries[index]) ? 'record' : (app.entries[index].ask ?? null)],
  won: (app, index) => [isGame(app.entries[index]) ? wonIn(gameInfo(app, index).result) : null],
  verdict: verdictsOf,
};

/** The name of a filter's value. */
export const filterValue = (name, value) => (name === 'tag' ? value : word(`${name}Name`, value));

/** The choices, which are kept while a board is shown. */
export const filters = { text: '', tag: '', question: '', won: '', verdict: '', order: 'given' };

// Games without a date or a name come last in either direction.
const compare = (one, other) => (one === '') - (other === '') || one.localeCompare(other, undefined, { numeric: true });
const byDate = (sign) => (one, other) =>
  (one.date === '') - (other.date === '') || sign * compare(one.date, other.date);

/** The orders of games. */
export const ORDERS = {
  given: null,
  newest: byDate(-1),
  oldest: byDate(1),
  black: (one, other) => compare(one.black, other.black),
  white: (one, other) => compare(one.white, other.white),
  most: (one, other) => other.findings.length - one.findings.length,
};

const haystacks = new Map();
let revision = 0;

/** Everything that a search looks at, in lower case. */
function haystack(app, index) {
  const entry = app.entries[index];
  // Names may have been edited since.
  if (revision !== app.revision) haystacks.clear();
  revision = app.revision;
  if (!isGame(entry)) return entry.name.toLowerCase();
  if (!haystacks.has(entry)) {
    const { black, white, ranks, date, result, event, findings } = gameInfo(app, index);
    const said = findings.flatMap(({ code, text }) => [code, text].flat());
    haystacks.set(entry, [entry.name, black, white, ...ranks, date, result, event, ...said].join('\n').toLowerCase());
  }
  return haystacks.get(entry);
}

function isWanted(app, index, words) {
  const text = words.length > 0 ? haystack(app, index) : '';
  if (!words.every((each) => text.includes(each))) return false;
  return Object.entries(FILTERS).every(([name, of]) => filters[name] === '' || of(app, index).includes(filters[name]));
}

/** The boards that match the search and the filters, in the chosen order. */
export function wantedOf(app, boards) {
  const words = filters.text.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = boards.filter((index) => isWanted(app, index, words));
  const order = ORDERS[filters.order];
  if (!order) return wanted;
  // Boards without a game come last.
  const facts = new Map(wanted.map((index) => [index, isGame(app.entries[index]) ? gameInfo(app, index) : null]));
  return wanted.sort((one, other) => {
    const [a, b] = [facts.get(one), facts.get(other)];
    return a && b ? order(a, b) : Boolean(b) - Boolean(a);
  });
}

/** The name of a board in one line of text. */
export const nameOf = (app, index) =>
  titleOf(app, index)
    .map((part) => part.textContent ?? part)
    .join('');
