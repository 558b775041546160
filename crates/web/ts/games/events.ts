// A shared worker that listens to games for all windows of a browser, which allows few connections to one server.
import type { LostEvent, SessionEvent } from './api/events.ts';

/** The windows, and the game that each shows. */
const windows = new Map<MessagePort, string>();
let source: EventSource | null = null;

const send = (port: MessagePort, event: SessionEvent | LostEvent) => port.postMessage(event);

function listen(): void {
  source?.close();
  source = null;
  const games = [...new Set(windows.values())];
  if (!games.length) return;
  source = new EventSource(`/api/events/${games}`);
  source.onmessage = ({ data }) => {
    const event: SessionEvent = JSON.parse(data);
    for (const [port, game] of windows) if (!('id' in event) || event.id === game) send(port, event);
  };
  source.onerror = () => {
    for (const port of windows.keys()) send(port, { event: 'lost' });
  };
}

// A window sends the game that it shows, or null when it is hidden. The event is that of shared workers.
addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  port.onmessage = ({ data: game }: MessageEvent<string | null>) => {
    if (game) windows.set(port, game);
    else windows.delete(port);
    listen();
  };
});
