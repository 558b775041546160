// The table of students and problems, which leads to a student's boards.
import { button, byId, type Children, make } from '../../shared/dom.ts';
import { told, word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import type { ClassData, MarkData, Student } from '../content.ts';
import { factList, statementLines } from '../lists/cards.ts';
import * as T from '../texts.ts';
import { linkToStudent } from './links.ts';
import { slipCards, unreadCard } from './slips.ts';
import { type SortKey, sortBy, sorting, wantedStudents } from './sorting.ts';

/** The colour class of a score. */
function kindOfScore(score: string): string {
  if (Number(score) === 100) return 'full';
  return Number(score) === 0 ? 'zero' : 'part';
}

function bar(score: string): HTMLElement {
  const fill = make('i');
  fill.style.width = `${score}%`;
  return make('span', { class: 'bar', 'aria-hidden': 'true' }, fill);
}

/** A cell below the name of a problem, which narrow windows show in the cell. */
const problemCell = (label = '', ...children: Children) => make('td', { dataset: { label } }, ...children);

/** The reasons of a row, and what to do about them. */
const reasonsOf = ({ reasons = [], remedies = [] }: Student) => [
  ...statementLines(reasons),
  ...statementLines(remedies, 'remedy'),
];

/** The mark of an answer, which leads to its board. */
const markCell = (label: string | undefined, board: number | undefined, { score, sign, notes }: MarkData) =>
  problemCell(
    label,
    make(
      'a',
      {
        class: `mark ${kindOfScore(score)}`,
        href: board === undefined ? '#' : `#${board + 1}`,
        title: notes.map(told).join(' '),
      },
      told(sign),
    ),
  );

function studentLine({ columns, labels }: ClassData, student: Student): HTMLElement {
  const { score, place, details = [], marks = [], boards } = student;
  const head = make('th', { scope: 'row' }, linkToStudent(student));
  const detailCells = columns.map((_, at) => make('td', {}, details[at] ?? ''));
  if (score === null)
    return make(
      'tr',
      {},
      make('td', { class: 'faint' }, '-'),
      head,
      detailCells,
      make('td', { class: 'bad', colSpan: labels.length + 2 }, reasonsOf(student)),
    );
  return make(
    'tr',
    {},
    make('td', { class: 'faint' }, place),
    head,
    detailCells,
    make('td', { class: 'points' }, score, bar(score)),
    marks.map((mark, problem) => markCell(labels[problem], boards[problem], mark)),
    make('td', { class: 'why' }, reasonsOf(student)),
  );
}

/** The heads of columns by which the table can be sorted. */
class SortHeads {
  readonly #heads = new Map<SortKey, HTMLElement>();

  constructor(readonly changed: () => void) {}

  make(by: SortKey, name: string, title = name): HTMLElement {
    const choose = () => {
      sortBy(by);
      this.changed();
    };
    const act = button(name, choose, { class: 'quiet', title: word(T.sortBy, title) });
    const head = make('th', { scope: 'col', dataset: { name } }, act);
    this.#heads.set(by, head);
    return head;
  }

  update(): void {
    for (const [by, head] of this.#heads)
      head.ariaSort = by === sorting.by ? (sorting.isReversed ? 'descending' : 'ascending') : null;
  }
}

function headLine(app: App, { columns, labels }: ClassData, heads: SortHeads): HTMLElement {
  return make(
    'tr',
    {},
    heads.make('place', '#', word(T.place)),
    heads.make('name', word(T.student)),
    columns.map((name) => make('th', { scope: 'col' }, told(name))),
    make('th', { scope: 'col' }, word(T.points)),
    labels.map((label, problem) => heads.make(problem, label, app.content.boards[problem]?.name)),
    make('th', { scope: 'col', class: 'why' }, word(T.reasons)),
  );
}

/** The tags above the problems; null if there is one tag. */
function tagLine({ columns, tags = [] }: ClassData): HTMLElement | null {
  if (tags.length === 0) return null;
  return make(
    'tr',
    { class: 'tags' },
    make('td', { colSpan: columns.length + 3 }),
    tags.map(([tag, colSpan]) => make('th', { scope: 'colgroup', colSpan }, tag)),
    make('td'),
  );
}

/** The means of the class. */
const footLine = ({ columns, labels, mean, means }: ClassData) =>
  make(
    'tr',
    {},
    make('td'),
    make('th', { scope: 'row' }, word(T.mean)),
    columns.map(() => make('td')),
    make('td', { class: 'points' }, mean ?? '-', bar(mean ?? '0')),
    means.map((score, problem) =>
      problemCell(labels[problem], make('span', { class: `mark ${kindOfScore(score)}` }, score)),
    ),
    make('td', { class: 'why' }),
  );

function searchField(changed: () => void): HTMLInputElement {
  const field = make('input', {
    type: 'search',
    placeholder: word(T.findStudent),
    'aria-label': word(T.findStudent),
    value: sorting.text,
    oninput() {
      sorting.text = field.value;
      changed();
    },
  });
  return field;
}

/** Shows the class: facts, what could not be read, slips, and the table. */
export function showTable(app: App, data: ClassData): void {
  const body = make('tbody');
  const none = make('p', { role: 'status' });
  const heads = new SortHeads(show);

  function show(): void {
    const students = wantedStudents(app);
    body.replaceChildren(...students.map((student) => studentLine(data, student)));
    none.textContent = students.length === 0 ? word(T.noStudents) : '';
    heads.update();
  }
  const head = make('thead', {}, tagLine(data), headLine(app, data, heads));
  show();
  const facts = [
    [word(T.submissions), app.students.length],
    [word(T.problems), data.labels.length],
    [word(T.meanScore), data.mean ?? '-'],
    [word(T.unread), app.students.filter(({ score }) => score === null).length],
  ] as const;
  const notes = (app.content.after ?? []).map((note) => make('p', {}, told(note)));
  const parts = [
    factList(facts),
    unreadCard(app, data.unread ?? []),
    slipCards(app, data.slips ?? []),
    make('div', { class: 'filters' }, searchField(show)),
    make(
      'div',
      { class: 'sheet', tabIndex: 0, role: 'region', 'aria-label': word(T.students) },
      make('table', {}, head, body, make('tfoot', {}, footLine(data))),
    ),
    none,
    make('div', { class: 'faint' }, notes),
  ];
  byId('many').replaceChildren(...parts.filter((part) => part !== null));
}
