// A page of many boards: tiles with a search, filters and an order; on paper a sheet for students and a separate one with the
// answers.
import * as T from './texts.ts';
import { ROUTES, section } from './app.ts';
import { parseAddress } from './address.ts';
import { iconButton } from '../shared/icons.ts';
import { button, byId, make } from '../shared/dom.ts';
import { plural, told, word } from '../shared/language.ts';
import { namePoint, unlink } from './notation.ts';
import { example, legend, unbroken } from './example.ts';
import { FILTERS, ORDERS, answerOf, filterValue, nameOf, wantedOf, filters } from './filters.ts';
import { firstShown, isGame } from './record_info.ts';
import { tileList } from './tile_list.ts';

/** The list at an address: its boards, the title, facts and texts; the addresses of the parent list and of its neighbours;
 * whether it is short, without filters; optionally another function to build it. */
export const LISTS = {
  at: (app) => ({
    boards: [...app.entries.keys()],
    title: told(app.content.title) || word(T.all),
    facts: app.content.facts,
    fault: app.content.fault,
    notes: app.content.notes,
    remedies: app.content.remedies,
    after: app.content.after,
    isOfOne: app.content.student,
  }),
  /** The address of a list that has a board. */
  of: () => '',
};

let scroll = 0;
let shownList = { boards: [] };
let listAddress = '';
let updateBar = () => {};
let fitList = () => {};
let shown = [];

/** The legend of the boards of a list; none without marks. */
function legendOf(app, boards) {
  if (!app.content.gallery || app.content.exercise) return [];
  const all = boards.map((index) => app.entries[index]).filter((entry) => entry.ask);
  const hasAnswers = all.some(({ given }) => given);
  const kinds = hasAnswers ? ['right', 'missing', 'extra'] : ['answer'];
  if (!hasAnswers && all.every(({ ask }) => ask === 'rule')) kinds.pop();
  if (all.some(({ facts }) => facts?.dead.length > 0)) kinds.push('dead');
  return all.length > 0 ? [legend(kinds)] : [];
}

/** Facts with their names, in large type. */
export const factList = (facts) =>
  make(
    'dl',
    { class: 'facts' },
    facts.map(([name, value]) => make('div', {}, make('dt', {}, told(name)), make('dd', {}, String(value)))),
  );

/** The faults of a program, or several causes of which one is true, with the smallest board that shows the first. */
const faultCard = (app, { causes, board }) => {
  const cause = (faults) =>
    faults.flatMap(([text, help]) => [make('p', {}, make('b', {}, told(text))), make('p', {}, told(help))]);
  const count = causes.length;
  const caption = make('p', {}, word(T.smallest, count));
  return make(
    'section',
    { class: 'card fault' },
    make('h2', {}, word(T.causes, count, causes[0].length)),
    count > 1
      ? make(
          'ol',
          {},
          causes.map((faults) => make('li', {}, cause(faults))),
        )
      : cause(causes[0]),
    example(board, caption, word(board.ask, app.side(unlink(board.board).toMove))),
  );
};

/** Statements about a submission, each after the problems that it is about. */
export const ofProblems = (statements, name = '') =>
  statements.map(([problems, text]) =>
    make('p', { class: name }, problems ? [make('b', {}, problems), ' '] : [], unbroken(told(text))),
  );

/** What to do about a submission. */
const remedyCard = ({ remedies = [] }) =>
  remedies.length === 0
    ? []
    : [make('section', { class: 'card remedies' }, make('h2', {}, word(T.remedies)), ofProblems(remedies))];

/** The controls above a list; `changed` is called after a choice. */
function controls(app, changed) {
  const { boards } = shownList;
  const hasGames = boards.some((index) => isGame(app.entries[index]));
  const field = make('input', {
    type: 'search',
    placeholder: word(hasGames ? 'searchGames' : 'search'),
    'aria-label': word(hasGames ? 'searchGames' : 'search'),
    value: filters.text,
    id: 'search',
    oninput: () => {
      filters.text = field.value;
      changed();
    },
  });
  const select = (name, options) =>
    make(
      'select',
      {
        'aria-label': word(name),
        id: `by-${name}`,
        onchange: ({ target }) => {
          filters[name] = target.value;
          changed();
        },
      },
      options,
    );
  const option = (value, text, chosen) => make('option', { value, selected: value === chosen }, text);
  const filter = ([name, of]) => {
    const isSet = filters[name] !== '';
    const all = select(name, [option('', `${word(name)}: ${word(T.any)}`, filters[name])]);
    const list = () => {
      if (all.options.length > 1) return;
      const values = new Set(boards.flatMap((index) => of(app, index)).filter((value) => value !== null));
      all.append(...[...values].sort().map((value) => option(value, filterValue(name, value), filters[name])));
    };
    // A verdict is computed on demand, because a thousand boards take a while.
    if (name !== 'verdict' || isSet) list();
    all.onpointerdown = list;
    all.onfocus = list;
    // One value is no choice.
    return name === 'verdict' || isSet || all.options.length > 2 ? all : [];
  };
  const orders = Object.keys(ORDERS).map((name) => option(name, word(T.orderName[name]), filters.order));
  return [field, Object.entries(FILTERS).map(filter), hasGames ? select('order', orders) : []].flat(2);
}

