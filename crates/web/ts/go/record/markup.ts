// The marks of a node: points by kind, labels, arrows and lines.
import type { GameNode } from './node.ts';
import { areaOf, trimmed, unescaped } from './values.ts';

const POINT_MARKS = ['TR', 'SQ', 'CR', 'MA', 'SL', 'TB', 'TW', 'DD', 'VW'] as const;

/** A mark of points. */
export type PointMark = (typeof POINT_MARKS)[number];

export type Label = readonly [point: number, text: string];

/** An arrow or a line. */
export type Way = readonly [from: number, to: number];

export interface Markup {
  readonly points: Readonly<Partial<Record<PointMark, readonly number[]>>>;
  readonly labels: readonly Label[];
  readonly arrows: readonly Way[];
  readonly lines: readonly Way[];
}

/** Two parts of a value, split at the first colon that is not escaped; none without one. */
function partsOf(raw: string): [] | [first: string, second: string] {
  const at = raw.search(/(?<!\\):/);
  return at < 0 ? [] : [raw.slice(0, at), raw.slice(at + 1)];
}

/** The marks of a node. DD and VW last until another node changes them. */
export function markupOf(node: GameNode): Markup {
  const { rows, cols } = node.position;
  const area = (value: string) => areaOf(value, rows, cols) ?? [];
  const points: Partial<Record<PointMark, readonly number[]>> = {};
  for (const name of POINT_MARKS) {
    const isInherited = name === 'DD' || name === 'VW';
    const source = isInherited ? node.ancestor((each) => each.values(name) !== null) : node;
    const all = [...new Set(source?.values(name)?.flatMap(area))];
    if (all.length > 0) points[name] = all;
  }
  const pairs = (name: string) => (node.values(name) ?? []).map(partsOf);
  const labels = pairs('LB').flatMap(([at = '', raw = '']): Label[] => {
    const [point] = area(at);
    const text = trimmed(unescaped(raw));
    return point === undefined || text === '' ? [] : [[point, text]];
  });
  const ways = (name: string) =>
    pairs(name).flatMap(([start = '', end = '']): Way[] => {
      const [[from], [to]] = [area(start), area(end)];
      return from === undefined || to === undefined || from === to ? [] : [[from, to]];
    });
  return { points, labels, arrows: ways('AR'), lines: ways('LN') };
}
