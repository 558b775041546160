// Facts about a point: the effects of a move there, and the rules that forbid it.
import { EMPTY, forbids } from './rules.ts';

/** Everything about a point, for the colour that would play there. */
export function lookAt(position, point, color, ruleSets) {
  if (position.cells[point] !== EMPTY) return { point, group: position.group(point) };
  const facts = position.look(point, color);
  const dies = facts.suicide.length > 0;
  const after = position.play(point, color);
  return {
    point,
    color,
    facts,
    captured: facts.captured,
    suicide: facts.suicide,
    // After a suicide there is no group.
    liberties: dies ? [] : after.group(point).liberties,
    own: dies ? facts.suicide : after.group(point).stones,
    verdicts: ruleSets.map((rules) => ({ rules, reason: forbids(rules, facts) })),
    repetition: facts.situation ?? facts.position,
  };
}

/** Groups without liberties and groups in atari. */
export function troubles(position) {
  const groups = position.groups();
  const stonesWith = (count) =>
    groups.filter(({ liberties }) => liberties.length === count).flatMap(({ stones }) => stones);
  return { dead: position.facts?.dead ?? stonesWith(0), atari: stonesWith(1) };
}
