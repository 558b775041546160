// Gestures of one finger: holding it, and swiping to the left or right. Scrolling and pinching stay the browser's.

/** How long a finger is held, and how long a swipe takes at most, in milliseconds. */
const HOLD_TIME = 450;
const SWIPE_TIME = 700;
/** How far a finger may move while it is held, and how far it moves in a swipe, in pixels. */
const HOLD_DISTANCE = 10;
const SWIPE_DISTANCE = 40;
/** How long after a gesture a click belongs to it. */
const CLICK_TIME = 400;

export interface Gestures {
  /** Returns false if it does nothing: then it is a slow tap. */
  hold(event: PointerEvent): boolean;
  /** To the left (-1) or to the right (1). */
  swipe(direction: -1 | 1): void;
}

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** Reports the gestures on an element. The click that may end one does not reach its other listeners. */
export function listenToGestures(element: HTMLElement, { hold, swipe }: Gestures): void {
  let start: PointerEvent | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ignoredUntil = 0;

  const end = () => {
    clearTimeout(timer);
    start = null;
  };
  element.addEventListener('pointerdown', (event) => {
    end();
    // A second finger zooms.
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    start = event;
    timer = setTimeout(() => {
      if (!hold(event)) return;
      end();
      ignoredUntil = Infinity;
    }, HOLD_TIME);
  });
  element.addEventListener('pointermove', ({ clientX, clientY, isPrimary }) => {
    if (!start || !isPrimary) return;
    if (Math.hypot(clientX - start.clientX, clientY - start.clientY) > HOLD_DISTANCE) clearTimeout(timer);
  });
  element.addEventListener('pointerup', ({ clientX, clientY, timeStamp }) => {
    if (ignoredUntil === Infinity) ignoredUntil = timeStamp + CLICK_TIME;
    if (!start) return;
    const [dx, dy] = [clientX - start.clientX, clientY - start.clientY];
    const isQuick = timeStamp - start.timeStamp < SWIPE_TIME;
    end();
    // In a zoomed page one finger moves the window.
    if (isZoomed() || !isQuick || Math.abs(dx) < SWIPE_DISTANCE || Math.abs(dx) < 2 * Math.abs(dy)) return;
    ignoredUntil = timeStamp + CLICK_TIME;
    swipe(dx < 0 ? -1 : 1);
  });
  // The browser scrolls or zooms.
  element.addEventListener('pointercancel', () => {
    end();
    ignoredUntil = 0;
  });
  element.addEventListener(
    'click',
    (event) => {
      if (event.timeStamp < ignoredUntil) event.stopImmediatePropagation();
      ignoredUntil = 0;
    },
    { capture: true },
  );
  // Holding a finger opens no menu.
  element.addEventListener('contextmenu', (event) => {
    if (start || ignoredUntil === Infinity) event.preventDefault();
  });
  // While the page is zoomed, one finger moves it in all directions.
  window.visualViewport?.addEventListener('resize', () => {
    element.style.touchAction = isZoomed() ? 'manipulation' : '';
  });
}
