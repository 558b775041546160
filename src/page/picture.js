// The board as a PNG, drawn as it is seen, without what is marked.
import { Board } from './board.js';
import { html } from './dom.js';

const CELL = 50;

/** What the page's style says of a board: a picture has no other. */
const styleOfBoards = () =>
  [...document.styleSheets[0].cssRules]
    .filter(({ selectorText }) => /^.(lines|stars|names|shadow)/.test(selectorText))
    .map((rule) => rule.cssText)
    .join('');

/** A position as a picture. */
export async function picture(position, style) {
  const board = new Board(html('div'), { at: () => {}, act: () => {} });
  board.show(position, style);
  const { width, height } = board.root.viewBox.baseVal;
  board.root.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  board.root.setAttribute('width', width * CELL);
  board.root.setAttribute('height', height * CELL);
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  sheet.textContent = styleOfBoards();
  board.root.prepend(sheet);
  const source = new XMLSerializer().serializeToString(board.root);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = html('canvas', { width: width * CELL, height: height * CELL });
  canvas.getContext('2d').drawImage(image, 0, 0);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
