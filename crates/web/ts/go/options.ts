// The rules of the game, and the reader's settings.
import * as T from './texts.ts';
import { section } from './app.ts';
import { make } from '../shared/dom.ts';
import { word } from '../shared/language.ts';
import { changeSetting, settings } from './settings.ts';
import { setView } from './stage.ts';

/** A list with a name; `options` are pairs of a value and its name. */
const listOf = (name, properties, options) =>
  make(
    'label',
    {},
    make('span', {}, name),
    make(
      'select',
      properties,
      options.map(([value, words]) => make('option', { value }, words)),
    ),
  );

section(
  60,
  function rules(app) {
    const label = listOf(
      word(T.rules),
      {
        id: 'rules',
        onchange() {
          app.rules = app.content.rules.find(({ name }) => name === this.value);
          app.update();
        },
      },
      app.content.rules.map(({ name }) => [name, word(T.ruleSet[name])]),
    );
    const what = make('p', { class: 'faint' });
    return {
      element: make('section', { class: 'card settings' }, label, what),
      isThere: () => !app.hides,
      update() {
        label.lastChild.value = app.rules.name;
        what.textContent = [word(T.koRule[app.rules.ko]), word(T.suicideRule, app.rules.suicide)].join(' · ');
      },
    };
  },
  'game',
);

section(
  60,
  function options(app) {
    const change = (name, value) => {
      changeSetting(name, value);
      app.update();
    };
    const names = listOf(
      word(T.coordinates),
      { id: 'coordinates', onchange: ({ target }) => change(app.styleSetting, target.value) },
      ['letters', 'numbers', 'none'].map((name) => [name, word(name)]),
    );
    const seconds = listOf(
      word(T.seconds),
      { id: 'seconds', onchange: ({ target }) => change('seconds', Number(target.value)) },
      [0.5, 1, 2, 5].map((value) => [value, word(T.perMove, value)]),
    );
    const switches = [
      ['atari', 'atariMarks'],
      ['followers', 'followers'],
      ['wheel', 'wheel'],
    ].map(([name, words]) => [
      name,
      make('input', { type: 'checkbox', id: name, onchange: ({ target }) => change(name, target.checked) }),
      words,
    ]);
    const element = make(
      'section',
      { class: 'card settings' },
      names,
      seconds,
      switches.map(([, box, words]) => make('label', { class: 'switch' }, box, word(words))),
      make('button', { type: 'button', onclick: () => app.update(setView('projector')) }, word(T.projector)),
      make('p', { class: 'faint' }, word(T.keys)),
    );
    return {
      element,
      isThere: () => !app.hides,
      update() {
        names.lastChild.value = app.style;
        seconds.lastChild.value = settings.seconds;
        for (const [name, box] of switches) box.checked = settings[name];
      },
    };
  },
  'settings',
);
