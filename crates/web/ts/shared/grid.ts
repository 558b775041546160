// What all boards share: places in rows, by number, and a cursor that keys move from one to the next.

export interface Grid {
  readonly rows: number;
  readonly columns: number;
}

type Step = readonly [down: number, right: number];

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The ends of a row and of a column. */
const ENDS: Readonly<Record<string, Step>> = {
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-Infinity, 0],
  PageDown: [Infinity, 0],
};

/** The place in the middle. */
export const centerOf = ({ rows, columns }: Grid): number => (rows >> 1) * columns + (columns >> 1);

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** The place of the cursor after a key; null if the key is not one of `steps`. The cursor stops at the edge; one that is nowhere
 * begins in the middle. Keys with Ctrl, Alt or Meta are the browser's. */
const movesBy =
  (steps: Readonly<Record<string, Step>>) =>
  (event: KeyboardEvent, grid: Grid, from: number | null): number | null => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return null;
    if (from === null) return centerOf(grid);
    const [down, right] = step;
    const row = within(Math.floor(from / grid.columns) + down, grid.rows);
    return row * grid.columns + within((from % grid.columns) + right, grid.columns);
  };

/** Moves the cursor by an arrow key. */
export const byArrow = movesBy(ARROWS);

/** Moves the cursor to an end of its row or column. */
export const toEnd = movesBy(ENDS);

/** Tells the style sheets how wide the board of the page is for its height. */
export const setRatio = (ratio: number): void => document.documentElement.style.setProperty('--ratio', String(ratio));
