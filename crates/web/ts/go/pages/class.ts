// The page of a class: a table of students and problems, the boards of each student, and single boards.
import { CLASS_LISTS, spreadAnswers } from '../class/students.ts';
import { manyBoards } from '../lists/many.ts';
import { whose } from '../sections/whose.ts';
import { MODES, PARTS } from '../sections.ts';
import { startPage } from '../start.ts';

const { show, neighbours } = manyBoards(CLASS_LISTS);

startPage({
  prepare: spreadAnswers,
  modes: MODES,
  parts: [neighbours, whose, ...PARTS],
  show,
});
