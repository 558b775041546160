// The tree of moves: of a record, and of tried and edited positions.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { nameOfMove } from '../names.ts';
import { go } from '../navigation.ts';
import type { Section } from '../parts.ts';
import * as T from '../texts.ts';
import { TreeDrawing } from './tree_drawing.ts';

/** The width in rem of a drawing that is not in the window yet. */
const FIRST_WIDTH = 21;

const remsOf = ({ clientWidth }: Element) =>
  clientWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

export function moves(app: App): Section {
  const tree = new TreeDrawing();
  const drawing = make('div', { class: 'tree', 'aria-hidden': 'true' }, tree.element);
  const branches = make('div', { class: 'row', role: 'group', 'aria-label': word(T.tree) });
  let width = 0;

  drawing.addEventListener('click', ({ target }) => {
    const node = target instanceof Element ? tree.nodeAt(target) : undefined;
    if (node) go(app, node);
  });
  // Asking an element for its width in each step would lay out the page once more.
  new ResizeObserver(() => {
    const now = remsOf(drawing);
    if (now === width || now === 0) return;
    width = now;
    if (app.isOpen) draw();
  }).observe(drawing);

  const draw = () => tree.show(app.node, app.revision, width || FIRST_WIDTH);

  return {
    place: 'moves',
    element: make('section', { class: 'card line' }, drawing, branches),
    isThere: () => app.node.parent !== null || app.node.children.length > 0,
    update() {
      draw();
      // At a branch, each variation can be chosen.
      const { children, next } = app.node;
      if (children.length < 2) {
        if (branches.hasChildNodes()) branches.replaceChildren();
        return;
      }
      const buttons = children.map((child) =>
        button(nameOfMove(app, child), () => go(app, child), { 'aria-pressed': String(child === next) }),
      );
      branches.replaceChildren(...buttons);
    },
  };
}
