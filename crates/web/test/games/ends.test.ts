import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameEnd } from '../../ts/games/api/end.ts';
import { ADJUDICATION_KINDS, endText, endWithHint, heading } from '../../ts/games/ends/end_text.ts';
import { FAULT_KINDS } from '../../ts/games/ends/faults.ts';
import { headings } from '../../ts/games/texts.ts';
import { read, speak, variants } from './support.ts';

const ENDINGS = { 'neither side can move': { en: 'neither side can move', zh: '双方都无棋可走' } };

/** Returns an end in both languages. */
const both = (end: GameEnd) =>
  (['en', 'zh'] as const).map((language) => {
    speak(language);
    return endText(end, ENDINGS);
  });

test('every fault and every early end has a text', () => {
  assert.deepEqual([...FAULT_KINDS].sort(), variants(read('games/arena/src/record.rs'), 'Fault').sort());
  const early = variants(read('games/arena/src/adjudication.rs'), 'AdjudicationReason');
  assert.deepEqual([...ADJUDICATION_KINDS].sort(), early.sort());
});

test('every reason in tables of wins has a heading', () => {
  for (const [path, begin] of [
    ['record.rs', 'pub const fn name(&self)'],
    ['adjudication.rs', 'pub fn name(&self)'],
  ]) {
    const [, rest = ''] = read(`games/arena/src/${path}`).split(begin ?? '');
    const [body = ''] = rest.split('\n    }\n');
    const names = [...body.matchAll(/=> "([^"]+)"/g)].map(([, name = '']) => name);
    assert.ok(names.length >= 3, path);
    for (const name of names) assert.ok(name in headings, name);
  }
});

test('ends of games are worded with their evidence', () => {
  const ends: readonly (readonly [end: GameEnd, en: string, zh: string])[] = [
    [{ by: 'rules', reason: 'neither side can move', black: 30, white: 19 }, 'neither side can move', '双方都无棋可走'],
    [
      { by: 'fault', fault: 'illegal', answer: 'a"1', position: 'x o', reason: ['it is occupied', '已有棋子'] },
      'illegal move "a\\"1": it is occupied, in x o',
      '着法“a"1”不合规：已有棋子，局面为 x o',
    ],
    [
      { by: 'fault', fault: 'late', milliseconds: 1200, allowed: 1000 },
      'late: no answer after 1200 ms, 1000 ms were allowed',
      '超时：1200 毫秒后仍没有回答，时限为 1000 毫秒',
    ],
    [
      { by: 'fault', fault: 'crashed', status: ['exit status: 3', '退出状态 3'] },
      'crashed: exit status: 3',
      '异常退出，退出状态 3',
    ],
    [
      { by: 'fault', fault: 'crashed', status: ['killed by SIGKILL', '被信号 SIGKILL 终止'], error: 'oh' },
      'crashed: killed by SIGKILL: oh',
      '异常退出，被信号 SIGKILL 终止：oh',
    ],
    [
      { by: 'fault', fault: 'not_started', reason: ['`a` is empty', '`a` 是空的'] },
      'could not be started: `a` is empty',
      '无法启动：`a` 是空的',
    ],
    [
      { by: 'fault', fault: 'memory', allowed: 256, used: null },
      'out of memory: 256 MiB are allowed, it wanted more',
      '内存超限：上限为 256 MiB',
    ],
    [
      { by: 'fault', fault: 'files', of: 'count', allowed: 9 },
      'it created more than 9 files and folders',
      '文件和文件夹超过 9 个',
    ],
    [{ by: 'fault', fault: 'files', allowed: 9 }, 'it wrote more than 9 MiB of files', '写入的文件超过 9 MiB'],
    [
      { by: 'adjudicated', adjudication: 'score', moves: 4, score: 2000 },
      'agreed score: 2000 or more at 4 moves of each',
      '双方评分一致：各自连续 4 步的评分不低于 20 子',
    ],
    [
      { by: 'adjudicated', adjudication: 'told', reason: 'illegal move', answer: 'a9' },
      'illegal move: "a9"',
      '着法不合规：“a9”',
    ],
    [{ by: 'void', reason: ['stopped', '比赛中止'] }, 'stopped', '比赛中止'],
  ];
  for (const [end, en, zh] of ends) assert.deepEqual(both(end), [en, zh]);
});

test('the hint about a fault follows it', () => {
  const end: GameEnd = { by: 'fault', fault: 'closed' };
  const hint = ['is it another protocol?', '协议对吗？'];
  speak('en');
  assert.equal(endWithHint(end, hint, {}), 'closed its output; is it another protocol?');
  assert.equal(endWithHint(end, undefined, {}), 'closed its output');
  speak('zh');
  assert.equal(endWithHint(end, hint, {}), '关闭了输出；协议对吗？');
});

test('unknown reasons are their own headings', () => {
  speak('zh');
  assert.equal(heading('neither side can move', ENDINGS), '双方都无棋可走');
  assert.equal(heading('resigned', ENDINGS), 'resigned');
});
