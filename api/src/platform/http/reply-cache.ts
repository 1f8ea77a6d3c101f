import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A cached reply, and its compressed copy once somebody asked for it. */
export type CachedReply = { etag: string; body: Buffer; brotli: Buffer | 'under way' | null };

type Entry = { reply: CachedReply; at: number };

export type ReplyCacheOptions = {
  /** How long a reply is fresh. After that one request reads anew while all others get the stale reply. */
  freshMs: number;
  /** The size limit for the replies of all stores. */
  maxBytes?: number;
};

/** The longest age of a reply while the change stream is down, and of replies that depend on the clock. */
export const briefMs = 1_000;

const megabyte = 1024 * 1024;
/** The memory of an entry beside its bytes and its key. */
const entryBytes = 500;
const compress = promisify(brotliCompress);

/**
 * Copies bytes into memory of their own: a small Buffer is a view of a pool and would keep the whole pool in memory.
 */
function ownMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

export const replyOf = (etag: string, text: string): CachedReply => ({
  etag,
  body: ownMemory(Buffer.from(text)),
  brotli: null,
});

/** Compresses a reply once for all later requests; until then each copy is compressed as it is sent. */
export async function pack(reply: CachedReply): Promise<void> {
  if (reply.brotli !== null) return;
  reply.brotli = 'under way';
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  reply.brotli = await compress(reply.body, { params }).then(ownMemory, () => null);
}

export type ReplyCache = ReturnType<typeof createReplyCache>;

/**
 * Makes the reply cache: replies that are the same for everybody, by store. Replies that were requested once share a
 * quarter of the space, so that a client that requests thousands of different lists does not evict those of others.
 */
export function createReplyCache({ freshMs, maxBytes = 64 * megabyte }: ReplyCacheOptions) {
  const sized = (share: number) => ({
    maxSize: maxBytes * share,
    maxEntrySize: megabyte,
    // A compressed copy joins it when it is asked for.
    sizeCalculation: ({ reply }: Entry, key: string) =>
      Math.ceil(reply.body.length * 1.25) + key.length + entryBytes,
  });
  const once = new LRUCache<string, Entry>(sized(0.25));
  const often = new LRUCache<string, Entry>(sized(0.75));
  /** A part of every key. It is never reused, so a reply read before a change is never served after it. */
  const versions = new LRUCache<string, number>({ maxSize: 50_000, sizeCalculation: () => 1 });
  let clock = 0;
  let isHearing = false;

  function find(key: string): Entry | undefined {
    const known = often.get(key);
    if (known) return known;
    const found = once.get(key);
    if (!found) return undefined;
    once.delete(key);
    often.set(key, found);
    return found;
  }

  return {
    /** The key of a reply until the store changes. */
    key(store: string, address: string): string {
      let version = versions.get(store);
      if (version === undefined) {
        clock += 1;
        version = clock;
        versions.set(store, version);
      }
      return `${version} ${address}`;
    },
    /** `stale`: the first caller should read anew; the others may use this reply meanwhile. */
    get(key: string, brief: boolean): { reply: CachedReply; stale: boolean } | undefined {
      const entry = find(key);
      if (!entry) return undefined;
      const { reply, at } = entry;
      const age = performance.now() - at;
      const limit = brief || !isHearing ? Math.min(freshMs, briefMs) : freshMs;
      if (age < limit) return { reply, stale: false };
      return isHearing && age < 2 * limit ? { reply, stale: true } : undefined;
    },
    set(key: string, reply: CachedReply): void {
      const entry = { reply, at: performance.now() };
      if (often.has(key)) often.set(key, entry);
      else once.set(key, entry);
    },
    /** Drops the replies of one store, or of all. */
    forget(store?: string): void {
      if (store) versions.delete(store);
      else versions.clear();
    },
    hearing(on: boolean): void {
      isHearing = on;
    },
    bytes: () => once.calculatedSize + often.calculatedSize,
  };
}
