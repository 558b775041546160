// The wheel of a mouse or two fingers on a touchpad as steps.

/** How far the wheel turns for a step, in pixels. */
const STEP = 50;
/** The shortest time between two steps, and the time after which turning begins anew, in milliseconds. */
const BETWEEN_STEPS = 60;
const NEW_TURN = 400;

/** Lets the wheel over an element step back (-1) or forward (1). `stepOf` returns what to do, or null if there is nowhere to
 * step: then the wheel scrolls the page as usual. With Ctrl it zooms. */
export function onWheel(element: HTMLElement, stepOf: (direction: number) => (() => void) | null): void {
  let [turned, seen, last] = [0, 0, 0];
  element.onwheel = (event) => {
    const { deltaY, deltaMode, timeStamp } = event;
    const go = event.ctrlKey || event.metaKey || deltaY === 0 ? null : stepOf(Math.sign(deltaY));
    if (!go) return;
    event.preventDefault();
    // Without a pause, a turn of the wheel in lines is a step, and a flick of many pixels only a few.
    if (timeStamp - seen > NEW_TURN || Math.sign(turned) !== Math.sign(deltaY)) turned = 0;
    seen = timeStamp;
    turned += deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : Math.sign(deltaY) * STEP;
    if (Math.abs(turned) < STEP || timeStamp - last < BETWEEN_STEPS) return;
    [turned, last] = [0, timeStamp];
    go();
  };
}
