// The students of a class, and the lists of their boards.
import { told, word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import type { ClassData, Entry, Student, StudentData } from '../content.ts';
import type { BoardList, Fact, Lists } from '../lists/board_list.ts';
import * as T from '../texts.ts';
import { addressOf } from './links.ts';
import { showTable } from './table.ts';

/** The students with their ranks by score. The data has them best first. */
function ranked(students: readonly StudentData[]): Student[] {
  let place = 0;
  return students.map((student, index) => {
    // Equal scores share a place.
    if (index === 0 || students[index - 1]?.score !== student.score) place = index + 1;
    return { ...student, place: student.score === null ? null : place, index, boards: [] };
  });
}

/** The answers of a student as boards. */
const boardsOf = (student: Student, problems: readonly Entry[]): Entry[] =>
  (student.marks ?? []).flatMap(({ given, score, notes }, problem) => {
    const board = problems[problem];
    // The problems of a class are puzzles.
    return board && board.file === undefined ? [{ ...board, given, student, problem, score, notes }] : [];
  });

/** Replaces the problems by the answers, student by student. */
export function spreadAnswers(app: App): void {
  const problems = app.content.boards;
  const students = ranked(classOf(app).students);
  app.students = students;
  app.entries = students.flatMap((student) => boardsOf(student, problems));
  for (const [index, { student }] of app.entries.entries()) student?.boards.push(index);
}

function classOf({ content }: App): ClassData {
  if (!content.class) throw new Error('the page has no class');
  return content.class;
}

/** The boards of a student, and what the submission is about. */
function listOf(app: App, student: Student): BoardList {
  const { name, score, details = [], index, boards, fault, notes, remedies } = student;
  const facts: Fact[] = [];
  for (const [at, head] of classOf(app).columns.entries()) {
    const detail = details[at];
    if (detail) facts.push([head, detail]);
  }
  if (score !== null) facts.push([word(T.points), score]);
  const [previous, following] = [app.students[index - 1], app.students[index + 1]];
  return {
    title: name,
    boards,
    facts,
    fault,
    notes,
    remedies,
    isOfOne: true,
    up: '',
    previous: previous && addressOf(previous),
    following: following && addressOf(following),
  };
}

/** The table, with the boards of all students. */
const wholeClass = (app: App): BoardList => ({
  title: told(app.content.title ?? ''),
  boards: [...app.entries.keys()],
  build: () => showTable(app, classOf(app)),
});

export const CLASS_LISTS: Lists = {
  at(app, address) {
    const student = app.students.find((each) => addressOf(each) === address);
    return student ? listOf(app, student) : wholeClass(app);
  },
  addressOf(app, index) {
    const { student } = app.entryAt(index);
    return student ? addressOf(student) : '';
  },
};
