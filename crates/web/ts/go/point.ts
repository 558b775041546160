// The selected point: what a move there does, or why it is illegal, right below the board; details in the panel.
import * as T from './texts.ts';
import { section } from './app.ts';
import { forbids } from './rules.ts';
import { button, make } from '../shared/dom.ts';
import { told, word } from '../shared/language.ts';
import { thumbnail } from './thumbnail.ts';
import { troubles } from './explain.ts';

/** Sentences about a point. */
export function sentences(app, look) {
  const at = app.name(look.point);
  const names = (points) => points.map((point) => app.name(point));
  if (look.group) {
    const { color, stones, liberties } = look.group;
    const said = [word(T.stone, app.side(color), at, stones.length, names(liberties))];
    return liberties.length === 1 ? [...said, word(T.atari)] : said;
  }
  const { facts, color } = look;
  const reason = forbids(app.rules, facts);
  const side = app.side(color);
  const said = [word(reason ? 'mayNot' : 'may', side, at)];
  if (reason) said.push(why(reason, facts));
  if (reason === 'suicide') return said;
  if (look.captured.length > 0) said.push(word(T.takes, look.captured.length, names(look.captured)));
  if (look.suicide.length > 0) said.push(word(T.suicide, look.suicide.length));
  else said.push(word(T.after, look.own.length, names(look.liberties)));
  return said;
}

function why(reason, { suicide, ko, position, situation }) {
  const values = { suicide: suicide.length, ko, positional: position?.after, situational: situation?.after };
  return word(reason, values[reason]);
}

/** Draws the repeated earlier position next to the current one. */
export function repeated(app, node) {
  const { position } = node;
  const go = node === app.node ? '' : button(word(T.goThere), () => app.go(node), { class: 'quiet' });
  return make(
    'figure',
    { class: 'repeated' },
    thumbnail(position, { last: position.point, style: app.pointNames }),
    make('figcaption', {}, word(T.repeats, position.number), go),
  );
}

const HELPS = { look: 'lookHelp', try: 'tryHelp' };

section(
  10,
  function reason(app) {
    const element = make('div', { class: 'words', 'aria-live': 'polite', tabindex: 0 });

    /** What is to be said about the position: of the address, of the stones, of the record, or how to use the board. */
    function remarks() {
      if (app.lost) return [[word(app.lost), 'bad']];
      const { dead } = app.hides ? { dead: [] } : troubles(app.position);
      if (dead.length > 0) return [[word(T.deadNow, dead.length), 'bad']];
      const told = app.hides ? [] : app.sections.flatMap(({ remark }) => remark?.() ?? []);
      return told.length > 0 || !(app.mode in HELPS) ? told : [[word(HELPS[app.mode]), 'faint']];
    }

    return {
      element,
      isThere: () => !app.hides,
      update: () => {},
      look(look) {
        const bad = look?.facts && forbids(app.rules, look.facts) ? 'first bad' : 'first';
        const said = look ? sentences(app, look).map((text, index) => [text, index === 0 ? bad : '']) : remarks();
        element.replaceChildren(...said.flatMap(([text, name]) => [make('span', { class: name }, text), ' ']));
      },
    };
  },
  'reason',
);

section(
  60,
  function pointed(app) {
    const element = make('section', { class: 'card pointed' });

    /** The rule sets that allow and forbid the move, if they differ. */
    function differences(verdicts) {
      const reasons = new Map();
      for (const { rules, reason } of verdicts)
        reasons.set(reason, [...(reasons.get(reason) ?? []), word(T.ruleSet[rules.name])]);
      if (reasons.size < 2) return '';
      const row = ([reason, names]) =>
        make(
          'div',
          {},
          make('dt', { class: reason ? 'bad' : 'good' }, reason ? word(T.reason[reason]) : word(T.legalUnder)),
          make('dd', {}, names.join(word(T.comma))),
        );
      return make(
        'div',
        { class: 'differ' },
        make('h2', {}, word(T.differ)),
        make('dl', {}, [...reasons].sort().map(row)),
      );
    }

    return {
      element,
      update: () => {},
      isThere: () => !app.hides,
      look(look) {
        const earlier =
          look?.repetition && app.node.ancestor(({ position }) => position.number <= look.repetition.at.number);
        const parts = [look?.verdicts && differences(look.verdicts), earlier && repeated(app, earlier)].filter(Boolean);
        element.replaceChildren(...parts);
      },
    };
  },
  'moves',
);

section(25, function notes(app) {
  const element = make('section', { class: 'card notes' });
  return {
    element,
    isThere: () => Boolean(app.entry.notes),
    update: () => element.replaceChildren(...app.entry.notes.map((note) => make('p', {}, told(note)))),
  };
});
