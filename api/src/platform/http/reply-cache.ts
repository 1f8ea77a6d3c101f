import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A reply as it leaves, and its compressed form once somebody asked for it. */
export type CachedReply = { etag: string; body: Buffer; brotli: Buffer | 'under way' | null };

type Entry = { reply: CachedReply; at: number };

export type ReplyCacheOptions = {
  /** How long a reply is given without asking again; after that one visitor asks while all others get it. */
  freshMs: number;
  /** How much the replies may take, all stores together. */
  maxBytes?: number;
};

/** While changes pass unheard nothing older than this is given, and it is the longest for what changes by the clock. */
export const briefMs = 1_000;

const megabyte = 1024 * 1024;
/** What an entry takes beside its bytes and its key. */
const entryBytes = 500;
const compress = promisify(brotliCompress);

/** A small Buffer is a view of a pool, and would keep all of the pool in memory for as long as it is cached. */
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

/** Compresses a reply once for all who ask from now on; until then each is compressed as it leaves. */
export async function pack(reply: CachedReply): Promise<void> {
  if (reply.brotli !== null) return;
  reply.brotli = 'under way';
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  reply.brotli = await compress(reply.body, { params }).then(ownMemory, () => null);
}

export type ReplyCache = ReturnType<typeof createReplyCache>;

/**
 * The reply cache: replies that are the same for everybody, by store. What was asked for once has a quarter of the room for itself, so
 * that whoever asks for thousands of different lists pushes out none that others ask for.
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
  /** Part of every key. Never given twice, so a reply read before a change is never given after it. */
  const versions = new LRUCache<string, number>({ max: 50_000 });
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
    /** What a reply to this is cached under until the store changes. */
    key(store: string, address: string): string {
      let version = versions.get(store);
      if (version === undefined) {
        clock += 1;
        version = clock;
        versions.set(store, version);
      }
      return `${version} ${address}`;
    },
    /** `stale`: whoever is first to hear that asks anew; the others may have this one meanwhile. */
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
    /** Forgets the replies of one store, or of all. */
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
