// A short message over the page that disappears by itself.

export class Toast {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly element: HTMLElement) {}

  /** Shows text or elements, for some seconds or until `hide`. If a dialog is open, the message is put inside it, because
   * everything behind a dialog is dimmed and not read out. */
  show(children: Node | string | readonly (Node | string)[], seconds?: number): void {
    const { element } = this;
    (document.querySelector('dialog[open]') ?? document.body).append(element);
    element.replaceChildren(...[children].flat());
    element.hidden = false;
    clearTimeout(this.timer);
    if (seconds) this.timer = setTimeout(() => this.hide(), 1000 * seconds);
  }

  hide(): void {
    this.element.hidden = true;
  }
}
