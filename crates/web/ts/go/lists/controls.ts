// The search, the filters and the order above a list.
import { make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { isGame } from '../record_info.ts';
import * as T from '../texts.ts';
import { chosen, FILTERS, type Filter, nameOfValue, ORDER_NAMES } from './filters.ts';

const option = (value: string, name: string, isSelected: boolean) =>
  make('option', { value, selected: isSelected }, name);

/** The choice of a filter's values; null if there are none to choose from. */
function filterSelect(
  app: App,
  boards: readonly number[],
  filter: Filter,
  changed: () => void,
): HTMLSelectElement | null {
  const { name, valuesOf } = filter;
  const title = word(T.filterNames[name]);
  const isSet = chosen[name] !== '';
  const element = make(
    'select',
    {
      'aria-label': title,
      id: `by-${name}`,
      onchange() {
        chosen[name] = element.value;
        changed();
      },
    },
    option('', word(T.labelled, title, word(T.any)), !isSet),
  );
  const list = () => {
    if (element.options.length > 1) return;
    const values = new Set(boards.flatMap((index) => valuesOf(app, index)));
    element.append(
      ...[...values].sort().map((value) => option(value, nameOfValue(filter, value), value === chosen[name])),
    );
  };
  // A verdict is computed on demand, because a thousand boards take a while.
  if (name !== 'verdict' || isSet) list();
  element.onpointerdown = list;
  element.onfocus = list;
  // One value is no choice.
  return name === 'verdict' || isSet || element.options.length > 2 ? element : null;
}

function orderSelect(changed: () => void): HTMLSelectElement {
  const element = make(
    'select',
    {
      'aria-label': word(T.order),
      id: 'by-order',
      onchange() {
        chosen.order = ORDER_NAMES.find((name) => name === element.value) ?? 'given';
        changed();
      },
    },
    ORDER_NAMES.map((name) => option(name, word(T.orderNames[name]), name === chosen.order)),
  );
  return element;
}

/** The controls of a list; `changed` is called after a choice. */
export function controls(app: App, boards: readonly number[], changed: () => void): (HTMLElement | null)[] {
  const hasGames = boards.some((index) => isGame(app.entryAt(index)));
  const hint = word(hasGames ? T.searchGames : T.search);
  const field = make('input', {
    type: 'search',
    placeholder: hint,
    'aria-label': hint,
    value: chosen.text,
    id: 'search',
    oninput() {
      chosen.text = field.value;
      changed();
    },
  });
  const filters = FILTERS.map((filter) => filterSelect(app, boards, filter, changed));
  return [field, ...filters, hasGames ? orderSelect(changed) : null];
}
