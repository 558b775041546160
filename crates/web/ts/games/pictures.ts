// Pictures for other programs: a position as SVG or PNG, and the whole game as an animated SVG.
import { make, svg } from '../shared/dom.ts';
import { pngFile } from '../shared/files.ts';
import { stonePaintOf } from '../shared/stones.ts';
import type { View } from './api/state.ts';
import { markedSquares } from './board/marks.ts';
import { bodyOf, Picture, UNIT } from './board/picture.ts';
import { infoOf } from './games.ts';
import { boards } from './replay/boards.ts';

const LINES = ['fill', 'fill-opacity', 'stroke', 'stroke-width'];
const LETTERS = ['fill', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'];

/** Writes the styles of the light theme into the elements, since an exported picture has no style sheet. */
function ink(element: SVGSVGElement): SVGSVGElement {
  const paper = make('div', { className: 'paper', hidden: true }, element);
  document.body.append(paper);
  for (const part of element.querySelectorAll('.cell'))
    for (const name of ['class', 'data-square']) part.removeAttribute(name);
  for (const part of element.querySelectorAll('[class]')) {
    const looks = getComputedStyle(part);
    const isText = part.localName === 'text';
    for (const name of isText ? LETTERS : LINES) part.setAttribute(name, looks.getPropertyValue(name));
    if (isText) part.setAttribute('font-family', 'sans-serif');
    part.removeAttribute('class');
  }
  element.removeAttribute('style');
  element.remove();
  paper.remove();
  return element;
}

function picture(view: View): Picture {
  const drawn = new Picture(svg('svg'), infoOf(view.game));
  drawn.element.setAttribute('width', String(drawn.width));
  drawn.element.setAttribute('height', String(drawn.height));
  return drawn;
}

/** The current board. */
export function still(view: View): SVGSVGElement {
  const drawn = picture(view);
  drawn.show(view.rows.join(''));
  const last = view.moves[view.ply - 1];
  if (last) drawn.layer.append(...markedSquares(last).map((square) => drawn.last(square)));
  return ink(drawn.element);
}

const FRAME_SECONDS = 0.8;
/** The number of frames that the end is shown. */
const HELD = 4;

/** The whole game in a loop: one step per move, and a pause at the end. It contains no script. */
export function animated(view: View): SVGSVGElement {
  const drawn = picture(view);
  const frames = boards(view).map((rows) => rows.join(''));
  const histories = drawn.cells.map((_, square) => frames.map((letters) => letters.charAt(square)));
  // A piece that comes later is there from the start, but invisible, and so is each sign that it has at some time.
  drawn.show(histories.map((letters) => letters.find((letter) => letter !== '.') ?? '.'));
  const signs = histories.map((letters, square) => addSigns(drawn, square, letters));
  const last = drawn.last(0);
  if (view.moves.length) drawn.layer.append(last);
  const element = ink(drawn.element);

  const steps = frames.length + HELD;
  const squares = [...histories.entries()];
  for (const [square, letters] of squares) {
    const disc = drawn.cells[square]?.querySelector('g');
    if (!disc) continue;
    animate(bodyOf(disc), 'fill', paintsOf(drawn, letters), steps);
    animate(
      disc,
      'opacity',
      letters.map((letter) => (letter === '.' ? 0 : 1)),
      steps,
    );
    for (const { letter: shown, sign } of signs[square] ?? [])
      animate(
        sign,
        'opacity',
        letters.map((letter) => (letter === shown ? 1 : 0)),
        steps,
      );
  }
  // Off the board, where no piece moved.
  const places = [null, ...view.moves.map(({ to }) => to)].map((to) =>
    to === null ? ([-2 * UNIT, -2 * UNIT] as const) : drawn.middle(to),
  );
  animate(
    last,
    'cx',
    places.map(([x]) => x),
    steps,
  );
  animate(
    last,
    'cy',
    places.map(([, y]) => y),
    steps,
  );
  return element;
}

/** Adds all signs that a square has at some time. */
function addSigns(drawn: Picture, square: number, letters: readonly string[]) {
  drawn.discAt(square)?.querySelector('.sign')?.remove();
  return [...new Set(letters)].flatMap((letter) => {
    const [text, color] = [drawn.signOf(letter), drawn.colorOf(letter)];
    if (!text || !color) return [];
    const sign = drawn.sign(square, text, color);
    drawn.cells[square]?.append(sign);
    return [{ letter, sign }];
  });
}

/** The paint of a square's disc in each frame. An invisible disc keeps the one it had, or has the first one that it gets. */
function paintsOf(drawn: Picture, letters: readonly string[]): string[] {
  let color = drawn.colorOf(letters.find((letter) => letter !== '.'));
  return letters.map((letter) => {
    color = drawn.colorOf(letter) ?? color;
    return stonePaintOf(color ?? 'black');
  });
}

/** Gives an attribute a value in each frame. */
function animate(
  part: Element | null,
  attributeName: string,
  values: readonly (string | number)[],
  steps: number,
): void {
  const kept = [...values.entries()].filter(([at, value]) => at === 0 || value !== values[at - 1]);
  part?.setAttribute(attributeName, String(values[0]));
  if (kept.length === 1) return;
  part?.append(
    svg('animate', {
      attributeName,
      calcMode: 'discrete',
      dur: `${(steps * FRAME_SECONDS).toFixed(1)}s`,
      repeatCount: 'indefinite',
      values: kept.map(([, value]) => value).join(';'),
      keyTimes: kept.map(([at]) => +(at / steps).toFixed(5)).join(';'),
    }),
  );
}

/** Twice the resolution. */
export function png(element: SVGSVGElement): Promise<Blob | null> {
  const { width, height } = element.viewBox.baseVal;
  return pngFile(element, 2 * width, 2 * height);
}
