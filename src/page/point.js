// The sections of every board: modes, the side to move, buttons for moves, the selected point, and the rules.
import { COLORS, section } from './app.js';
import { forbids, opponent } from './rules.js';
import { button, make } from './dom.js';
import { iconButton } from './icons.js';
import { word } from './language.js';
import { stoneSign } from './board.js';
import { thumbnail } from './thumbnail.js';
import { troubles } from './explain.js';

/** A group of buttons, one of which is chosen. */
export function choice(name, options, chosen, choose) {
  const buttons = options.map(([value, words]) =>
    button(words, () => choose(value), { 'aria-pressed': String(value === chosen), 'data-value': value }),
  );
  return make('div', { class: 'choice', role: 'group', 'aria-label': name }, ...buttons);
}

/** The stones that each colour has captured so far. */
function taken(node) {
  const counts = [0, 0, 0];
  for (let at = node; at; at = at.parent) {
    // A node without a move has the position before it.
    if (at.position === at.parent?.position) continue;
    const { mover, removed, point } = at.position;
    if (mover !== null && removed.length > 0)
      counts[removed.includes(point) ? opponent(mover) : mover] += removed.length;
  }
  return counts;
}

section(10, function controls(app) {
  const modes = make('div');
  const turn = make('p', { class: 'turn' });
  const step = (name, node) => iconButton(name, word(name), () => node() && app.go(node()), { class: 'step' });
  const steps = [
    step('first', () => app.node.root),
    step('back', () => app.node.parent),
    step('next', () => app.node.next),
    step('last', () => app.node.last),
  ];
  const where = make('output', { class: 'where' });
  const pass = iconButton('pass', word('pass'), () => app.pass());
  const alarm = make('p', { class: 'bad', role: 'status' });
  const way = make('div', { class: 'steps' }, steps.slice(0, 2), where, steps.slice(2), pass);
  const element = make(
    'section',
    { class: 'card controls' },
    modes,
    way,
    turn,
    alarm,
  );
  return {
    element,
    update() {
      modes.replaceChildren(
        choice(
          word('mode'),
          app.modes.map((mode) => [mode, word(mode)]),
          app.mode,
          (mode) => {
            app.setMode(mode);
            modes.querySelector(`[data-value="${mode}"]`).focus();
          },
        ),
      );
      modes.hidden = app.modes.length === 1;
      // In an exercise no moves are played.
      way.hidden = app.hides;
      const { node, color } = app;
      const all = node.last.position.number;
      steps.forEach((each, index) => {
        each.disabled = index < 2 ? !node.parent : !node.next;
      });
      pass.hidden = app.mode !== 'try';
      where.textContent = all === 0 ? word('start') : word('moveNumber', node.position.number, all);
      const dead = app.hides ? [] : troubles(app.position).dead;
      alarm.textContent = app.isLost ? word('badLink') : dead.length > 0 ? word('deadNow', dead.length) : '';
      const counts = taken(node);
      const captures = COLORS.filter((each) => counts[each] > 0).map((each) =>
        word('takenBy', app.side(each), counts[each]),
      );
      const other = button(
        word('other', app.side(opponent(color))),
        () => {
          app.turn = opponent(color);
          app.update();
        },
        { class: 'quiet' },
      );
      turn.replaceChildren(
        stoneSign(color),
        make('b', {}, word('toMove', app.side(color))),
        make('span', { class: 'faint' }, captures.join(' · ')),
      );
      if (app.mode === 'look' || app.mode === 'try') turn.append(other);
    },
  };
});

/** Sentences about a point. */
export function sentences(app, look) {
  const at = app.name(look.point);
  const names = (points) => points.map((point) => app.name(point));
  if (look.group) {
    const { color, stones, liberties } = look.group;
    const said = [word('stone', app.side(color), at, stones.length, names(liberties))];
    return liberties.length === 1 ? [...said, word('atari')] : said;
  }
  const { facts, color } = look;
  const reason = forbids(app.rules, facts);
  const side = app.side(color);
  const said = [word(reason ? 'mayNot' : 'may', side, at)];
  if (reason) said.push(why(reason, facts));
  if (reason === 'suicide') return said;
  if (look.captured.length > 0) said.push(word('takes', look.captured.length, names(look.captured)));
  if (look.suicide.length > 0) said.push(word('suicide', look.suicide.length));
  else said.push(word('after', look.own.length, names(look.liberties)));
  return said;
}

