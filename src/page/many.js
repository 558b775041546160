// A page of many boards: small ones that are drawn once they are visible, a filter and a search; on paper a sheet for students
// and a separate one with the answers.
import { ROUTES, isRecord, section } from './app.js';
import { iconButton } from './icons.js';
import { byId, make } from './dom.js';
import { addTexts, plural, word } from './language.js';
import { namePoint, unlink } from './notation.js';
import { answer } from './solution.js';
import { standing } from './exercise.js';
import { thumbnail } from './thumbnail.js';
import { example, legend, marksShown, unbroken } from './example.js';

addTexts({
  en: {
    fault: 'One fault explains all answers',
    smallest: 'The smallest board that shows it',
    all: 'All boards',
    previous: 'Previous board',
    following: 'Next board',
    filter: 'Filter',
    search: 'Search names',
    tag: 'Tag',
    question: 'Question',
    verdict: 'Verdict',
    any: 'any',
    shown: (shown, all) => (shown === all ? plural(all, 'board') : `${shown} of ${plural(all, 'board')}`),
    questionName: { rule: 'rule', captures: 'captures', moves: 'moves', record: 'record' },
    verdictName: {
      valid: 'valid',
      dead: 'not valid',
      some: 'has points',
      empty: 'no points',
      clean: 'clean',
      note: 'notes',
      warning: 'warnings',
      error: 'errors',
      right: 'answered right',
      wrong: 'answered wrong',
      open: 'not answered',
    },
    noBoards: 'No board matches.',
    unanswered: 'Not answered',
    answers: 'Answers',
  },
  zh: {
    fault: '所有答案出于同一个错误',
    smallest: '能看出错误的最小棋盘',
    all: '所有棋盘',
    previous: '上一个',
    following: '下一个',
    filter: '筛选',
    search: '搜索名字',
    tag: '标签',
    question: '问题',
    verdict: '结论',
    any: '不限',
    shown: (shown, all) => (shown === all ? `${all} 个棋盘` : `${all} 个棋盘中的 ${shown} 个`),
    questionName: { rule: '合规', captures: '提子', moves: '落子', record: '棋谱' },
    verdictName: {
      valid: '合规',
      dead: '不合规',
      some: '有符合的点',
      empty: '没有符合的点',
      clean: '没有问题',
      note: '有提示',
      warning: '有警告',
      error: '有错误',
      right: '答对了',
      wrong: '答错了',
      open: '还没答',
    },
    noBoards: '没有这样的棋盘。',
    unanswered: '没有作答',
    answers: '答案',
  },
});

const questionOf = (entry) => (isRecord(entry) ? 'record' : (entry.ask ?? null));

/** The verdict on a board: on a puzzle's answer, a record's findings, a student's exercise. */
function verdictsOf(app, index) {
  const entry = app.entries[index];
  if (isRecord(entry))
    return [
      entry.findings.length === 0
        ? 'clean'
        : ['error', 'warning', 'note'].find((name) => entry.findings.some(({ severity }) => severity === name)),
    ];
  if (!entry.ask) return [];
  const right = answerOf(app, index);
  const found = { true: ['valid'], false: ['dead'], null: [] }[right] ?? [right.length > 0 ? 'some' : 'empty'];
  return [...found, standing(app, index)];
}

const FILTERS = {
  tag: (app, index) => [app.entries[index].tag ?? null],
  question: (app, index) => [questionOf(app.entries[index])],
  verdict: verdictsOf,
};

const NAMES = {
  tag: (value) => value,
  question: (value) => word('questionName', value),
  verdict: (value) => word('verdictName', value),
};

/** The list at an address: its boards, the title, facts and texts; the addresses of the parent list and of its neighbours;
 * whether it is short, without filters; optionally another function to build it. */
export const LISTS = {
  at: (app) => ({
    boards: [...app.entries.keys()],
    title: app.content.title || word('all'),
    facts: app.content.facts,
    fault: app.content.fault,
    notes: app.content.notes,
    after: app.content.after,
    isOfOne: app.content.student,
  }),
  /** The address of a list that has a board. */
  of: () => '',
};

