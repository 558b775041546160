// The encoding of a file: marks, valid UTF-8, CA, else the likeliest one by its characters, as crates/sgf/src/encoding chooses with
// the same tables. Encodings of one byte a character it tells apart with another library.
import { MODELS } from '../../../../sgf/src/encoding/models.js';

/** The tables: frequencies of letters in languages and alphabets, encodings of two bytes a character, and programs. */
function tables() {
  const [languages, letters, wide, programs] = [{}, new Map(), [], []];
  const add = (table, text, log) => {
    for (const [rank, letter] of [...text].entries()) {
      table.set(letter, Math.max(table.get(letter) ?? -Infinity, log(rank)));
    }
  };
  const kinds = {
    names(language, place, share, offset, text) {
      languages[language] ??= { first: new Map(), all: new Map() };
      add(languages[language][place], text, (rank) => Math.log(share / (rank + Number(offset))));
    },
    prose: (language, log, text) => add(languages[language].all, text, () => -log),
    letters: (_, log, step, text) => add(letters, text, (rank) => -log - rank / step),
    rows(label, before, high, names, rows) {
      const pairs = (text) => text.split(',').map((pair) => pair.split(':'));
      const text = { first: new Map(), all: new Map() };
      for (const [name, rarer] of pairs(names)) {
        for (const [place, table] of Object.entries(text)) {
          for (const [letter, log] of languages[name][place]) if (!table.has(letter)) table.set(letter, log - rarer);
        }
      }
      wide.push({
        label,
        before: Number(before),
        needsHigh: high === '1',
        text,
        rows: pairs(rows).map(([last, log]) => [parseInt(last, 16), Number(log)]),
      });
    },
    program: (label, ...names) => programs.push(...names.map((name) => [label, name])),
  };
  for (const line of MODELS) {
    const [kind, ...fields] = line.split(' ');
    kinds[kind](...fields);
  }
  return { letters, wide, programs };
}

let known = null;
const model = () => (known ??= tables());

/** The logarithm of a letter's frequency at the start of a name or anywhere; undefined if it is not a frequent one. */
function frequencyIn({ text: { first, all } }, letter, isFirst) {
  const logs = [all.get(letter), isFirst ? first.get(letter) : undefined].filter((log) => log !== undefined);
  return logs.length > 0 ? Math.max(...logs) : undefined;
}

// Encodings of one byte a character, and what speaks for them.
const NARROW = { 'windows-1252': -6, 'windows-1250': -9, 'windows-1251': -13, 'koi8-r': -13 };

// For an encoding that the program named by AP is known to use.
const PROGRAM = 2;

/** The encodings that a reader may choose, those of records first. */
export const ENCODINGS = [
  ...['UTF-8', 'GB18030', 'Big5', 'Shift_JIS', 'EUC-KR', 'EUC-JP', 'ISO-2022-JP'],
  ...['windows-1252', 'windows-1250', 'windows-1251', 'KOI8-R', 'UTF-16LE', 'UTF-16BE'],
];

// Names that only old programs use.
const LABELS = {
  gb: 'gbk',
  cp936: 'gbk',
  'euc-cn': 'gbk',
  cp950: 'big5',
  big5hkscs: 'big5',
  cp932: 'shift_jis',
  shiftjis: 'shift_jis',
  cp949: 'euc-kr',
  uhc: 'euc-kr',
  euckr: 'euc-kr',
  eucjp: 'euc-jp',
  utf: 'utf-8',
  utf_8: 'utf-8',
  'latin-1': 'latin1',
};

function decoderOf(label, fatal) {
  try {
    return new TextDecoder(LABELS[label.trim().toLowerCase()] ?? label, { fatal });
  } catch {
    // Java writes ISO8859_1 and EUC_KR.
    return label.includes('_') ? decoderOf(label.replaceAll('_', '-'), fatal) : null;
  }
}

/** Decodes bytes; null if they are not text in the encoding or it is unknown. */
function strictly(bytes, label) {
  try {
    return decoderOf(label, true)?.decode(bytes) ?? null;
  } catch {
    return null;
  }
}

/** The text of bytes in an encoding; what is no character becomes U+FFFD. */
export const decoded = (bytes, label) => (decoderOf(label, false) ?? new TextDecoder()).decode(bytes);

/** The bytes of the first sample of text that is not ASCII, without a character that may be cut at the end. */
const SAMPLE = 1 << 16;

