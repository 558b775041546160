// Messages over a page. A message has a subject and disappears when what it says is over: when its subject ends, or after some
// seconds. The latest one is shown, and then the earlier ones that still hold.
import { Toast } from '../shared/toast.ts';

export class Notices {
  constructor(element) {
    Object.assign(this, { element, toast: new Toast(element), held: new Map() });
    // A message that was shown in a dialog stays when the dialog closes.
    document.addEventListener('close', () => this.draw(), true);
  }

  // Shows text or elements, instead of an earlier message about the same subject.
  show(subject, content, seconds = null) {
    this.drop(subject);
    const notice = { content };
    this.held.set(subject, notice);
    if (seconds) this.expire(subject, notice, seconds);
    this.draw();
  }

  // Ends subjects: their messages disappear.
  end(...subjects) {
    const count = this.held.size;
    for (const subject of subjects) this.drop(subject);
    if (this.held.size !== count) this.draw();
  }

  clear() {
    this.end(...this.held.keys());
  }

  drop(subject) {
    clearTimeout(this.held.get(subject)?.timer);
    this.held.delete(subject);
  }

  // A message that is pointed at or has the focus waits.
  expire(subject, notice, seconds) {
    notice.timer = setTimeout(() => {
      if (this.element.matches(':hover, :focus-within')) this.expire(subject, notice, 1);
      else this.end(subject);
    }, 1000 * seconds);
  }

  draw() {
    const latest = [...this.held.values()].at(-1);
    if (latest) this.toast.show(latest.content);
    else this.toast.hide();
  }
}
