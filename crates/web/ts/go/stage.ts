// The arrangement of the page: areas around the board, and tabs in the panel.
import { button, byId, make } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import type { App } from './app.ts';
import { renew } from './controls.ts';
import { AREAS, type ModeName, type Place, type Section, TABS, type Tab } from './parts.ts';
import * as T from './texts.ts';

/** The special views of an address: `?embed` shows the board alone, `?projector` in large type. */
const VIEWS = ['embed', 'projector'] as const;

export type View = (typeof VIEWS)[number] | 'page';

const { dataset } = document.documentElement;

/** The usual height of letters, in pixels. */
const LETTERS = 15;

/** Chooses the layout: everything in one column, everything beside the board, or only the panel beside it. A window with larger
 * letters has room for less. */
function lay(): void {
  const { innerWidth, innerHeight } = window;
  const isPage = dataset.view === 'page';
  const scale = isPage ? Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / LETTERS : 1;
  const [width, height] = [innerWidth / scale, innerHeight / scale];
  const isFramed = window !== window.parent;
  const isTall = width < 1.25 * height || width < (isFramed ? 700 : 480);
  const isLarge = height >= 700 && width >= 1000 && isPage;
  dataset.layout = isTall ? 'column' : isLarge ? 'desk' : 'beside';
  document.documentElement.toggleAttribute('data-framed', isFramed);
  document.documentElement.toggleAttribute('data-narrow', width < 600);
}

export function setView(view: View): void {
  dataset.view = view;
  lay();
}

export class Stage {
  /** The chosen tab. */
  #tab: Tab | null = null;
  #mode: ModeName | null = null;
  /** What the buttons of the tabs show. */
  #state = '';
  readonly #bar = make('div', { class: 'tabs', role: 'group' });
  readonly #panes = TABS.map((tab) => ({ tab, pane: make('div', { class: 'pane', dataset: { pane: tab } }) }));

  constructor() {
    const { searchParams } = new URL(location.href);
    setView(VIEWS.find((view) => searchParams.has(view)) ?? 'page');
    addEventListener('resize', lay);
  }

  /** Puts the elements of the sections into their places. */
  build(sections: readonly Section[]): void {
    const at = (place: Place) => sections.filter((each) => each.place === place).map(({ element }) => element);
    for (const area of AREAS) byId(area).replaceChildren(...at(area));
    for (const { tab, pane } of this.#panes) pane.replaceChildren(...at(tab));
    const head = make('div', { class: 'head' }, at('panel'));
    this.#state = '';
    this.#bar.replaceChildren();
    byId('panel').replaceChildren(head, this.#bar, ...this.#panes.map(({ pane }) => pane));
    this.#bar.setAttribute('aria-label', word(T.shows));
  }

  /** Shows the tabs that have something to show, and the chosen one of them. Calls `changed` when another is chosen. */
  update(app: App, changed: () => void): void {
    const visible = (pane: Element) => [...pane.children].filter((each) => each instanceof HTMLElement && !each.hidden);
    const shown = this.#panes.filter(({ pane }) => visible(pane).length > 0);
    const tabs = shown.map(({ tab }) => tab);
    // The tools of a mode are shown when it begins.
    if (app.mode !== this.#mode && (tabs.includes('tools') || this.#tab === 'tools')) this.#tab = 'tools';
    this.#mode = app.mode;
    const full = shown.find(({ pane }) => visible(pane).some((each) => each.hasChildNodes()));
    const chosen = this.#tab && tabs.includes(this.#tab) ? this.#tab : (full?.tab ?? tabs[0]);
    for (const { tab, pane } of this.#panes) pane.hidden = tab !== chosen;
    this.#bar.hidden = tabs.length < 2;
    const nameOf = (tab: Tab) => {
      if (tab === 'tools') return word(T.modeNames[app.mode]);
      const count = app.sections.find((each) => each.place === tab && each.count)?.count?.();
      return [word(T.tabs[tab]), count].filter(Boolean).join(' ');
    };
    const buttonOf = (tab: Tab) =>
      button(
        nameOf(tab),
        () => {
          this.#tab = tab;
          changed();
        },
        { 'aria-pressed': String(tab === chosen), dataset: { tab } },
      );
    // Most steps change none of the tabs.
    const state = [chosen, ...tabs.map(nameOf)].join('\n');
    if (state !== this.#state) renew(this.#bar, ...tabs.map(buttonOf));
    this.#state = state;
  }
}
