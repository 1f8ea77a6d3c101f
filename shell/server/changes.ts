import type { PageChange, PageChangeListener } from 'api';
import type { FastifyBaseLogger } from 'fastify';
import { Agent, request } from 'undici';
import { z } from 'zod';

type Options = {
  url: string;
  /** The secret by which the API recognises the edges of its platform. */
  secret: string;
  log?: Pick<FastifyBaseLogger, 'info' | 'warn'> | undefined;
  /** Without a heartbeat for this time the connection is lost; the API sends two a second. */
  silenceMs?: number;
  /** The longest delay before a reconnection. */
  retryMs?: number;
  echoMs?: number;
};

/** `kind` may be one that only a newer API knows. */
const message = z.union([
  z.object({ hearing: z.boolean() }),
  z.object({ changed: z.object({ kind: z.string(), tenantId: z.string().nullable() }) }),
]);

const anything: PageChange = { kind: 'anything', tenantId: null };
const firstRetryMs = 200;
/** No event is longer than this. */
const longestLine = 10_000;

/** One connection for any number of listeners. */
export function shareChanges(
  follow: (listener: PageChangeListener) => () => void,
): (listener: PageChangeListener) => () => void {
  const listeners = new Set<PageChangeListener>();
  let isHearing = false;
  let end: (() => void) | undefined;
  const all: PageChangeListener = {
    changed(change) {
      for (const listener of listeners) listener.changed(change);
    },
    hearing(on) {
      isHearing = on;
      for (const listener of listeners) listener.hearing(on);
    },
  };
  return (listener) => {
    listeners.add(listener);
    if (end) listener.hearing(isHearing);
    else end = follow(all);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      end?.();
      end = undefined;
    };
  };
}

/** Receives changes from an API in another process, and reconnects when the connection is lost. */
export function followChanges(options: Options, listener: PageChangeListener): () => void {
  const { url, secret, log, silenceMs = 2_000, retryMs = 5_000 } = options;
  const dispatcher = new Agent({ connections: 1, headersTimeout: silenceMs, bodyTimeout: 0 });
  const echo = createEcho(listener, options.echoMs ?? 1_000);
  const ending = new AbortController();
  let retry: NodeJS.Timeout | undefined;
  let wait = firstRetryMs;
  let wasLost = false;

  function tell(line: string): void {
    if (!line.startsWith('data: ')) return;
    const { data = { changed: anything } } = message.safeParse(parseJson(line.slice(6)));
    if ('changed' in data) echo.changed(data.changed as PageChange);
    else hearing(data.hearing);
  }

  function hearing(on: boolean): void {
    if (on && wasLost) log?.info('changes are heard again');
    if (on) wasLost = false;
    listener.hearing(on);
    if (on) echo.changed(anything);
  }

  async function hear(): Promise<void> {
    const attempt = new AbortController();
    const signal = AbortSignal.any([attempt.signal, ending.signal]);
    const silence = watchSilence(silenceMs, () => attempt.abort(new Error('The API has fallen silent')));
    try {
      const reply = await request(new URL('/api/changes', url), {
        dispatcher,
        signal,
        headers: { authorization: `Bearer ${secret}`, accept: 'text/event-stream' },
      });
      if (reply.statusCode !== 200) {
        await reply.body.dump();
        throw new Error(
          `The API answered ${reply.statusCode} for changes${reply.statusCode === 404 ? ': is EDGE_SECRET the same there?' : ''}`,
        );
      }
      wait = firstRetryMs;
      reply.body.setEncoding('utf8');
      let rest = '';
      for await (const text of reply.body) {
        silence.broken();
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        if (rest.length > longestLine) throw new Error('The API tells of changes in no known way');
        for (const line of lines) tell(line);
      }
      throw new Error('The API ended the connection');
    } finally {
      silence.end();
    }
  }

  function follow(): void {
    hear().catch((error) => {
      if (ending.signal.aborted) return;
      listener.hearing(false);
      if (!wasLost) log?.warn({ err: error }, 'changes are not heard; pages are kept for a second only');
      wasLost = true;
      retry = setTimeout(follow, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, retryMs);
    });
  }

  listener.hearing(false);
  follow();
  return () => {
    clearTimeout(retry);
    echo.end();
    ending.abort();
    void dispatcher.destroy();
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A process that was busy itself has not read yet: what arrived meanwhile counts as a heartbeat. */
function watchSilence(afterMs: number, fallen: () => void) {
  let heardAt = performance.now();
  const timer = setInterval(() => {
    setImmediate(() => {
      if (performance.now() - heardAt >= afterMs) fallen();
    });
  }, afterMs / 4);
  timer.unref();
  return {
    broken() {
      heardAt = performance.now();
    },
    end: () => clearInterval(timer),
  };
}

/**
 * One API process may learn of a change later than another, and give old data in between. So each change is reported
 * again a moment later.
 */
function createEcho({ changed }: PageChangeListener, afterMs: number) {
  const echoes = new Map<string, NodeJS.Timeout>();
  return {
    changed(change: PageChange) {
      changed(change);
      const name = `${change.kind} ${change.tenantId}`;
      clearTimeout(echoes.get(name));
      const again = () => {
        echoes.delete(name);
        changed(change);
      };
      echoes.set(name, setTimeout(again, afterMs).unref());
    },
    end() {
      for (const timer of echoes.values()) clearTimeout(timer);
    },
  };
}
