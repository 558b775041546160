// The page of many boards: the gallery of a run, an exercise, a collection of records, the answers of a student.
import { told, word } from '../../shared/language.ts';
import { SOLVE } from '../address.ts';
import { askedOf } from '../answers.ts';
import type { App } from '../app.ts';
import type { BoardList, Lists } from '../lists/board_list.ts';
import { manyBoards } from '../lists/many.ts';
import { comment } from '../sections/comment.ts';
import { editor } from '../sections/edit.ts';
import { exercise, exerciseMode } from '../sections/exercise.ts';
import { files } from '../sections/files.ts';
import { followers } from '../sections/followers.ts';
import { markup } from '../sections/markup.ts';
import { modes } from '../sections/modes.ts';
import { moves } from '../sections/moves.ts';
import { notes } from '../sections/notes.ts';
import { options, rules } from '../sections/options.ts';
import { paper } from '../sections/paper.ts';
import { players } from '../sections/players.ts';
import { pointed, reason } from '../sections/point.ts';
import { recordTexts } from '../sections/record_texts.ts';
import { findings, info } from '../sections/records.ts';
import { saving } from '../sections/saving.ts';
import { countMode, score } from '../sections/score.ts';
import { question, solution } from '../sections/solution.ts';
import { steps } from '../sections/steps.ts';
import { studyMode } from '../sections/study.ts';
import { toolbar } from '../sections/toolbar.ts';
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
  modes: [studyMode, exerciseMode, countMode],
  // In the order in which they are at their places, and in which marks cover each other.
  parts: [
    neighbours,
    files,
    saving,
    players,
    steps,
    comment,
    reason,
    // Above the tabs.
    modes,
    toolbar,
    question,
    notes,
    // The tabs.
    findings,
    moves,
    solution,
    pointed,
    markup,
    exercise,
    editor,
    score,
    recordTexts,
    rules,
    info,
    paper,
    options,
    // After the marks of the author, which points keep.
    followers,
  ],
  show,
});
