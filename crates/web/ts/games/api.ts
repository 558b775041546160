// Talking to the server: JSON by POST, events as they come.

// A rejected request; `details` has the reason: a code, values and an English text.
export class RequestError extends Error {
  constructor(details) {
    super(details.message);
    this.details = details;
  }
}

export async function post(path, body = {}) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new RequestError({ code: 'gone' });
  });
  const answer = await response.json().catch(() => ({ message: `status ${response.status}` }));
  if (!response.ok) throw new RequestError(answer);
  return answer;
}

// Listens to a game while the page is looked at. In the background it needs no connection, unless it awaits something.
export function listen(id, receive, lost, awaits) {
  const dispatch = (event) => {
    if (event.event === 'lost') return lost();
    receive(event);
    return turn();
  };
  const [open, close] = connection(id, dispatch);
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

// Some browsers have no shared workers, or none in private windows.
function connection(id, dispatch) {
  try {
    return shared(id, dispatch);
  } catch {
    return unshared(id, dispatch);
  }
}

let worker = null;

function shared(id, dispatch) {
  worker ??= new SharedWorker('/assets/events.js');
  let isOpen = false;
  const open = () => {
    if (isOpen) return;
    isOpen = true;
    worker.port.onmessage = ({ data }) => dispatch(data);
    worker.port.postMessage(id);
  };
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    worker.port.onmessage = null;
    worker.port.postMessage(null);
  };
  return [open, close];
}

function unshared(id, dispatch) {
  let source = null;
  const open = () => {
    if (source) return;
    source = new EventSource(`/api/events/${id}`);
    source.onmessage = ({ data }) => dispatch(JSON.parse(data));
    source.onerror = () => dispatch({ event: 'lost' });
  };
  const close = () => {
    source?.close();
    source = null;
  };
  return [open, close];
}
