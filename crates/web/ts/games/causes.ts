// How games ended, in the reader's language. The program sends each end as values and in English.
import { language } from '../shared/language.ts';

// The headings of faults and early ends, in Chinese.
const HEADINGS = {
  'illegal move': '着法不合规',
  late: '超时',
  'not ready': '未能就绪',
  'no answer': '没有回答就退出',
  crashed: '异常退出',
  'out of memory': '内存超限',
  'too many files': '文件超限',
  unreadable: '回答无法识别',
  'closed its output': '关闭了输出',
  'too much output': '输出过多',
  'not started': '无法启动',
  'agreed score': '双方评分一致',
  'agreed draw': '双方同意和棋',
  'exact endgame': '残局精确计算',
  awarded: '裁定',
  rules: '按规则结束',
  void: '作废',
};

// A program's fault, in Chinese. The quotes are the program's own words.
const FAULTS = {
  illegal: ({ answer, position }) => `着法“${answer}”不合规，局面为 ${position}`,
  late: ({ milliseconds, allowed, capped }) =>
    capped
      ? `超时：${allowed / 1000} 秒内没有回答（未设时限时的上限，可用 --max-wait 修改）`
      : `超时：${milliseconds} 毫秒后仍没有回答，时限为 ${allowed} 毫秒`,
  not_ready: ({ asked, milliseconds, allowed }) =>
    `未能就绪：${milliseconds} 毫秒后仍没有回答“${asked}”，启动时限为 ${allowed} 毫秒`,
  exited: ({ error }) => `没有回答就退出了${quoted(error)}`,
  crashed: ({ status, error }) => `异常退出，${ofStatus(status)}${quoted(error)}`,
  memory: ({ allowed, used }) => `内存超限：${used ? `用了 ${used} MiB，` : ''}上限为 ${allowed} MiB`,
  files: ({ of, allowed }) =>
    ({
      count: `文件和文件夹超过 ${allowed} 个`,
      depth: `文件夹嵌套超过 ${allowed} 层`,
      unreadable: `有文件夹无法读取，不能检查 ${allowed} MiB 的上限`,
    })[of] ?? `写入的文件超过 ${allowed} MiB`,
  unreadable: ({ line }) => `回答“${line}”无法识别`,
  closed: () => '关闭了输出',
  flood: ({ allowed }) => `输出超过 ${allowed} 字节`,
  not_started: ({ reason }) => `无法启动：${reason}`,
};

const EARLY = {
  score: ({ moves, score }) => `双方评分一致：各自连续 ${moves} 步的评分不低于 ${score / 100} 子`,
  draw: ({ moves, score }) => `双方同意和棋：各自连续 ${moves} 步的评分不超过 ${score / 100} 子`,
  exact: ({ black, white }) => `残局精确计算，${black} 比 ${white}`,
  told: ({ reason, answer }) => (HEADINGS[reason] ?? reason) + (answer ? `：“${answer}”` : ''),
};

const quoted = (error) => (error ? `：${error}` : '');
const ofStatus = (status) =>
  status
    .replace(/^exit status: /, '退出码 ')
    .replace(/^killed by (signal )?/, '被信号终止：')
    .replace(/^aborted/, '自行中止');

export const chineseFault = (fault) => FAULTS[fault.fault](fault);

// The reason of an end as a heading. `endings` has the game's own, by the words of records.
export const endHeading = (reason, endings) =>
  endings[reason]?.[language] ?? (language === 'zh' ? HEADINGS[reason] : null) ?? reason;

// An end with its evidence; `english` is the text of the program.
export function endText(end, english, endings) {
  if (end.by === 'rules') return endHeading(end.reason, endings);
  if (language !== 'zh') return english;
  if (end.by === 'fault') return chineseFault(end);
  return end.by === 'void' ? `作废：${end.reason}` : EARLY[end.adjudication](end);
}