/** The chosen filter and search, which are kept while a board is shown. */
const chosen = { text: '', tag: '', question: '', verdict: '', scroll: 0 };
let shownList = { boards: [] };
let listAddress = '';
let updateBar = () => {};
let shown = [];

function isWanted(app, index) {
  if (!app.entries[index].name.toLowerCase().includes(chosen.text.toLowerCase())) return false;
  return Object.entries(FILTERS).every(([name, of]) => chosen[name] === '' || of(app, index).includes(chosen[name]));
}

/** The text below a small board. */
function caption(app, index) {
  const entry = app.entries[index];
  if (isRecord(entry)) return verdictsOf(app, index).map(NAMES.verdict).join(' · ');
  if (!entry.ask) return word('noQuestion');
  const right = answerOf(app, index);
  const said = { true: word('valid'), false: word('notValid'), null: '' }[right] ?? word('answerIs', right.length);
  const stands = standing(app, index);
  return [word('questionName', entry.ask), said, stands === 'open' ? '' : word('verdictName', stands)]
    .filter(Boolean)
    .join(' · ');
}

/** Draws the board and the text of a card. */
function draw(app, card) {
  if (card.dataset.drawn) return;
  card.dataset.drawn = 'yes';
  const index = Number(card.dataset.index);
  const { position } = isRecord(app.entries[index]) ? app.gameOf(index).last : app.gameOf(index);
  const looks = { last: position.point, marks: marksAt(app, index), style: isRecord(app.entries[index]) ? 'letters' : 'numbers' };
  card.querySelector('.mini').replaceChildren(thumbnail(position, looks));
  card.querySelector('.about').textContent = caption(app, index);
  // Remarks on a right answer are not errors.
  if (standing(app, index) === 'right') card.querySelectorAll('.note').forEach((note) => (note.className = 'faint'));
  const { ask } = app.entries[index];
  card.querySelector('.asked').textContent = ask ? word(ask, app.side(app.root(index).toMove)) : '';
}

/** The answer to a puzzle's question; null if there is none or it is hidden. */
const answerOf = (app, index) => {
  const { ask } = app.entries[index];
  return ask && !app.content.exercise ? answer(app.root(index), ask) : null;
};

/** The marks on a small board. Only the page of a run has them: on others, the answer is the reader's to find. */
function marksAt(app, index) {
  const entry = app.entries[index];
  return app.content.gallery && !isRecord(entry) ? marksShown(app.root(index), entry) : {};
}

/** The legend of the boards of a list; none without marks. */
function legendOf(app, boards) {
  if (!app.content.gallery) return [];
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
    facts.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, String(value)))),
  );

function item(app, index) {
  return make(
    'a',
    { class: 'item', href: `#${index + 1}`, 'data-index': index },
    make('div', { class: 'mini' }),
    make('b', {}, app.entries[index].name),
    make('span', { class: 'faint about' }),
    make('span', { class: 'asked' }),
    (app.entries[index].notes ?? []).map((note) => make('span', { class: 'note' }, unbroken(note))),
  );
}

/** The fault of a program, with the smallest board that shows it. */
const faultCard = (app, { text, help, board }) =>
  make(
    'section',
    { class: 'card fault' },
    make('h2', {}, word('fault')),
    make('p', {}, text),
    make('p', {}, help),
    example(board, make('p', {}, word('smallest')), word(board.ask, app.side(unlink(board.board).toMove))),
  );

