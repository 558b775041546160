// The arrangement of the page: areas around the board, and tabs in the panel.
import * as T from './texts.ts';
import { byId, button, make } from '../shared/dom.ts';
import { renew } from './choice.ts';
import { word } from '../shared/language.ts';

/** The areas around the board; the other places of sections are the head of the panel and its tabs. */
const AREAS = ['players', 'steps', 'reason'];
const TABS = ['tools', 'moves', 'findings', 'game', 'settings'];

/** The special views of an address: `?embed` shows the board alone, `?projector` in large type. */
const VIEWS = ['embed', 'projector'];

const { dataset } = document.documentElement;

/** The layout: everything in one column, everything beside the board, or only the panel beside it. */
function lay() {
  const { innerWidth: width, innerHeight: height } = window;
  const isFramed = window !== window.parent;
  const isTall = width < 1.25 * height || width < (isFramed ? 700 : 480);
  const isLarge = height >= 700 && width >= 1000 && dataset.view === 'page';
  dataset.layout = isTall ? 'column' : isLarge ? 'desk' : 'beside';
  document.documentElement.toggleAttribute('data-framed', isFramed);
  document.documentElement.toggleAttribute('data-narrow', width < 600);
}

export function setView(name = 'page') {
  dataset.view = name;
  lay();
}

setView([...new URLSearchParams(location.search).keys()].find((name) => VIEWS.includes(name)));
addEventListener('resize', lay);

export class Stage {
  #tab = null;
  #mode = null;

  constructor(app) {
    this.app = app;
    this.bar = make('div', { class: 'tabs', role: 'group' });
    this.panes = Object.fromEntries(TABS.map((name) => [name, make('div', { class: 'pane', 'data-pane': name })]));
  }

  /** Puts the elements of the sections into their places. */
  build() {
    const at = (place) => this.app.sections.filter((each) => each.place === place).map(({ element }) => element);
    for (const area of AREAS) byId(area).replaceChildren(...at(area));
    for (const name of TABS) this.panes[name].replaceChildren(...at(name));
    byId('panel').replaceChildren(
      make('div', { class: 'head' }, ...at('panel')),
      this.bar,
      ...Object.values(this.panes),
    );
    this.bar.setAttribute('aria-label', word(T.shows));
  }

  /** Shows the tabs that have something to show, and the chosen one of them. */
  update() {
    const { mode } = this.app;
    const tabs = TABS.filter((name) => [...this.panes[name].children].some(({ hidden }) => !hidden));
    // The tools of a mode are shown when it begins.
    if (mode !== this.#mode && (tabs.includes('tools') || this.#tab === 'tools')) this.#tab = 'tools';
    this.#mode = mode;
    const isFull = (name) => [...this.panes[name].children].some((each) => !each.hidden && each.hasChildNodes());
    const shown = tabs.includes(this.#tab) ? this.#tab : (tabs.find(isFull) ?? tabs[0]);
    for (const name of TABS) this.panes[name].hidden = name !== shown;
    this.bar.hidden = tabs.length < 2;
    const count = (name) => this.app.sections.find((each) => each.place === name && each.count)?.count();
    const named = (name) =>
      name === 'tools' ? word(mode) : [word(T.tabs[name]), count(name)].filter(Boolean).join(' ');
    const tab = (name) =>
      button(
        named(name),
        () => {
          this.#tab = name;
          this.app.update();
        },
        { 'aria-pressed': String(name === shown), 'data-tab': name },
      );
    renew(this.bar, ...tabs.map(tab));
  }
}
