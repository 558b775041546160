// Motion that explains a move: a piece splits from another, jumps or slides, and then pieces turn over or leave, the nearest first.
import { stonePaintOf } from '../../shared/stones.ts';
import type { Square } from '../api/board.ts';
import type { Move } from '../api/state.ts';
import { effects } from '../replay/changes.ts';
import { type Color, opponent } from '../sides.ts';
import { isStill, pause, speed } from './motion.ts';
import { bodyOf, type Picture, UNIT } from './picture.ts';

/** Milliseconds: on the way, for turning over, and between pieces at different distances. */
const WAY = 240;
const FLIP = 280;
const WAVE = 55;

/** The time until the next move may be shown, while the last pieces still turn over. */
const WAIT = 330;

function animate(element: Element | null, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  element?.animate(frames, { easing: 'ease-in-out', fill: 'backwards', ...options });
}

/** Plays the last move of what a picture shows; `factor` stretches the time. */
export async function explain(picture: Picture, move: Move, source: Square | undefined, factor: number): Promise<void> {
  const time = (ms: number) => ms * factor * speed();
  if (isStill() || move.to === null || time(WAY) < 15) return;
  const origin = source ?? move.entry ?? move.to;
  const landing = origin === move.to ? WAY / 2 : WAY;
  arrive(picture, move, { origin, to: move.to, landing }, time);
  turn(picture, move, { to: move.to, landing }, time);
  await pause(WAIT * Math.min(1, factor));
}

type Time = (ms: number) => number;

/** The piece arrives: from its origin, or out of nothing. */
function arrive(
  picture: Picture,
  move: Move,
  { origin, to, landing }: { origin: Square; to: Square; landing: number },
  time: Time,
): void {
  const hide = (element: Element | null) =>
    animate(element, [{ opacity: 0 }, { opacity: 0 }], { duration: time(landing) });
  const disc = picture.discAt(to);
  hide(picture.layer.querySelector('.last'));
  if (!disc) return;
  if (origin === to) {
    const frames = [
      { transform: 'scale(1.35)', opacity: 0 },
      { transform: 'scale(1)', opacity: 1 },
    ];
    animate(disc, frames, { duration: time(landing), easing: 'ease-in' });
    return;
  }
  // A copy of the piece moves above the others.
  const copy = disc.cloneNode(true) as typeof disc;
  const [x, y] = picture.middle(to);
  const [ox, oy] = picture.middle(origin);
  const away = (part: number, scale: number) => ({
    transform: `translate(${(ox - x) * part}px, ${(oy - y) * part}px) scale(${scale})`,
  });
  picture.layer.append(copy);
  const [start, middle] = !move.from.length ? [1, 1] : move.jump ? [1, 1.25] : [0.5, 0.9];
  animate(copy, [away(1, start), away(0.5, middle), away(0, 1)], { duration: time(WAY) });
  hide(disc);
  setTimeout(() => copy.remove(), time(WAY));
}

/** Pieces turn over or leave, the nearest first. */
function turn(picture: Picture, move: Move, { to, landing }: { to: Square; landing: number }, time: Time): void {
  const [x, y] = picture.middle(to);
  const delay = (square: Square) => {
    const [sx, sy] = picture.middle(square);
    const far = Math.max(Math.abs(sx - x), Math.abs(sy - y)) / UNIT;
    return time(landing + WAVE * (far - 1));
  };
  const { turned, captured } = effects(move, (letter) => picture.colorOf(letter));
  for (const [square, letter] of captured) {
    const ghost = picture.disc(square, picture.colorOf(letter) ?? opponent(move.by), { sign: picture.signOf(letter) });
    picture.layer.prepend(ghost);
    const frames = [
      { transform: 'none', opacity: 1 },
      { transform: 'scale(.4)', opacity: 0 },
    ];
    animate(ghost, frames, { duration: time(FLIP), delay: delay(square), fill: 'both' });
    setTimeout(() => ghost.remove(), delay(square) + time(FLIP));
  }
  const fill = stonePaintOf(move.by);
  const old = stonePaintOf(opponent(move.by));
  const frames = [
    { transform: 'scaleX(1)', fill: old },
    { transform: 'scaleX(.04)', fill: old, offset: 0.5 },
    { transform: 'scaleX(.04)', fill, offset: 0.5 },
    { transform: 'scaleX(1)', fill },
  ];
  for (const square of turned)
    animate(bodyOf(picture.discAt(square)), frames, { duration: time(FLIP), delay: delay(square) });
}

/** The pieces of the winner hop one after another. */
export function celebrate(picture: Picture, color: Color): void {
  if (isStill()) return;
  for (const square of picture.cells.keys()) {
    if (picture.colorOf(picture.letters[square]) !== color) continue;
    const delay = 300 + 35 * (Math.floor(square / picture.columns) + (square % picture.columns));
    picture
      .discAt(square)
      ?.animate([{ transform: 'none' }, { transform: 'translateY(-9px) scale(1.08)' }, { transform: 'none' }], {
        duration: 380 * speed(),
        delay: delay * speed(),
        easing: 'ease-in-out',
      });
  }
}
