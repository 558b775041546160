// Links to students.
import { make } from '../../shared/dom.ts';
import type { App } from '../app.ts';
import type { Student } from '../content.ts';

/** The address of a student's boards. */
export const addressOf = ({ index }: Student): string => `s${index + 1}`;

/** The link to a student's boards. */
export const linkToStudent = (student: Student): HTMLElement =>
  make('a', { href: `#${addressOf(student)}` }, student.name);

/** The link to the boards of a student with this index. */
export function linkTo({ students }: App, index: number): HTMLElement | null {
  const student = students[index];
  return student ? linkToStudent(student) : null;
}
