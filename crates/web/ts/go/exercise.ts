// Exercises: points are marked, then checked, with the reasons. Results are stored only in the browser.
import * as T from './texts.ts';
import { MODES, card, section } from './app.ts';
import { button, make } from '../shared/dom.ts';
import { keep, kept } from '../shared/keep.ts';
import { plural, word } from '../shared/language.ts';
import { SHAPES, circle, cross, path } from './board.ts';
import { EMPTY, opponent } from './rules.ts';
import { lookAt } from './explain.ts';
import { sentences } from './point.ts';
import { answer, empties, root } from './solution.ts';

Object.assign(SHAPES, {
  picked: circle(0.24),
  right: path('m-.2 0l.15 .16 .27-.32'),
  missing: circle(0.28),
  extra: cross(0.19),
});

/** The text of the slip that explains a wrong answer, if there is one. */
function slip(app, given) {
  const [position, question] = [root(app), app.entry.ask];
  const right = answer(position, question);
  const { rows, cols } = position;
  const isSame = (points) => points.length === given.length && points.every((point) => given.includes(point));
  const moved = (move) =>
    right
      .map((point) => move(Math.floor(point / cols), point % cols))
      .map(([row, col]) => (row < 0 || col < 0 || row >= rows || col >= cols ? -1 : row * cols + col));
  const other = position.setUp([], opponent(position.toMove));
  const slips = [
    ['slipSwapped', () => rows === cols && moved((row, col) => [col, row])],
    ['slipFromOne', () => moved((row, col) => [row + 1, col + 1])],
    ['slipBoth', () => rows === cols && moved((row, col) => [col + 1, row + 1])],
    ['slipColor', () => answer(other, question)],
    ['slipSuicide', () => question === 'moves' && empties(position)],
    ['slipMoves', () => question === 'captures' && answer(position, 'moves')],
    ['slipCapturesOnly', () => question === 'moves' && answer(position, 'captures')],
  ];
  const found = slips.find(([, points]) => {
    const expected = points();
    return expected && expected.length > 0 && isSame(expected);
  });
  if (found) return word(T.slip[found[0]]);
  const elsewhere = app.entries.find((entry, index) => {
    if (entry === app.entry || !entry.ask || entry.ask === 'rule' || entry.name === app.entry.name) return false;
    const there = app.root(index);
    return given.length > 0 && there.rows === rows && there.cols === cols && isSame(answer(there, entry.ask));
  });
  return elsewhere ? word(T.slipOther, elsewhere.name) : null;
}

/** The answer to each puzzle (points, or valid or not), and whether it was checked. */
const given = new Map();

const of = (app) => {
  const { index, entry } = app;
  if (!given.has(index)) given.set(index, { points: [], value: null, isChecked: false, ...stored(entry) });
  return given.get(index);
};

// Puzzles of the same name are distinguished by their boards.
const keyOf = ({ name, board, ask }) => `${name} ${ask} ${board}`;
const STORE = 'gocheck exercise';

/** The earlier answer, from the page or stored in the browser. */
const stored = (entry) => (entry.given ? { ...entry.given, isChecked: true } : recall()[keyOf(entry)]);

function recall() {
  try {
    return JSON.parse(kept(STORE)) ?? {};
  } catch {
    // The stored text is not JSON, so it is not from this page.
    return {};
  }
}

/** Stores the answers to some puzzles. Those to others stay as they are: they may be from another tab. */
function store(app, indices) {
  const all = recall();
  for (const index of indices) {
    const { isChecked, points, value } = given.get(index);
    const key = keyOf(app.entries[index]);
    if (isChecked) all[key] = { isChecked, points, value };
    else delete all[key];
  }
  keep(STORE, JSON.stringify(all));
}

/** The right, missing and extra points of an answer. */
export function marksOf(position, ask, puzzle) {
  const right = answer(position, ask);
  if (ask === 'rule') return { isRight: puzzle.value === right, right: [], missing: [], extra: [] };
  const parts = {
    right: puzzle.points.filter((point) => right.includes(point)),
    missing: right.filter((point) => !puzzle.points.includes(point)),
    extra: puzzle.points.filter((point) => !right.includes(point)),
  };
  return { isRight: parts.missing.length + parts.extra.length === 0, ...parts };
}

/** Whether a puzzle of the page was answered: right, wrong or open. */
export function standing(app, index) {
  const entry = app.entries[index];
  const puzzle = given.get(index) ?? stored(entry);
  if (!puzzle?.isChecked || puzzle.isMissing || !entry.ask) return 'open';
  const position = app.root(index);
  const right = answer(position, entry.ask);
  const isSame = Array.isArray(right)
    ? right.length === puzzle.points.length && right.every((point) => puzzle.points.includes(point))
    : right === puzzle.value;
  return isSame ? 'right' : 'wrong';
}

MODES.set('exercise', {
  // The question is about the first position.
  start: (app) => app.gameOf(app.index),
  isThere: (app) => Boolean(app.entry.ask),
  // Otherwise pointing at each point would reveal the answer.
  hides: (app) => !of(app).isChecked,
  act(app, point) {
    const puzzle = of(app);
    if (puzzle.isChecked || app.entry.ask === 'rule' || root(app).cells[point] !== 0) return;
    const at = puzzle.points.indexOf(point);
    if (at < 0) puzzle.points.push(point);
    else puzzle.points.splice(at, 1);
    app.update();
  },
});

