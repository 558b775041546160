// Talking to the server: JSON by POST, events as they come.

// A refused request; `told` has the reason: a code, values and an English text.
export class Refused extends Error {
  constructor(told) {
    super(told.message);
    this.told = told;
  }
}

export async function post(path, body = {}) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => { throw new Refused({ code: "gone" }); });
  const told = await answer.json().catch(() => ({ message: `status ${answer.status}` }));
  if (!answer.ok) throw new Refused(told);
  return told;
}

// Listens to a game while the page is looked at; pages in the background need no connection.
export function listen(id, hear, lost) {
  const told = (event) => (event.event === "lost" ? lost() : hear(event));
  const [open, close] = ways(id, told);
  const turn = () => (document.hidden ? close() : open());
  document.addEventListener("visibilitychange", turn);
  // A window that goes says so: the worker stays with the others.
  addEventListener("pagehide", close);
  addEventListener("pageshow", turn);
  turn();
  return () => {
    close();
    document.removeEventListener("visibilitychange", turn);
    removeEventListener("pagehide", close);
    removeEventListener("pageshow", turn);
  };
}

// A browser may have no shared workers, or none for pages that may keep nothing.
function ways(id, told) {
  try { return shared(id, told); } catch { return alone(id, told); }
}

let worker = null;

function shared(id, told) {
  worker ??= new SharedWorker("/assets/events.js");
  let isOpen = false;
  const open = () => {
    if (isOpen) return;
    isOpen = true;
    worker.port.onmessage = ({ data }) => told(data);
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

function alone(id, told) {
  let source = null;
  const open = () => {
    if (source) return;
    source = new EventSource(`/api/events/${id}`);
    source.onmessage = ({ data }) => told(JSON.parse(data));
    source.onerror = () => told({ event: "lost" });
  };
  const close = () => { source?.close(); source = null; };
  return [open, close];
}
