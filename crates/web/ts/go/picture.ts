// The board as a PNG, as on the page but without marks.
import { make, svg } from '../shared/dom.ts';
import { pngFile } from '../shared/files.ts';
import { Board } from './board.ts';
import type { NameStyle } from './notation.ts';
import type { Position } from './rules.ts';

const CELL = 50;

/** The page's styles of a board, which a picture needs to contain. */
const styleOfBoards = () =>
  [...(document.styleSheets[0]?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSStyleRule && /^.(lines|stars|names|shadow)/.test(rule.selectorText))
    .map((rule) => rule.cssText)
    .join('');

/** Draws a position as a picture; null if the browser cannot. */
export async function picture(position: Position, style: NameStyle): Promise<Blob | null> {
  const board = new Board(make('div'));
  board.show(position, style);
  const { root } = board;
  if (!root) return null;
  const [width, height] = [root.viewBox.baseVal.width * CELL, root.viewBox.baseVal.height * CELL];
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  root.prepend(svg('style', {}, styleOfBoards()));
  return pngFile(root, width, height);
}
