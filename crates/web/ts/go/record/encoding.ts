// The encoding of a file: marks, valid UTF-8, CA, else the likeliest one by its characters, as crates/sgf/src/encoding chooses with
// the same tables. Encodings of one byte a character it tells apart with another library.
import { decoded, decodedStrictly, encodingNamed } from './decoding.ts';
import { models } from './encoding_models.ts';
import { narrowScore, wideScore } from './encoding_scores.ts';

// Encodings of one byte a character, and what speaks for them.
const NARROW = [
  ['windows-1252', -6],
  ['windows-1250', -9],
  ['windows-1251', -13],
  ['koi8-r', -13],
] as const;

// What speaks for an encoding that the program named by AP is known to use.
const PROGRAM = 2;

/** The encodings that a reader may choose, those of records first. */
export const ENCODINGS: readonly string[] = [
  ...['UTF-8', 'GB18030', 'Big5', 'Shift_JIS', 'EUC-KR', 'EUC-JP', 'ISO-2022-JP'],
  ...['windows-1252', 'windows-1250', 'windows-1251', 'KOI8-R', 'UTF-16LE', 'UTF-16BE'],
];

/** The number of bytes of a sample of text that is not ASCII. */
const SAMPLE = 1 << 16;

/** The number of bytes of a sample that are not ASCII, from which an encoding is guessed. */
const GUESSED = 4000;

const END_OF_VALUE = 0x5d;

/** The first part of bytes around what is not ASCII, at the boundaries of values. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const at = Math.max(0, bytes.findIndex((byte) => byte >= 0x80) - 100);
  let end = Math.min(bytes.length, at + SAMPLE);
  while (end < bytes.length && end > at && bytes[end - 1] !== END_OF_VALUE) end -= 1;
  return bytes.subarray(at, end);
}

/** The part of a sample with its first bytes that are not ASCII, at the boundary of a value. */
function beginningOf(sample: Uint8Array): Uint8Array {
  let [at, count] = [0, 0];
  for (; at < sample.length && count < GUESSED; at += 1) count += (sample[at] ?? 0) >= 0x80 ? 1 : 0;
  while (at < sample.length && sample[at - 1] !== END_OF_VALUE) at += 1;
  return sample.subarray(0, at);
}

/** UTF-8 of which a few characters are cut. */
function isCutUtf8(sample: Uint8Array): boolean {
  const letters = decoded(sample, 'utf-8').match(/\P{ASCII}/gu) ?? [];
  const broken = letters.filter((letter) => letter === '\ufffd').length;
  return letters.length - broken > 4 * broken;
}

/** The likeliest encoding of a sample; null if it is text in none. `head` is the beginning of the file. */
function likeliest(sample: Uint8Array, head: string): string | null {
  const { wide, programs } = models();
  const program = head.indexOf('AP[') + 3;
  const used = programs.find(([, name]) => program >= 3 && head.startsWith(name, program))?.[0];
  const scores = [
    ...wide.map((each) => [each.label, (each.label === used ? PROGRAM : 0) + wideScore(each, sample)] as const),
    ...NARROW.map(([label, before]) => [label, before + narrowScore(label, sample)] as const),
  ];
  const [best, score] = scores.reduce((most, each) => (each[1] > most[1] ? each : most), ['', -Infinity] as const);
  return score === -Infinity ? null : (ENCODINGS.find((name) => name.toLowerCase() === best) ?? best);
}

export interface FoundEncoding {
  readonly encoding: string;
  /** False if it was guessed. */
  readonly isCertain: boolean;
}

const certain = (encoding: string): FoundEncoding => ({ encoding, isCertain: true });

/** The encoding of bytes. */
export function encodingOf(bytes: Uint8Array): FoundEncoding {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return certain('UTF-8');
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return certain('UTF-16LE');
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d)) return certain('UTF-16BE');
  const head = decoded(bytes.subarray(0, SAMPLE), 'latin1');
  if (bytes.every((byte) => byte < 0x80)) {
    const isJapanese = head.includes('\x1b$@') || head.includes('\x1b$B');
    return certain(isJapanese ? 'ISO-2022-JP' : 'UTF-8');
  }
  if (decodedStrictly(bytes, 'utf-8') !== null) return certain('UTF-8');
  const label = (/(?<![A-Z])CA\[([ -~]{0,40}?)\]/.exec(head)?.[1] ?? '').trim();
  const named = encodingNamed(label);
  const sample = sampleOf(bytes);
  if (named && named !== 'utf-8' && decodedStrictly(sample, named) !== null) return certain(label);
  if (isCutUtf8(sample)) return certain('UTF-8');
  const guessed = likeliest(beginningOf(sample), head) ?? (named ? label : 'windows-1252');
  return { encoding: guessed, isCertain: false };
}
