// The language of the page, and its texts in all languages. A text with values is a function; a group of texts is a table.

export const TEXTS = { en: {}, zh: {} };

const LANGUAGES = Object.keys(TEXTS);

/** Each language's own name, and its tag for HTML and the browser's number and date formats. */
const LANGUAGE_NAMES = { en: 'English', zh: '中文' };
const LANGUAGE_TAGS = { en: 'en', zh: 'zh-CN' };

export let language = LANGUAGES[0];

export const languageTag = () => LANGUAGE_TAGS[language];

/** Adds the texts of a module, by language and name. */
export function addTexts(more) {
  for (const name of LANGUAGES) Object.assign(TEXTS[name], more[name]);
}

/** Changes the language. */
export function setLanguage(name) {
  language = name in TEXTS ? name : LANGUAGES[0];
  document.documentElement.lang = languageTag();
}

/** Makes a button switch to the next language, whose own name is its text. Calls `changed` with its code afterwards. */
export function switchesLanguage(button, changed) {
  const next = () => LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];
  const show = () => Object.assign(button, { textContent: LANGUAGE_NAMES[next()], lang: LANGUAGE_TAGS[next()] });
  button.onclick = () => {
    setLanguage(next());
    show();
    changed(language);
  };
  show();
}

/** Returns a text in the language of the page, with its values; an unknown one is its name. */
export function word(name, ...values) {
  const text = TEXTS[language][name] ?? TEXTS.en[name] ?? name;
  if (typeof text === 'function') return text(...values);
  return typeof text === 'object' && values.length > 0 ? text[values[0]] : text;
}

/** Returns a text of the page's data in the language of the page: one text for all languages, or one for each. */
export const told = (text) => (Array.isArray(text) ? text[LANGUAGES.indexOf(language)] : text);

/** A count with an English noun. */
export const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
