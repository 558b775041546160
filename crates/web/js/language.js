// The language of the page, and its texts in all languages. A text with values is a function; one of several is in a table.

export const TEXTS = { en: {}, zh: {} };

export const LANGUAGES = Object.keys(TEXTS);

export let language = LANGUAGES[0];

/** Adds the texts of a module. */
export function teach(more) {
  for (const name of LANGUAGES) Object.assign(TEXTS[name], more[name]);
}

/** Changes the language. */
export function speak(name) {
  language = name in TEXTS ? name : LANGUAGES[0];
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
}

/** A text in the language of the page, with its values; one that nobody has is its name. */
export function word(name, ...values) {
  const text = TEXTS[language][name] ?? TEXTS.en[name] ?? name;
  if (typeof text === 'function') return text(...values);
  return typeof text === 'object' && values.length > 0 ? text[values[0]] : text;
}
