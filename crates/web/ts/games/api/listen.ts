// The events of a game, by a worker that all windows of the browser share.
import type { LostEvent, SessionEvent } from './events.ts';

interface Connection {
  open(): void;
  close(): void;
}

type Dispatch = (event: SessionEvent | LostEvent) => void;

/** Listens to a game while the page is looked at. In the background it needs no connection, unless it awaits something. Returns
 * a function that ends this. */
export function listen(
  id: string,
  receive: (event: SessionEvent) => void,
  lost: () => void,
  awaits: () => boolean,
): () => void {
  const dispatch: Dispatch = (event) => {
    if (event.event === 'lost') {
      lost();
      return;
    }
    receive(event);
    turn();
  };
  const { open, close } = connection(id, dispatch);
  const turn = () => (document.hidden && !awaits() ? close() : open());
  document.addEventListener('visibilitychange', turn);
  // A window that closes disconnects itself: the worker goes on for the others.
  addEventListener('pagehide', close);
  addEventListener('pageshow', turn);
  turn();
  return () => {
    close();
    document.removeEventListener('visibilitychange', turn);
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', turn);
  };
}

/** Some browsers have no shared workers, or none in private windows. */
function connection(id: string, dispatch: Dispatch): Connection {
  try {
    return shared(id, dispatch);
  } catch {
    return unshared(id, dispatch);
  }
}

let worker: SharedWorker | null = null;

function shared(id: string, dispatch: Dispatch): Connection {
  worker ??= new SharedWorker('/assets/events.js');
  const { port } = worker;
  let isOpen = false;
  return {
    open() {
      if (isOpen) return;
      isOpen = true;
      port.onmessage = ({ data }) => dispatch(data);
      port.postMessage(id);
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      port.onmessage = null;
      port.postMessage(null);
    },
  };
}

function unshared(id: string, dispatch: Dispatch): Connection {
  let source: EventSource | null = null;
  return {
    open() {
      if (source) return;
      source = new EventSource(`/api/events/${id}`);
      source.onmessage = ({ data }) => dispatch(JSON.parse(data));
      source.onerror = () => dispatch({ event: 'lost' });
    },
    close() {
      source?.close();
      source = null;
    },
  };
}
