// The rules of the game, and the reader's settings.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { select, setText } from '../controls.ts';
import type { NameStyle } from '../notation.ts';
import type { Section } from '../parts.ts';
import { changeSetting, type Settings, settings } from '../settings.ts';
import { setView } from '../stage.ts';
import * as T from '../texts.ts';
import { update } from '../update.ts';

const named = (name: string, control: HTMLElement) => make('label', {}, make('span', {}, name), control);

/** The rules by which moves are judged. */
export function rules(app: App): Section {
  const list = select(
    {
      id: 'rules',
      onchange() {
        app.rules = app.rulesNamed(list.value);
        update(app);
      },
    },
    app.content.rules.map(({ name }) => [name, word(T.ruleSets[name])]),
  );
  const what = make('p', { class: 'faint' });
  return {
    place: 'game',
    element: make('section', { class: 'card settings' }, named(word(T.rules), list), what),
    isThere: () => !app.hides,
    update() {
      const { name, ko, suicide = false } = app.rules;
      list.value = name;
      setText(what, [word(T.koRules[ko]), word(T.suicideRule, suicide)].join(' · '));
    },
  };
}

const NAME_STYLES: readonly NameStyle[] = ['letters', 'numbers', 'none'];
const SECONDS = [0.5, 1, 2, 5];

/** Settings that are on or off. */
const SWITCHES = [
  ['atari', T.atariMarks],
  ['followers', T.followers],
  ['wheel', T.wheel],
  ['confirmTaps', T.confirmTaps],
] as const;

export function options(app: App): Section {
  function change<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
    changeSetting(name, value);
    update(app);
  }
  const names = select(
    {
      id: 'coordinates',
      onchange: () => change(app.nameSetting, NAME_STYLES.find((style) => style === names.value) ?? 'letters'),
    },
    NAME_STYLES.map((style) => [style, word(T.nameStyles[style])]),
  );
  const seconds = select(
    { id: 'seconds', onchange: () => change('seconds', Number(seconds.value)) },
    SECONDS.map((value) => [value, word(T.perMove, value)]),
  );
  const switches = SWITCHES.map(([name, text]) => {
    const box = make('input', { type: 'checkbox', id: name, onchange: () => change(name, box.checked) });
    return { name, box, label: make('label', { class: 'switch' }, box, word(text)) };
  });
  const projector = button(word(T.projector), () => {
    setView('projector');
    update(app);
  });
  return {
    place: 'settings',
    element: make(
      'section',
      { class: 'card settings' },
      named(word(T.coordinates), names),
      named(word(T.seconds), seconds),
      switches.map(({ label }) => label),
      projector,
      make('p', { class: 'faint' }, word(T.keys)),
    ),
    isThere: () => !app.hides,
    update() {
      names.value = app.chosenNames;
      seconds.value = String(settings.seconds);
      for (const { name, box } of switches) box.checked = settings[name];
    },
  };
}
