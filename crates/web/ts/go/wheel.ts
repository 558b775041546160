// The wheel of a mouse or two fingers on a touchpad as steps.

/** How far the wheel turns for a step, in pixels, and the shortest time between two steps, in milliseconds. */
const STEP = 50;
const PAUSE_OF_WHEEL = 60;

export class Wheel {
  /** `act(step)` returns a function that steps back (-1) or forward (1), or null if there is nowhere to step: then the wheel
   * scrolls the page as usual. With Ctrl it zooms. */
  constructor(element, act) {
    Object.assign(this, { act, turned: 0, seen: 0, last: 0 });
    element.onwheel = (event) => this.#turn(event);
  }

  #turn(event) {
    const { deltaY, deltaMode, timeStamp } = event;
    const go = event.ctrlKey || event.metaKey || deltaY === 0 ? null : this.act(Math.sign(deltaY));
    if (!go) return;
    event.preventDefault();
    // Without a pause, a turn of the wheel in lines is a step, and a flick of many pixels only a few.
    if (timeStamp - this.seen > 400 || Math.sign(this.turned) !== Math.sign(deltaY)) this.turned = 0;
    this.seen = timeStamp;
    this.turned += deltaMode === 0 ? deltaY : Math.sign(deltaY) * STEP;
    if (Math.abs(this.turned) < STEP || timeStamp - this.last < PAUSE_OF_WHEEL) return;
    Object.assign(this, { turned: 0, last: timeStamp });
    go();
  }
}
