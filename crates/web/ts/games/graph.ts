// The course of a game, such as Black's chance to win after each move. Black's share is dark, White's light.
import * as T from './texts.ts';
import { svg } from '../shared/dom.ts';
import { word } from '../shared/language.ts';

// ROOM is left above and below for the dots.
const [WIDTH, HEIGHT, ROOM] = [300, 90, 6];

// `chances` has a value for the start and one for each move so far; `of` is the number of moves. Keys choose a move, as in a
// slider.
export function graph({ chances, of, marks, ply, describe, choose, label = word(T.course) }) {
  const x = (at) => (WIDTH * at) / Math.max(1, of);
  const y = (chance) => ROOM + (HEIGHT - 2 * ROOM) * (1 - chance);
  const points = chances.map((chance, at) => `${x(at).toFixed(1)} ${y(chance).toFixed(1)}`);
  const end = x(chances.length - 1).toFixed(1);
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
  );
  if (points.length > 1)
    element.append(svg('path', { class: 'dark', d: `M0 ${HEIGHT}L${points.join('L')}L${end} ${HEIGHT}z` }));
  element.append(svg('path', { class: 'even', d: `M0 ${HEIGHT / 2}H${WIDTH}` }));
  if (points.length > 1) element.append(svg('path', { class: 'course', d: `M${points.join('L')}` }));
  element.append(svg('path', { class: 'here', d: `M${x(ply).toFixed(1)} 0V${HEIGHT}` }));
  // A line of length 0 with round caps is a round dot, even if the picture is stretched.
  for (const { at, kind } of marks)
    element.append(svg('path', { class: `dot ${kind}`, d: `M${x(at).toFixed(1)} ${y(chances[at]).toFixed(1)}h0` }));
  element.addEventListener('click', ({ clientX }) => {
    const { left, width } = element.getBoundingClientRect();
    choose(Math.round((of * Math.min(width, Math.max(0, clientX - left))) / width));
  });
  element.addEventListener('keydown', (event) => {
    const step = {
      ArrowLeft: -1,
      ArrowDown: -1,
      ArrowRight: 1,
      ArrowUp: 1,
      PageDown: -10,
      PageUp: 10,
      Home: -of,
      End: of,
    }[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    choose(Math.min(of, Math.max(0, ply + step)));
  });
  return element;
}
