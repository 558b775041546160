// Listens to games for all windows of a browser, which keeps few connections to one server: a shared worker.

const windows = new Map();
let source = null;

function listen() {
  source?.close();
  source = null;
  const games = [...new Set(windows.values())];
  if (!games.length) return;
  source = new EventSource(`/api/events/${games}`);
  source.onmessage = ({ data }) => {
    const event = JSON.parse(data);
    for (const [port, game] of windows) if (!event.id || event.id === game) port.postMessage(event);
  };
  source.onerror = () => { for (const port of windows.keys()) port.postMessage({ event: "lost" }); };
}

// A window says which game it looks at; nothing, when it is looked at no more.
onconnect = ({ ports: [port] }) => {
  port.onmessage = ({ data: game }) => {
    if (game) windows.set(port, game);
    else windows.delete(port);
    listen();
  };
};
