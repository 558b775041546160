import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIVE_PAGE } from '../../ts/games/texts/live_page.ts';
import { PLAY_PAGE } from '../../ts/games/texts/play_page.ts';
import type { PageTexts } from '../../ts/games/translate.ts';
import { REPORT_PAGE } from '../../ts/report/report_page.ts';
import { read } from './support.ts';

/** The names of texts in a page, each once. */
function namesIn(page: string): string[] {
  const html = read(`crates/web/html/${page}`);
  const names = [...html.matchAll(/data-(?:word|title)="([^"]*)"/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

const PAGES: readonly (readonly [page: string, texts: PageTexts])[] = [
  ['play.html', PLAY_PAGE],
  ['live.html', LIVE_PAGE],
  ['report.html', REPORT_PAGE],
];

for (const [page, texts] of PAGES) {
  test(`every name in ${page} has a text, and every text is used`, () => {
    assert.deepEqual(namesIn(page), Object.keys(texts).sort());
  });
}
