// The tables of a report, and the chart of ratings.
import * as T from './texts.ts';
import { evidence, games, heading, names, rules, signed, summary, title } from './data.ts';
import { byId, make, svg } from '../shared/dom.ts';
import { language, word } from '../shared/language.ts';

const percent = (share) => (share === null ? '-' : (100 * share).toFixed(1) + ' %');
const half = (value) => (value % 1 ? (Math.floor(value) || '') + '½' : String(value));

function table(head, rows) {
  const cell = (tag, content) => (content instanceof Node ? content : make(tag, {}, content));
  return make(
    'table',
    {},
    make('thead', {}, make('tr', {}, ...head.map((content) => cell('th', content)))),
    make(
      'tbody',
      {},
      ...rows.map((row) => make('tr', {}, ...row.map((content, column) => cell(column ? 'td' : 'th', content)))),
    ),
  );
}
const named = (name) => make('td', { class: 'name', title: name }, name);
const nameHead = (text) => make('th', { class: 'name' }, text);

// Fills an element anew.
const fillWith = (id, ...children) => byId(id).replaceChildren(...children.flat());

// Which ratings rest on the prior.
function ratingNotes() {
  const list = (isAmong, note) => {
    const rows = summary.table.filter(isAmong).map((row) => row.player);
    return rows.length ? [note(rows.join(word(T.comma)))] : [];
  };
  const groups = Math.max(0, ...summary.table.map((row) => row.group ?? 0));
  const notes = [
    ...['above', 'below', 'open'].flatMap((mark) =>
      list(
        (row) => row.games && row.beyond === mark,
        (names) => word(T.beyond)[mark](names),
      ),
    ),
    ...Array.from({ length: groups }, (_, index) =>
      list(
        (row) => row.group === index + 1,
        (names) => word(T.group, index + 1, names),
      ),
    ).flat(),
  ];
  return notes.length ? [...notes, word(T.prior)] : [];
}

function showSummary() {
  const game = title[language];
  document.title = word(T.tournament, game);
  byId('title').textContent = word(
    T.contest,
    game,
    names.length === 2 ? word(T.both, ...names) : word(T.programs, names.length),
  );
  byId('subtitle').textContent = [
    word(T.pairing[summary.pairing]),
    rules?.[language],
    word(T.counted_, summary.games_counted, summary.games_planned),
    summary.games_missing && word(T.missing, summary.games_missing),
    summary.games_void && word(T.voids, summary.games_void),
    summary.faults && word(T.faulty, summary.faults),
  ]
    .filter(Boolean)
    .join(' · ');
  fillWith(
    'standings',
    table(
      [
        '#',
        nameHead(word(T.player)),
        'Elo',
        '95 %',
        ...['points', 'gamesPlayed', 'won', 'drawn', 'lost'].map((name) => word(name)),
        'LOS',
      ],
      summary.table.map((row, index) => [
        index + 1,
        named(row.player),
        signed(row.elo),
        row.error === null ? '' : '±' + row.error.toFixed(1),
        half(row.points),
        row.games,
        row.wins,
        row.draws,
        row.losses,
        index + 1 < summary.table.length ? percent(row.superiority) : '',
      ]),
    ),
  );
  fillWith(
    'bounded',
    ratingNotes().map((note) => make('p', {}, note)),
  );
  fillWith(
    'leftout',
    (summary.left_out ?? []).map(({ player, reason }) => make('p', {}, make('b', {}, player), word(T.leftOut, reason))),
  );
}

function showPair(pair) {
  byId('pair').hidden = false;
  byId('crosssection').hidden = byId('strength').hidden = true;
  byId('pairtitle').textContent = word(T.against, pair.player, pair.opponent);
  const fact = (name, value, small = '') =>
    make('div', {}, make('dt', {}, name), make('dd', {}, value, ' ', make('small', {}, small)));
  const facts = [
    fact('Elo', signed(pair.elo), '±' + pair.error.toFixed(1)),
    fact(word(T.normalised), signed(pair.normalised_elo), '±' + pair.normalised_error.toFixed(1)),
    fact(word(T.superiority), percent(pair.superiority)),
    fact(word(T.pairs), pair.pairs.join(' · ')),
  ];
  if (pair.test) {
    const { llr, lower, upper, accepted, elo0, elo1, model } = pair.test;
    const state = accepted ? word(T.accepted, accepted.toUpperCase()) : word(T.undecided);
    facts.push(
      fact(
        word(T.sprt, elo0, elo1, model),
        state,
        word(T.llr, ...[llr, lower, upper].map((value) => value.toFixed(2).replace('-', '−'))),
      ),
    );
  }
  fillWith('pairfacts', facts);
}

