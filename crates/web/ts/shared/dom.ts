// Elements, made of a name, properties and children. A child that is not an element becomes text, never markup.

type Value = string | number | boolean | null | undefined;

/** What an element can be given: its writable properties, and attributes that are not properties. */
export type Properties<Made extends Element = HTMLElement> = {
  [Name in Exclude<keyof Made, 'dataset' | 'style' | 'list' | 'form' | 'children'>]?: Made[Name] | null | undefined;
} & {
  [attribute: `aria-${string}`]: Value;
  class?: Value;
  dataset?: Readonly<Record<string, string | number>>;
  for?: string;
  list?: string;
  role?: string;
  style?: string;
};

/** Attributes of an SVG element, and handlers of its events. */
export type SvgAttributes = Readonly<Record<string, Value | ((event: never) => unknown)>>;

export type Child = Node | string | number | false | null | undefined;
export type Children = readonly (Child | readonly Child[])[];

const isSet = (value: unknown) => value !== null && value !== undefined;

function setAttribute(element: Element, name: string, value: Value): void {
  if (value !== false) element.setAttribute(name, value === true ? '' : String(value));
}

function setProperty(element: HTMLElement, name: string, value: unknown): void {
  const properties = element as unknown as Record<string, unknown>;
  if (name === 'dataset') Object.assign(element.dataset, value);
  else if (name in element && (value !== false || typeof properties[name] === 'boolean')) properties[name] = value;
  else setAttribute(element, name, value as Value);
}

function append(element: Element, children: Children): void {
  const shown = children.flat().filter((child) => isSet(child) && child !== false) as (Node | string | number)[];
  element.append(...shown.map((child) => (child instanceof Node ? child : String(child))));
}

/** Creates an element. Names that the element has as properties are set as properties (`value`, `onclick`, `className`), others
 * as attributes (`class`, `aria-label`). */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties<HTMLElementTagNameMap[Name]> = {},
  ...children: Children
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) if (isSet(value)) setProperty(element, key, value);
  append(element, children);
  return element;
}

/** Creates an SVG element with attributes. */
export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: SvgAttributes = {},
  ...children: Children
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') (element as unknown as Record<string, unknown>)[key] = value;
    else if (isSet(value)) setAttribute(element, key, value);
  }
  append(element, children);
  return element;
}

export const button = (
  words: Child | readonly Child[],
  onclick: ((event: PointerEvent) => unknown) | null,
  properties: Properties<HTMLButtonElement> = {},
): HTMLButtonElement => make('button', { type: 'button', onclick, ...properties }, words);

/** The element of the page with an id. `kind` is its class, such as `HTMLInputElement`. */
export function byId(id: string): HTMLElement;
export function byId<Kind extends Element>(id: string, kind: new () => Kind): Kind;
export function byId(id: string, kind: new () => Element = HTMLElement): Element {
  const element = document.getElementById(id) as Element | null;
  if (element instanceof kind) return element;
  throw new Error(`the page has no ${kind.name} #${id}`);
}

/** The closest element around the target of an event that a selector names. */
export const closestTo = ({ target }: Event, css: string): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>(css) : null;
