// The speed of animations: the user's choice, or off if the system asks for reduced motion.
import { keep, kept } from '../../shared/keep.ts';

/** The factors of the duration of animations. */
const FACTORS = { normal: 1, fast: 0.4, off: 0 };

export type MotionSpeed = keyof typeof FACTORS;

export const MOTION_SPEEDS: readonly MotionSpeed[] = ['normal', 'fast', 'off'];

const isMotionSpeed = (name: string | null): name is MotionSpeed => name !== null && Object.hasOwn(FACTORS, name);

const keptSpeed = kept('motion');

/** The user's choice. */
export let motion: MotionSpeed = isMotionSpeed(keptSpeed) ? keptSpeed : 'normal';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** The factor that is in force. */
export const speed = (): number => (calm.matches ? 0 : FACTORS[motion]);

const apply = () => document.documentElement.style.setProperty('--motion', String(speed()));

export function chooseMotion(name: string): void {
  if (!isMotionSpeed(name)) return;
  motion = name;
  keep('motion', name);
  apply();
}

/** Makes the speed known to the style of the page. */
export function startMotion(): void {
  calm.addEventListener('change', apply);
  apply();
}

export const isStill = (): boolean => speed() === 0;

/** Waits for an animation of `ms` milliseconds at normal speed. */
export const pause = (ms: number): Promise<void> =>
  isStill() ? Promise.resolve() : new Promise((done) => setTimeout(done, ms * speed()));
