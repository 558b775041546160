// The marks of a mistake on the board.
import { svg } from '../../shared/dom.ts';
import type { Square } from '../api/board.ts';
import { type Picture, UNIT } from '../board/picture.ts';
import { type Mistake, type MistakeReview, signOf } from './verdicts.ts';

/** Marks a mistake by a badge, and the better move by an arrow or a ring. */
export function mistakeMarks(picture: Picture, { bestSquares, squares, verdict }: MistakeReview): SVGGElement {
  const square = squares.at(-1);
  return svg('g', {}, arrow(picture, bestSquares), square === undefined ? [] : badge(picture, square, verdict));
}

/** An arrow for a jump; a ring for a new piece. */
function arrow(picture: Picture, squares: readonly Square[]): SVGElement[] {
  const [from, to = from] = squares;
  if (from === undefined || to === undefined) return [];
  const [x, y] = picture.middle(to);
  const ring = svg('circle', { class: 'better', cx: x, cy: y, r: 29 });
  if (squares.length === 1) return [ring];
  const [fx, fy] = picture.middle(from);
  const angle = Math.atan2(y - fy, x - fx);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (far: number, side: number) =>
    `${(x - far * cos - side * sin).toFixed(1)} ${(y - far * sin + side * cos).toFixed(1)}`;
  return [
    ring,
    svg('path', { class: 'better shaft', d: `M${fx} ${fy}L${at(24, 0)}` }),
    svg('path', { class: 'better head', d: `M${at(0, 0)}L${at(30, 17)}L${at(30, -17)}z` }),
  ];
}

function badge(picture: Picture, square: Square, mistake: Mistake): SVGElement[] {
  const [x, y] = picture.corner(square);
  const [cx, cy] = [x + UNIT - 13, y + 13];
  return [
    svg('circle', { class: `badge ${mistake}`, cx, cy, r: 16 }),
    svg('text', { class: 'badge-text', x: cx, y: cy }, signOf(mistake)),
  ];
}
