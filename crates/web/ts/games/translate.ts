// The language of a page: the browser's, until the reader chooses, which is kept.
import { byId } from '../shared/dom.ts';
import { type Text, word } from '../shared/language.ts';
import { choosesLanguage, setReadersLanguage } from '../shared/readers_language.ts';

/** The texts of a page, by the names that its elements have in `data-word` and `data-title`. */
export type PageTexts = Readonly<Record<string, Text>>;

/** Puts the texts into the elements that name them. */
function translate(texts: PageTexts): void {
  const named = (name: string | undefined) => {
    const text = texts[name ?? ''];
    return text ? word(text) : '';
  };
  for (const element of document.querySelectorAll<HTMLElement>('[data-word]'))
    element.textContent = named(element.dataset.word);
  for (const element of document.querySelectorAll<HTMLElement>('[data-title]')) {
    element.title = named(element.dataset.title);
    element.setAttribute('aria-label', element.title);
  }
}

/** Sets the language of the page and shows its texts. The language button shows and keeps the next one; then `changed` is
 * called. */
export function startLanguage(texts: PageTexts, changed: () => void): void {
  setReadersLanguage();
  translate(texts);
  choosesLanguage(byId('language'), () => {
    translate(texts);
    changed();
  });
}
