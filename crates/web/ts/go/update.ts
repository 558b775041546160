// Shows the state of a page: the board with its marks, the sections, and the address.
import { byId } from '../shared/dom.ts';
import { told, word } from '../shared/language.ts';
import { showAddress, wayTo } from './address.ts';
import type { App } from './app.ts';
import { troubles } from './explain.ts';
import { link } from './notation.ts';
import { isGame } from './record_info.ts';
import { EMPTY, forbids } from './rules.ts';
import { settings } from './settings.ts';
import { type Marks, markedPoints } from './shapes.ts';
import * as T from './texts.ts';

/** Makes everything around the board, at the start and after a change of language. */
export function build(app: App): void {
  document.title = (app.content.title && told(app.content.title)) || word(T.title);
  app.parts = app.page.parts.map((make) => make(app));
  app.stage.build(app.sections);
}

/** Shows everything after a change. */
export function update(app: App): void {
  const { rows, cols } = app.position;
  byId('board').setAttribute('aria-label', word(T.board, rows, cols));
  app.board.show(app.position, app.boardNames);
  for (const part of app.parts) part.follow?.();
  app.board.mark(marksOf(app));
  for (const section of app.sections) {
    const isThere = section.isThere?.() ?? true;
    section.element.hidden = !isThere;
    if (isThere) section.update?.();
  }
  app.stage.update(app, () => update(app));
  updatePoint(app);
  remember(app);
}

/** The marks of the position and of all parts. */
function marksOf(app: App): Marks {
  const { point, cells } = app.position;
  const last = point === null || cells[point] === EMPTY ? [] : [point];
  const { dead, atari } = app.hides ? { dead: [], atari: [] } : troubles(app.position);
  const inAtari = settings.atari ? atari.filter((stone) => !last.includes(stone)) : [];
  let marks: Marks = { dead, atari: inAtari, last };
  for (const part of app.parts) marks = { ...marks, ...part.marks?.(marks) };
  const marked = markedPoints(marks);
  return { ...marks, last: last.filter((stone) => !marked.has(stone)) };
}

/** Shows the selected point: its stones and liberties, or the effect of a move there. */
export function updatePoint(app: App): void {
  const { look, board } = app;
  for (const part of app.parts) part.look?.(look);
  if (!look) {
    board.hover({});
  } else if (look.group) {
    board.hover({ group: look.group.stones, liberty: look.group.liberties });
  } else {
    const reason = forbids(app.rules, look.facts);
    const illegal = reason ? [look.point] : [];
    const group = look.own.filter((stone) => stone !== look.point);
    const liberty = look.liberties.filter((point) => !look.captured.includes(point));
    const kinds = reason === 'suicide' ? { group } : { group, liberty };
    board.hover({ ...kinds, taken: look.captured, illegal }, { point: look.point, color: look.color });
  }
}

/** Puts the position into the address if the page shows nothing else, otherwise the board and the node. */
function remember(app: App): void {
  if (app.lost || app.entry.isOpened) return;
  if (isGame(app.entry)) showAddress(`${app.index + 1}/${wayTo(app.node)}`);
  else if (app.entries.length === 1) showAddress(link(app.position));
}
