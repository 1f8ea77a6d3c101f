import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Entry } from './page-cache-entries.ts';
import { boundedEntries } from './page-cache-entries.ts';

export type PageHeaders = Record<string, string | string[]>;

/** `html` is the whole document, in UTF-8. From `rightUntil` on, in milliseconds since 1970, it is not right any more. */
export type MadePage = {
  status: number;
  html: Buffer;
  headers: PageHeaders;
  rightUntil?: number | null | undefined;
};

export type PageEncoding = 'br' | 'gzip' | 'identity';

export type CachedPage = {
  status: number;
  headers: PageHeaders;
  /**
   * Compressed at the first call, off the event loop, and cached; with Brotli quickly at first, and well once it is asked
   * for again. With Brotli, which nearly all browsers take, the page itself is not kept any longer: it takes five times
   * as much.
   */
  body(encoding: PageEncoding): Promise<Buffer>;
};

export type PageCache = {
  /**
   * The page of this key. A fresh or stale page is returned without waiting, and concurrent requests wait for one new
   * page. When `make` fails, the older page is returned, if there is one.
   */
  get(tenantId: string, key: string, make: () => Promise<MadePage>): Promise<CachedPage>;
  /** Null: all pages. Data that was read before is not served to any later request. */
  drop(tenantId: string | null): void;
  /**
   * Whether the change stream is connected; at first it is not. While it is not, pages are cached for one second; on
   * reconnection all are dropped.
   */
  hearing(on: boolean): void;
  stats(): PageCacheStats;
};

export type PageCacheStats = {
  entries: number;
  bytes: number;
  tenants: number;
  /** Served from memory, of these stale, made, and failed. */
  hits: number;
  stale: number;
  made: number;
  failed: number;
};

export type PageCacheOptions = {
  maxBytes: number;
  freshMs?: number;
  staleMs?: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** Called with the error of `make`, also when an older page was served instead. */
  onFailure?: (error: unknown, tenantId: string, key: string) => void;
};

/** While the change stream is not connected. */
const disconnectedMs = 1_000;
const missingMs = 5_000;
const retryMs = 1_000;

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Copies a buffer: that of zlib is a part of a larger one, which would stay in memory as a whole, uncounted. */
function ownMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

const packed = (html: Buffer, quality: number): Promise<Buffer> =>
  brotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  }).then(ownMemory);

/** A tenth more bytes than those of `well`, in a third of the time: most pages of a crawled store are asked for once. */
const quickly = 3;
/** Hardly more bytes than of 11, in a fiftieth of the time. */
const well = 5;

const compress: Record<Exclude<PageEncoding, 'identity'>, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => packed(html, quickly),
  gzip: (html) => zip(html, { level: 6 }).then(ownMemory),
};