section(
  20,
  function exercise(app) {
    const question = make('p', { class: 'question' });
    const body = make('div', { class: 'outcome', role: 'status' });
    const actions = make('div', { class: 'row' });
    const score = make('p', { class: 'faint score' });
    const element = card('', question, body, actions, score);
    const isHere = () => app.mode === 'exercise';

    const mayStore = (index) => !app.entries[index].given;

    function check(value = null) {
      Object.assign(of(app), { isChecked: true, value });
      store(app, [app.index].filter(mayStore));
      app.update();
    }

    function again() {
      const { isChecked } = of(app);
      Object.assign(of(app), { isChecked: false, points: [], value: null });
      // Marks that are not checked are not stored.
      if (isChecked) store(app, [app.index].filter(mayStore));
      app.update();
    }

    function reset() {
      const asked = [...app.entries.keys()].filter((index) => app.entries[index].ask);
      asked.forEach((index) => given.set(index, { points: [], value: null, isChecked: false }));
      store(app, asked.filter(mayStore));
      app.update();
    }

    /** A line about a point: its kind and its reasons. A click selects the point. */
    function line(kind, point) {
      const nothing =
        kind === 'extra' && app.entry.ask === 'captures' && root(app).cells[point] === EMPTY
          ? `${word(T.takesNothing)} `
          : '';
      const text = nothing + sentences(app, lookAt(root(app), point, root(app).toMove, app.content.rules)).join(' ');
      return make(
        'li',
        { class: kind },
        make('b', {}, word(kind)),
        ' ',
        button(app.name(point), () => app.at(point), { class: 'quiet' }),
        make('span', {}, text),
      );
    }

    function result(puzzle) {
      const { isRight, right, missing, extra } = marksOf(root(app), app.entry.ask, puzzle);
      const { ask } = app.entry;
      const head = puzzle.isMissing
        ? word(T.noAnswer)
        : ask === 'rule'
          ? word(isRight ? 'ruleRight' : 'ruleWrong')
          : isRight
            ? word(T.allRight)
            : word(T.result, right.length, missing.length, extra.length);
      const found = puzzle.isMissing || ask === 'rule' || isRight ? null : slip(app, puzzle.points);
      const lines = [
        ['missing', missing],
        ['extra', extra],
      ].flatMap(([kind, points]) => points.map((point) => line(kind, point)));
      return [
        make('p', { class: isRight ? 'good' : 'bad' }, head),
        found ? make('p', {}, found) : '',
        make('ul', { class: 'reasons' }, lines),
      ];
    }

    return {
      element,
      isThere: isHere,
      marks() {
        if (!isHere()) return {};
        const puzzle = of(app);
        if (!puzzle.isChecked) return { picked: puzzle.points };
        const { right, missing, extra } = marksOf(root(app), app.entry.ask, puzzle);
        return { right, missing, extra };
      },
      update() {
        const puzzle = of(app);
        const { ask, student } = app.entry;
        question.textContent = word(ask, app.side(root(app).toMove));
        if (puzzle.isChecked) {
          body.replaceChildren(...result(puzzle));
          // The answer of a student of a class stays.
          actions.replaceChildren(...(student ? [] : [button(word(T.again), again)]));
        } else if (ask === 'rule') {
          body.replaceChildren();
          actions.replaceChildren(
            button(word(T.valid), () => check(true), { class: 'main' }),
            button(word(T.notValid), () => check(false), { class: 'main' }),
          );
        } else {
          body.replaceChildren(
            make(
              'p',
              { class: 'faint' },
              puzzle.points.length === 0 ? word(T.markHelp) : word(T.picked, puzzle.points.length),
            ),
          );
          actions.replaceChildren(
            button(word(T.check), () => check(), { class: 'main' }),
            button(word(T.clearMarks), again, { disabled: puzzle.points.length === 0 }),
          );
        }
        // On a page of a class, the answers of one student.
        const isAsked = (entry) => entry.ask && entry.student === student;
        const asked = [...app.entries.keys()].filter((index) => isAsked(app.entries[index]));
        const all = asked.map((index) => standing(app, index));
        const [right, done] = [
          all.filter((each) => each === 'right').length,
          all.filter((each) => each !== 'open').length,
        ];
        const next =
          asked.find((index) => index > app.index && all[asked.indexOf(index)] === 'open') ??
          asked.find((index) => all[asked.indexOf(index)] === 'open');
        // The problems that a student left out are not exercises.
        if (puzzle.isChecked && next !== undefined && !app.entry.given)
          actions.prepend(button(word(T.nextPuzzle), () => (location.hash = `#${next + 1}`), { class: 'main' }));
        score.replaceChildren(
          word(T.score, right, done, asked.length),
          done === asked.length && asked.length > 1 ? ` ${word(T.over)}` : '',
          ' ',
          done > 0 && !student ? button(word(T.reset), reset, { class: 'quiet' }) : '',
        );
      },
    };
  },
  'tools',
);
