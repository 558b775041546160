// A grid of tiles whose small boards exist only near the window: a page may have thousands. Of long lists of games, whose tiles
// are equally high, the other tiles do not exist either.
import { make } from '../../shared/dom.ts';
import type { App } from '../app.ts';
import { isGame } from '../record_info.ts';
import { clearTile, drawTile, tile } from './game_tile.ts';

/** Boards that stay drawn though they are far from the window. */
const KEPT = 200;

/** The tiles of a list that exists as a whole. */
const WHOLE = 300;

/** The time per frame for drawing boards, in milliseconds. */
const BUDGET = 8;

/** The distance from the window up to which tiles are drawn, in pixels. */
const NEAR = 600;

/** Adapts the shown list to the window. */
let adapt = () => {};
let isWaiting = false;

/** Adapts the shown list before the next frame. */
function wait(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    adapt();
  });
}

addEventListener('scroll', wait, { passive: true });
addEventListener('resize', wait);

function setMember<Member>(set: Set<Member>, member: Member, isIn: boolean): void {
  if (isIn) set.add(member);
  else set.delete(member);
}

export interface TileList {
  readonly element: HTMLElement;
  /** Shows boards. */
  show(boards: readonly number[]): void;
  /** Adapts the list to the window. */
  follow(): void;
  /** Draws every board, for paper. */
  drawAll(): void;
  /** Makes a list that was drawn for paper follow the window again. */
  release(): void;
}

/** The grid of a list; `name` is its class. */
export function tileList(app: App, name: string): TileList {
  const grid = make('div', { class: name });
  const tiles = new Map<number, HTMLElement>();
  const near = new Set<HTMLElement>();
  // In the order in which they were drawn.
  const drawn = new Set<HTMLElement>();
  const queue = new Set<HTMLElement>();
  let shown: readonly number[] = [];
  let range = '';

  function tileOf(index: number): HTMLElement {
    const known = tiles.get(index);
    if (known) return known;
    const element = tile(app, index);
    tiles.set(index, element);
    return element;
  }

  function draw(element: HTMLElement): void {
    queue.delete(element);
    if (element.dataset.drawn) return;
    drawTile(app, element);
    drawn.add(element);
  }

  const observer = new IntersectionObserver(
    (changes) => {
      for (const { isIntersecting, target } of changes) {
        if (!(target instanceof HTMLElement)) continue;
        setMember(near, target, isIntersecting);
        setMember(queue, target, isIntersecting && !target.dataset.drawn);
      }
      if (queue.size > 0) wait();
    },
    { rootMargin: `${NEAR}px` },
  );

  /** Makes these tiles those of the grid; the ones that stay are not touched. */
  function replace(elements: readonly HTMLElement[]): void {
    const wanted = new Set<Element>(elements);
    for (const element of [...grid.children]) {
      if (wanted.has(element) || !(element instanceof HTMLElement)) continue;
      element.remove();
      observer.unobserve(element);
      near.delete(element);
      queue.delete(element);
    }
    let at = grid.firstChild;
    for (const element of elements) {
      if (element === at) {
        at = at.nextSibling;
        continue;
      }
      if (!element.isConnected) observer.observe(element);
      grid.insertBefore(element, at);
    }
  }

  /** Puts the rows near the window into the grid, with empty space for the others. */
  function slide(): void {
    const { firstElementChild: first } = grid;
    if (!(first instanceof HTMLElement) || !grid.isConnected || grid.offsetWidth === 0) return;
    const { rowGap, gridTemplateColumns } = getComputedStyle(grid);
    const columns = gridTemplateColumns.split(' ').length;
    const height = first.offsetHeight + Number.parseFloat(rowGap);
    const { top } = grid.getBoundingClientRect();
    const rows = Math.ceil(shown.length / columns);
    const rowAt = (y: number) => Math.max(0, Math.min(rows, Math.floor((y - top) / height)));
    const [start, end] = [rowAt(-NEAR), Math.min(rows, rowAt(innerHeight + NEAR) + 1)];
    const now = [start, end, columns, height].join();
    if (now === range) return;
    range = now;
    grid.style.paddingTop = `${start * height}px`;
    grid.style.paddingBottom = `${(rows - end) * height}px`;
    replace(shown.slice(Math.min(start * columns, shown.length - 1), end * columns).map(tileOf));
  }

  const isWindowed = () => grid.classList.contains('windowed');

  /** Draws boards for a while: drawing takes turns with scrolling. */
  function work(): void {
    if (isWindowed()) slide();
    const began = performance.now();
    for (const element of queue) {
      if (performance.now() - began > BUDGET) break;
      draw(element);
    }
    for (const element of drawn) {
      if (drawn.size <= KEPT) break;
      if (near.has(element)) continue;
      drawn.delete(element);
      clearTile(element);
    }
    if (queue.size > 0) wait();
  }

  function showWhole(): void {
    grid.classList.remove('windowed');
    grid.style.paddingTop = grid.style.paddingBottom = '';
    replace(shown.map(tileOf));
  }

  function show(boards: readonly number[]): void {
    [shown, range, adapt] = [boards, '', work];
    const [first] = boards;
    const isLong = boards.length > WHOLE && boards.every((index) => isGame(app.entryAt(index)));
    if (!isLong || first === undefined) {
      showWhole();
      return;
    }
    grid.classList.add('windowed');
    // One tile tells the height of all.
    replace([tileOf(first)]);
    work();
    wait();
  }

  return {
    element: grid,
    show,
    follow: work,
    drawAll() {
      showWhole();
      for (const element of [...grid.children]) if (element instanceof HTMLElement) draw(element);
    },
    release: () => show(shown),
  };
}