/** The list, built when it is first shown and after a change of language. */
function build(app) {
  const list = tileList(app, shownList.isOfOne ? 'grid of-one' : 'grid');
  const count = make('output', { class: 'faint' });
  function show() {
    shown = wantedOf(app, shownList.boards);
    list.show(shown);
    count.textContent = shown.length === 0 ? word(T.noBoards) : word(T.shown, shown.length, shownList.boards.length);
  }
  show();
  fitList = list.follow;
  window.onafterprint = () => byId('many').hidden || list.release();
  window.onbeforeprint = () => {
    if (byId('many').hidden) return;
    list.drawAll();
    // The remarks on a student's answers contain the right ones.
    const lines = shownList.isOfOne ? [] : shown.flatMap((index) => answerLine(app, index));
    answers.replaceChildren(make('h2', {}, word(T.answers)), make('dl', {}, lines));
  };
  const answers = make('section', { class: 'answers' });
  const lines = (title, texts, name = '') =>
    texts?.length > 0
      ? [
          make(
            'section',
            { class: `card ${name}` },
            title ? make('h2', {}, title) : '',
            texts.map((text) => make('p', {}, told(text))),
          ),
        ]
      : [];
  const { unanswered } = app.content;
  byId('many').replaceChildren(
    ...(shownList.facts?.length > 0 ? [factList(shownList.facts)] : []),
    ...(shownList.fault ? [faultCard(app, shownList.fault)] : []),
    ...lines('', shownList.notes),
    ...remedyCard(shownList),
    ...legendOf(app, shownList.boards),
    ...(shownList.boards.length > 0 && !shownList.isOfOne
      ? [
          make(
            'div',
            { class: 'filters' },
            controls(app, show),
            button(word(T.print), () => print(), { class: 'quiet' }),
            count,
          ),
          app.content.gallery || !shownList.boards.some((index) => app.entries[index].ask)
            ? ''
            : make('p', { class: 'name-line' }, `${word(T.nameLine)}:`),
        ]
      : []),
    list.element,
    ...lines(word(T.unanswered), unanswered),
    ...lines('', shownList.after, 'faint after'),
    answers,
  );
}

function answerLine(app, index) {
  const right = answerOf(app, index);
  if (right === null) return [];
  const text = Array.isArray(right)
    ? right.map((point) => namePoint(app.root(index), point, 'numbers')).join(' ')
    : word(right ? 'valid' : 'notValid');
  return make('div', {}, make('dt', {}, nameOf(app, index)), make('dd', {}, text));
}

/** Builds the list of an address. */
function enlist(app, address) {
  listAddress = address;
  shownList = LISTS.at(app, address);
  (shownList.build ?? build)(app);
  byId('title').textContent = shownList.title;
}

/** Shows a list, or the board that the address names by its number. */
ROUTES.show = (app, address) => {
  const { index, way } = parseAddress(address, app.entries.length);
  const isOne = index >= 0;
  const isOther = byId('one').hidden || index !== app.index;
  if (isOne && !byId('many').hidden) scroll = scrollY;
  byId('one').hidden = !isOne;
  byId('many').hidden = isOne;
  if (isOne) {
    // The shown list may be another one, or none if the address names a single board: use this board's list.
    if (!shownList.boards.includes(index)) {
      listAddress = LISTS.of(app, index);
      shownList = LISTS.at(app, listAddress);
      shown = shownList.boards;
    }
    // A game opens where there is something to see.
    const isNew = isGame(app.entries[index]) && !app.shown.has(index);
    if (isNew) app.shown.set(index, firstShown(app.gameOf(index), app.entries[index]));
    app.openAt(index, way);
    if (isOther) scrollTo(0, 0);
    byId('board').focus({ preventScroll: true });
  } else {
    const isBack = address === listAddress;
    enlist(app, address);
    updateBar();
    // Restores the scroll position of the list.
    fitList();
    scrollTo(0, isBack ? scroll : 0);
    fitList();
    if (app.node) document.querySelector(`.item[data-index="${app.index}"]`)?.focus({ preventScroll: true });
  }
};

// Links from a board: back to the list, and to its neighbours.
section(0, function neighbours(app) {
  const bar = byId('bar');
  const isOne = () => byId('many').hidden;
  const to = (step) => {
    if (!isOne()) return step < 0 ? shownList.previous : shownList.following;
    const next = shown[shown.indexOf(app.index) + step];
    return next === undefined ? undefined : String(next + 1);
  };
  const go = (step) => () => {
    location.hash = `#${to(step)}`;
  };
  const previous = iconButton('back', word(T.previous), go(-1));
  const following = iconButton('next', word(T.following), go(1));
  const all = iconButton(
    'all',
    word(T.all),
    () => {
      location.hash = isOne() ? listAddress : shownList.up;
    },
    { id: 'all' },
  );
  bar.replaceChildren(all, previous, following);
  updateBar = () => {
    bar.hidden = !isOne() && shownList.up === undefined;
    previous.disabled = to(-1) === undefined;
    following.disabled = to(1) === undefined;
  };
  if (!isOne()) enlist(app, listAddress);
  return {
    element: make('div', { hidden: true }),
    isThere: () => false,
    marks() {
      updateBar();
      return {};
    },
    update: () => {},
  };
});
