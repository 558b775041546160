// Motion that explains a move: a piece splits from another, jumps or slides, and then pieces turn over or leave, the nearest first.
import { isStill, pause, speed } from './motion.ts';
import { bodyOf } from './painter.ts';
import { effects } from './replay.ts';
import { stonePaintOf } from '../shared/stones.ts';

// Milliseconds: on the way, for turning over, and between pieces at different distances.
const [WAY, FLIP, WAVE] = [240, 280, 55];

// The time until the next move may be shown, while the last pieces still turn over.
const WAIT = 330;

// Plays the last move of what a picture shows; `factor` stretches the time.
export async function explain(picture, move, source, factor) {
  const { by, to, from, jump, entry } = move;
  const time = (ms) => ms * factor * speed();
  if (isStill() || to === null || time(WAY) < 15) return;
  const [x, y] = picture.middle(to);
  const animate = (element, frames, options) =>
    element?.animate(frames, { easing: 'ease-in-out', fill: 'backwards', ...options });
  const origin = source ?? entry;
  const isNew = origin === undefined || origin === null || origin === to;
  const landing = isNew ? WAY / 2 : WAY;
  const hide = (element) => animate(element, [{ opacity: 0 }, { opacity: 0 }], { duration: time(landing) });
  const disc = picture.discAt(to);
  hide(picture.layer.querySelector('.last'));
  if (!isNew) {
    // A copy of the piece moves above the others.
    const copy = disc.cloneNode(true);
    const [dx, dy] = picture.middle(origin).map((edge, axis) => edge - [x, y][axis]);
    const away = (part, scale) => ({ transform: `translate(${dx * part}px, ${dy * part}px) scale(${scale})` });
    picture.layer.append(copy);
    const [start, middle] = from.length ? (jump ? [1, 1.25] : [0.5, 0.9]) : [1, 1];
    animate(copy, [away(1, start), away(0.5, middle), away(0, 1)], { duration: time(WAY) });
    hide(disc);
    setTimeout(() => copy.remove(), time(WAY));
  } else
    animate(
      disc,
      [
        { transform: 'scale(1.35)', opacity: 0 },
        { transform: 'scale(1)', opacity: 1 },
      ],
      { duration: time(landing), easing: 'ease-in' },
    );
  const far = (square) =>
    Math.max(...picture.middle(square).map((edge, axis) => Math.abs(edge - [x, y][axis]))) / picture.unit;
  const delay = (square) => time(landing + WAVE * (far(square) - 1));
  const { turned, captured } = effects(move, (letter) => picture.colorOf(letter));
  for (const [square, letter] of captured) {
    const ghost = picture.disc(square, picture.colorOf(letter), picture.signOf(letter));
    picture.layer.prepend(ghost);
    animate(
      ghost,
      [
        { transform: 'none', opacity: 1 },
        { transform: 'scale(.4)', opacity: 0 },
      ],
      { duration: time(FLIP), delay: delay(square), fill: 'both' },
    );
    setTimeout(() => ghost.remove(), delay(square) + time(FLIP));
  }
  const [fill, old] = [by, by === 'black' ? 'white' : 'black'].map(stonePaintOf);
  for (const square of turned) {
    const body = bodyOf(picture.discAt(square));
    if (!body) continue;
    animate(
      body,
      [
        { transform: 'scaleX(1)', fill: old },
        { transform: 'scaleX(.04)', fill: old, offset: 0.5 },
        { transform: 'scaleX(.04)', fill, offset: 0.5 },
        { transform: 'scaleX(1)', fill },
      ],
      { duration: time(FLIP), delay: delay(square) },
    );
  }
  await pause(WAIT * Math.min(1, factor));
}

// The pieces of the winner hop one after another.
export function celebrate(picture, color) {
  if (isStill()) return;
  for (const [square, cell] of picture.cells.entries()) {
    if (picture.colorOf(picture.letters[square]) !== color) continue;
    const delay = 300 + 35 * (Math.floor(square / picture.columns) + (square % picture.columns));
    cell
      .querySelector('.disc')
      .animate([{ transform: 'none' }, { transform: 'translateY(-9px) scale(1.08)' }, { transform: 'none' }], {
        duration: 380 * speed(),
        delay: delay * speed(),
        easing: 'ease-in-out',
      });
  }
}
