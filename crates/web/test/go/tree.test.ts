// Marks of nodes, and addresses of nodes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nodeAt, parseAddress, wayTo } from '../../ts/go/address.ts';
import { markupOf } from '../../ts/go/record/markup.ts';
import { readRecord } from '../../ts/go/record/read.ts';

function read(text: string) {
  const [root] = readRecord(text).games;
  assert.ok(root);
  return root;
}

test('the way to a node and back', () => {
  const root = read(`(;GM[1]${';B[aa]'.repeat(40)}(;W[bb];B[cc])(;W[dd]${';B[aa]'.repeat(5)}(;W[ee])(;W[ff])))`);
  const ways = root.all().map(wayTo);
  assert.equal(new Set(ways).size, ways.length);
  for (const node of root.all()) assert.deepEqual(nodeAt(root, wayTo(node)), { node, isThere: true });
  assert.equal(wayTo(root), '0');
  assert.ok(['40', '41', '42', '40-2', '40-2-5', '40-2-6', '40-2-5-2'].every((way) => ways.includes(way)));
});

test('a way that leaves the tree ends before', () => {
  const root = read('(;GM[1];B[aa](;W[bb])(;W[cc]))');
  assert.deepEqual(nodeAt(root, '7'), { node: root.last, isThere: false });
  assert.deepEqual(nodeAt(root, '1-3'), { node: root.next, isThere: false });
  for (const way of ['', 'x', '1-', '-1']) assert.deepEqual(nodeAt(root, way), { node: root, isThere: false });
});

test('the board of an address', () => {
  assert.deepEqual(parseAddress('3/40-2-5', 3), { index: 2, way: '40-2-5' });
  assert.deepEqual(parseAddress('1', 3), { index: 0, way: '' });
  for (const address of ['', '0', '4', 's1', 'b/9']) assert.equal(parseAddress(address, 3).index, -1, address);
});

test('marks of points, labels, arrows and lines', () => {
  const root = read('(;GM[1]SZ[9]TR[aa:bb]SQ[cc][cc]LB[dd:A][ee:a\\:b][ff:][zz:B]AR[aa:bb][cc:cc]LN[bb:aa])');
  assert.deepEqual(markupOf(root), {
    points: { TR: [0, 1, 9, 10], SQ: [20] },
    labels: [
      [30, 'A'],
      [40, 'a:b'],
    ],
    arrows: [[0, 10]],
    lines: [[10, 0]],
  });
});

test('DD and VW last until they are set again', () => {
  const root = read('(;GM[1]SZ[9]DD[aa]VW[bb]TR[cc];B[dd];DD[];VW[ee])');
  assert.deepEqual(
    root.all().map((node) => markupOf(node).points),
    [{ TR: [20], DD: [0], VW: [10] }, { DD: [0], VW: [10] }, { VW: [10] }, { VW: [40] }],
  );
});
