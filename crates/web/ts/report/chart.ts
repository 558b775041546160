// The chart of ratings with their error bars.
import { byId, svg } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import { type Row, summary } from './data.ts';
import { fill } from './table.ts';
import * as T from './texts.ts';

/** The number of players that are shown. */
const MOST = 30;
/** The height of a row. */
const HEIGHT = 26;
const STEPS = [10, 20, 50, 100, 200, 500, 1000, 2000];
const LARGEST_STEP = 5000;

const lowest = ({ elo, error }: Row) => elo - (error ?? 0);
const highest = ({ elo, error }: Row) => elo + (error ?? 0);

export function showChart(): void {
  const rows = summary.table.slice(0, MOST);
  const width = Math.max(260, Math.min(640, byId('chart').clientWidth));
  const [left, letters] = width < 420 ? [100, 12] : [150, 20];
  const bottom = rows.length * HEIGHT;
  const low = Math.min(...rows.map(lowest));
  const high = Math.max(...rows.map(highest));
  const x = (elo: number) => left + ((width - left - 20) * (elo - low)) / (high - low || 1);
  const step = STEPS.find((each) => (high - low) / each <= (width - left) / 70) ?? LARGEST_STEP;
  const first = Math.ceil(low / step);
  const marks = Array.from(
    { length: Math.max(0, Math.floor(high / step) - first + 1) },
    (_, at) => (first + at) * step,
  );
  const chart = svg(
    'svg',
    { class: 'chart', viewBox: `0 0 ${width} ${bottom + 24}`, role: 'img', 'aria-label': word(T.chart) },
    marks.flatMap((elo) => [
      svg('line', { class: 'axis', x1: x(elo), x2: x(elo), y1: 0, y2: bottom }),
      svg('text', { class: 'scale', x: x(elo), y: bottom + 16, 'text-anchor': 'middle' }, elo),
    ]),
    rows.flatMap((row, index) => {
      const y = index * HEIGHT + HEIGHT / 2;
      const { player } = row;
      const short = player.length > letters ? `${player.slice(0, letters - 1)}…` : player;
      return [
        svg('text', { x: left - 10, y: y + 4, 'text-anchor': 'end' }, short),
        svg('line', { class: 'bar', x1: x(lowest(row)), x2: x(highest(row)), y1: y, y2: y }),
        svg('circle', { class: 'dot', cx: x(row.elo), cy: y, r: 4.5 }),
      ];
    }),
  );
  fill('chart', [chart]);
}
