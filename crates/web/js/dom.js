// Elements, made of a name, properties and children. A child that is not an element becomes text, never markup.

const isSet = (value) => value !== null && value !== undefined;

function setAttribute(element, name, value) {
  if (value !== false) element.setAttribute(name, value === true ? '' : value);
}

function setProperty(element, name, value) {
  if (name === 'dataset') Object.assign(element.dataset, value);
  else if (name in element && (value !== false || typeof element[name] === 'boolean')) element[name] = value;
  else setAttribute(element, name, value);
}

function append(element, children) {
  element.append(...children.flat().filter((child) => isSet(child) && child !== false));
  return element;
}

/** Creates an element. Names that the element has as properties are set as properties (`value`, `onclick`, `className`), others
 * as attributes (`class`, `aria-label`). */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) if (isSet(value)) setProperty(element, key, value);
  return append(element, children);
}

/** Creates an SVG element with attributes. */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element[key] = value;
    else if (isSet(value)) setAttribute(element, key, value);
  }
  return append(element, children);
}

export const button = (words, onclick, properties = {}) => make('button', { type: 'button', onclick, ...properties }, words);

export const byId = (id) => document.getElementById(id);
