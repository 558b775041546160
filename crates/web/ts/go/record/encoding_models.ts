// What text is like in each language and encoding, from the lines of crates/sgf/src/encoding/models.js, which describes them.
import { MODELS } from '../../../../sgf/src/encoding/models.js';

/** The logarithms of the frequencies of letters. */
type Frequencies = ReadonlyMap<string, number>;

/** The letters at the start of a name, and anywhere. */
interface LanguageModel {
  readonly first: Frequencies;
  readonly all: Frequencies;
}

/** An encoding of two bytes a character. */
export interface WideEncoding {
  readonly label: string;
  /** What speaks for it before the text does. */
  readonly before: number;
  /** True if trail bytes below A1 are rare. */
  readonly needsHigh: boolean;
  readonly text: LanguageModel;
  /** The last lead byte of each row, and the logarithm of the frequency of its other characters. */
  readonly rows: readonly (readonly [last: number, log: number])[];
}

export interface Models {
  /** The letters of alphabets. */
  readonly letters: Frequencies;
  readonly wide: readonly WideEncoding[];
  /** Programs whose records are in an encoding, by the beginning of AP. */
  readonly programs: readonly (readonly [encoding: string, name: string])[];
}

type Letters = Map<string, number>;

function add(table: Letters, text: string, log: (rank: number) => number): void {
  for (const [rank, letter] of [...text].entries())
    table.set(letter, Math.max(table.get(letter) ?? -Infinity, log(rank)));
}

/** Adds the letters of a language that a table does not have yet. */
function merge(table: Letters, letters: Frequencies, rarer: number): void {
  for (const [letter, log] of letters) if (!table.has(letter)) table.set(letter, log - rarer);
}

const pairs = (text: string): [string, string][] =>
  text.split(',').map((pair) => {
    const [name = '', value = ''] = pair.split(':');
    return [name, value];
  });

function parse(lines: readonly string[]): Models {
  const languages = new Map<string, { readonly first: Letters; readonly all: Letters }>();
  const letters: Letters = new Map();
  const wide: WideEncoding[] = [];
  const programs: (readonly [string, string])[] = [];
  const languageOf = (name: string) => {
    const language = languages.get(name) ?? { first: new Map(), all: new Map() };
    languages.set(name, language);
    return language;
  };
  for (const line of lines) {
    const [kind, name = '', ...fields] = line.split(' ');
    const [first = '', second = '', third = '', fourth = ''] = fields;
    if (kind === 'names') {
      const language = languageOf(name);
      add(first === 'first' ? language.first : language.all, fourth, (rank) =>
        Math.log(Number(second) / (rank + Number(third))),
      );
    } else if (kind === 'prose') {
      add(languageOf(name).all, second, () => -Number(first));
    } else if (kind === 'letters') {
      add(letters, third, (rank) => -Number(first) - rank / Number(second));
    } else if (kind === 'rows') {
      const text = { first: new Map(), all: new Map() };
      for (const [language, rarer] of pairs(third)) {
        merge(text.first, languageOf(language).first, Number(rarer));
        merge(text.all, languageOf(language).all, Number(rarer));
      }
      const rows = pairs(fourth).map(([last, log]) => [parseInt(last, 16), Number(log)] as const);
      wide.push({ label: name, before: Number(first), needsHigh: second === '1', text, rows });
    } else if (kind === 'program') {
      for (const program of fields) programs.push([name, program]);
    }
  }
  return { letters, wide, programs };
}

let parsed: Models | null = null;

/** The models, parsed when they are first needed. */
export function models(): Models {
  parsed ??= parse(MODELS);
  return parsed;
}
