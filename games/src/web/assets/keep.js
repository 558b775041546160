// What the reader has chosen, kept by the browser where it may keep anything.

export function kept(name) {
  try { return localStorage.getItem(name); } catch { return null; }
}

export function keep(name, value) {
  try { localStorage.setItem(name, value); } catch { /* It holds until the page is left. */ }
}
