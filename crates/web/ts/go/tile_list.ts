// A grid of tiles whose small boards exist only near the window: a page may have thousands. Of long lists of games, whose tiles
// are equally high, the other tiles do not exist either.
import { make } from '../shared/dom.ts';
import { clearTile, drawTile, tile } from './game_tile.ts';
import { isGame } from './record_info.ts';

/** Boards that stay drawn though they are far from the window. */
const KEPT = 200;

/** The tiles of a list that exists as a whole. */
const WHOLE = 300;

/** The time per frame for drawing boards, in milliseconds. */
const BUDGET = 8;

/** The distance from the window up to which tiles are drawn, in pixels. */
const NEAR = 600;

let adapt = () => {};
let isWaiting = false;
function wait() {
  if (!isWaiting) requestAnimationFrame(() => adapt((isWaiting = false)));
  isWaiting = true;
}
addEventListener('scroll', wait, { passive: true });
addEventListener('resize', wait);

/** The grid of a list: `show(boards)` shows boards, `follow()` adapts it to the window, `drawAll()` draws every board, for
 * paper. */
export function tileList(app, name) {
  const grid = make('div', { class: name });
  const tiles = new Map();
  const near = new Set();
  // In the order in which they were drawn.
  const drawn = new Set();
  const queue = new Set();
  let shown = [];
  let range = '';

  const tileOf = (index) => {
    if (!tiles.has(index)) tiles.set(index, tile(app, index));
    return tiles.get(index);
  };

  function put(element) {
    queue.delete(element);
    if (element.dataset.drawn) return;
    drawTile(app, element);
    drawn.add(element);
  }

  const seen = new IntersectionObserver(
    (changes) => {
      for (const { isIntersecting, target } of changes) {
        near[isIntersecting ? 'add' : 'delete'](target);
        queue[isIntersecting && !target.dataset.drawn ? 'add' : 'delete'](target);
      }
      if (queue.size > 0) wait();
    },
    { rootMargin: `${NEAR}px` },
  );

  /** Makes these tiles those of the grid; the ones that stay are not touched. */
  function replace(elements) {
    const wanted = new Set(elements);
    for (const element of [...grid.children]) {
      if (wanted.has(element)) continue;
      element.remove();
      seen.unobserve(element);
      near.delete(element);
      queue.delete(element);
    }
    let at = grid.firstChild;
    for (const element of elements) {
      if (element === at) {
        at = at.nextSibling;
        continue;
      }
      if (!element.isConnected) seen.observe(element);
      grid.insertBefore(element, at);
    }
  }

  /** Puts the rows near the window into the grid, with empty space for the others. */
  function slide() {
    if (!grid.firstChild || !grid.isConnected || grid.offsetWidth === 0) return;
    const { rowGap, gridTemplateColumns } = getComputedStyle(grid);
    const columns = gridTemplateColumns.split(' ').length;
    const height = grid.firstChild.offsetHeight + parseFloat(rowGap);
    const { top } = grid.getBoundingClientRect();
    const rows = Math.ceil(shown.length / columns);
    const row = (y) => Math.max(0, Math.min(rows, Math.floor((y - top) / height)));
    const [first, last] = [row(-NEAR), Math.min(rows, row(innerHeight + NEAR) + 1)];
    const now = [first, last, columns, height].join();
    if (now === range) return;
    range = now;
    grid.style.paddingTop = `${first * height}px`;
    grid.style.paddingBottom = `${(rows - last) * height}px`;
    replace(shown.slice(Math.min(first * columns, shown.length - 1), last * columns).map(tileOf));
  }

  // Drawing takes turns with scrolling.
  const isWindowed = () => grid.classList.contains('windowed');
  function work() {
    if (isWindowed()) slide();
    const start = performance.now();
    for (const element of queue) {
      if (performance.now() - start > BUDGET) break;
      put(element);
    }
    for (const element of drawn) {
      if (drawn.size <= KEPT) break;
      if (near.has(element)) continue;
      drawn.delete(element);
      clearTile(element);
    }
    if (queue.size > 0) wait();
  }

  function whole() {
    grid.classList.remove('windowed');
    Object.assign(grid.style, { paddingTop: '', paddingBottom: '' });
    replace(shown.map(tileOf));
  }

  return {
    element: grid,
    show(boards) {
      [shown, range, adapt] = [boards, '', work];
      const isLong = boards.length > WHOLE && boards.every((index) => isGame(app.entries[index]));
      if (!isLong) return whole();
      grid.classList.add('windowed');
      // One tile tells the height of all.
      replace([tileOf(boards[0])]);
      work();
      return wait();
    },
    follow: work,
    drawAll() {
      whole();
      [...grid.children].forEach(put);
    },
    /** Makes a list that was drawn for paper follow the window again. */
    release() {
      this.show(shown);
    },
  };
}