/** The list, built when it is first shown and after a change of language. */
function build(app) {
  const grid = make('div', { class: shownList.isOfOne ? 'grid of-one' : 'grid' });
  const count = make('output', { class: 'faint' });
  const seen = new IntersectionObserver(
    (entries) => {
      entries.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => draw(app, target));
    },
    { rootMargin: '400px' },
  );

  function show() {
    shown = shownList.boards.filter((index) => isWanted(app, index));
    seen.disconnect();
    grid.replaceChildren(...shown.map((index) => item(app, index)));
    for (const card of grid.children) seen.observe(card);
    count.textContent = shown.length === 0 ? word('noBoards') : word('shown', shown.length, shownList.boards.length);
  }

  const search = make('input', {
    type: 'search',
    placeholder: word('search'),
    'aria-label': word('search'),
    value: chosen.text,
    id: 'search',
    oninput: () => {
      chosen.text = search.value;
      show();
    },
  });
  const selects = Object.entries(FILTERS).map(([name, of]) => {
    const select = make(
      'select',
      {
        'aria-label': word(name),
        id: `by-${name}`,
        onchange: () => {
          chosen[name] = select.value;
          show();
        },
      },
      make('option', { value: '' }, `${word(name)}: ${word('any')}`),
    );
    // Values are computed on demand, because a thousand boards take a while.
    const list = () => {
      if (select.options.length > 1) return;
      const values = new Set(shownList.boards.flatMap((index) => of(app, index)).filter((value) => value !== null));
      select.append(...[...values].sort().map((value) => make('option', { value }, NAMES[name](value))));
      select.value = chosen[name];
    };
    if (name !== 'verdict' || chosen[name] !== '') list();
    select.addEventListener('pointerdown', list);
    select.addEventListener('focus', list);
    return select;
  });
  show();
  window.onbeforeprint = () => {
    [...grid.children].forEach((card) => draw(app, card));
    answers.replaceChildren(
      make('h2', {}, word('answers')),
      make(
        'dl',
        {},
        // The remarks on a student's answers contain the right ones.
        shownList.isOfOne ? [] : shown.map((index) => answerLine(app, index)),
      ),
    );
  };
  const answers = make('section', { class: 'answers' });
  const lines = (title, texts, name = '') =>
    texts?.length > 0
      ? [
          make(
            'section',
            { class: `card ${name}` },
            title ? make('h2', {}, title) : '',
            texts.map((text) => make('p', {}, text)),
          ),
        ]
      : [];
  const { unanswered } = app.content;
  byId('many').replaceChildren(
    ...(shownList.facts?.length > 0 ? [factList(shownList.facts)] : []),
    ...(shownList.fault ? [faultCard(app, shownList.fault)] : []),
    ...lines('', shownList.notes),
    ...legendOf(app, shownList.boards),
    ...(shownList.boards.length > 0 && !shownList.isOfOne
      ? [make('div', { class: 'filters' }, search, selects, count)]
      : []),
    grid,
    ...lines(word('unanswered'), unanswered),
    ...lines('', shownList.after, 'faint after'),
    answers,
  );
}

function answerLine(app, index) {
  const entry = app.entries[index];
  const right = answerOf(app, index);
  if (right === null) return [];
  const text = Array.isArray(right)
    ? right.map((point) => namePoint(app.root(index), point, 'numbers')).join(' ')
    : word(right ? 'valid' : 'notValid');
  return make('div', {}, make('dt', {}, entry.name), make('dd', {}, text));
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
  const index = Number(address) - 1;
  const isOne = Number.isInteger(index) && index >= 0 && index < app.entries.length;
  if (isOne && !byId('many').hidden) chosen.scroll = scrollY;
  byId('one').hidden = !isOne;
  byId('many').hidden = isOne;
  if (isOne) {
    // The shown list may be another one, or none if the address names a single board: use this board's list.
    if (!shownList.boards.includes(index)) {
      listAddress = LISTS.of(app, index);
      shownList = LISTS.at(app, listAddress);
      shown = shownList.boards;
    }
    app.open(index);
    scrollTo(0, 0);
    byId('board').focus({ preventScroll: true });
  } else {
    const isBack = address === listAddress;
    enlist(app, address);
    updateBar();
    // Restores the scroll position of the list.
    scrollTo(0, isBack ? chosen.scroll : 0);
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
  const previous = iconButton('back', word('previous'), go(-1));
  const following = iconButton('next', word('following'), go(1));
  const all = iconButton(
    'all',
    word('all'),
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
