// Elements, made of names, attributes and children. A child that is no element is text, never markup.

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== false));
  return element;
}

export const html = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);

export const svg = (name, attributes = {}, ...children) =>
  fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);

export const byId = (id) => document.getElementById(id);

/** Icons, drawn in a square of 24. */
export const ICONS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  pass: 'M4 12h15m-5-5l5 5-5 5',
};

export const icon = (name) =>
  svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, svg('path', { d: ICONS[name] }));

/** A button; with an icon its words are for the screen reader and the pointer that rests on it. */
export function button(words, act, { picture = null, ...attributes } = {}) {
  const named = picture ? { 'aria-label': words, title: words } : {};
  return html('button', { type: 'button', onclick: act, ...named, ...attributes }, picture ? icon(picture) : words);
}

/** A stone in a line of text. */
export const stoneSign = (color) =>
  html('span', { class: `sign ${color === 1 ? 'black' : 'white'}`, 'aria-hidden': 'true' });
