// The page of a single board: a position, a puzzle or a game.
import { parseAddress } from '../address.ts';
import type { App } from '../app.ts';
import { change } from '../changes.ts';
import { lose, open, openAt } from '../navigation.ts';
import { unlink } from '../notation.ts';
import { RecordFile } from '../record/record_file.ts';
import { isGame } from '../record_info.ts';
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

/** Shows the board. A position in the address replaces the page's own. */
function show(app: App, address: string): void {
  const position = unlink(address);
  const { index, way } = parseAddress(address, 1);
  if (index === 0 && isGame(app.entry)) {
    openAt(app, index, way);
    return;
  }
  if (!app.isOpen) {
    if (position && !isGame(app.entry)) app.files.set(app.entry, RecordFile.ofPosition('', position));
    open(app, 0);
  } else if (position && `${position}` !== `${app.position}`) {
    change(app, (editor) => editor.setBoard(app.node, position));
  }
  lose(app, address === '' || position ? null : T.badLink);
}

startPage({
  modes: [studyMode, exerciseMode, countMode],
  // In the order in which they are at their places, and in which marks cover each other.
  parts: [
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
