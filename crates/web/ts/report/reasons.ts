// How games were decided, and what the players reported about their searches.
import { make } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import { type FaultRow, firstFault, heading, names, summary } from './data.ts';
import { fill, nameCell, nameHead, noValue, table } from './table.ts';
import * as T from './texts.ts';

export function showReasons(): void {
  fill('reasons', [decisions()], draws(), (summary.faults_by ?? []).map(faults), searches());
}

function decisions(): HTMLElement {
  const reasons = Object.entries(summary.decided_by);
  return table(
    ['#', nameHead(word(T.wonBy)), ...reasons.map(([reason]) => heading(reason))],
    names.map((name, row) => [
      row + 1,
      nameCell(name),
      ...reasons.map(([, counts]) => {
        const [won, lost] = counts[row] ?? [0, 0];
        return won + lost ? `+${won} −${lost}` : noValue();
      }),
    ]),
  );
}

const draws = (): HTMLElement[] =>
  Object.entries(summary.drawn_by).map(([reason, count]) =>
    make('p', { class: 'faint' }, word(T.drawnBy, count, heading(reason))),
  );

function faults(row: FaultRow, index: number): HTMLElement {
  const text = word(T.faults, row.faults, row.games, row.first) + word(T.because, firstFault(index));
  return make('p', {}, make('b', {}, row.player), text);
}

function searches(): HTMLElement[] {
  if (!summary.searches) return [];
  const shown = (value: number | null, digits: number) => (value === null ? noValue() : value.toFixed(digits));
  const columns = [T.depth, T.nodes, T.speed].map((text) => word(text));
  return [
    table(
      ['#', nameHead(word(T.searches)), ...columns],
      summary.searches.map(({ player, depth, nodes, nps }, index) => [
        index + 1,
        nameCell(player),
        shown(depth, 1),
        shown(nodes, 0),
        shown(nps, 0),
      ]),
    ),
  ];
}
