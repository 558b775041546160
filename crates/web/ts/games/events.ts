// A shared worker that listens to games for all windows of a browser, which allows few connections to one server.

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
  source.onerror = () => {
    for (const port of windows.keys()) port.postMessage({ event: 'lost' });
  };
}

// A window sends the game that it shows, or null when it is hidden.
onconnect = ({ ports: [port] }) => {
  port.onmessage = ({ data: game }) => {
    if (game) windows.set(port, game);
    else windows.delete(port);
    listen();
  };
};
