// The start boards of a game as pictures, drawn when they are scrolled into view.
import * as T from './texts.ts';
import { post } from './api.ts';
import { make } from '../shared/dom.ts';
import { games } from './games.ts';
import { word } from '../shared/language.ts';
import { thumbnail } from './painter.ts';

const PORTION = 60;
const lists = new Map();

function boardsOf(app, game) {
  if (!lists.has(game)) lists.set(game, app.attempt(post('/api/boards', { game })));
  return lists.get(game);
}

// A list filtered by `input`; choosing a board writes its name there.
export function picker(app, input) {
  const grid = make('div', { className: 'boards', id: 'boards' });
  const count = make('p', { className: 'count' });
  grid.setAttribute('role', 'radiogroup');
  grid.setAttribute('aria-label', word(T.boardName));
  let [all, found, drawn] = [[], [], 0];
  const tile = ({ name, rows }) =>
    make(
      'label',
      {},
      make('input', {
        type: 'radio',
        name: 'board',
        value: name,
        checked: name === input.value,
        onchange: () => {
          input.value = name;
        },
      }),
      thumbnail(rows, games.get(shown).cells),
      make('span', {}, name),
    );
  const more = () => {
    grid.append(...found.slice(drawn, drawn + PORTION).map(tile));
    drawn += PORTION;
  };
  // Names are sets of letters, so their order does not matter.
  const filter = () => {
    const letters = input.value.trim() === all[0]?.name ? [] : [...input.value.trim()];
    const isName = !/[\s/]/.test(input.value.trim());
    found = isName ? all.filter(({ name }) => letters.every((letter) => name.includes(letter))) : [];
    drawn = 0;
    grid.replaceChildren();
    grid.scrollTop = 0;
    more();
    grid.hidden = !found.length;
    count.textContent = all.length ? word(T.boardCount, found.length, all.length) : '';
  };
  grid.onscroll = () => {
    if (grid.scrollTop + 2 * grid.clientHeight > grid.scrollHeight) more();
  };
  input.addEventListener('input', filter);
  let shown;
  const show = async (game) => {
    shown = game;
    grid.ariaBusy = 'true';
    const boards = await boardsOf(app, game);
    if (!boards) lists.delete(game);
    // Another game may have been chosen meanwhile.
    if (shown !== game) return;
    all = boards ?? [];
    filter();
    grid.ariaBusy = 'false';
  };
  return { parts: [grid, count], show };
}
