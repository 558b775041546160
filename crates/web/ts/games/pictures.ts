// Pictures for other programs: a position as SVG or PNG, and the whole game as an animated SVG.
import { make, svg } from '../shared/dom.ts';
import { pngFile } from '../shared/files.ts';
import { games } from './games.ts';
import { Picture, UNIT, bodyOf } from './painter.ts';
import { boards } from './replay.ts';
import { stonePaintOf } from '../shared/stones.ts';

const LINES = ['fill', 'fill-opacity', 'stroke', 'stroke-width'];
const LETTERS = ['fill', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'];

// Writes the styles of the light theme into the elements, since an exported picture has no style sheet.
function ink(element) {
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

function picture(view) {
  const drawn = new Picture(svg('svg'), games.get(view.game));
  for (const name of ['width', 'height']) drawn.element.setAttribute(name, drawn[name]);
  return drawn;
}

// The current board.
export function still(view) {
  const drawn = picture(view);
  drawn.show(view.rows.join(''));
  const last = view.moves[view.ply - 1];
  drawn.layer.append(
    ...(last ? [...last.marks, last.to] : [])
      .filter((at) => at !== null && at !== undefined)
      .map((at) => drawn.last(at)),
  );
  return ink(drawn.element);
}

const FRAME_SECONDS = 0.8;
const HELD = 4;

// The whole game in a loop: one step per move, and a pause at the end. It contains no script.
export function animated(view) {
  const drawn = picture(view);
  const frames = boards(view).map((rows) => rows.join(''));
  const histories = drawn.cells.map((_, square) => frames.map((letters) => letters[square]));
  // A piece that comes later is there from the start, but invisible, and so is each sign that it has at some time.
  const first = histories.map((letters) => letters.find((letter) => letter !== '.') ?? '.');
  drawn.show(first);
  const signs = histories.map((letters, square) => {
    drawn.discAt(square)?.querySelector('.sign')?.remove();
    return [...new Set(letters.filter((letter) => drawn.signOf(letter)))].map((letter) => {
      const sign = drawn.sign(square, drawn.signOf(letter), drawn.colorOf(letter));
      drawn.cells[square].append(sign);
      return { letter, sign };
    });
  });
  const last = drawn.last(0);
  drawn.layer.append(...(view.moves.length ? [last] : []));
  const element = ink(drawn.element);

  const steps = frames.length + HELD;
  const animate = (part, name, values) => {
    const kept = values.map((value, at) => [value, at]).filter(([value, at]) => at === 0 || value !== values[at - 1]);
    part.setAttribute(name, values[0]);
    if (kept.length === 1) return;
    part.append(
      svg('animate', {
        attributeName: name,
        calcMode: 'discrete',
        dur: `${(steps * FRAME_SECONDS).toFixed(1)}s`,
        repeatCount: 'indefinite',
        values: kept.map(([value]) => value).join(';'),
        keyTimes: kept.map(([, at]) => +(at / steps).toFixed(5)).join(';'),
      }),
    );
  };
  for (const [square, letters] of histories.entries()) {
    const disc = drawn.cells[square].querySelector('g');
    if (!disc) continue;
    const colors = letters.map((letter, at) =>
      letter === '.' ? (letters.slice(0, at).findLast((each) => each !== '.') ?? first[square]) : letter,
    );
    animate(
      bodyOf(disc),
      'fill',
      colors.map((letter) => stonePaintOf(drawn.colorOf(letter))),
    );
    animate(
      disc,
      'opacity',
      letters.map((letter) => (letter === '.' ? 0 : 1)),
    );
    for (const { letter: shown, sign } of signs[square])
      animate(
        sign,
        'opacity',
        letters.map((letter) => (letter === shown ? 1 : 0)),
      );
  }
  const places = [null, ...view.moves.map(({ to }) => to)].map((to) =>
    to === null ? [-2 * UNIT, -2 * UNIT] : drawn.middle(to),
  );
  for (const [index, name] of ['cx', 'cy'].entries())
    animate(
      last,
      name,
      places.map((place) => place[index]),
    );
  return element;
}

// Twice the resolution.
export function png(element) {
  const { width, height } = element.viewBox.baseVal;
  return pngFile(element, 2 * width, 2 * height);
}
