// What all pages of boards have: modes, and parts around the board.
import type { Mode, Page } from './parts.ts';
import { comment } from './sections/comment.ts';
import { editor } from './sections/edit.ts';
import { exercise, exerciseMode } from './sections/exercise.ts';
import { files } from './sections/files.ts';
import { followers } from './sections/followers.ts';
import { markup } from './sections/markup.ts';
import { modes } from './sections/modes.ts';
import { moves } from './sections/moves.ts';
import { notes } from './sections/notes.ts';
import { options, rules } from './sections/options.ts';
import { paper } from './sections/paper.ts';
import { players } from './sections/players.ts';
import { pointed, reason } from './sections/point.ts';
import { recordTexts } from './sections/record_texts.ts';
import { findings, info } from './sections/records.ts';
import { saving } from './sections/saving.ts';
import { countMode, score } from './sections/score.ts';
import { question, solution } from './sections/solution.ts';
import { steps } from './sections/steps.ts';
import { studyMode } from './sections/study.ts';
import { toolbar } from './sections/toolbar.ts';

export const MODES: readonly Mode[] = [studyMode, exerciseMode, countMode];

/** In the order in which they are at their places, and in which marks cover each other. */
export const PARTS: Page['parts'] = [
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
];
