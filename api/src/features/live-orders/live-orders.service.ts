import { Readable } from 'node:stream';
import type { ChangeFeed } from '../../platform/database/change-feed.ts';
import type { Change } from '../../platform/database/changes.ts';
import type { LiveOrderEvent } from './live-orders.schema.ts';

type Listener = { tenantId: string; userId: string; stream: Readable };

export type LiveOrders = {
  /** Null when as many listen as one process serves. */
  open(tenantId: string, userId: string): Readable | null;
  stop(): void;
};

const mostListeners = 2_000;
const heartbeatMs = 25_000;
/** A stream ends after so long, and the page that follows it asks again with its present token. */
const lifeMs = 10 * 60_000;
/** How many bytes may wait for a slow connection. */
const mostUnsentBytes = 16 * 1024;

/** Tells staff that their store has new orders, as server-sent events. The orders themselves are read from the list. */
export function createLiveOrders(feed: ChangeFeed): LiveOrders {
  const listeners = new Set<Listener>();
  let heart: NodeJS.Timeout | undefined;
  let leave: (() => void) | undefined;
  let hasStopped = false;

  const tell = (listener: Listener, event: LiveOrderEvent) => send(listener, `event: ${event}\ndata: {}\n\n`);

  function send({ stream }: Listener, text: string): void {
    if (stream.readableLength > mostUnsentBytes) stream.destroy();
    else stream.push(text);
  }

  function changed(change: Change | null): void {
    for (const listener of listeners) {
      if (isAboutRights(change, listener)) listener.stream.push(null);
      // Anything may have happened while the connection to the database was lost.
      else if (change === null || (change.kind === 'orders' && change.tenantId === listener.tenantId))
        tell(listener, 'orders');
    }
  }

  function begin(): void {
    heart ??= setInterval(() => {
      for (const listener of listeners) send(listener, ':\n\n');
    }, heartbeatMs).unref();
    leave ??= feed.listen({ changed, hearing: () => undefined });
  }

  function end(): void {
    clearInterval(heart);
    leave?.();
    heart = undefined;
    leave = undefined;
  }

  return {
    open(tenantId, userId) {
      if (hasStopped || listeners.size >= mostListeners) return null;
      const stream = new Readable({ read() {} });
      const listener = { tenantId, userId, stream };
      listeners.add(listener);
      begin();
      const life = setTimeout(() => stream.push(null), lifeMs).unref();
      stream.once('close', () => {
        clearTimeout(life);
        listeners.delete(listener);
        if (listeners.size === 0) end();
      });
      tell(listener, 'open');
      return stream;
    },
    stop() {
      hasStopped = true;
      for (const { stream } of listeners) stream.push(null);
    },
  };
}

/**
 * Whether a change of a session, a person or a role concerns this listener. Their right to listen is checked when they
 * come back.
 */
const isAboutRights = (change: Change | null, { tenantId, userId }: Listener): boolean =>
  change?.kind === 'principals' &&
  (change.tenantId === undefined || change.tenantId === tenantId) &&
  (change.userId === undefined || change.userId === userId);
