// The reader's settings, kept in the browser.
import { keep, kept } from '../shared/keep.ts';

const SETTINGS = 'gocheck settings';

/** The settings: the names of points on records and on puzzles, the marks on the board, the wheel, seconds per move. */
export const settings = {
  names: 'letters',
  puzzleNames: 'numbers',
  atari: true,
  followers: true,
  wheel: true,
  seconds: 1,
};

/** The kept values of known settings. */
function recalled() {
  try {
    const stored = Object.entries(JSON.parse(kept(SETTINGS)) ?? {});
    return stored.filter(([name, value]) => typeof value === typeof settings[name]);
  } catch {
    // The stored text is not JSON, so it is not from this page.
    return [];
  }
}

Object.assign(settings, Object.fromEntries(recalled()));

export function changeSetting(name, value) {
  settings[name] = value;
  // Another tab may have changed others.
  keep(SETTINGS, JSON.stringify({ ...settings, ...Object.fromEntries(recalled()), [name]: value }));
}
