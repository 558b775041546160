// The title, the standings, and which ratings rest on the prior.
import * as Games from '../games/texts.ts';
import { byId, make } from '../shared/dom.ts';
import { told, word } from '../shared/language.ts';
import { names, type Row, rules, signed, summary, title } from './data.ts';
import { fill, nameCell, nameHead, percent, plusMinus, points, table } from './table.ts';
import * as T from './texts.ts';

export function showStandings(): void {
  showTitle();
  fill('standings', [standings()]);
  fill(
    'bounded',
    ratingNotes().map((note) => make('p', {}, note)),
  );
  fill(
    'leftout',
    (summary.left_out ?? []).map(({ player, reason }) =>
      make('p', {}, make('b', {}, player), word(Games.leftOut, told(reason))),
    ),
  );
}

function showTitle(): void {
  const game = word(title);
  const [one = '', other = ''] = names;
  document.title = word(T.tournament, game);
  byId('title').textContent = word(
    T.contest,
    game,
    names.length === 2 ? word(T.both, one, other) : word(T.programs, names.length),
  );
  const { pairing, games_counted, games_planned, games_missing, games_void, faults } = summary;
  const facts = [
    word(T.pairings[pairing]),
    rules ? word(rules) : '',
    word(T.gamesCounted, games_counted, games_planned),
    games_missing ? word(T.missing, games_missing) : '',
    games_void ? word(T.voids, games_void) : '',
    faults ? word(T.faulty, faults) : '',
  ];
  byId('subtitle').textContent = facts.filter(Boolean).join(' · ');
}

function standings(): HTMLTableElement {
  const counts = [T.points, T.gamesPlayed, T.won, T.drawn, T.lost].map((text) => word(text));
  const last = summary.table.length;
  return table(
    ['#', nameHead(word(T.player)), 'Elo', '95 %', ...counts, 'LOS'],
    summary.table.map((row, index) => [
      index + 1,
      nameCell(row.player),
      signed(row.elo),
      row.error === null ? '' : plusMinus(row.error),
      points(row.points),
      row.games,
      row.wins,
      row.draws,
      row.losses,
      index + 1 < last ? percent(row.superiority) : '',
    ]),
  );
}

const BEYOND = ['above', 'below', 'open'] as const;

/** Which ratings rest on the prior. */
function ratingNotes(): string[] {
  const note = (isAmong: (row: Row) => boolean, say: (names: string) => string) => {
    const players = summary.table.filter(isAmong).map((row) => row.player);
    return players.length ? [say(players.join(word(T.comma)))] : [];
  };
  const groups = Math.max(0, ...summary.table.map((row) => row.group ?? 0));
  const notes = [
    ...BEYOND.flatMap((mark) =>
      note(
        (row) => row.games > 0 && row.beyond === mark,
        (players) => word(T.beyond[mark], players),
      ),
    ),
    ...Array.from({ length: groups }, (_, index) => index + 1).flatMap((group) =>
      note(
        (row) => row.group === group,
        (players) => word(T.group, group, players),
      ),
    ),
  ];
  return notes.length ? [...notes, word(T.prior)] : [];
}
