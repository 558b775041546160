// Facts about a point: the effects of a move there, and the rules that forbid it.
import {
  type Color,
  EMPTY,
  forbids,
  type Group,
  type MoveFacts,
  type Position,
  type Reason,
  type Repetition,
  type RuleSet,
} from './rules.ts';

/** Whether rules allow a move. */
export interface Verdict {
  readonly rules: RuleSet;
  /** Why they forbid it; null if they allow it. */
  readonly reason: Reason | null;
}

/** A point with a stone. */
export interface StoneLook {
  readonly point: number;
  readonly group: Group;
}

/** An empty point, for the colour that would play there. */
export interface EmptyLook {
  readonly point: number;
  readonly group?: undefined;
  readonly color: Color;
  readonly facts: MoveFacts;
  readonly captured: readonly number[];
  readonly suicide: readonly number[];
  /** The stones and the liberties of its group after the move. After a suicide there is no group. */
  readonly own: readonly number[];
  readonly liberties: readonly number[];
  readonly verdicts: readonly Verdict[];
  readonly repetition: Repetition | null;
}

export type Look = StoneLook | EmptyLook;

/** Everything about a point. */
export function lookAt(position: Position, point: number, color: Color, ruleSets: readonly RuleSet[]): Look {
  if (position.at(point) !== EMPTY) return { point, group: position.group(point) };
  const facts = position.look(point, color);
  const { captured, suicide } = facts;
  const group = suicide.length > 0 ? null : position.play(point, color).group(point);
  return {
    point,
    color,
    facts,
    captured,
    suicide,
    own: group?.stones ?? suicide,
    liberties: group?.liberties ?? [],
    verdicts: ruleSets.map((rules) => ({ rules, reason: forbids(rules, facts) })),
    repetition: facts.situation ?? facts.position,
  };
}

interface Troubles {
  readonly dead: readonly number[];
  readonly atari: readonly number[];
}

// Several parts of the page ask for those of the shown position.
const known = new WeakMap<Position, Troubles>();

/** The stones without liberties, and those in atari. */
export function troubles(position: Position): Troubles {
  const found = known.get(position) ?? findTroubles(position);
  known.set(position, found);
  return found;
}

function findTroubles(position: Position): Troubles {
  const groups = position.groups();
  const stonesWith = (count: number) =>
    groups.filter(({ liberties }) => liberties.length === count).flatMap(({ stones }) => stones);
  return { dead: position.facts?.dead ?? stonesWith(0), atari: stonesWith(1) };
}
