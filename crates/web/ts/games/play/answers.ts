// The answers to requests, and what is said about them.
import { button, make } from '../../shared/dom.ts';
import { word } from '../../shared/language.ts';
import { reasonOf } from '../api/post.ts';
import { restore } from '../api/requests.ts';
import { messageText } from '../messages.ts';
import type { Notices, Subject } from '../notices.ts';
import * as T from '../texts.ts';

export class Answers {
  constructor(readonly notices: Notices) {}

  /** Waits for an answer. If the request is rejected, the reason is shown to the user, and the result is null; `offer` is called
   * instead if there is no answer at all. */
  async attempt<Answer>(
    answer: Promise<Answer>,
    { subject = 'refused', offer }: { subject?: Subject; offer?: () => void } = {},
  ): Promise<Answer | null> {
    try {
      const found = await answer;
      this.notices.end('connection', subject);
      return found;
    } catch (error) {
      const reason = reasonOf(error);
      const text = () => messageText(reason);
      if (reason.code === 'gone' && offer) offer();
      else if (reason.code === 'gone') this.notices.show('connection', text);
      else this.notices.show(subject, text, 10);
      return null;
    }
  }

  /** Says what was done, for some seconds; it may be undone meanwhile. What is said of a file ends with it. */
  notice(
    text: () => string,
    { undo, subject = 'done' }: { undo?: (() => void) | undefined; subject?: 'done' | 'file' } = {},
  ): void {
    const takeBack = () => {
      this.notices.end(subject);
      undo?.();
    };
    const back = () => (undo ? [button(word(T.takeBack), takeBack, { className: 'quiet' })] : []);
    this.notices.show(subject, () => [make('span', {}, text()), ...back()], undo ? 15 : 5);
  }

  /** Restores a removed game; returns whether it worked. */
  async restore(removed: string): Promise<boolean> {
    const isBack = (await this.attempt(restore(removed))) !== null;
    if (isBack) this.notice(() => word(T.restored));
    return isBack;
  }
}
