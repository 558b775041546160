// A message over the page, which goes by itself.

export class Toast {
  constructor(element) {
    Object.assign(this, { element, timer: null });
  }

  /** Shows some text or elements. In an open dialog the message is a part of it: what lies below is dimmed and not read out. */
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
