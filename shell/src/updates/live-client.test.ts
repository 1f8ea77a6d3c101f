import type { Composition } from '../page/composition';
import { listenToCompositions } from './live-client';

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  tell(data: unknown): void {
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    this.dispatchEvent(new MessageEvent('composition', { data: text }));
  }

  fail(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

const composition = (id: string) => ({ id, shell: 'h1', remotes: {} });
const sources = FakeEventSource.opened;
let known: string;
let learned: string[];
let stop: () => void;

function look(state: 'hidden' | 'visible') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function listen() {
  const onComposition = ({ id }: Composition) => {
    learned.push(id);
    known = id;
  };
  stop = listenToCompositions({ latestId: () => known, onComposition });
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: FakeEventSource });
  sources.length = 0;
  known = 'c1';
  learned = [];
  look('visible');
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('an open tab receives compositions and ignores other messages', () => {
  listen();
  expect(sources.map(({ url }) => url)).toEqual(['/live?composition=c1']);
  sources[0]?.tell(composition('c2'));
  sources[0]?.tell('<html>');
  sources[0]?.tell({ id: 'c3' });
  expect(learned).toEqual(['c2']);
});

it('an open tab disconnects while it is hidden, and reports its composition when it is visible again', () => {
  listen();
  sources[0]?.tell(composition('c2'));
  look('hidden');
  expect(sources[0]?.readyState).toBe(FakeEventSource.CLOSED);
  expect(sources).toHaveLength(1);
  look('visible');
  expect(sources.map(({ url }) => url)).toEqual(['/live?composition=c1', '/live?composition=c2']);
});

it.each([
  ['is refused', [FakeEventSource.CLOSED]],
  ['breaks again and again', [0, 0, 0]],
])('an open tab polls once a minute when its connection %s', async (_what, states) => {
  let answers = 0;
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    answers += 1;
    return answers === 1 ? new Response('down', { status: 503 }) : Response.json(composition(`c${answers}`));
  });
  listen();
  for (const state of states) sources[0]?.fail(state);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(Array(3).fill('/live/composition'));
  expect(learned).toEqual(['c2', 'c3']);
  look('hidden');
  await jest.advanceTimersByTimeAsync(300_000);
  expect(fetched).toHaveBeenCalledTimes(3);
  fetched.mockRestore();
});

it('an open tab that polls connects again when it is visible again', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  listen();
  sources[0]?.fail(FakeEventSource.CLOSED);
  look('hidden');
  look('visible');
  expect(sources).toHaveLength(2);
  jest.restoreAllMocks();
});

it('an open tab does not poll when webpack replaces modules in the page', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  listen();
  sources[0]?.fail(FakeEventSource.CLOSED);
  await jest.advanceTimersByTimeAsync(300_000);
  look('hidden');
  look('visible');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(sources).toHaveLength(1);
  jest.restoreAllMocks();
});

it('an open tab reconnects after single interruptions', () => {
  listen();
  sources[0]?.fail(0);
  sources[0]?.dispatchEvent(new Event('open'));
  sources[0]?.fail(0);
  sources[0]?.fail(0);
  expect(sources[0]?.readyState).toBe(0);
  sources[0]?.tell(composition('c2'));
  expect(learned).toEqual(['c2']);
});
