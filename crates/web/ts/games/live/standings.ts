// The standings, and the players who could not be started.
import { byId, make } from '../../shared/dom.ts';
import { told, word } from '../../shared/language.ts';
import type { Standing, TournamentInfo } from '../api/live.ts';
import * as T from '../texts.ts';

const signed = (value: number) => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(0);

export function showStandings(rows: readonly Standing[]): void {
  byId('rows').replaceChildren(
    ...rows.map(({ player, elo, error, points, games }, index) => {
      const numbers = [games ? signed(elo) : '', games && error !== null ? error.toFixed(0) : '', points, games];
      return make(
        'tr',
        {},
        make('th', {}, index + 1),
        make('td', { className: 'name', title: player }, player),
        numbers.map((number) => make('td', {}, number)),
      );
    }),
  );
}

export function showLeftOut({ left_out }: TournamentInfo): void {
  byId('left-out').replaceChildren(
    ...left_out.map(({ player, reason }) => make('p', {}, make('b', {}, player), word(T.leftOut, told(reason)))),
  );
}
