// What a reload of the page brings back: values in the session storage of the tab, under the page's path.
const PREFIX = `gocheck reload ${location.pathname} `;

/** True if the page was reloaded, or reached by the browser's buttons; not by an address, which shows it from the start. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The value that was kept when the page was left, if it is shown again; otherwise an empty one. */
export function recalledFields(name: string): Fields {
  try {
    const value: unknown = isReturn() ? JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') : null;
    return isFields(value) ? value : {};
  } catch {
    // The browser keeps nothing, or the text is not from this page.
    return {};
  }
}

/** Keeps a value whenever the page is left. */
export function keepFields(name: string, fields: () => Fields): void {
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(PREFIX + name, JSON.stringify(fields()));
    } catch {
      // The value is too large, or the browser keeps nothing. An earlier one would be wrong.
      sessionStorage.removeItem(PREFIX + name);
    }
  });
}
