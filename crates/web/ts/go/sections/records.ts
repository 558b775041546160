// Games of records: the findings of lint at their moves, and facts about the game.
import { button, make } from '../../shared/dom.ts';
import { told, word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { card } from '../controls.ts';
import { go } from '../navigation.ts';
import type { Section } from '../parts.ts';
import type { Finding, GameNode } from '../record/node.ts';
import * as T from '../texts.ts';
import { repeated } from './point.ts';

/** The maximum length of a text on the page. */
const MAX_TEXT = 1 << 16;

/** The kind, the code and the line of a finding. */
function headOf({ severity, code, place }: Finding): string {
  const at = place ? ` · ${word(T.line, place)}` : '';
  return `${word(T.severityNames[severity])} ${code}${at}`;
}

/** The findings of a game. */
export function findings(app: App): Section {
  const list = make('ol', { class: 'findings' });
  const beside = make('div');
  // The listed findings, with their buttons: a file may have thousands.
  let listed: readonly Finding[] | null = null;
  let acts: readonly HTMLElement[] = [];

  function show(all: readonly Finding[]): void {
    const shown = all.map((finding) => {
      const act = button(told(finding.text), () => finding.at && go(app, finding.at));
      const head = make('span', { class: 'faint' }, headOf(finding));
      return { act, line: make('li', { class: finding.severity }, head, act) };
    });
    acts = shown.map(({ act }) => act);
    list.replaceChildren(...shown.map(({ line }) => line));
    listed = all;
  }

  /** The position that the move of the node repeats. */
  function earlierOf(node: GameNode): GameNode | null {
    const number = node.findings.find(({ earlier }) => earlier !== undefined)?.earlier;
    if (number === undefined) return null;
    return node.parent?.ancestor(({ position }) => position.number === number) ?? null;
  }

  return {
    place: 'findings',
    element: card(word(T.findings), beside, list),
    isThere: () => (app.entry.findings ?? []).length > 0,
    count: () => app.entry.findings?.length ?? 0,
    remarks: () => app.node.findings.slice(0, 1).map(({ text, severity }) => [told(text), severity]),
    update() {
      const all = app.entry.findings ?? [];
      if (listed !== all) show(all);
      for (const [index, act] of acts.entries()) act.ariaCurrent = all[index]?.at === app.node ? 'true' : null;
      const earlier = earlierOf(app.node);
      beside.replaceChildren(...(earlier ? [repeated(app, earlier)] : []));
      const line = list.querySelector('[aria-current]')?.parentElement;
      if (line) list.scrollTop = line.offsetTop - list.offsetTop - 40;
    },
  };
}

/** The properties of the root that are shown. */
const FACTS = ['GN', 'EV', 'DT', 'PC', 'PB', 'BR', 'PW', 'WR', 'KM', 'HA', 'RE', 'RU'] as const;

/** What the root says about the game. */
export function info(app: App): Section {
  const list = make('dl', { class: 'info' });
  let shown = '';
  const facts = () =>
    FACTS.map((name) => ({ name, text: app.node.root.text(name).trim().slice(0, MAX_TEXT) })).filter(
      ({ text }) => text !== '',
    );
  return {
    place: 'game',
    element: card(word(T.info), list),
    isThere: () => facts().length > 0,
    update() {
      const found = facts();
      const state = JSON.stringify(found);
      if (state === shown) return;
      shown = state;
      const lines = found.map(({ name, text }) =>
        make('div', {}, make('dt', {}, word(T.factNames[name])), make('dd', { dir: 'auto' }, text)),
      );
      list.replaceChildren(...lines);
    },
  };
}
