// How fast the page moves: as the reader chose, and not at all where the system asks for that.
import { keep, kept } from "./keep.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

// By how much of its usual time each thing takes.
export const SPEEDS = { normal: 1, fast: 0.4, off: 0 };

const chosen = kept("motion");
export let motion = chosen in SPEEDS ? chosen : "normal";

const factor = () => (calm.matches ? 0 : SPEEDS[motion]);
const tell = () => document.documentElement.style.setProperty("--motion", factor());

export function move(speed) {
  motion = speed;
  keep("motion", speed);
  tell();
}

export const isStill = () => factor() === 0;

// Waits for an animation of `ms` milliseconds at normal speed.
export const pause = (ms) => (isStill() ? Promise.resolve() : new Promise((done) => setTimeout(done, ms * factor())));

calm.addEventListener("change", tell);
tell();
