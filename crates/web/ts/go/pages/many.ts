// The page of many boards: the gallery of a run, an exercise, a collection of records, the answers of a student.
import { told, word } from '../../shared/language.ts';
import { SOLVE } from '../address.ts';
import { askedOf } from '../answers.ts';
import type { App } from '../app.ts';
import type { BoardList, Lists } from '../lists/board_list.ts';
import { manyBoards } from '../lists/many.ts';
import { MODES, PARTS } from '../sections.ts';
import { startPage } from '../start.ts';
import * as T from '../texts.ts';

const allBoards = ({ content, entries }: App): BoardList => ({
  title: (content.title && told(content.title)) || word(T.all),
  boards: [...entries.keys()],
  facts: content.facts,
  fault: content.fault,
  notes: content.notes,
  remedies: content.remedies,
  unanswered: content.unanswered,
  after: content.after,
  isOfOne: content.student,
});

/** The list of an exercise that the reader has begun: what is said about given answers is not shown. */
const puzzlesOf = (app: App): BoardList => ({
  title: word(T.exercise),
  boards: askedOf(app, [...app.entries.keys()]),
});

/** All boards are one list; their puzzles are another one. */
const LISTS: Lists = {
  at: (app, address) => (address === SOLVE ? puzzlesOf(app) : allBoards(app)),
  addressOf: ({ content, isExercise }) => (isExercise && !content.exercise ? SOLVE : ''),
};

const { show, neighbours } = manyBoards(LISTS);

startPage({
  modes: MODES,
  parts: [neighbours, ...PARTS],
  show,
});