function why(reason, { suicide, ko, position, situation }) {
  const values = { suicide: suicide.length, ko, positional: position?.after, situational: situation?.after };
  return word(reason, values[reason]);
}

/** Draws the repeated earlier position next to the current one. */
export function repeated(app, node) {
  const { position } = node;
  const go = node === app.node ? '' : button(word('goThere'), () => app.go(node), { class: 'quiet' });
  return make(
    'figure',
    { class: 'repeated' },
    thumbnail(position, { last: position.point, style: app.pointNames }),
    make('figcaption', {}, word('repeats', position.number), go),
  );
}

section(40, function pointed(app) {
  const words = make('div', { class: 'words', 'aria-live': 'polite' });
  const more = make('div');
  const element = make('section', { class: 'card pointed' }, words, more);

  /** The rule sets that allow and forbid the move, if they differ. */
  function differences(verdicts) {
    const reasons = new Map();
    for (const { rules, reason } of verdicts) reasons.set(reason, [...(reasons.get(reason) ?? []), rules.name]);
    if (reasons.size < 2) return '';
    const row = ([reason, names]) =>
      make(
        'div',
        {},
        make('dt', { class: reason ? 'bad' : 'good' }, reason ? word('reason', reason) : word('legalUnder')),
        make('dd', {}, names.join(', ')),
      );
    return make(
      'div',
      { class: 'differ' },
      make('h2', {}, word('differ')),
      make('dl', {}, [...reasons].sort().map(row)),
    );
  }

  return {
    element,
    update: () => {},
    isThere: () => !app.hides,
    look(look) {
      const said = look ? sentences(app, look) : [word(app.mode === 'try' ? 'tryHelp' : 'lookHelp')];
      words.replaceChildren(
        ...said.map((line, index) => make('p', look && index === 0 ? { class: 'first' } : {}, line)),
      );
      words.classList.toggle('faint', !look);
      const parts = look?.verdicts
        ? [
            differences(look.verdicts),
            look.repetition
              ? repeated(
                  app,
                  app.node.ancestor(({ position }) => position.number <= look.repetition.at.number),
                )
              : '',
          ]
        : [];
      more.replaceChildren(...parts);
    },
  };
});

section(60, function rules(app) {
  const options = app.content.rules.map(({ name }) => make('option', { value: name }, name));
  const select = make(
    'select',
    {
      id: 'rules',
      onchange() {
        app.rules = app.content.rules.find(({ name }) => name === select.value);
        app.update();
      },
    },
    ...options,
  );
  const style = make(
    'select',
    {
      id: 'coordinates',
      onchange() {
        app.style = style.value;
        app.update();
      },
    },
    ['letters', 'numbers', 'none'].map((name) => make('option', { value: name }, word(name))),
  );
  const what = make('p', { class: 'faint' });
  const element = make(
    'section',
    { class: 'card settings' },
    make('label', {}, make('span', {}, word('rules')), select),
    what,
    make('label', {}, make('span', {}, word('coordinates')), style),
  );
  return {
    element,
    isThere: () => !app.hides,
    update() {
      select.value = app.rules.name;
      style.value = app.style;
      what.textContent = [word('koRule', app.rules.ko), word('suicideRule', app.rules.suicide)].join(' · ');
    },
  };
});

section(25, function notes(app) {
  const element = make('section', { class: 'card notes' });
  return {
    element,
    isThere: () => Boolean(app.entry.notes),
    update: () => element.replaceChildren(...app.entry.notes.map((note) => make('p', {}, note))),
  };
});
