// Two players compared.
import { byId, make } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import { type HeadToHead, signed } from './data.ts';
import { fill, percent, plusMinus } from './table.ts';
import * as T from './texts.ts';

const fact = (name: string, value: string, small = '') =>
  make('div', {}, make('dt', {}, name), make('dd', {}, value, ' ', make('small', {}, small)));

const ratio = (value: number) => value.toFixed(2).replace('-', '−');

/** Shows the comparison instead of the table of all pairs and the chart. */
export function showPair(pair: HeadToHead): void {
  byId('pair').hidden = false;
  byId('crosssection').hidden = byId('strength').hidden = true;
  byId('pairtitle').textContent = word(T.against, pair.player, pair.opponent);
  fill('pairfacts', [
    fact('Elo', signed(pair.elo), plusMinus(pair.error)),
    fact(word(T.normalised), signed(pair.normalised_elo), plusMinus(pair.normalised_error)),
    fact(word(T.superiority), percent(pair.superiority)),
    fact(word(T.pairs), pair.pairs.join(' · ')),
    ...testFacts(pair),
  ]);
}

function testFacts({ test }: HeadToHead): HTMLElement[] {
  if (!test) return [];
  const { llr, lower, upper, accepted, elo0, elo1, model } = test;
  const state = accepted ? word(T.accepted, accepted.toUpperCase()) : word(T.undecided);
  const name = word(T.sprt, elo0, elo1, word(T.eloModels[model]));
  return [fact(name, state, word(T.llr, ratio(llr), ratio(lower), ratio(upper)))];
}
