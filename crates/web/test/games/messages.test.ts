import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { GameInfo } from '../../ts/games/api/about.ts';
import type { Message, MessageCode, MessageValues } from '../../ts/games/api/message.ts';
import { learn } from '../../ts/games/games.ts';
import { CODES, messageText } from '../../ts/games/messages.ts';
import { read, speak, variants } from './support.ts';

/** A message with its values. */
const message = <Code extends MessageCode>(code: Code, values: MessageValues[Code]) => ({ code, values }) as Message;

const ATAXX = {
  game: 'ataxx',
  title: { en: 'Ataxx', zh: '同化棋' },
  chinese: { full: '双方都无棋可走', ranks: '有 {at} 行，应为 7 行，以 / 分隔。' },
} as unknown as GameInfo;

beforeEach(() => {
  learn([ATAXX]);
});

/** Returns a message in both languages. */
const both = (said: Message, game?: string) =>
  (['en', 'zh'] as const).map((language) => {
    speak(language);
    return messageText(said, game);
  });

test('every message of the server has a text', () => {
  const codes = variants(read('games/web/src/message.rs'), 'MessageKind');
  // The ends of games are the games' own.
  const expected = ['gone', 'status', ...codes.filter((code) => code !== 'ending')];
  assert.ok(codes.length > 40);
  assert.deepEqual([...CODES].sort(), expected.sort());
});

test('messages have values', () => {
  assert.deepEqual(both(message('too_far', { moves: 1 })), ['The game has only 1 move', '这局棋只有 1 步。']);
  assert.deepEqual(both(message('changed', undefined)), [
    'The game has changed in the meantime: try again',
    '对局刚刚发生了变化，请重试。',
  ]);
});

test('messages contain others', () => {
  const position = { game: 'ataxx', fault: 'ranks', at: 2, why: 'expected 7 ranks separated by /, found 2' };
  const line = message('line', { line: 2, what: message('no_position', position) });
  assert.deepEqual(both(line), [
    'Line 2: expected 7 ranks separated by /, found 2',
    '第 2 行：有 2 行，应为 7 行，以 / 分隔',
  ]);
});

test('games have messages of their own', () => {
  const full = { code: 'full', message: 'neither side can move' };
  assert.deepEqual(both(full, 'ataxx'), ['Neither side can move', '双方都无棋可走']);
  assert.deepEqual(both(message('board_over', { game: 'ataxx', why: full })), [
    'The game would be over at once: neither side can move',
    '从这个局面开始，对局马上就结束了：双方都无棋可走。',
  ]);
});

test('a late program is named without milliseconds', () => {
  const fault = { fault: 'late', milliseconds: 10501, allowed: 500 } as const;
  assert.deepEqual(both(message('engine_failed', { name: 'Edax', error: '', fault })), [
    'Edax took too long to move',
    '程序“Edax”：走棋超时',
  ]);
});

test('the last message of a program is said once', () => {
  const fault = { fault: 'crashed', status: ['exit status: 3', '退出状态 3'], error: 'no book' } as const;
  assert.deepEqual(both(message('engine_failed', { name: 'Edax', error: 'no book', fault })), [
    'Edax: crashed: exit status: 3 (no book)',
    '程序“Edax”：异常退出，退出状态 3（no book）',
  ]);
});

test('an unknown message is said as it comes', () => {
  assert.deepEqual(both({ code: 'new', message: 'something new' }), ['Something new', 'Something new']);
});
