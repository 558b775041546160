// A shared worker that listens to games for all windows of a browser, which allows few connections to one server.
import type { LostEvent, SessionEvent } from './api/events.ts';
import { openStream, type Stream } from './api/stream.ts';
import { type WindowMessage, whenReleased } from './api/windows.ts';

/** The windows, and what each has sent last. */
const windows = new Map<MessagePort, NonNullable<WindowMessage>>();
let stream: Stream | null = null;

const send = (port: MessagePort, event: SessionEvent | LostEvent) => port.postMessage(event);

function listen(): void {
  stream?.close();
  stream = null;
  const games = [...new Set([...windows.values()].map(({ game }) => game))];
  if (!games.length) return;
  stream = openStream(`/api/events/${games}`, {
    receive(data) {
      const event: SessionEvent = JSON.parse(data);
      for (const [port, { game }] of windows) if (!('id' in event) || event.id === game) send(port, event);
    },
    lost() {
      for (const port of windows.keys()) send(port, { event: 'lost' });
    },
  });
}

function forget(port: MessagePort): void {
  if (windows.delete(port)) listen();
}

// The event is that of shared workers.
addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  port.onmessage = ({ data: message }: MessageEvent<WindowMessage>) => {
    if (!message) {
      forget(port);
      return;
    }
    windows.set(port, message);
    listen();
    // The window may have sent another message by then.
    if (message.lock) whenReleased(message.lock, () => windows.get(port) === message && forget(port));
  };
});
