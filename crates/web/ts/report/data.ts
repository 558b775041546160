// The data of the report, read from the page.
import * as T from './texts.ts';
import { endHeading, endText } from '../games/causes.ts';
import { byId } from '../shared/dom.ts';
import { word } from '../shared/language.ts';

export const { board, title, endings, rules, summary, games } = JSON.parse(byId('data').textContent);

export const names = summary.table.map((row) => row.player);

export const signed = (value) => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(1);

// The reason of an end as a heading.
export const heading = (reason) => endHeading(reason, endings);

// How a game ended, with the evidence.
export const evidence = ({ k, e, z, d }) => (k ? word(T.counted, heading(e), ...k) : endText(z, d, endings));
