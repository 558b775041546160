// Sounds, if switched on: a piece is placed, pieces flip, a piece jumps, the game ends.
import { keep, kept } from '../shared/keep.ts';
import type { Color } from './sides.ts';

let context: AudioContext | null = null;
export let soundIsOn = kept('sound') === 'on';

export function turnSound(on: boolean): void {
  soundIsOn = on;
  keep('sound', on ? 'on' : 'off');
  if (on) soundMove({ by: 'black', jump: false }, 2);
}

/** A tone that glides from one pitch to another and fades, starting in `after` seconds. */
interface Tone {
  from: number;
  to?: number;
  after?: number;
  lasts?: number;
  volume?: number;
  type?: OscillatorType;
}

function tone({ from, to = from, after = 0, lasts = 0.12, volume = 0.12, type = 'sine' }: Tone): void {
  context ??= new AudioContext();
  const begin = context.currentTime + after;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = type;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  gain.gain.setValueAtTime(volume, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
  source.connect(gain).connect(context.destination);
  source.start(begin);
  source.stop(begin + lasts);
}

const MOST_TURNS = 6;

/** A move, as far as it is heard. */
interface HeardMove {
  readonly by: Color;
  readonly jump: boolean;
  readonly isPass?: boolean;
}

/** A knock, deeper for Black; a whistle before it for a jump; a tick for each piece that flips; for a pass a low hum. */
export function soundMove({ by, jump, isPass }: HeardMove, turns: number): void {
  if (!soundIsOn) return;
  if (isPass) {
    tone({ from: 165, lasts: 0.25 });
    return;
  }
  const pitch = by === 'black' ? 1 : 1.3;
  const landing = jump ? 0.12 : 0;
  if (jump) tone({ from: 380 * pitch, to: 760 * pitch, volume: 0.05 });
  tone({ from: 300 * pitch, to: 110, after: landing, lasts: 0.09, volume: 0.25, type: 'triangle' });
  for (let index = 0; index < Math.min(turns, MOST_TURNS); index += 1) {
    tone({
      from: (620 + 60 * index) * pitch,
      after: landing + 0.1 + 0.055 * index,
      lasts: 0.045,
      volume: 0.07,
      type: 'triangle',
    });
  }
}

/** Three rising notes for a win, three falling ones for a loss, and a chord for a draw or a game of two humans. */
export function soundEnd(sign: number): void {
  if (!soundIsOn) return;
  const notes = sign < 0 ? [523, 440, 349] : [392, 494, 587];
  for (const [index, from] of notes.entries())
    tone({ from, after: sign ? 0.3 + 0.14 * index : 0.3, lasts: 0.5, volume: 0.09 });
}
