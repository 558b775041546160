// The selected point: what a move there does, or why it is illegal, right below the board; details in the panel.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import type { App } from '../app.ts';
import { type EmptyLook, type Look, troubles, type Verdict } from '../explain.ts';
import { endHint, isHintOver } from '../hint.ts';
import { nameOfColor, nameOfPoint } from '../names.ts';
import { go } from '../navigation.ts';
import type { Remark, Section } from '../parts.ts';
import type { GameNode } from '../record/node.ts';
import { forbids, type MoveFacts, type Reason } from '../rules.ts';
import * as T from '../texts.ts';
import { thumbnail } from '../thumbnail.ts';

function why(reason: Reason, { suicide, ko, position, situation }: MoveFacts): string {
  switch (reason) {
    case 'occupied':
      return word(T.reasonNames.occupied);
    case 'suicide':
      return word(T.suicide, suicide.length);
    case 'ko':
      return word(T.ko, ko ?? 0);
    case 'positional':
      return word(T.positional, position?.after ?? 0);
    case 'situational':
      return word(T.situational, situation?.after ?? 0);
  }
}

/** Sentences about a point. */
export function sentences(app: App, look: Look): string[] {
  const at = nameOfPoint(app, look.point);
  const names = (points: readonly number[]) => points.map((point) => nameOfPoint(app, point));
  if (look.group) {
    const { color, stones, liberties } = look.group;
    const said = [word(T.stone, nameOfColor(color), at, stones.length, names(liberties))];
    return liberties.length === 1 ? [...said, word(T.atari)] : said;
  }
  const { facts, color } = look;
  const reason = forbids(app.rules, facts);
  const said = [word(reason ? T.mayNot : T.may, nameOfColor(color), at)];
  if (reason) said.push(why(reason, facts));
  if (reason === 'suicide') return said;
  if (look.captured.length > 0) said.push(word(T.takes, look.captured.length, names(look.captured)));
  if (look.suicide.length > 0) said.push(word(T.suicide, look.suicide.length));
  else said.push(word(T.after, look.own.length, names(look.liberties)));
  return said;
}

/** Draws the repeated earlier position next to the current one. */
export function repeated(app: App, node: GameNode): HTMLElement {
  const { position } = node;
  const there = node === app.node ? '' : button(word(T.goThere), () => go(app, node), { class: 'quiet' });
  return make(
    'figure',
    { class: 'repeated' },
    thumbnail(position, { last: position.point, style: app.textNames }),
    make('figcaption', {}, word(T.repeats, position.number), there),
  );
}

/** What is to be said about the position: of the address, of the stones, of the record. */
function remarks(app: App): readonly Remark[] {
  if (app.lost) return [[word(app.lost), 'bad']];
  const { dead } = app.hides ? { dead: [] } : troubles(app.position);
  if (dead.length > 0) return [[word(T.deadNow, dead.length), 'bad']];
  return app.hides ? [] : app.parts.flatMap((part) => part.remarks?.() ?? []);
}

/** The sentences on the selected point, otherwise on the position; until the board was used, how to use it. */
export function reason(app: App): Section {
  const element = make('div', { class: 'words', 'aria-live': 'polite' });

  /** The hint, where it takes no room from a comment. */
  function hintParts(): readonly HTMLElement[] {
    const help = app.modeNamed(app.mode)?.help;
    if (!help || isHintOver() || app.node.values('C')) return [];
    const close = () => {
      endHint();
      element.replaceChildren();
    };
    return [make('span', { class: 'faint' }, word(help())), button(word(T.endHint), close, { class: 'quiet' })];
  }

  return {
    place: 'reason',
    element,
    isThere: () => !app.hides,
    follow() {
      // A game with findings keeps room for them, so that nothing moves while one steps through it.
      const hasRemarks = (app.entry.findings ?? []).length > 0 || remarks(app).length > 0;
      document.documentElement.toggleAttribute('data-remarks', hasRemarks);
    },
    look(look) {
      const isIllegal = look && !look.group && forbids(app.rules, look.facts) !== null;
      const first = isIllegal ? 'first bad' : 'first';
      const said: readonly Remark[] = look
        ? sentences(app, look).map((text, index) => [text, index === 0 ? first : ''])
        : remarks(app);
      const texts = said.map(([text, name]) => make('span', { class: name }, `${text} `));
      element.classList.toggle('pointing', look !== null);
      const parts = texts.length > 0 ? texts : hintParts();
      if (parts.length > 0 || element.hasChildNodes()) element.replaceChildren(...parts);
      // What scrolls is reached by keys.
      element.tabIndex = parts.length > 0 ? 0 : -1;
    },
  };
}

/** The rule sets that allow and forbid a move, if they differ. */
function differences(verdicts: readonly Verdict[]): HTMLElement | null {
  const reasons = new Map<Reason | null, string[]>();
  for (const { rules, reason } of verdicts)
    reasons.set(reason, [...(reasons.get(reason) ?? []), word(T.ruleSets[rules.name])]);
  if (reasons.size < 2) return null;
  const row = ([reason, names]: readonly [Reason | null, readonly string[]]) =>
    make(
      'div',
      {},
      make('dt', { class: reason ? 'bad' : 'good' }, word(reason ? T.reasonNames[reason] : T.legalUnder)),
      make('dd', {}, names.join(word(T.comma))),
    );
  return make('div', { class: 'differ' }, make('h2', {}, word(T.differ)), make('dl', {}, [...reasons].sort().map(row)));
}

/** The position that a move on the selected point would repeat. */
function earlier(app: App, { repetition }: EmptyLook): GameNode | null {
  return repetition && app.node.ancestor(({ position }) => position.number <= repetition.at.number);
}

/** Details of the selected point: where the rules differ, and what a move would repeat. */
export function pointed(app: App): Section {
  const element = make('section', { class: 'card pointed' });
  return {
    place: 'moves',
    element,
    isThere: () => !app.hides,
    look(look) {
      element.replaceChildren();
      if (!look || look.group) return;
      const node = earlier(app, look);
      element.append(...[differences(look.verdicts), node && repeated(app, node)].filter((each) => each !== null));
    },
  };
}
