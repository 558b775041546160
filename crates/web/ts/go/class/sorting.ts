// Which students the table of a class shows, and their order.
import type { App } from '../app.ts';
import type { Student } from '../content.ts';

/** By rank, by name, or by the score of a problem. */
export type SortKey = 'place' | 'name' | number;

/** The choices of the reader. */
export const sorting: { text: string; by: SortKey; isReversed: boolean } = { text: '', by: 'place', isReversed: false };

/** Sorts by a key; a second time, the other way round. */
export function sortBy(key: SortKey): void {
  sorting.isReversed = sorting.by === key && !sorting.isReversed;
  sorting.by = key;
}

/** Submissions that could not be read come last. */
const scoreOf = ({ marks }: Student, problem: number) => Number(marks?.[problem]?.score ?? Infinity);

function compare(one: Student, other: Student): number {
  if (sorting.by === 'place') return 0;
  if (sorting.by === 'name') return one.name.localeCompare(other.name);
  const [a, b] = [scoreOf(one, sorting.by), scoreOf(other, sorting.by)];
  return a === b ? 0 : a - b;
}

/** The students whose names or details contain the text, in their order. */
export function wantedStudents({ students }: App): Student[] {
  const text = sorting.text.toLowerCase();
  const wanted = students.filter(({ name, details = [] }) =>
    [name, ...details].some((each) => each.toLowerCase().includes(text)),
  );
  wanted.sort(compare);
  return sorting.isReversed ? wanted.reverse() : wanted;
}
