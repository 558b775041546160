// Talking to the server: JSON by POST, events as they come.

// What was asked is not done; `told` says why: a code, values, and English words.
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

// Listens to a game while the page is looked at: a browser keeps few connections to one server, and
// pages in the background need none.
export function listen(id, hear, lost) {
  let source = null;
  const open = () => {
    if (source || document.hidden) return;
    source = new EventSource(`/api/games/${id}/events`);
    // What is told first counts, whatever was known: the server may have been started again.
    let isFirst = true;
    source.onopen = () => { isFirst = true; };
    source.onmessage = (message) => {
      hear({ ...JSON.parse(message.data), isFirst });
      isFirst = false;
    };
    source.onerror = () => lost();
  };
  const close = () => { source?.close(); source = null; };
  const turn = () => (document.hidden ? close() : open());
  document.addEventListener("visibilitychange", turn);
  open();
  return () => { close(); document.removeEventListener("visibilitychange", turn); };
}
