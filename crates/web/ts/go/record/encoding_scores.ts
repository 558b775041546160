// How likely bytes are text in an encoding.
import { decodedStrictly } from './decoding.ts';
import { models, type WideEncoding } from './encoding_models.ts';

/** The logarithm of a letter's frequency at the start of a name or anywhere; -Infinity if it is not a frequent one. */
const frequencyIn = ({ text: { first, all } }: WideEncoding, letter: string, isFirst: boolean): number =>
  Math.max(all.get(letter) ?? -Infinity, isFirst ? (first.get(letter) ?? -Infinity) : -Infinity);

// The logarithm of the frequency of characters outside the rows of an encoding.
const RARE = -15;

/** The logarithm of how likely a text is in an encoding of two bytes a character. */
export function wideScore(wide: WideEncoding, bytes: Uint8Array): number {
  const { label, before, rows, needsHigh } = wide;
  const text = decodedStrictly(bytes, label);
  if (text === null) return -Infinity;
  let [total, at] = [before, 0];
  let start = '';
  for (const letter of text) {
    if (letter < '\x80') {
      at += 1;
      start = (start + letter).slice(-3);
      continue;
    }
    const [lead, trail] = [bytes[at] ?? 0xff, bytes[at + 1] ?? 0xff];
    const isHalf = label === 'shift_jis' && ((lead >= 0xa0 && lead <= 0xdf) || lead === 0x80);
    const isLong = (label === 'euc-jp' && lead === 0x8f) || (label === 'gb18030' && trail < 0x40);
    const row = rows.find(([last]) => lead <= last);
    const rest = isLong || (needsHigh && trail < 0xa1) ? RARE : (row?.[1] ?? RARE);
    total += Math.max(frequencyIn(wide, letter, start === 'PB[' || start === 'PW['), rest);
    if (isHalf || (label === 'gb18030' && lead === 0x80)) at += 1;
    else if (isLong) at += label === 'euc-jp' ? 3 : 4;
    else at += 2;
    start = '';
  }
  return total;
}

// Vowels and tones of Thai, which are above or below the letter before them.
const isMark = (letter: string) => /[\u0e31\u0e33-\u0e3a\u0e47-\u0e4e]/.test(letter);
const isLetter = (letter: string) => /\p{Alphabetic}/u.test(letter);

/** The logarithm of a letter's frequency after another one, in an encoding of one byte a character. */
function letterScore(before: string, letter: string): number {
  const log = models().letters.get(letter.toLowerCase());
  if (log === undefined && !isLetter(letter)) return '’‘“”–…«»°'.includes(letter) ? -5.5 : -7.5;
  const follows = isLetter(before) || isMark(before);
  const isLatin = letter < '\u0250';
  let total = log ?? (isLatin ? -3.4 : -8);
  if (/\p{Uppercase}/u.test(letter)) total -= follows ? 3 : 0.7;
  else if (!follows) total -= isMark(letter) ? 6 : 1;
  // An accent rarely follows another one, and scripts do not mix.
  if (isLatin && follows && before >= '\x80') total -= 3;
  else if (follows && isLatin !== before < '\u0250') total -= 2.5;
  return total;
}

/** How likely text is in an encoding of one byte a character: letters follow letters, accents are rare. */
export function narrowScore(label: string, bytes: Uint8Array): number {
  const text = decodedStrictly(bytes, label);
  if (text === null) return -Infinity;
  let [total, before] = [0, ' '];
  for (const letter of text) {
    if (letter >= '\x80') total += letterScore(before, letter);
    before = letter;
  }
  return total;
}
