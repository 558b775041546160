// Lines of moves that can be clicked: the board shows where they lead.
import { make } from '../shared/dom.ts';
import { moveName } from './games.ts';
import { isSure, percent, worthOf } from './values.ts';

// A button for each move, which shows the position after it.
export function chips(moves, go, most = 12) {
  return moves
    .slice(0, most)
    .map((mv, index) =>
      make('button', { type: 'button', className: 'chip', onclick: () => go(moves.slice(0, index + 1)) }, moveName(mv)),
    );
}

// Updates the lines in place, so that clicks and the focus are not lost while the analysis goes on.
export function renew(element, how, mover, lines, go, most = 7) {
  if (!element.children.length) element.replaceChildren(make('span', { className: 'how' }));
  element.firstChild.textContent = how;
  fit(element, lines.length + 1, () =>
    make('span', { className: 'variation' }, make('b'), make('span', { className: 'value' })),
  );
  for (const [index, { score, chance, moves }] of lines.entries()) {
    const row = element.children[index + 1];
    const shown = moves.slice(0, most);
    fit(row, shown.length + 2, () => make('button', { type: 'button', className: 'chip' }));
    row.children[0].textContent = worthOf(score, mover);
    row.children[1].textContent = isSure(score) ? '' : `${percent(chance)}%`;
    for (const [at, mv] of shown.entries()) {
      const chip = row.children[at + 2];
      chip.textContent = moveName(mv);
      chip.onclick = () => go(shown.slice(0, at + 1));
    }
  }
}

function fit(parent, count, create) {
  while (parent.children.length > count) parent.lastChild.remove();
  while (parent.children.length < count) parent.append(create());
}
