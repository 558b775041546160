// Dragging pieces by mouse or finger: from square to square, or a new one from its owner's bar.

// A press that moves this many pixels is a drag.
const FAR = 6;

export function makeDraggable(board, sources) {
  let held = null;

  const squareAt = ({ clientX, clientY }) => {
    const cell = document.elementFromPoint(clientX, clientY)?.closest('#board [data-square]');
    return cell ? Number(cell.dataset.square) : null;
  };
  const hold = (event, square, color) => {
    if (!event.isPrimary || event.button !== 0 || held) return;
    held = { pointer: event.pointerId, square, color, x: event.clientX, y: event.clientY, piece: null };
  };
  const lift = () => {
    const piece = document.createElement('i');
    piece.className = `piece ${held.color} dragged`;
    piece.style.width = piece.style.height = `${0.78 * board.side()}px`;
    document.body.append(piece);
    held.piece = piece;
    // Events that arrive meanwhile are shown after the drop.
    board.held = new Promise((done) => {
      held.done = done;
    });
    board.lift(held.square);
  };
  const drop = (square, isBack) => {
    const { piece, square: from, done } = held;
    held = null;
    if (!piece) return;
    piece.remove();
    board.held = null;
    board.drop(from, square, isBack);
    done();
  };

  board.element.addEventListener('pointerdown', (event) => {
    const cell = event.target.closest('[data-square]');
    const square = cell && Number(cell.dataset.square);
    if (cell && board.movesFrom(square).length) hold(event, square, board.mover());
  });
  for (const [color, source] of Object.entries(sources)) {
    source.addEventListener('pointerdown', (event) => {
      if (board.places(color)) hold(event, null, color);
    });
  }
  // Moves the piece instead of scrolling the page.
  for (const element of [board.element, ...Object.values(sources)]) {
    element.addEventListener(
      'touchmove',
      (event) => {
        if (held) event.preventDefault();
      },
      { passive: false },
    );
  }
  addEventListener('pointermove', (event) => {
    if (event.pointerId !== held?.pointer) return;
    if (!event.buttons) {
      drop(null, true);
      return;
    }
    const { clientX, clientY } = event;
    if (!held.piece) {
      if (Math.hypot(clientX - held.x, clientY - held.y) < FAR) return;
      lift();
    }
    held.piece.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
    board.over(squareAt(event));
  });
  addEventListener('pointerup', (event) => {
    if (event.pointerId === held?.pointer) drop(squareAt(event), false);
  });
  addEventListener('pointercancel', (event) => {
    if (event.pointerId === held?.pointer) drop(null, true);
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && held?.piece) drop(null, true);
  });
}
