// The marks of a node: points by kind, labels, arrows and lines.
import { areaOf, trimmed, unescaped } from './values.ts';

const MARKS = ['TR', 'SQ', 'CR', 'MA', 'SL', 'TB', 'TW', 'DD', 'VW'];

/** Two parts of a value, split at the first colon that is not escaped. */
function partsOf(raw) {
  const at = raw.search(/(?<!\\):/);
  return at < 0 ? null : [raw.slice(0, at), raw.slice(at + 1)];
}

/** The marks of a node: `{ points: { TR: [..] }, labels: [[point, text]], arrows: [[from, to]], lines: [[from, to]] }`. DD and VW
 * last until another node changes them. */
export function markupOf(node) {
  const { rows, cols } = node.position;
  const area = (value) => areaOf(value, rows, cols) ?? [];
  const points = {};
  for (const name of MARKS) {
    const isInherited = name === 'DD' || name === 'VW';
    const values = isInherited ? node.ancestor((each) => each.values(name))?.values(name) : node.values(name);
    const all = [...new Set((values ?? []).flatMap(area))];
    if (all.length > 0) points[name] = all;
  }
  const pairs = (name) => (node.values(name) ?? []).map(partsOf).filter(Boolean);
  const labels = pairs('LB')
    .map(([point, text]) => [area(point)[0], trimmed(unescaped(text))])
    .filter(([point, text]) => point !== undefined && text !== '');
  const ways = (name) =>
    pairs(name)
      .map((ends) => ends.map((end) => area(end)[0]))
      .filter(([from, to]) => from !== undefined && to !== undefined && from !== to);
  return { points, labels, arrows: ways('AR'), lines: ways('LN') };
}
