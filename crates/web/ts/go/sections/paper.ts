// What is printed of a record: the position on the board, or a sheet of diagrams.
import { button, byId, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { select } from '../controls.ts';
import type { Section } from '../parts.ts';
import * as T from '../texts.ts';
import { sheetOf } from './kifu.ts';

/** Moves per diagram; 0 prints only the board. */
const COUNTS = [0, 50, 100];

export function paper(app: App): Section {
  const list = select(
    { id: 'paper' },
    COUNTS.map((count) => [count, count ? word(T.diagrams, count) : word(T.onlyBoard)]),
  );
  list.value = '100';
  document.getElementById('kifu')?.remove();
  const sheet = make('div', { id: 'kifu' });
  byId('one').append(sheet);
  const isSheet = () => app.isOnPaper && Number(list.value) > 0 && app.node.root.last.isMove && !app.entry.ask;
  const print = button(word(T.printIt), () => window.print());
  return {
    place: 'game',
    element: make(
      'section',
      { class: 'card settings' },
      make('label', {}, make('span', {}, word(T.paper)), list, print),
    ),
    follow() {
      const shows = isSheet();
      byId('one').classList.toggle('prints-kifu', shows);
      sheet.replaceChildren(...(shows ? [sheetOf(app, Number(list.value))] : []));
    },
    isThere: () => app.node.root.children.length > 0 && !app.hides,
  };
}
