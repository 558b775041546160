// A short message over the page that disappears by itself.

export class Toast {
  constructor(element) {
    Object.assign(this, { element, timer: null });
  }

  /** Shows text or elements, for some seconds or until `hide`. If a dialog is open, the message is put inside it, because
   * everything behind a dialog is dimmed and not read out. */
  show(children, seconds) {
    const { element } = this;
    (document.querySelector('dialog[open]') ?? document.body).append(element);
    element.replaceChildren(...[children].flat());
    element.hidden = false;
    clearTimeout(this.timer);
    if (seconds) this.timer = setTimeout(() => this.hide(), 1000 * seconds);
  }

  hide() {
    this.element.hidden = true;
  }
}
