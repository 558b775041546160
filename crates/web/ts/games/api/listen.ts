// The events of a game, by a worker that all windows of the browser share.
import type { LostEvent, SessionEvent } from './events.ts';
import { openStream, type Stream } from './stream.ts';
import { holdLock, type WindowMessage } from './windows.ts';

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
  const send = (message: WindowMessage) => port.postMessage(message);
  let release: (() => void) | null = null;
  return {
    open() {
      if (release) return;
      port.onmessage = ({ data }) => dispatch(data);
      let isClosed = false;
      const unlock = holdLock((lock) => {
        if (!isClosed) send({ game: id, lock });
      });
      release = () => {
        isClosed = true;
        unlock();
      };
    },
    close() {
      if (!release) return;
      release();
      release = null;
      port.onmessage = null;
      send(null);
    },
  };
}

function unshared(id: string, dispatch: Dispatch): Connection {
  let stream: Stream | null = null;
  return {
    open() {
      stream ??= openStream(`/api/events/${id}`, {
        receive: (data) => dispatch(JSON.parse(data)),
        lost: () => dispatch({ event: 'lost' }),
      });
    },
    close() {
      stream?.close();
      stream = null;
    },
  };
}
