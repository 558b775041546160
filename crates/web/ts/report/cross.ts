// The points of each player against each other.
import { make } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import { names, summary } from './data.ts';
import { fill, nameCell, nameHead, noValue, points, table } from './table.ts';
import * as T from './texts.ts';

const shade = (share: number) =>
  `background: color-mix(in srgb, var(--${share >= 0.5 ? 'good' : 'bad'}) ${Math.round(Math.abs(share - 0.5) * 70)}%, transparent)`;

export function showCross(): void {
  const cell = (row: number, column: number) => {
    const count = summary.cross_games[row]?.[column] ?? 0;
    const won = summary.cross_table[row]?.[column] ?? 0;
    if (!count) return noValue();
    const text = word(T.ofGames, points(won), count, names[column] ?? '');
    return make('td', { class: 'heat', style: shade(won / count), title: text }, points(won));
  };
  const head = ['#', nameHead(word(T.player)), ...names.map((_, index) => index + 1)];
  const rows = names.map((name, row) => [row + 1, nameCell(name), ...names.map((_, column) => cell(row, column))]);
  fill('cross', [table(head, rows)]);
}