const shade = (share) =>
  `background: color-mix(in srgb, var(--${share >= 0.5 ? 'good' : 'bad'}) ${Math.round(Math.abs(share - 0.5) * 70)}%, transparent)`;

function showCross() {
  fillWith(
    'cross',
    table(
      ['#', nameHead(word(T.player)), ...names.map((_, index) => index + 1)],
      names.map((name, row) => [
        row + 1,
        named(name),
        ...names.map((_, column) => {
          const count = summary.cross_games[row][column],
            won = summary.cross_table[row][column];
          return count
            ? make(
                'td',
                { class: 'heat', style: shade(won / count), title: word(T.ofGames, half(won), count, names[column]) },
                half(won),
              )
            : make('td', { class: 'own' }, '·');
        }),
      ]),
    ),
  );
}

// The evidence of a player's first fault: of the game, if the page has it, otherwise as the program says it.
function causeOf({ first, cause }) {
  const game = language === 'zh' ? games.find(({ n }) => n === first) : null;
  return game ? evidence(game) : cause;
}

function showReasons() {
  const reasons = Object.keys(summary.decided_by);
  const shown = (value, digits) => (value === null ? make('td', { class: 'own' }, '·') : value.toFixed(digits));
  fillWith(
    'reasons',
    table(
      ['#', nameHead(word(T.wonBy)), ...reasons.map(heading)],
      names.map((name, row) => [
        row + 1,
        named(name),
        ...reasons.map((reason) => {
          const [won, lost] = summary.decided_by[reason][row];
          return won + lost ? `+${won} −${lost}` : make('td', { class: 'own' }, '·');
        }),
      ]),
    ),
    Object.entries(summary.drawn_by).map(([reason, count]) =>
      make('p', { class: 'faint' }, word(T.drawnBy, count, heading(reason))),
    ),
    (summary.faults_by ?? []).map((row) =>
      make('p', {}, make('b', {}, row.player), word(T.faults, row.faults, row.games, row.first, causeOf(row))),
    ),
    summary.searches
      ? [
          table(
            ['#', nameHead(word(T.searches)), ...['depth', 'nodes', 'speed'].map((name) => word(name))],
            summary.searches.map((row, index) => [
              index + 1,
              named(row.player),
              shown(row.depth, 1),
              shown(row.nodes, 0),
              shown(row.nps, 0),
            ]),
          ),
        ]
      : [],
  );
}

// Shows everything except the games in the language of the page.
export function showTables() {
  showSummary();
  if (summary.head_to_head) showPair(summary.head_to_head);
  showCross();
  showReasons();
  drawChart();
}

// The chart of ratings.
function drawChart() {
  const rows = summary.table.slice(0, 30),
    height = 26,
    width = Math.max(260, Math.min(640, byId('chart').clientWidth)),
    left = width < 420 ? 100 : 150,
    letters = width < 420 ? 12 : 20;
  const low = Math.min(...rows.map((row) => row.elo - (row.error || 0))),
    high = Math.max(...rows.map((row) => row.elo + (row.error || 0)));
  const x = (elo) => left + ((width - left - 20) * (elo - low)) / (high - low || 1);
  const chart = svg('svg', {
    class: 'chart',
    viewBox: `0 0 ${width} ${rows.length * height + 24}`,
    role: 'img',
    'aria-label': word(T.chart),
  });
  const step =
    [10, 20, 50, 100, 200, 500, 1000, 2000].find((step) => (high - low) / step <= (width - left) / 70) || 5000;
  for (let elo = Math.ceil(low / step) * step; elo <= high; elo += step) {
    chart.append(svg('line', { class: 'axis', x1: x(elo), x2: x(elo), y1: 0, y2: rows.length * height }));
    chart.append(
      svg('text', { class: 'scale', x: x(elo), y: rows.length * height + 16, 'text-anchor': 'middle' }, elo),
    );
  }
  rows.forEach((row, index) => {
    const y = index * height + height / 2,
      short = row.player.length > letters ? row.player.slice(0, letters - 1) + '…' : row.player;
    chart.append(
      svg('text', { x: left - 10, y: y + 4, 'text-anchor': 'end' }, short),
      svg('line', { class: 'bar', x1: x(row.elo - (row.error || 0)), x2: x(row.elo + (row.error || 0)), y1: y, y2: y }),
      svg('circle', { class: 'dot', cx: x(row.elo), cy: y, r: 4.5 }),
    );
  });
  fillWith('chart', chart);
}
