import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Editor } from '../../ts/go/record/editor.ts';
import type { GameNode } from '../../ts/go/record/node.ts';
import { readRecord } from '../../ts/go/record/read.ts';
import { BLACK, EMPTY, Position, WHITE } from '../../ts/go/rules.ts';

function opened(text: string) {
  const { games } = readRecord(text);
  const [root] = games;
  assert.ok(root);
  return { games, root, editor: new Editor(games) };
}

/** Everything that an undone change must restore. */
const stateOf = (games: readonly GameNode[]) =>
  games.map((game) =>
    game
      .all()
      .map(({ parent, properties, position }) => [
        parent && game.all().indexOf(parent),
        properties,
        `${position}`,
        position.toMove,
      ]),
  );

const TREE = '(;GM[1]SZ[5]AB[aa];B[bb];W[cc](;B[dd];W[ee])(;B[de]C[side]))(;GM[1]SZ[3];B[aa])';

const CHANGES: Readonly<Record<string, (editor: Editor, root: GameNode) => unknown>> = {
  'a move': (editor, root) => editor.play(root.last, WHITE, 24),
  'a pass in the middle': (editor, root) => editor.play(root, WHITE, null),
  'setup in the root': (editor, root) =>
    editor.setUp(
      root,
      [
        [0, EMPTY],
        [3, WHITE],
      ],
      WHITE,
    ),
  'setup after a move': (editor, root) => editor.setUp(root.last, [[3, WHITE]]),
  'a text': (editor, root) => editor.setText(root, 'C', 'a]b\\c'),
  'a removed text': (editor, root) => editor.setText(root.all()[5] ?? root, 'C', ''),
  marks: (editor, root) => editor.setPoints(root.last, 'TR', [0, 6]),
  'another rule set': (editor, root) => editor.setValues(root, 'RU', ['Chinese']),
  'a removed branch': (editor, root) => editor.remove(root.all()[3] ?? root),
  'a removed game': (editor, root) => editor.remove(root),
  'a promoted line': (editor, root) => editor.promote(root.all()[5] ?? root),
  'a variation moved up': (editor, root) => editor.moveUp(root.all()[5] ?? root),
  'a board of the same size': (editor, root) => editor.setBoard(root, new Position(5, 5, WHITE)),
  'a board of another size': (editor, root) => editor.setBoard(root, new Position(4, 7)),
  'several at once': (editor, root) =>
    editor.together(() => editor.setText(editor.play(root.last, WHITE, 24), 'C', 'here')),
};

for (const [name, act] of Object.entries(CHANGES)) {
  test(`undo and redo: ${name}`, () => {
    const { games, root, editor } = opened(TREE);
    const before = stateOf(games);
    act(editor, root);
    const after = stateOf(games);
    assert.notDeepEqual(after, before);
    assert.ok(editor.isChanged && editor.canUndo && !editor.canRedo);
    for (let times = 0; times < 2; times += 1) {
      assert.ok(editor.undo());
      assert.deepEqual(stateOf(games), before);
      assert.ok(!editor.isChanged && !editor.canUndo && editor.canRedo);
      assert.ok(editor.redo());
      assert.deepEqual(stateOf(games), after);
    }
  });
}

test('nothing to undo', () => {
  const { editor } = opened('(;GM[1])');
  assert.equal(editor.undo(), null);
  assert.equal(editor.redo(), null);
});

test('a move that exists is not added again', () => {
  const { root, editor } = opened('(;SZ[5];B[aa])');
  assert.equal(editor.play(root, BLACK, 0), root.children[0]);
  assert.equal(editor.isChanged, false);
  assert.notEqual(editor.play(root, WHITE, 0), root.children[0]);
});

test('a file is saved until it differs from what was saved', () => {
  const { root, editor } = opened('(;SZ[5])');
  editor.play(root, BLACK, 0);
  editor.markSaved();
  assert.equal(editor.isChanged, false);
  editor.undo();
  assert.equal(editor.isChanged, true);
  // Another change takes the place of the saved one.
  editor.play(root, BLACK, 1);
  assert.equal(editor.isChanged, true);
  editor.markUnsaved();
  editor.undo();
  assert.equal(editor.isChanged, true);
});

test('setup is compared with the board before the node', () => {
  const { root, editor } = opened('(;SZ[3]AB[aa];AW[bb];B[cc])');
  const [setup] = root.children;
  assert.ok(setup);
  editor.setUp(setup, [
    [4, EMPTY],
    [0, WHITE],
  ]);
  assert.deepEqual(setup.properties, [{ name: 'AW', values: ['aa'] }]);
  assert.equal(root.last.position.toString(), 'O.......X');
});

test('the nodes to show', () => {
  const { games, root, editor } = opened(TREE);
  const side = root.all()[5];
  assert.ok(side);
  assert.equal(editor.remove(side), side.parent);
  assert.equal(editor.undo(), side);
  assert.equal(editor.remove(root), games[0]);
  assert.equal(games.length, 1);
  const [last] = games;
  assert.ok(last);
  // A file has at least one game.
  assert.equal(editor.remove(last), last);
  assert.equal(games.length, 1);
});
