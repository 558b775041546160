// The board as a PNG, as on the page but without marks.
import { Board } from './board.ts';
import { make, svg } from '../shared/dom.ts';
import { pngFile } from '../shared/files.ts';

const CELL = 50;

/** The page's styles of a board, which a picture needs to contain. */
const styleOfBoards = () =>
  [...document.styleSheets[0].cssRules]
    .filter(({ selectorText }) => /^.(lines|stars|names|shadow)/.test(selectorText))
    .map((rule) => rule.cssText)
    .join('');

/** Draws a position as a picture. */
export async function picture(position, style) {
  const board = new Board(make('div'), { at: () => {}, act: () => {} });
  board.show(position, style);
  const { width, height } = board.root.viewBox.baseVal;
  board.root.setAttribute('width', width * CELL);
  board.root.setAttribute('height', height * CELL);
  board.root.prepend(svg('style', {}, styleOfBoards()));
  return pngFile(board.root, width * CELL, height * CELL);
}
