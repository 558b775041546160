// The speed of animations: the user's choice, or off if the system asks for reduced motion.
import { keep, kept } from '../shared/keep.ts';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

// The factor of the duration of animations.
export const SPEEDS = { normal: 1, fast: 0.4, off: 0 };

const keptMotion = kept('motion');
export let motion = keptMotion in SPEEDS ? keptMotion : 'normal';

// The factor that is in force.
export const speed = () => (calm.matches ? 0 : SPEEDS[motion]);
const apply = () => document.documentElement.style.setProperty('--motion', speed());

export function move(name) {
  motion = name;
  keep('motion', name);
  apply();
}

export const isStill = () => speed() === 0;

// Waits for an animation of `ms` milliseconds at normal speed.
export const pause = (ms) => (isStill() ? Promise.resolve() : new Promise((done) => setTimeout(done, ms * speed())));

calm.addEventListener('change', apply);
apply();
