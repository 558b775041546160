// Tables of the report.
import { byId, type Child, make } from '../shared/dom.ts';

/** Makes a table. The first cell of a row is its number; a cell can be an element. */
export function table(head: readonly Child[], rows: readonly (readonly Child[])[]): HTMLTableElement {
  const cell = (tag: 'th' | 'td', content: Child) => (content instanceof Node ? content : make(tag, {}, content));
  const body = rows.map((row) =>
    make(
      'tr',
      {},
      row.map((content, column) => cell(column ? 'td' : 'th', content)),
    ),
  );
  const top = make(
    'tr',
    {},
    head.map((content) => cell('th', content)),
  );
  return make('table', {}, make('thead', {}, top), make('tbody', {}, body));
}

/** The cell of a name, and the head of a column of names. */
export const nameCell = (name: string): HTMLElement => make('td', { class: 'name', title: name }, name);
export const nameHead = (text: string): HTMLElement => make('th', { class: 'name' }, text);

/** The cell of a value that does not exist. */
export const noValue = (): HTMLElement => make('td', { class: 'own' }, '·');

/** Fills an element of the page anew. */
export const fill = (id: string, ...children: readonly (readonly Node[])[]): void =>
  byId(id).replaceChildren(...children.flat());

export const percent = (share: number | null): string => (share === null ? '-' : `${(100 * share).toFixed(1)} %`);

/** Points, such as 2½. */
export const points = (value: number): string => (value % 1 ? `${Math.floor(value) || ''}½` : String(value));

export const plusMinus = (error: number): string => `±${error.toFixed(1)}`;
