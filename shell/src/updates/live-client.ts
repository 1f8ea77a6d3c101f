import type { Composition } from '../page/composition';
import { parseComposition } from '../page/page-data';

type Options = {
  /** The page's composition; the edge sends any other one. */
  latestId: () => string;
  onComposition: (composition: Composition) => void;
};

const pollMs = 60_000;
/** A connection that never opened does not work here: an old proxy, or too many tabs. */
const mostFailures = 3;

/**
 * Listens to `/live` while the tab is visible, and polls once a minute where that does not work. A hidden tab
 * receives the newest composition when it is visible again.
 */
export function listenToCompositions({ latestId, onComposition }: Options): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let failures = 0;
  const polls = () => failures >= mostFailures || typeof EventSource === 'undefined';

  const learn = (value: unknown) => {
    try {
      onComposition(parseComposition(value));
    } catch {
      // Not from this edge: a proxy's page, or a later version. It is ignored.
    }
  };
  const poll = async () => {
    const response = await fetch('/live/composition', { cache: 'no-store' }).catch(() => null);
    if (response?.status === 200) learn(await response.json().catch(() => null));
    // When webpack replaces modules in the page, there are no compositions to receive.
    if (response?.status === 204) end();
  };
  const startPolling = () => {
    void poll();
    timer = setInterval(() => void poll(), pollMs);
  };
  const listen = () => {
    source = new EventSource(`/live?composition=${encodeURIComponent(latestId())}`);
    source.addEventListener('open', () => {
      failures = 0;
    });
    source.addEventListener('composition', ({ data }: MessageEvent<string>) => learn(readJson(data)));
    source.addEventListener('error', () => {
      failures = source?.readyState === EventSource.CLOSED ? mostFailures : failures + 1;
      if (!polls()) return;
      stop();
      startPolling();
    });
  };
  const stop = () => {
    source?.close();
    source = undefined;
    clearInterval(timer);
  };
  const follow = () => {
    stop();
    failures = 0;
    if (document.visibilityState === 'hidden') return;
    if (polls()) startPolling();
    else listen();
  };
  const end = () => {
    document.removeEventListener('visibilitychange', follow);
    stop();
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return end;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
