// The page of a single board: a position, a puzzle or a game.
import { parseAddress } from '../address.ts';
import type { App } from '../app.ts';
import { change } from '../changes.ts';
import { lose, open, openAt } from '../navigation.ts';
import { unlink } from '../notation.ts';
import { RecordFile } from '../record/record_file.ts';
import { isGame } from '../record_info.ts';
import { MODES, PARTS } from '../sections.ts';
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
  modes: MODES,
  parts: PARTS,
  show,
});
