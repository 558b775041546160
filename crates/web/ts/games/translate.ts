// The language of a page: the browser's, until the reader chooses, which is kept.
import { keep, kept } from '../shared/keep.ts';
import { language, setLanguage, word } from '../shared/language.ts';

setLanguage(kept('language') ?? navigator.language.slice(0, 2));

// Keeps the language that was chosen for the next time, and shows the page in it.
export function chosen() {
  keep('language', language);
  translate();
}

// Puts the texts into the elements that name them.
export function translate(root = document) {
  for (const element of root.querySelectorAll('[data-word]')) element.textContent = word(element.dataset.word);
  for (const element of root.querySelectorAll('[data-title]')) {
    element.title = word(element.dataset.title);
    element.setAttribute('aria-label', element.title);
  }
}
