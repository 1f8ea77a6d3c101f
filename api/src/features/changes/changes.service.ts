import { createHash, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ChangeFeed } from '../../platform/database/change-feed.ts';
import type { Change } from '../../platform/database/changes.ts';
import type { ChangeMessage, PageChange, PageChangeListener } from './changes.schema.ts';

function pageChangeOf(change: Change | null): PageChange | null {
  if (!change) return { kind: 'anything', tenantId: null };
  if (change.kind === 'principals' || change.kind === 'mails' || change.kind === 'orders') return null;
  const { kind, tenantId } = { tenantId: null, ...change };
  return { kind, tenantId: typeof tenantId === 'string' ? tenantId : null };
}

/** Reports changes that public pages may show, until the returned function is called. */
export function listenForPages(feed: ChangeFeed, listener: PageChangeListener): () => void {
  return feed.listen({
    changed(change) {
      const seen = pageChangeOf(change);
      if (seen) listener.changed(seen);
    },
    hearing: listener.hearing,
  });
}

export type ChangeStreams = {
  /** The stream never ends by itself. */
  open(): Readable;
  stop(): void;
};

/** An edge that received nothing for a few intervals treats the connection as lost. */
const heartbeatMs = 500;
/** How many bytes may wait for a slow connection. */
const mostUnsentBytes = 64 * 1024;

/** Sends the changes of pages as server-sent events. */
export function createChangeStreams(feed: ChangeFeed): ChangeStreams {
  const streams = new Set<Readable>();
  let heart: NodeJS.Timeout | undefined;
  let hasStopped = false;

  function send(stream: Readable, text: string): void {
    if (stream.readableLength > mostUnsentBytes) stream.destroy();
    else stream.push(text);
  }

  const write = (stream: Readable, message: ChangeMessage) =>
    send(stream, `data: ${JSON.stringify(message)}\n\n`);

  return {
    open() {
      const stream = new Readable({ read() {} });
      if (hasStopped) {
        stream.push(null);
        return stream;
      }
      streams.add(stream);
      heart ??= setInterval(() => {
        for (const one of streams) send(one, ':\n\n');
      }, heartbeatMs).unref();
      const leave = listenForPages(feed, {
        changed: (changed) => write(stream, { changed }),
        hearing: (hearing) => write(stream, { hearing }),
      });
      stream.once('close', () => {
        leave();
        streams.delete(stream);
        if (streams.size > 0) return;
        clearInterval(heart);
        heart = undefined;
      });
      return stream;
    },
    stop() {
      hasStopped = true;
      for (const stream of streams) stream.push(null);
    },
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the request is from an edge of this platform. Without a secret there are none. */
export function isEdge(authorization: string | undefined, secret: string | undefined): boolean {
  return Boolean(secret) && timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`));
}
