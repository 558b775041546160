// A program's fault in words. Quotes are the program's own words.
import { type Template, told, word } from '../../shared/language.ts';
import type { FaultKind, FaultOf, FaultValues, FileLimit } from '../api/end.ts';
import { quote } from '../quote.ts';

const after = (error: string | undefined, colon: string) => (error ? `${colon}${error}` : '');

const FILES: Readonly<Record<NonNullable<FileLimit['of']> | 'size', Template<[allowed: number]>>> = {
  size: {
    en: (allowed) => `it wrote more than ${allowed} MiB of files`,
    zh: (allowed) => `写入的文件超过 ${allowed} MiB`,
  },
  count: {
    en: (allowed) => `it created more than ${allowed} files and folders`,
    zh: (allowed) => `文件和文件夹超过 ${allowed} 个`,
  },
  depth: {
    en: (allowed) => `it nested folders more than ${allowed} deep`,
    zh: (allowed) => `文件夹嵌套超过 ${allowed} 层`,
  },
  unreadable: {
    en: (allowed) => `it made a folder unreadable, so that its limit of ${allowed} MiB cannot be checked`,
    zh: (allowed) => `有文件夹无法读取，不能检查 ${allowed} MiB 的上限`,
  },
};

const filesText = ({ of, allowed }: FileLimit) => word(FILES[of ?? 'size'], allowed);

const FAULTS: { readonly [Kind in FaultKind]: Template<[values: FaultValues[Kind]]> } = {
  illegal: {
    en: ({ answer, position, reason }) => `illegal move ${quote(answer)}: ${told(reason)}, in ${position}`,
    zh: ({ answer, position, reason }) => `着法“${answer}”不合规：${told(reason)}，局面为 ${position}`,
  },
  late: {
    en: ({ milliseconds, allowed, capped }) =>
      capped
        ? `late: no answer within ${allowed / 1000} s, the cap if no time limit is set (--max-wait changes it)`
        : `late: no answer after ${milliseconds} ms, ${allowed} ms were allowed`,
    zh: ({ milliseconds, allowed, capped }) =>
      capped
        ? `超时：${allowed / 1000} 秒内没有回答（未设时限时的上限，可用 --max-wait 修改）`
        : `超时：${milliseconds} 毫秒后仍没有回答，时限为 ${allowed} 毫秒`,
  },
  not_ready: {
    en: ({ asked, milliseconds, allowed }) =>
      `not ready: no answer to ${quote(asked)} after ${milliseconds} ms, ${allowed} ms were allowed to start`,
    zh: ({ asked, milliseconds, allowed }) =>
      `未能就绪：${milliseconds} 毫秒后仍没有回答“${asked}”，启动时限为 ${allowed} 毫秒`,
  },
  exited: {
    en: ({ error }) => `ended without an answer${after(error, ': ')}`,
    zh: ({ error }) => `没有回答就退出了${after(error, '：')}`,
  },
  crashed: {
    en: ({ status, error }) => `crashed: ${told(status)}${after(error, ': ')}`,
    zh: ({ status, error }) => `异常退出，${told(status)}${after(error, '：')}`,
  },
  memory: {
    en: ({ allowed, used }) =>
      `out of memory: ${allowed} MiB are allowed, ${used === null ? 'it wanted more' : `it used ${used}`}`,
    zh: ({ allowed, used }) => `内存超限：${used === null ? '' : `用了 ${used} MiB，`}上限为 ${allowed} MiB`,
  },
  files: { en: filesText, zh: filesText },
  unreadable: {
    en: ({ line, reason }) => `unreadable answer ${quote(line)}: ${told(reason)}`,
    zh: ({ line, reason }) => `回答“${line}”无法识别：${told(reason)}`,
  },
  closed: { en: () => 'closed its output', zh: () => '关闭了输出' },
  flood: { en: ({ allowed }) => `wrote over ${allowed} bytes`, zh: ({ allowed }) => `输出超过 ${allowed} 字节` },
  not_started: {
    en: ({ reason }) => `could not be started: ${told(reason)}`,
    zh: ({ reason }) => `无法启动：${told(reason)}`,
  },
};

/** Returns a fault with its evidence, in the language of the page. */
export function faultText<Kind extends FaultKind>(fault: FaultOf<Kind>): string {
  const wording: Template<[values: FaultValues[Kind]]> = FAULTS[fault.fault];
  return word(wording, fault);
}

/** The kinds of faults that have texts. */
export const FAULT_KINDS: readonly string[] = Object.keys(FAULTS);
