// Dragging pieces by mouse or finger: from square to square, or a new one from its owner's bar.
import { closestTo } from '../../shared/dom.ts';
import type { Square } from '../api/board.ts';
import { COLORS, type Color, ofSide, type Sides } from '../sides.ts';
import type { Board } from './board.ts';
import { squareAt } from './picture.ts';

/** A press that moves this many pixels is a drag. */
const FAR = 6;

/** A piece that is pressed; a new one has no square. */
interface Held {
  readonly pointer: number;
  readonly square: Square | null;
  readonly color: Color;
  readonly x: number;
  readonly y: number;
  /** Once it is dragged: the piece under the pointer, and what ends the wait of others. */
  dragged?: { readonly piece: HTMLElement; readonly done: () => void };
}

export function makeDraggable(board: Board, sources: Sides<HTMLElement>): void {
  let held: Held | null = null;

  const hold = (event: PointerEvent, square: Square | null, color: Color) => {
    if (!event.isPrimary || event.button !== 0 || held) return;
    held = { pointer: event.pointerId, square, color, x: event.clientX, y: event.clientY };
  };
  const lift = ({ color, square }: Held) => {
    const piece = document.createElement('i');
    piece.className = `piece ${color} dragged`;
    piece.style.width = piece.style.height = `${0.78 * board.side()}px`;
    document.body.append(piece);
    // Events that arrive meanwhile are shown after the drop.
    let done = () => {};
    board.held = new Promise((resolve) => {
      done = resolve;
    });
    board.lift(square);
    return { piece, done };
  };
  const drop = (square: Square | null, isBack: boolean) => {
    const dropped = held;
    held = null;
    if (!dropped?.dragged) return;
    dropped.dragged.piece.remove();
    board.held = null;
    board.drop(dropped.square, square, isBack);
    dropped.dragged.done();
  };

  board.element.addEventListener('pointerdown', (event) => {
    const cell = closestTo(event, '[data-square]');
    const square = Number(cell?.dataset.square);
    const color = cell && board.moverOf(square);
    if (color) hold(event, square, color);
  });
  for (const color of COLORS) {
    ofSide(sources, color).addEventListener('pointerdown', (event) => {
      if (board.places(color)) hold(event, null, color);
    });
  }
  // Moves the piece instead of scrolling the page.
  for (const element of [board.element, ...sources]) {
    element.addEventListener(
      'touchmove',
      (event) => {
        if (held) event.preventDefault();
      },
      { passive: false },
    );
  }
  addEventListener('pointermove', (event) => {
    if (!held || event.pointerId !== held.pointer) return;
    if (!event.buttons) {
      drop(null, true);
      return;
    }
    const { clientX, clientY } = event;
    if (!held.dragged && Math.hypot(clientX - held.x, clientY - held.y) < FAR) return;
    held.dragged ??= lift(held);
    held.dragged.piece.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
    board.over(squareAt(event, board.element));
  });
  addEventListener('pointerup', (event) => {
    if (event.pointerId === held?.pointer) drop(squareAt(event, board.element), false);
  });
  addEventListener('pointercancel', (event) => {
    if (event.pointerId === held?.pointer) drop(null, true);
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && held?.dragged) drop(null, true);
  });
}
