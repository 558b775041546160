// How games of tournaments end: headings, and players who could not be started.
import type { Template, Text } from '../../shared/language.ts';

export const voidGame: Text = { en: 'void', zh: '作废' };

/** The reasons of ends, by their names in records. */
export const headings: Readonly<Record<string, Text>> = {
  'illegal move': { en: 'illegal move', zh: '着法不合规' },
  late: { en: 'late', zh: '超时' },
  'not ready': { en: 'not ready', zh: '未能就绪' },
  'no answer': { en: 'no answer', zh: '没有回答就退出' },
  crashed: { en: 'crashed', zh: '异常退出' },
  'out of memory': { en: 'out of memory', zh: '内存超限' },
  'too many files': { en: 'too many files', zh: '文件超限' },
  unreadable: { en: 'unreadable', zh: '回答无法识别' },
  'closed its output': { en: 'closed its output', zh: '关闭了输出' },
  'too much output': { en: 'too much output', zh: '输出过多' },
  'not started': { en: 'not started', zh: '无法启动' },
  'agreed score': { en: 'agreed score', zh: '双方评分一致' },
  'agreed draw': { en: 'agreed draw', zh: '双方同意和棋' },
  'exact endgame': { en: 'exact endgame', zh: '残局精确计算' },
  awarded: { en: 'awarded', zh: '裁定' },
  rules: { en: 'rules', zh: '按规则结束' },
  void: voidGame,
};

export const leftOut: Template<[reason: string]> = {
  en: (reason) => ` was left out: ${reason}`,
  zh: (reason) => ` 未参赛：${reason}`,
};
export const semicolon: Text = { en: '; ', zh: '；' };
export const passMove: Text = { en: 'pass', zh: '停一手' };
