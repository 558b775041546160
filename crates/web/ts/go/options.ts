// The rules of the game, and the reader's settings.
import { section } from './app.ts';
import { make } from '../shared/dom.ts';
import { addTexts, word } from '../shared/language.ts';
import { changeSetting, settings } from './settings.ts';
import { setView } from './stage.ts';

addTexts({
  en: {
    atariMarks: 'Dots on stones in atari',
    followers: 'Next moves on the board',
    wheel: 'The wheel steps through the moves',
    seconds: 'Playing',
    perMove: (seconds) => `${seconds} s per move`,
    projector: 'Projector view',
    keys: 'Arrow keys, Home and End step through the moves, up and down through variations; with Shift they move the cursor on the board, and Enter plays. Ctrl and the wheel zoom.',
  },
  zh: {
    atariMarks: '标出被打吃的棋子',
    followers: '标出后面的着法',
    wheel: '滚轮前进、后退',
    seconds: '自动播放',
    perMove: (seconds) => `每手 ${seconds} 秒`,
    projector: '投影模式',
    keys: '左右方向键、Home、End 前进后退，上下方向键换变化；按住 Shift 移动棋盘上的光标，回车落子。Ctrl 加滚轮缩放。',
  },
});

/** A list with a name; `options` are pairs of a value and its name. */
const listOf = (name, properties, options) =>
  make(
    'label',
    {},
    make('span', {}, name),
    make('select', properties, options.map(([value, words]) => make('option', { value }, words))),
  );

section(
  60,
  function rules(app) {
    const label = listOf(
      word('rules'),
      {
        id: 'rules',
        onchange() {
          app.rules = app.content.rules.find(({ name }) => name === this.value);
          app.update();
        },
      },
      app.content.rules.map(({ name }) => [name, word('ruleSet', name)]),
    );
    const what = make('p', { class: 'faint' });
    return {
      element: make('section', { class: 'card settings' }, label, what),
      isThere: () => !app.hides,
      update() {
        label.lastChild.value = app.rules.name;
        what.textContent = [word('koRule', app.rules.ko), word('suicideRule', app.rules.suicide)].join(' · ');
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
      word('coordinates'),
      { id: 'coordinates', onchange: ({ target }) => change(app.styleSetting, target.value) },
      ['letters', 'numbers', 'none'].map((name) => [name, word(name)]),
    );
    const seconds = listOf(
      word('seconds'),
      { id: 'seconds', onchange: ({ target }) => change('seconds', Number(target.value)) },
      [0.5, 1, 2, 5].map((value) => [value, word('perMove', value)]),
    );
    const switches = [
      ['atari', 'atariMarks'],
      ['followers', 'followers'],
      ['wheel', 'wheel'],
    ].map(([name, words]) => [name, make('input', { type: 'checkbox', id: name, onchange: ({ target }) => change(name, target.checked) }), words]);
    const element = make(
      'section',
      { class: 'card settings' },
      names,
      seconds,
      switches.map(([, box, words]) => make('label', { class: 'switch' }, box, word(words))),
      make('button', { type: 'button', onclick: () => app.update(setView('projector')) }, word('projector')),
      make('p', { class: 'faint' }, word('keys')),
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