/** The logarithm of how likely a text is in an encoding of two bytes a character. */
function wideScore(wide, bytes) {
  const { label, before, rows, needsHigh } = wide;
  const text = strictly(bytes, label);
  if (text === null) return -Infinity;
  let [total, at] = [before, 0];
  let start = '';
  for (const letter of text) {
    if (letter < '\x80') {
      at += 1;
      start = (start + letter).slice(-3);
      continue;
    }
    const [lead, trail] = [bytes[at], bytes[at + 1]];
    const isHalf = label === 'shift_jis' && ((lead >= 0xa0 && lead <= 0xdf) || lead === 0x80);
    const isLong = (label === 'euc-jp' && lead === 0x8f) || (label === 'gb18030' && trail < 0x40);
    const row = rows.find(([last]) => lead <= last);
    const rest = isLong || (needsHigh && trail < 0xa1) ? -15 : (row?.[1] ?? -15);
    total += Math.max(frequencyIn(wide, letter, start === 'PB[' || start === 'PW[') ?? -Infinity, rest);
    at += isHalf || (label === 'gb18030' && lead === 0x80) ? 1 : isLong ? (label === 'euc-jp' ? 3 : 4) : 2;
    start = '';
  }
  return total;
}

// Vowels and tones of Thai, which are above or below the letter before them.
const isMark = (letter) => /[\u0e31\u0e33-\u0e3a\u0e47-\u0e4e]/.test(letter);
const isLetter = (letter) => /\p{Alphabetic}/u.test(letter);

/** The logarithm of a letter's frequency after another one, in an encoding of one byte a character. */
function narrowLetter(before, letter) {
  const log = model().letters.get(letter.toLowerCase());
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
function narrowScore(label, bytes) {
  const text = strictly(bytes, label);
  if (text === null) return -Infinity;
  let [total, before] = [0, ' '];
  for (const letter of text) {
    if (letter >= '\x80') total += narrowLetter(before, letter);
    before = letter;
  }
  return total;
}

/** The value of CA in bytes that begin like ASCII. */
function declaredIn(bytes) {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, SAMPLE));
  return /(?<![A-Z])CA\[([ -~]{0,40}?)\]/.exec(head)?.[1] ?? '';
}

/** The first part of bytes around what is not ASCII, at the boundaries of lines. */
function sampleOf(bytes) {
  const at = Math.max(0, bytes.findIndex((byte) => byte >= 0x80) - 100);
  let end = Math.min(bytes.length, at + SAMPLE);
  while (end < bytes.length && end > at && bytes[end - 1] !== 0x5d) end -= 1;
  return bytes.subarray(at, end);
}

/** The part of a sample with its first 4000 bytes that are not ASCII, at the boundary of a value. */
function beginningOf(sample) {
  let [at, count] = [0, 0];
  for (; at < sample.length && count < 4000; at += 1) count += sample[at] >= 0x80 ? 1 : 0;
  while (at < sample.length && sample[at - 1] !== 0x5d) at += 1;
  return sample.subarray(0, at);
}

/** The encoding of bytes, and whether it is certain: `{ encoding, isCertain }`. */
export function encodingOf(bytes) {
  const certain = (encoding) => ({ encoding, isCertain: true });
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return certain('UTF-8');
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return certain('UTF-16LE');
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d)) return certain('UTF-16BE');
  const label = declaredIn(bytes);
  const named = label ? decoderOf(label, true)?.encoding : null;
  const head = decoded(bytes.subarray(0, SAMPLE), 'latin1');
  if (bytes.every((byte) => byte < 0x80)) return certain(/\x1b\$[@B]/.test(head) ? 'ISO-2022-JP' : 'UTF-8');
  if (strictly(bytes, 'utf-8') !== null) return certain('UTF-8');
  const sample = sampleOf(bytes);
  if (named && named !== 'utf-8' && strictly(sample, named) !== null) return certain(label.trim());
  // UTF-8 of which a few characters are cut.
  const loose = decoded(sample, 'utf-8').match(/[^\x00-\x7f]/gu) ?? [];
  const broken = loose.filter((letter) => letter === '\ufffd').length;
  if (loose.length - broken > 4 * broken) return certain('UTF-8');
  const short = beginningOf(sample);
  const program = head.indexOf('AP[') + 3;
  const isOf = ([, name]) => program >= 3 && head.startsWith(name, program);
  const used = model().programs.find(isOf)?.[0];
  const bonus = (label) => (label === used ? PROGRAM : 0);
  const scores = [
    ...model().wide.map((wide) => [wide.label, bonus(wide.label) + wideScore(wide, short)]),
    ...Object.entries(NARROW).map(([narrow, before]) => [narrow, before + narrowScore(narrow, short)]),
  ].sort((x, y) => y[1] - x[1]);
  const [[best, score]] = scores;
  if (score === -Infinity) return { encoding: named ? label.trim() : 'windows-1252', isCertain: false };
  return { encoding: ENCODINGS.find((name) => name.toLowerCase() === best), isCertain: false };
}
