// The following moves on the board: a ring for the only one, letters for variations.
import { moveOf, section } from './app.ts';
import { SHAPES, circle } from './board.ts';
import { make, svg } from '../shared/dom.ts';
import { settings } from './settings.ts';

const MARKED = ['TR', 'SQ', 'CR', 'MA', 'LB'];

Object.assign(SHAPES, {
  follower: circle(0.33),
  variation: (x, y, text) => svg('g', {}, svg('circle', { cx: x, cy: y, r: 0.36 }), svg('text', { x, y }, text)),
});

section(90, function followers(app) {
  return {
    element: make('span'),
    isThere: () => false,
    update: () => {},
    /** `more` has the marks of the author, whose points keep them. */
    marks(more) {
      if (!settings.followers || app.hides || app.isOnPaper) return {};
      const { children } = app.node;
      const taken = new Set(MARKED.flatMap((kind) => (more[kind] ?? []).map((point) => [point].flat()[0])));
      const points = children
        .map((child, index) => [moveOf(child), String.fromCharCode(65 + index)])
        .filter(([point]) => typeof point === 'number' && !taken.has(point));
      return children.length > 1 ? { variation: points } : { follower: points.map(([point]) => point) };
    },
  };
});
