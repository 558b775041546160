// The exit status of a program that crashed, which records have in English.
import { language } from '../../shared/language.ts';

/** The signals that readers may not know by their names. */
const MEANINGS: Readonly<Record<string, string>> = {
  SIGSEGV: '段错误',
  SIGBUS: '总线错误',
  SIGFPE: '算术错误，例如除以零',
  SIGILL: '非法指令',
  SIGPIPE: '管道破裂',
  SIGSYS: '系统调用被禁止',
  SIGXFSZ: '文件过大',
};

function signalName(name: string): string {
  const meaning = MEANINGS[name];
  return meaning ? `${name}（${meaning}）` : name;
}

/** Returns a status such as `exit status: 3` or `killed by SIGSEGV (segmentation fault)` in the language of the page. */
export function statusText(status: string): string {
  if (language === 'en') return status;
  const exit = /^exit (?:status|code): (\w+)(?: \((\w+))?/.exec(status);
  if (exit) {
    const [, code, signal] = exit;
    return signal ? `退出码 ${code}，信号 ${signalName(signal)}` : `退出码 ${code}`;
  }
  const killed = /^killed by (?:signal )?(\w+)/.exec(status);
  if (killed?.[1]) return `被信号终止：${signalName(killed[1])}`;
  if (status.startsWith('aborted')) return '自行中止（SIGABRT）';
  return '状态不明';
}
