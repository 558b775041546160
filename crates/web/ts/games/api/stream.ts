// A stream of events from the server that is opened again whenever it ends.

/** The milliseconds before the first new attempt; each further one waits twice as long, up to a limit. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export interface Stream {
  close(): void;
}

interface Handlers {
  readonly receive: (data: string) => void;
  /** Called each time the connection is lost or refused. */
  readonly lost: () => void;
}

/** Opens a stream. Browsers connect again by themselves after a lost connection, but give up after an answer such as 404 or
 * 503, which a server sends while it is full or restarting. */
export function openStream(address: string, { receive, lost }: Handlers): Stream {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  const open = () => {
    const opened = new EventSource(address);
    source = opened;
    opened.onmessage = ({ data }) => {
      wait = FIRST_WAIT;
      receive(data);
    };
    opened.onerror = () => {
      if (source !== opened) return;
      lost();
      if (opened.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, wait);
      wait = Math.min(2 * wait, LONGEST_WAIT);
    };
  };
  open();
  return {
    close() {
      clearTimeout(timer);
      source?.close();
      source = null;
    },
  };
}
