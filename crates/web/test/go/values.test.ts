// Values of SGF as https://www.red-bean.com/sgf/sgf4.html defines them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  areaOf,
  colorOf,
  escaped,
  isProbablyPass,
  pointValue,
  sizeOf,
  sizeValue,
  targetOf,
  unescaped,
  wholeNumber,
} from '../../ts/go/record/values.ts';
import { BLACK, WHITE } from '../../ts/go/rules.ts';

test('a backslash protects a character or removes a line break', () => {
  const cases = [
    ['won\\derful', 'wonderful'],
    [':\\)', ':)'],
    ["It's a move only to be \\\nexpected", "It's a move only to be expected"],
    ['Can anyone\\\\ explain [me\\] k4?', 'Can anyone\\ explain [me] k4?'],
    ['one\ntwo', 'one\ntwo'],
    ['a\\\r\nb', 'ab'],
    ['a\\\n\rb', 'ab'],
    ['a\\\n\nb', 'a\nb'],
    ['the end\\', 'the end'],
  ] as const;
  for (const [raw, text] of cases) assert.equal(unescaped(raw), text);
});

test('an escaped text is read as it was', () => {
  for (const text of ['', 'plain', '[a]b\\c]', '\\]', 'two\nlines', '围棋 \u{1f600}']) {
    assert.equal(unescaped(escaped(text)), text);
  }
});

test('a move has a point, a pass or a place off the board', () => {
  assert.equal(targetOf('aa', 19, 19), 0);
  assert.equal(targetOf('sa', 19, 19), 18);
  assert.equal(targetOf('as', 19, 19), 18 * 19);
  // An upper-case letter follows the lower-case ones.
  assert.equal(targetOf('A', 25, 25), 'malformed');
  assert.equal(targetOf('aA', 25, 25), 'off');
  assert.equal(targetOf('', 19, 19), 'pass');
  // FF[3] writes a pass as tt on boards up to 19 x 19.
  assert.equal(targetOf('tt', 9, 9), 'pass');
  assert.equal(targetOf('tt', 25, 25), 19 * 25 + 19);
  assert.equal(targetOf('jj', 9, 9), 'off');
  assert.equal(isProbablyPass('jj', 9, 9), true);
  assert.equal(isProbablyPass('ja', 9, 9), false);
  assert.equal(targetOf('constructor', 9, 9), 'malformed');
});

test('a list has points and rectangles', () => {
  assert.deepEqual(areaOf('ba', 9, 9), [1]);
  assert.deepEqual(areaOf('aa:bb', 9, 9), [0, 1, 9, 10]);
  assert.deepEqual(areaOf('bb:aa', 9, 9), [0, 1, 9, 10]);
  assert.equal(areaOf('aa:ja', 9, 9), null);
  assert.equal(areaOf('a', 9, 9), null);
  assert.equal(areaOf('', 9, 9), null);
  assert.equal(pointValue(10, 9), 'bb');
});

test('SZ has the columns before the rows', () => {
  assert.deepEqual(sizeOf('19'), [19, 19]);
  assert.deepEqual(sizeOf('5:7'), [7, 5]);
  assert.equal(sizeValue(7, 5), '5:7');
  assert.equal(sizeValue(9, 9), '9');
  for (const text of ['', '0', '26', '-9', '9x9', '9:', ':9', '9:26']) assert.equal(sizeOf(text), null, text);
});

test('numbers and colours', () => {
  assert.equal(wholeNumber(' +12 '), 12);
  assert.equal(wholeNumber('-3'), -3);
  for (const text of ['', '1.5', '1 2', 'x']) assert.equal(wholeNumber(text), null, text);
  assert.equal(colorOf('B'), BLACK);
  assert.equal(colorOf(' white\n'), WHITE);
  for (const text of ['', 'red', 'constructor']) assert.equal(colorOf(text), null, text);
});
