// The connection for events: it is opened again after every failure, and a window that is gone is forgotten.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { openStream } from '../../ts/games/api/stream.ts';

const [CONNECTING, CLOSED] = [0, 2];

/** What the code uses of an event source. All that were opened are kept. */
class FakeSource {
  static readonly CLOSED = CLOSED;
  static opened: FakeSource[] = [];
  readyState = CONNECTING;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSource.opened.push(this);
  }

  close() {
    this.readyState = CLOSED;
  }

  /** Fails as after an answer that is not a stream. */
  refuse() {
    this.readyState = CLOSED;
    this.onerror?.();
  }
}

const last = () => FakeSource.opened.at(-1) as FakeSource;

beforeEach(() => {
  FakeSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeSource });
});

test('a stream is opened again after an answer such as 404 or 503, more and more rarely', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let lost = 0;
  const heard: string[] = [];
  const stream = openStream('/events', { receive: (data) => heard.push(data), lost: () => (lost += 1) });
  last().refuse();
  mock.timers.tick(499);
  assert.equal(FakeSource.opened.length, 1);
  mock.timers.tick(1);
  assert.equal(FakeSource.opened.length, 2);
  last().refuse();
  mock.timers.tick(500);
  assert.equal(FakeSource.opened.length, 2);
  mock.timers.tick(500);
  assert.equal(FakeSource.opened.length, 3);
  last().onmessage?.({ data: 'news' });
  // After an answer, the next failure is the first again.
  last().refuse();
  mock.timers.tick(500);
  assert.equal(FakeSource.opened.length, 4);
  assert.deepEqual([lost, heard], [3, ['news']]);
  // A lost connection is opened again by the browser.
  last().onerror?.();
  mock.timers.tick(60000);
  assert.equal(FakeSource.opened.length, 4);
  // A closed one stays closed.
  last().refuse();
  stream.close();
  mock.timers.tick(60000);
  assert.equal(FakeSource.opened.length, 4);
  mock.timers.reset();
});

/** The locks of a browser, as far as windows use them: a request waits until the lock is released. */
class FakeLocks {
  private readonly waiting = new Map<string, () => unknown>();

  request(name: string, callback: () => unknown) {
    this.waiting.set(name, callback);
    return Promise.resolve();
  }

  /** The window that holds a lock is gone. */
  release(name: string) {
    this.waiting.get(name)?.();
    this.waiting.delete(name);
  }
}

interface FakePort {
  onmessage: ((event: { data: unknown }) => void) | null;
  readonly postMessage: (data: unknown) => void;
  readonly heard: unknown[];
}

test('the worker forgets a window that closes, is hidden or crashes', async () => {
  const locks = new FakeLocks();
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  let connect: ((event: { ports: FakePort[] }) => void) | undefined;
  Object.assign(globalThis, {
    addEventListener: (_: string, listener: typeof connect) => {
      connect = listener;
    },
  });
  await import('../../ts/games/events.ts');
  const open = (message: unknown): FakePort => {
    const heard: unknown[] = [];
    const port: FakePort = { onmessage: null, postMessage: (data) => heard.push(data), heard };
    connect?.({ ports: [port] });
    port.onmessage?.({ data: message });
    return port;
  };
  const here = open({ game: '1', lock: 'here' });
  open({ game: '2', lock: 'crashes' });
  const third = open({ game: '3', lock: null });
  assert.equal(last().address, '/api/events/1,2,3');
  third.onmessage?.({ data: null });
  assert.equal(last().address, '/api/events/1,2');
  locks.release('crashes');
  assert.equal(last().address, '/api/events/1');
  last().onmessage?.({ data: '{"event":"state","id":"1"}' });
  assert.deepEqual(here.heard, [{ event: 'state', id: '1' }]);
  assert.deepEqual(third.heard, []);
  // A window that shows another game has another lock; the old one means nothing any more.
  here.onmessage?.({ data: { game: '4', lock: 'here again' } });
  locks.release('here');
  assert.equal(last().address, '/api/events/4');
  const count = FakeSource.opened.length;
  locks.release('here again');
  assert.deepEqual([FakeSource.opened.length, last().readyState], [count, CLOSED]);
});
