// The reader's settings, kept in the browser.
import { keep, kept } from '../shared/keep.ts';
import type { NameStyle } from './notation.ts';

const SETTINGS = 'gocheck settings';

export interface Settings {
  /** The names of points on records and on puzzles. */
  names: NameStyle;
  puzzleNames: NameStyle;
  /** Whether the board marks stones in atari and the following moves. */
  atari: boolean;
  followers: boolean;
  /** Whether the wheel steps through the moves. */
  wheel: boolean;
  /** Whether the first tap on a small point only shows it. */
  confirmTaps: boolean;
  /** Seconds per move when a game plays by itself. */
  seconds: number;
}

export const settings: Settings = {
  names: 'letters',
  puzzleNames: 'numbers',
  atari: true,
  followers: true,
  wheel: true,
  confirmTaps: true,
  seconds: 1,
};

const isBoolean = (value: unknown) => typeof value === 'boolean';
const isNumber = (value: unknown) => typeof value === 'number';
const isNameStyle = (value: unknown) => value === 'letters' || value === 'numbers' || value === 'none';

const CHECKS: { readonly [Name in keyof Settings]: (value: unknown) => value is Settings[Name] } = {
  names: isNameStyle,
  puzzleNames: isNameStyle,
  atari: isBoolean,
  followers: isBoolean,
  wheel: isBoolean,
  confirmTaps: isBoolean,
  seconds: isNumber,
};

/** The kept values of known settings. */
function recalled(): Partial<Settings> {
  try {
    const stored: unknown = JSON.parse(kept(SETTINGS) ?? '{}');
    const checks = new Map<string, (value: unknown) => boolean>(Object.entries(CHECKS));
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([name, value]) => checks.get(name)?.(value)));
  } catch {
    // The stored text is not JSON, so it is not from this page.
    return {};
  }
}

Object.assign(settings, recalled());

export function changeSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  // Another tab may have changed others.
  keep(SETTINGS, JSON.stringify({ ...settings, ...recalled(), [name]: value }));
}
