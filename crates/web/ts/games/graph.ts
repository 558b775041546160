// The course of a game, such as Black's chance to win after each move. Black's share is dark, White's light.
import { svg } from '../shared/dom.ts';

const WIDTH = 300;
const HEIGHT = 90;
/** The room above and below for the dots. */
const ROOM = 6;

interface GraphOptions {
  /** Black's share at the start and after each move so far. */
  readonly chances: readonly number[];
  /** The number of moves. */
  readonly of: number;
  /** Moves with dots, and the kinds of the dots. */
  readonly marks: readonly { readonly at: number; readonly kind: string }[];
  /** The number of moves that led to the position on the board. */
  readonly ply: number;
  readonly describe: (ply: number) => string;
  readonly choose: (ply: number) => void;
  readonly label: string;
}

/** Draws a graph. Clicks and keys choose a move, as in a slider. */
export function graph({ chances, of, marks, ply, describe, choose, label }: GraphOptions): SVGSVGElement {
  const x = (at: number) => (WIDTH * at) / Math.max(1, of);
  const y = (chance: number) => ROOM + (HEIGHT - 2 * ROOM) * (1 - chance);
  const points = chances.map((chance, at) => `${x(at).toFixed(1)} ${y(chance).toFixed(1)}`);
  const end = x(chances.length - 1).toFixed(1);
  const isLine = points.length > 1;
  const element = svg(
    'svg',
    {
      class: 'graph',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: 'none',
      role: 'slider',
      tabindex: 0,
      'aria-label': label,
      'aria-valuemin': 0,
      'aria-valuemax': of,
      'aria-valuenow': ply,
      'aria-valuetext': describe(ply),
    },
    svg('rect', { class: 'light', width: end, height: HEIGHT }),
    isLine && svg('path', { class: 'dark', d: `M0 ${HEIGHT}L${points.join('L')}L${end} ${HEIGHT}z` }),
    svg('path', { class: 'even', d: `M0 ${HEIGHT / 2}H${WIDTH}` }),
    isLine && svg('path', { class: 'course', d: `M${points.join('L')}` }),
    svg('path', { class: 'here', d: `M${x(ply).toFixed(1)} 0V${HEIGHT}` }),
    // A line of length 0 with round caps is a round dot, even if the picture is stretched.
    marks.map(({ at, kind }) =>
      svg('path', { class: `dot ${kind}`, d: `M${x(at).toFixed(1)} ${y(chances[at] ?? 0.5).toFixed(1)}h0` }),
    ),
  );
  element.addEventListener('click', ({ clientX }) => {
    const { left, width } = element.getBoundingClientRect();
    choose(Math.round((of * Math.min(width, Math.max(0, clientX - left))) / width));
  });
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -10,
    PageUp: 10,
    Home: -of,
    End: of,
  };
  element.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    choose(Math.min(of, Math.max(0, ply + step)));
  });
  return element;
}
