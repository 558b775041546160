// Icons, drawn in a square of 24.
import { button, type Properties, svg } from './dom.ts';

export const ICONS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  pass: 'M4 12h15m-5-5l5 5-5 5',
  all: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 6v12M16 6v12',
  auto: 'M12 2.5a9.5 9.5 0 1 0 .01 0zM9 6.5l9 5.5-9 5.5z',
  undo: 'M9 5L4 10l5 5M4 10h10a6 5.5 0 0 1 0 9.5h-4M4 10h10',
  redo: 'M15 5l5 5-5 5M20 10H10a6 5.5 0 0 0 0 9.5h4',
  open: 'M3 19V5h6l2 3h10v11z',
  save: 'M12 4v11m-5-5l5 5 5-5M4 20h16',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

export type IconName = keyof typeof ICONS;

export const icon = (name: IconName): SVGSVGElement =>
  svg(
    'svg',
    { viewBox: '0 0 24 24', class: `icon icon-${name}`, 'aria-hidden': 'true' },
    svg('path', { d: ICONS[name] }),
  );

/** Creates a button with an icon; its text is the label for screen readers and the tooltip. */
export const iconButton = (
  name: IconName,
  words: string,
  onclick: (event: PointerEvent) => unknown,
  properties: Properties<HTMLButtonElement> = {},
): HTMLButtonElement => button(icon(name), onclick, { 'aria-label': words, title: words, ...properties });
