import { LRUCache } from 'lru-cache';

/** A reply as it leaves, without compression. */
export type SharedReply = { etag: string; body: Buffer };

type Kept = SharedReply & { at: number; brotli: Buffer | 'under way' | null };

export type ReplyMemoryOptions = {
  /** How long a reply is given without asking again; after that one visitor asks while all others get it. */
  freshMs: number;
  /** How much the replies may take, all stores together. */
  maxBytes?: number;
};

/** While changes pass unheard nothing older than this is given, and it is the longest for what changes by the clock. */
export const briefMs = 1_000;

const megabyte = 1024 * 1024;

export type ReplyMemory = ReturnType<typeof createReplyMemory>;

/**
 * Replies that are the same for everybody, by store. What was asked for once has a quarter of the room for itself, so
 * that whoever asks for thousands of different lists pushes out none that others ask for.
 */
export function createReplyMemory({ freshMs, maxBytes = 64 * megabyte }: ReplyMemoryOptions) {
  const sized = (share: number) => ({
    maxSize: maxBytes * share,
    maxEntrySize: megabyte,
    // A compressed copy joins it when it is asked for.
    sizeCalculation: ({ body }: Kept, key: string) => Math.ceil(body.length * 1.25) + key.length + 200,
  });
  const once = new LRUCache<string, Kept>(sized(0.25));
  const often = new LRUCache<string, Kept>(sized(0.75));
  /** Part of every key. Never given twice, so a reply read before a change is never given after it. */
  const versions = new LRUCache<string, number>({ max: 50_000 });
  let clock = 0;
  let isHearing = false;

  function find(key: string): Kept | undefined {
    const known = often.get(key);
    if (known) return known;
    const found = once.get(key);
    if (!found) return undefined;
    once.delete(key);
    often.set(key, found);
    return found;
  }

  return {
    /** What a reply to this is kept under until the store changes. */
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
    get(key: string, brief: boolean): { reply: Kept; stale: boolean } | undefined {
      const reply = find(key);
      if (!reply) return undefined;
      const age = performance.now() - reply.at;
      const limit = brief || !isHearing ? Math.min(freshMs, briefMs) : freshMs;
      if (age < limit) return { reply, stale: false };
      return isHearing && age < 2 * limit ? { reply, stale: true } : undefined;
    },
    set(key: string, reply: SharedReply): void {
      const kept = { ...reply, at: performance.now(), brotli: null };
      if (often.has(key)) often.set(key, kept);
      else once.set(key, kept);
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
