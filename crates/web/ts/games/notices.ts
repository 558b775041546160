// Messages over a page. A message has a subject and disappears when what it says is over: when its subject ends, or after some
// seconds. The latest one is shown, and then the earlier ones that still hold.
import { Toast } from '../shared/toast.ts';

export type Subject =
  | 'connection'
  | 'done'
  | 'file'
  | 'hint'
  | 'link'
  | 'move'
  | 'refused'
  | 'unsaved'
  | 'unsent'
  | 'waiting';

/** A message that asks for an answer is not covered by others. */
const FIRST: Subject = 'unsent';

/** Makes what a message shows, in the language of the page. */
type Content = () => string | readonly Node[];

interface Notice {
  readonly content: Content;
  timer?: ReturnType<typeof setTimeout>;
}

export class Notices {
  private readonly toast: Toast;
  private readonly held = new Map<Subject, Notice>();
  private shown: Notice | undefined;
  private isClosed = false;

  constructor(private readonly element: HTMLElement) {
    this.toast = new Toast(element);
    // A message that was shown in a dialog stays when the dialog closes.
    document.addEventListener('close', () => this.draw(true), true);
  }

  /** Shows text or elements, instead of an earlier message about the same subject. */
  show(subject: Subject, content: Content, seconds?: number): void {
    if (this.isClosed) return;
    this.drop(subject);
    const notice: Notice = { content };
    this.held.set(subject, notice);
    if (seconds) this.expire(subject, notice, seconds);
    this.draw();
  }

  /** Ends subjects: their messages disappear. */
  end(...subjects: Subject[]): void {
    const count = this.held.size;
    for (const subject of subjects) this.drop(subject);
    if (this.held.size !== count) this.draw();
  }

  /** Shows no more messages. */
  close(): void {
    this.isClosed = true;
    this.end(...this.held.keys());
  }

  /** Shows the message in the language of the page. */
  translate(): void {
    this.draw(true);
  }

  private drop(subject: Subject): void {
    clearTimeout(this.held.get(subject)?.timer);
    this.held.delete(subject);
  }

  /** A message that is pointed at or has the focus waits. */
  private expire(subject: Subject, notice: Notice, seconds: number): void {
    notice.timer = setTimeout(() => {
      if (this.element.matches(':hover, :focus-within')) this.expire(subject, notice, 1);
      else this.end(subject);
    }, 1000 * seconds);
  }

  private draw(always = false): void {
    const latest = this.held.get(FIRST) ?? [...this.held.values()].at(-1);
    // Its buttons keep the focus.
    if (latest === this.shown && !always) return;
    this.shown = latest;
    if (latest) this.toast.show(latest.content());
    else this.toast.hide();
  }
}
