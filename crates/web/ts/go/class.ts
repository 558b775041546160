// A class: hand-ins that could not be read, frequent slips, and a table of students and problems, which leads to a student's
// boards and from there to other students.
import * as T from './texts.ts';
import { ROUTES, card, section } from './app.ts';
import { button, byId, make } from '../shared/dom.ts';
import { plural, told, word } from '../shared/language.ts';
import { example, legend } from './example.ts';
import { LISTS, factList, ofProblems } from './many.ts';

/** The answers replace the problems, student by student. */
function spread(app) {
  const problems = app.content.boards;
  let place = 0;
  app.students = app.content.class.students.map((student, number) => {
    const before = app.content.class.students[number - 1];
    // Equal scores share a place.
    if (!before || before.score !== student.score) place = number + 1;
    return { ...student, place: student.score === null ? null : place, number, boards: [] };
  });
  app.entries = app.students.flatMap((student) =>
    (student.marks ?? []).map(({ given, score, notes }, problem) => ({
      ...problems[problem],
      given,
      student,
      problem,
      score,
      notes,
    })),
  );
  app.entries.forEach(({ student }, index) => student.boards.push(index));
}

const addressOf = (student) => `s${student.number + 1}`;

const showOne = ROUTES.show;
ROUTES.show = (app, address) => {
  if (!app.students) spread(app);
  showOne(app, address);
};

LISTS.at = (app, address) => {
  const student = app.students.find((each) => addressOf(each) === address);
  if (!student) return { boards: [...app.entries.keys()], title: told(app.content.title), build: table };
  const { columns } = app.content.class;
  const beside = (step) => app.students[student.number + step];
  const facts = columns.map((head, at) => [head, student.details?.[at]]).filter(([, value]) => value);
  if (student.score !== null) facts.push([word(T.points), student.score]);
  return {
    boards: student.boards,
    title: student.name,
    facts,
    fault: student.fault,
    notes: student.notes,
    remedies: student.remedies,
    isOfOne: true,
    up: '',
    previous: beside(-1) && addressOf(beside(-1)),
    following: beside(1) && addressOf(beside(1)),
  };
};

LISTS.of = (app, index) => addressOf(app.entries[index].student);

/** The colour class of a score. */
const kindOfScore = (score) => ({ 100: 'full', 0: 'zero' })[Number(score)] ?? 'part';

/** The choices for the table: which students to show, the problem by which they are sorted, or the name, and the direction. */
const wanted = { text: '', by: 'place', isReversed: false };

const SORTS = {
  place: () => 0,
  name: (one, other) => one.name.localeCompare(other.name),
};

function sorted(app) {
  const text = wanted.text.toLowerCase();
  const students = app.students.filter(({ name, details = [] }) =>
    [name, ...details].some((each) => each.toLowerCase().includes(text)),
  );
  const ofProblem = ({ marks }) => (marks ? Number(marks[wanted.by].score) : Infinity);
  students.sort(SORTS[wanted.by] ?? ((one, other) => ofProblem(one) - ofProblem(other)));
  return wanted.isReversed ? students.reverse() : students;
}

function bar(score) {
  const fill = make('i');
  fill.style.width = `${score}%`;
  return make('span', { class: 'bar', 'aria-hidden': 'true' }, fill);
}

/** The link to a student's boards. */
const linkTo = (student) => make('a', { href: `#${addressOf(student)}` }, student.name);

/** The reasons of a row, and what to do about them. */
const reasonsOf = ({ reasons = [], remedies = [] }) => [...ofProblems(reasons), ...ofProblems(remedies, 'remedy')];

function line(app, student) {
  const { columns, labels } = app.content.class;
  const name = make('th', { scope: 'row' }, linkTo(student));
  const details = columns.map((_, at) => make('td', {}, student.details?.[at] ?? ''));
  if (student.score === null)
    return make(
      'tr',
      {},
      make('td', { class: 'faint' }, '-'),
      name,
      details,
      make('td', { class: 'bad', colspan: labels.length + 2 }, reasonsOf(student)),
    );
  const marks = student.marks.map(({ score, sign, notes }, problem) =>
    make(
      'td',
      { 'data-label': labels[problem] },
      make(
        'a',
        {
          class: `mark ${kindOfScore(score)}`,
          href: `#${student.boards[problem] + 1}`,
          title: notes.map(told).join(' '),
        },
        told(sign),
      ),
    ),
  );
  return make(
    'tr',
    {},
    make('td', { class: 'faint' }, String(student.place)),
    name,
    details,
    make('td', { class: 'points' }, student.score, bar(student.score)),
    marks,
    make('td', { class: 'why' }, reasonsOf(student)),
  );
}

/** The submissions that could not be read, with what to do about them. */
function unreadable(app, remedies) {
  const all = remedies.flatMap(({ students }) => students);
  if (all.length === 0) return [];
  const lineOf = ([row, why]) => make('li', {}, linkTo(app.students[row]), ` ${told(why)}`);
  return [
    make(
      'section',
      { class: 'card unread' },
      make('h2', {}, word(T.unreadHead, all.length)),
      remedies.map(({ text, students }) => [make('p', {}, told(text)), make('ul', {}, students.map(lineOf))]).flat(),
    ),
  ];
}

