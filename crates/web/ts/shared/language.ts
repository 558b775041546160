// The language of the page and its texts. A text is a value in all languages, so that a missing language is an error of types;
// tables of texts are modules (`import * as T from './texts.ts'`), from which the bundler takes what a page uses.

const LANGUAGES = ['en', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A text in all languages. */
export type Text = Readonly<Record<Language, string>>;

/** A text with values. */
export type Template<Values extends readonly unknown[]> = Readonly<Record<Language, (...values: Values) => string>>;

/** Each language's own name, and its tag for HTML and the browser's number and date formats. */
const NAMES: Text = { en: 'English', zh: '中文' };
const TAGS: Text = { en: 'en', zh: 'zh-CN' };

export let language: Language = 'en';

export const languageTag = (): string => TAGS[language];

export const isLanguage = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name);

/** Changes the language. */
export function setLanguage(name: Language): void {
  language = name;
  document.documentElement.lang = languageTag();
}

/** Makes a button switch to the next language, whose own name is its text. Calls `changed` with its code afterwards. */
export function switchesLanguage(button: HTMLElement, changed: (language: Language) => void): void {
  const next = () => LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? 'en';
  const show = () => {
    button.textContent = NAMES[next()];
    button.lang = TAGS[next()];
  };
  button.onclick = () => {
    setLanguage(next());
    show();
    changed(language);
  };
  show();
}

/** Returns a text in the language of the page, with its values. */
export function word<Values extends readonly unknown[]>(text: Text | Template<Values>, ...values: Values): string {
  const chosen = text[language];
  return typeof chosen === 'string' ? chosen : chosen(...values);
}

/** A text of the page's data: one for all languages, or one for each, in the order of `LANGUAGES`. */
export type DataText = string | readonly string[];

/** Returns a text of the page's data in the language of the page. */
export const told = (text: DataText): string =>
  typeof text === 'string' ? text : (text[LANGUAGES.indexOf(language)] ?? '');

/** A count with an English noun. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
