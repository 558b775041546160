// Motion that explains a move: a piece splits from another or jumps, and then pieces turn over, the nearest first.
import { isStill, pause, speed } from "./motion.js";
import { stonePaintOf } from "./stones.js";

// Milliseconds: on the way, for turning over, and between pieces at different distances.
const [WAY, FLIP, WAVE] = [240, 280, 55];

// The time until the next move may be shown, while the last pieces still turn over.
const WAIT = 330;

// Plays the last move of what a picture shows; `factor` stretches the time.
export async function explain(picture, { by, to, from, jump, turned }, source, factor) {
  const time = (ms) => ms * factor * speed();
  if (isStill() || to === null || time(WAY) < 15) return;
  const [x, y] = picture.middle(to);
  const animate = (element, frames, options) => element?.animate(frames, { easing: "ease-in-out", fill: "backwards", ...options });
  const landing = from.length ? WAY : WAY / 2;
  const hide = (element) => animate(element, [{ opacity: 0 }, { opacity: 0 }], { duration: time(landing) });
  const disc = picture.discAt(to);
  hide(picture.layer.querySelector(".last"));
  if (from.length) {
    // A copy of the piece moves above the others.
    const copy = disc.cloneNode(true);
    const [dx, dy] = picture.middle(source).map((edge, axis) => edge - [x, y][axis]);
    const away = (part, scale) => ({ transform: `translate(${dx * part}px, ${dy * part}px) scale(${scale})` });
    picture.layer.append(copy);
    animate(copy, [away(1, jump ? 1 : 0.5), away(0.5, jump ? 1.25 : 0.9), away(0, 1)], { duration: time(WAY) });
    hide(disc);
    setTimeout(() => copy.remove(), time(WAY));
  } else animate(disc, [{ transform: "scale(1.35)", opacity: 0 }, { transform: "scale(1)", opacity: 1 }], { duration: time(landing), easing: "ease-in" });
  const [fill, old] = [by, by === "black" ? "white" : "black"].map(stonePaintOf);
  for (const square of turned) {
    const body = picture.discAt(square)?.lastChild;
    if (!body || square === to) continue;
    const far = Math.max(...picture.middle(square).map((edge, axis) => Math.abs(edge - [x, y][axis]))) / picture.unit;
    animate(body, [{ transform: "scaleX(1)", fill: old }, { transform: "scaleX(.04)", fill: old, offset: 0.5 },
      { transform: "scaleX(.04)", fill, offset: 0.5 }, { transform: "scaleX(1)", fill }], { duration: time(FLIP), delay: time(landing + WAVE * (far - 1)) });
  }
  await pause(WAIT * Math.min(1, factor));
}

// The pieces of the winner hop one after another.
export function celebrate(picture, letter) {
  if (isStill()) return;
  for (const [square, cell] of picture.cells.entries()) {
    if (picture.letters[square] !== letter) continue;
    const delay = 300 + 35 * (Math.floor(square / picture.size) + (square % picture.size));
    cell.querySelector(".disc").animate([{ transform: "none" }, { transform: "translateY(-9px) scale(1.08)" }, { transform: "none" }],
      { duration: 380 * speed(), delay: delay * speed(), easing: "ease-in-out" });
  }
}