/** A slip: a board that shows it, and the students, who can be unfolded: a class sees the page, too. */
function slipCard(app, { title, students, board, answer }) {
  const names = students.map((row) => make('li', {}, linkTo(app.students[row])));
  const source = answer ? app.students[answer[0]].boards[answer[1]] : null;
  const of = word(T.exampleOf, board.name);
  return example(
    board,
    make('b', {}, told(title)),
    make('p', { class: 'faint' }, word(T.studentCount, students.length)),
    make('details', {}, make('summary', {}, word(T.nameList)), make('ul', {}, names)),
    source === null ? [] : make('a', { href: `#${source + 1}` }, of),
  );
}

function slipCards(app, slips) {
  if (slips.length === 0) return [];
  return [
    make(
      'section',
      { class: 'slips' },
      make('h2', {}, word(T.slips)),
      legend([
        'right',
        'missing',
        'extra',
        ...(slips.some(({ board }) => board.facts.dead.length > 0) ? ['dead'] : []),
      ]),
      make(
        'div',
        { class: 'grid' },
        slips.map((slip) => slipCard(app, slip)),
      ),
    ),
  ];
}

function table(app) {
  const { columns, labels, tags = [], mean, means, unread = [], slips = [] } = app.content.class;
  const body = make('tbody');
  const none = make('p', { role: 'status' });
  const heads = new Map();

  function show() {
    const students = sorted(app);
    body.replaceChildren(...students.map((student) => line(app, student)));
    none.textContent = students.length === 0 ? word(T.noStudents) : '';
    for (const [by, head] of heads) {
      if (by === wanted.by) head.setAttribute('aria-sort', wanted.isReversed ? 'descending' : 'ascending');
      else head.removeAttribute('aria-sort');
    }
  }
  const sorter = (by, name, title = name) => {
    const choose = () => {
      // A second click sorts the other way round.
      wanted.isReversed = wanted.by === by && !wanted.isReversed;
      wanted.by = by;
      show();
    };
    const head = make(
      'th',
      { scope: 'col', 'data-name': name },
      button(name, choose, { class: 'quiet', title: word(T.sortBy, title) }),
    );
    heads.set(by, head);
    return head;
  };
  const search = make('input', {
    type: 'search',
    placeholder: word(T.findStudent),
    'aria-label': word(T.findStudent),
    value: wanted.text,
    oninput: () => {
      wanted.text = search.value;
      show();
    },
  });
  const facts = [
    [word(T.submissions), app.students.length],
    [word(T.problems), labels.length],
    [word(T.meanScore), mean ?? '-'],
    [word(T.unread), app.students.filter(({ score }) => score === null).length],
  ];
  const head = make(
    'tr',
    {},
    sorter('place', '#', word(T.place)),
    sorter('name', word(T.student)),
    columns.map((name) => make('th', { scope: 'col' }, told(name))),
    make('th', { scope: 'col' }, word(T.points)),
    labels.map((label, problem) => sorter(problem, label, app.content.boards[problem].name)),
    make('th', { scope: 'col', class: 'why' }, word(T.reasons)),
  );
  const tagLine = make(
    'tr',
    { class: 'tags' },
    make('td', { colspan: columns.length + 3 }),
    tags.map(([tag, colspan]) => make('th', { scope: 'colgroup', colspan }, tag)),
    make('td'),
  );
  const foot = make(
    'tr',
    {},
    make('td'),
    make('th', { scope: 'row' }, word(T.mean)),
    columns.map(() => make('td')),
    make('td', { class: 'points' }, mean ?? '-', bar(mean ?? 0)),
    means.map((score, problem) =>
      make('td', { 'data-label': labels[problem] }, make('span', { class: `mark ${kindOfScore(score)}` }, score)),
    ),
    make('td', { class: 'why' }),
  );
  show();
  byId('many').replaceChildren(
    factList(facts),
    ...unreadable(app, unread),
    ...slipCards(app, slips),
    make('div', { class: 'filters' }, search),
    make(
      'div',
      { class: 'sheet', tabindex: 0, role: 'region', 'aria-label': word(T.students) },
      make('table', {}, make('thead', {}, tags.length > 0 ? tagLine : [], head), body, make('tfoot', {}, foot)),
    ),
    none,
    make(
      'div',
      { class: 'faint' },
      (app.content.after ?? []).map((note) => make('p', {}, told(note))),
    ),
  );
}

// The student of the answer, and links to other students' answers to the same problem.
section(5, function whose(app) {
  const name = make('p');
  // Only students whose submissions could be read.
  const readers = () => app.students.filter(({ boards }) => boards.length > 0);
  const to = (step) => readers()[readers().indexOf(app.entry.student) + step];
  const go = (step) => () => {
    location.hash = `#${to(step).boards[app.entry.problem] + 1}`;
  };
  const previous = button(word(T.previousStudent), go(-1));
  const following = button(word(T.nextStudent), go(1));
  const element = card('', name, make('div', { class: 'row' }, previous, following));
  element.id = 'whose';
  return {
    element,
    update() {
      const { student, score } = app.entry;
      name.replaceChildren(make('a', { href: `#${addressOf(student)}` }, student.name), ` · ${score}`);
      previous.disabled = !to(-1);
      following.disabled = !to(1);
    },
  };
});
