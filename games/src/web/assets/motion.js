// The speed of animations: the user's choice, or off if the system asks for reduced motion.
import { keep, kept } from "./keep.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

// The factor of the duration of animations.
export const SPEEDS = { normal: 1, fast: 0.4, off: 0 };

const keptMotion = kept("motion");
export let motion = keptMotion in SPEEDS ? keptMotion : "normal";

const factor = () => (calm.matches ? 0 : SPEEDS[motion]);
const apply = () => document.documentElement.style.setProperty("--motion", factor());

export function move(speed) {
  motion = speed;
  keep("motion", speed);
  apply();
}

export const isStill = () => factor() === 0;

// Waits for an animation of `ms` milliseconds at normal speed.
export const pause = (ms) => (isStill() ? Promise.resolve() : new Promise((done) => setTimeout(done, ms * factor())));

calm.addEventListener("change", apply);
apply();
