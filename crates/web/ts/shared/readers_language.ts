// The language of the reader, by one rule on all pages: the one chosen on any of them, otherwise the browser's.
import { keep, kept } from './keep.ts';
import { isLanguage, type Language, setLanguage, switchesLanguage } from './language.ts';

/** The key of the choice in local storage. */
const KEPT = 'language';

/** Sets the language of the page. If the reader has chosen none and the browser prefers languages that the page lacks, the page
 * begins in `other`. */
export function setReadersLanguage(other: Language = 'en'): void {
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2));
  setLanguage([kept(KEPT) ?? '', ...preferred].find(isLanguage) ?? other);
}

/** Makes a button switch the language. The choice is kept; then `changed` is called. */
export function choosesLanguage(button: HTMLElement, changed: () => void): void {
  switchesLanguage(button, (language) => {
    keep(KEPT, language);
    changed();
  });
}