/** Whole pages that are the same for everybody: they must contain nothing of one visitor. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, freshMs = 60_000, staleMs = 300_000, onFailure } = options;
  const { now = () => performance.now(), clock = () => Date.now() } = options;
  const entries = boundedEntries<CachedPage>(maxBytes, now);
  /** By tenant and key. A page that is no longer in it was overtaken by a drop and is not cached. */
  const makings = new Map<string, Map<string, Promise<CachedPage>>>();
  const counted = { hits: 0, stale: 0, made: 0, failed: 0 };
  let isHearing = false;

  function start(tenantId: string, key: string, make: () => Promise<MadePage>): Promise<CachedPage> {
    const ofTenant = makings.get(tenantId) ?? new Map<string, Promise<CachedPage>>();
    makings.set(tenantId, ofTenant);
    const isCurrent = () => makings.get(tenantId)?.get(key) === making;
    const making = Promise.resolve()
      .then(() => run(tenantId, key, make, isCurrent))
      .finally(() => {
        if (!isCurrent()) return;
        ofTenant.delete(key);
        if (ofTenant.size === 0) makings.delete(tenantId);
      });
    ofTenant.set(key, making);
    return making;
  }

  async function run(
    tenantId: string,
    key: string,
    make: () => Promise<MadePage>,
    isCurrent: () => boolean,
  ): Promise<CachedPage> {
    const madeAt = now();
    let made: MadePage;
    try {
      made = await make();
      refusePersonal(made);
      counted.made += 1;
    } catch (error) {
      counted.failed += 1;
      onFailure?.(error, tenantId, key);
      const before = isCurrent() && pageBefore(tenantId, key);
      if (!before) throw error;
      return before;
    }
    const before = made.status >= 500 && isCurrent() && pageBefore(tenantId, key);
    if (before) return before;
    const page = cachedPage(made, (bytes) => entries.grow(entry, bytes));
    const life =
      made.status === 200 ? { freshMs, staleMs } : { freshMs: Math.min(missingMs, freshMs), staleMs: 0 };
    const endsAt = now() + (made.rightUntil == null ? Infinity : made.rightUntil - clock());
    const bytes = made.html.length;
    const entry: Entry<CachedPage> = { tenantId, key, page, bytes, madeAt, ...life, endsAt, retryAt: 0 };
    if (!isCurrent()) return page;
    // It was made of a reply from just before its end.
    if (endsAt <= now()) return page;
    if (made.status === 200 || made.status === 404) entries.put(entry);
    else entries.remove(tenantId, key);
    return page;
  }

  /** The page failed, so the next attempt is a little later. */
  function pageBefore(tenantId: string, key: string): CachedPage | undefined {
    const before = entryOf(tenantId, key);
    if (before) before.retryAt = now() + retryMs;
    return before?.page;
  }

  function entryOf(tenantId: string, key: string): Entry<CachedPage> | undefined {
    const entry = entries.get(tenantId, key);
    if (!entry || now() < entry.endsAt) return entry;
    entries.remove(tenantId, key);
    return undefined;
  }

  function drop(tenantId: string | null): void {
    entries.drop(tenantId);
    if (tenantId === null) makings.clear();
    else makings.delete(tenantId);
  }

  return {
    async get(tenantId, key, make) {
      const entry = entryOf(tenantId, key);
      const age = entry ? now() - entry.madeAt : 0;
      const fresh = entry && (isHearing ? entry.freshMs : Math.min(disconnectedMs, entry.freshMs));
      if (entry && fresh && (age < fresh || now() < entry.retryAt)) {
        counted.hits += 1;
        entries.used(entry);
        return entry.page;
      }
      const making = makings.get(tenantId)?.get(key) ?? start(tenantId, key, make);
      if (!entry || !isHearing || age >= entry.freshMs + entry.staleMs) return making;
      // `onFailure` reports the failure.
      making.catch(() => undefined);
      counted.hits += 1;
      counted.stale += 1;
      entries.used(entry);
      return entry.page;
    },
    drop,
    hearing(on) {
      if (on && !isHearing) drop(null);
      isHearing = on;
    },
    stats: () => ({ ...entries.size(), ...counted }),
  };
}

/** A shared page must not set a cookie. */
function refusePersonal({ headers }: MadePage): void {
  const cookie = Object.keys(headers).find((name) => name.toLowerCase() === 'set-cookie');
  if (cookie) throw new Error('A page for everybody cannot set a cookie.');
}

function cachedPage({ status, headers, html }: MadePage, grown: (bytes: number) => void): CachedPage {
  const bodies = new Map<PageEncoding, Promise<Buffer>>([['identity', Promise.resolve(html)]]);
  const wholeBytes = html.length;
  const whole = async () => (await bodies.get('identity')) ?? unpack((await bodies.get('br')) as Buffer);
  let isPackedWell = false;
  /** Until it is done, and should it fail, the quickly packed one is served. */
  async function packWell(before: Promise<Buffer>): Promise<void> {
    isPackedWell = true;
    const better = await packed(await unpack(await before), well);
    bodies.set('br', Promise.resolve(better));
    grown(better.length - (await before).length);
  }
  return {
    status,
    headers,
    body(encoding) {
      const known = bodies.get(encoding);
      if (known && encoding === 'br' && !isPackedWell) packWell(known).catch(() => undefined);
      if (known) return known;
      if (encoding === 'identity') return whole();
      const body = whole().then(compress[encoding]);
      bodies.set(encoding, body);
      body.then(
        ({ length }) => {
          grown(length);
          if (encoding === 'br' && bodies.delete('identity')) grown(-wholeBytes);
        },
        () => bodies.delete(encoding),
      );
      return body;
    },
  };
}
