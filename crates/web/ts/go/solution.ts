// The question of a puzzle, and the answer with its reasons.
import * as T from './texts.ts';
import { section } from './app.ts';
import { make } from '../shared/dom.ts';
import { plural, word } from '../shared/language.ts';
import { SHAPES, circle } from './board.ts';
import { EMPTY } from './rules.ts';
import { lookAt, troubles } from './explain.ts';
import { sentences } from './point.ts';

SHAPES.answer = circle(0.17);

/** The question is about the first position. */
export const root = (app) => app.root(app.index);

export const empties = (position) => [...position.cells.keys()].filter((point) => position.cells[point] === EMPTY);

/** The analysis of a position: the program's, except for exercises and positions that were created on the page. */
function factsOf(position) {
  const where = (isSo) => empties(position).filter((point) => isSo(position.look(point)));
  position.facts ??= {
    dead: troubles(position).dead,
    captures: where(({ captured }) => captured.length > 0),
    suicides: where(({ suicide }) => suicide.length > 0),
  };
  return position.facts;
}

/** The answer to a puzzle's question: whether the position is valid, or points. */
export function answer(position, question) {
  const { dead, captures, suicides } = factsOf(position);
  if (question === 'rule') return dead.length === 0;
  return question === 'captures' ? captures : empties(position).filter((point) => !suicides.includes(point));
}

// When printed, a puzzle shows its question and no marks of the answer.
section(15, function asked(app) {
  const element = make('p', { class: 'on-paper' });
  return {
    element,
    isThere: () => Boolean(app.entry.ask) && app.mode !== 'exercise',
    update: () => (element.textContent = word(app.entry.ask, app.side(root(app).toMove))),
  };
});

// The answer with its reasons, which can be unfolded; on the page of a run it is unfolded.
section(
  58,
  function solution(app) {
    const summary = make('summary');
    const lines = make('ul', { class: 'reasons' });
    const element = make('details', { class: 'card solution', open: Boolean(app.content.gallery) }, summary, lines);
    element.addEventListener('toggle', () => app.node && app.update());
    const isHere = () => Boolean(app.entry.ask) && !app.hides && app.mode !== 'exercise' && app.position === root(app);

    function reasons(right) {
      const { ask } = app.entry;
      const position = root(app);
      const looks = (wanted) => wanted.map((point) => lookAt(position, point, position.toMove, app.content.rules));
      // One stone of each group without liberties.
      const dead = position
        .groups()
        .filter(({ liberties }) => liberties.length === 0)
        .map(({ stones }) => Math.min(...stones));
      const { suicides } = factsOf(position);
      return looks({ rule: dead, captures: right, moves: suicides }[ask]).map((look) =>
        make('li', {}, sentences(app, look).join(' ')),
      );
    }

    return {
      element,
      isThere: isHere,
      marks: () =>
        isHere() && element.open && app.entry.ask !== 'rule' ? { answer: answer(root(app), app.entry.ask) } : {},
      update() {
        const right = answer(root(app), app.entry.ask);
        const said = Array.isArray(right) ? word(T.answerIs, right.length) : word(right ? 'valid' : 'notValid');
        summary.textContent = element.open ? `${word(T.answer)}: ${said}` : word(T.answer);
        lines.replaceChildren(...(element.open ? reasons(right) : []));
      },
    };
  },
  'moves',
);
