// Tells the shared worker when a window is gone, even one that crashed: a window holds a lock as long as it listens, and the
// worker waits for the same lock.

/** What a window sends to the worker: the game that it shows, and the lock that it holds if the browser has locks; or null when
 * it is hidden. */
export type WindowMessage = { readonly game: string; readonly lock: string | null } | null;

/** Browsers have no locks on pages that were not sent over HTTPS, except from this machine. */
const locks = (): LockManager | null => (navigator as { locks?: LockManager }).locks ?? null;

/** Takes a lock with a name of its own, or null without locks, and then calls `taken` with the name. Returns a function that
 * releases the lock. */
export function holdLock(taken: (name: string | null) => void): () => void {
  const manager = locks();
  if (!manager) {
    taken(null);
    return () => {};
  }
  const name = `window ${performance.timeOrigin} ${Math.random()}`;
  let release = () => {};
  const isReleased = new Promise<void>((done) => {
    release = done;
  });
  manager
    .request(name, () => {
      taken(name);
      return isReleased;
    })
    // Where a page may keep nothing, it gets no locks either.
    .catch(() => taken(null));
  return release;
}

/** Calls `gone` when the window that holds a lock releases it or is gone. */
export function whenReleased(name: string, gone: () => void): void {
  locks()?.request(name, gone);
}
