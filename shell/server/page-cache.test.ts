import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CachedPage, MadePage, PageCache, PageCacheOptions } from './page-cache.ts';
import { createPageCache } from './page-cache.ts';

const html = (text: string, kilobytes = 1) => Buffer.from(`<p>${text}</p>`.padEnd(kilobytes * 1_000));

let time: number;
let failures: unknown[];
function open(options: Partial<PageCacheOptions> = {}): PageCache {
  const onFailure = (error: unknown) => failures.push(error);
  const cache = createPageCache({ maxBytes: 1_000_000, now: () => time, onFailure, ...options });
  cache.hearing(true);
  return cache;
}
beforeEach(() => {
  time = 1_000_000;
  failures = [];
});

/** A page that says which making it is, and counts them. */
function counting(page: Partial<MadePage> = {}) {
  const make = async (): Promise<MadePage> => {
    make.count += 1;
    return { status: 200, headers: {}, html: html(`making ${make.count}`), ...page };
  };
  make.count = 0;
  return make;
}

const textOf = async (page: CachedPage) => (await page.body('identity')).toString().trim();
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a cached page', () => {
  it('is made once for a thousand concurrent requests', async () => {
    const cache = open();
    const make = counting();
    const pages = await Promise.all(Array.from({ length: 1_000 }, () => cache.get('fresh', '/', make)));
    expect(make.count).toBe(1);
    expect(new Set(pages).size).toBe(1);
    await cache.get('bakehouse', '/', make);
    await cache.get('fresh', '/cart', make);
    expect(make.count).toBe(3);
  });

  it('is fresh for a minute, and then served stale while one new page is made', async () => {
    const cache = open();
    const make = counting();
    const get = async () => textOf(await cache.get('fresh', '/', make));
    expect(await get()).toBe('<p>making 1</p>');
    time += 59_999;
    expect(await get()).toBe('<p>making 1</p>');
    expect(make.count).toBe(1);
    time += 1;
    expect(await Promise.all([get(), get(), get()])).toEqual(Array(3).fill('<p>making 1</p>'));
    await settled();
    expect(make.count).toBe(2);
    expect(await get()).toBe('<p>making 2</p>');
    // Nobody came for long: that old a page is shown to nobody.
    time += 360_000;
    expect(await get()).toBe('<p>making 3</p>');
  });

  it('with status 404 is cached for five seconds, and other error replies are not cached', async () => {
    const cache = open();
    const missing = counting({ status: 404 });
    const elsewhere = counting({ status: 302 });
    const get = async () => {
      await cache.get('fresh', '/none', missing);
      expect((await cache.get('fresh', '/old', elsewhere)).status).toBe(302);
    };
    await get();
    time += 4_999;
    await get();
    expect([missing.count, elsewhere.count]).toEqual([1, 2]);
    time += 1;
    await get();
    expect([missing.count, elsewhere.count]).toEqual([2, 3]);
  });

  it.each(['set-cookie', 'Set-Cookie'])('with %s is not shared', async (name) => {
    const cache = open();
    const make = counting({ headers: { [name]: 'user=ann' } });
    await expect(cache.get('fresh', '/', make)).rejects.toThrow('cookie');
    expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 });
  });

  it('is compressed once for each encoding, and the compressed size counts', async () => {
    const cache = open();
    const page = await cache.get('fresh', '/', counting({ html: html('<b>Bread</b>', 50) }));
    const plain = await page.body('identity');
    const before = cache.stats().bytes;
    const packed = await page.body('br');
    const [one, two] = await Promise.all([page.body('gzip'), page.body('gzip')]);
    expect(one).toBe(two);
    // No more than is counted stays in memory.
    expect([packed, one].map((body) => body.buffer.byteLength)).toEqual([packed.length, one.length]);
    expect(brotliDecompressSync(packed)).toEqual(plain);
    expect(gunzipSync(one)).toEqual(plain);
    expect(cache.stats().bytes).toBe(before - plain.length + packed.length + one.length);
    expect(await page.body('identity')).toEqual(plain);
  });

  it('is compressed into fewer bytes once it is asked for again, and these are counted', async () => {
    const cache = open();
    const rows = Array.from({ length: 400 }, (_, row) => `<li>${row} ${html(`${row % 7}`, 0)}</li>`).join('');
    const page = await cache.get('fresh', '/', counting({ html: Buffer.from(rows) }));
    const quickly = await page.body('br');
    const before = cache.stats().bytes;
    const next = async () => (await cache.get('fresh', '/', counting())).body('br');
    let well = await next();
    while (well === quickly) {
      await settled();
      well = await next();
    }
    expect(well.length).toBeLessThan(quickly.length);
    expect(brotliDecompressSync(well).toString()).toBe(rows);
    expect(cache.stats().bytes).toBe(before - quickly.length + well.length);
    expect(await next()).toBe(well);
  });
});

describe('a change of a store', () => {
  it('drops the pages of this store only, and the next request waits for a new page', async () => {
    const cache = open();
    const make = counting();
    const get = async (tenant: string) => textOf(await cache.get(tenant, '/', make));
    await get('fresh');
    await get('bakehouse');
    cache.drop('fresh');
    expect(await Promise.all([get('fresh'), get('fresh')])).toEqual(Array(2).fill('<p>making 3</p>'));
    expect(await get('bakehouse')).toBe('<p>making 2</p>');
    cache.drop(null);
    expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0, tenants: 0 });
    expect(await get('bakehouse')).toBe('<p>making 4</p>');
  });

  it.each([['fresh'], [null]])('while a page is made prevents its caching (%s)', async (dropped) => {
    const cache = open();
    const old = Promise.withResolvers<MadePage>();
    const early = cache.get('fresh', '/', () => old.promise);
    await settled();
    cache.drop(dropped);
    // A visitor who comes now does not wait for a page from before the change.
    const make = counting();
    expect(await textOf(await cache.get('fresh', '/', make))).toBe('<p>making 1</p>');
    old.resolve({ status: 200, headers: {}, html: Buffer.from('<p>old price</p>') });
    expect(await textOf(await early)).toBe('<p>old price</p>');
    expect(await textOf(await cache.get('fresh', '/', make))).toBe('<p>making 1</p>');
    expect(make.count).toBe(1);
  });

  it('that is missed while the stream is disconnected is seen after a second, and all older pages are dropped on reconnection', async () => {
    const cache = open();
    const make = counting();
    const get = async () => textOf(await cache.get('fresh', '/', make));
    await get();
    cache.hearing(false);
    time += 999;
    expect(await get()).toBe('<p>making 1</p>');
    time += 1;
    expect(await get()).toBe('<p>making 2</p>');
    cache.hearing(true);
    expect(await get()).toBe('<p>making 3</p>');
    time += 59_999;
    expect(await get()).toBe('<p>making 3</p>');
  });
});

describe('a page that could not be made', () => {
  const fails = async (): Promise<MadePage> => {
    throw new Error('The API is down.');
  };

  it('is served stale when there is an older page, and tried again after a second', async () => {
    const cache = open();
    const make = counting();
    const get = async (how = make as () => Promise<MadePage>) => textOf(await cache.get('fresh', '/', how));
    await get();
    time += 3_600_000;
    expect(await get(fails)).toBe('<p>making 1</p>');
    expect(await get()).toBe('<p>making 1</p>');
    expect(await get(counting({ status: 503 }))).toBe('<p>making 1</p>');
    expect(failures).toHaveLength(1);
    time += 1_000;
    expect(await get(counting({ status: 503, html: Buffer.from('broken') }))).toBe('<p>making 1</p>');
    time += 1_000;
    expect(await get()).toBe('<p>making 2</p>');
  });

  it('is an error for all who wait when there is no older page, or only one from before a change', async () => {
    const cache = open();
    await expect(
      Promise.all([cache.get('fresh', '/', fails), cache.get('fresh', '/', fails)]),
    ).rejects.toThrow('down');
    expect(failures).toHaveLength(1);
    await cache.get('fresh', '/', counting());
    cache.drop('fresh');
    await expect(cache.get('fresh', '/', fails)).rejects.toThrow('down');
  });

  it('behind a stale page is reported to the log only', async () => {
    const cache = open();
    await cache.get('fresh', '/', counting());
    time += 61_000;
    await cache.get('fresh', '/', () => {
      throw new Error('at once');
    });
    await settled();
    expect(failures).toEqual([new Error('at once')]);
  });
});

describe('the page cache’s memory', () => {
  it('stays within its limit, and the least recently used page is removed first', async () => {
    const cache = open({ maxBytes: 100_000 });
    const make = counting({ html: html('page', 9) });
    await cache.get('fresh', '/', make);
    for (let page = 0; page < 50; page += 1) {
      await cache.get('fresh', `/products/${page}`, make);
      await cache.get('fresh', '/', make);
      expect(cache.stats().bytes).toBeLessThanOrEqual(100_000);
    }
    expect(cache.stats().entries).toBe(9);
    expect(make.count).toBe(51);
    await cache.get('fresh', '/huge', counting({ html: html('page', 101) }));
    expect(cache.stats().entries).toBe(9);
  });

  it('includes compressed pages', async () => {
    const cache = open({ maxBytes: 60_000 });
    const noise = () =>
      Array.from({ length: 9_000 }, () => Math.floor(Math.random() * 36).toString(36)).join('');
    for (let page = 0; page < 10; page += 1) {
      const made = await cache.get('fresh', `/${page}`, counting({ html: Buffer.from(noise()) }));
      await Promise.all([made.body('br'), made.body('gzip')]);
      expect(cache.stats().bytes).toBeLessThanOrEqual(60_000);
    }
    expect(cache.stats().entries).toBeLessThan(5);
  });

  it('is not taken from other stores by one store’s many pages', async () => {
    const cache = open({ maxBytes: 1_000_000 });
    const make = counting({ html: html('page', 9) });
    for (let page = 0; page < 20; page += 1) await cache.get('bakehouse', `/${page}`, make);
    const crawled = counting({ html: html('page', 9) });
    for (let page = 0; page < 1_000; page += 1) await cache.get('fresh', `/search?q=${page}`, crawled);
    for (let page = 0; page < 20; page += 1) await cache.get('bakehouse', `/${page}`, make);
    expect(make.count).toBe(20);
    expect(cache.stats().entries).toBeGreaterThan(95);
  });

  it('is freed of expired pages first', async () => {
    const cache = open({ maxBytes: 100_000 });
    const make = counting({ html: html('page', 9) });
    await cache.get('greens', '/', make);
    time += 400_000;
    for (let page = 0; page < 9; page += 1) await cache.get('fresh', `/${page}`, make);
    expect(cache.stats()).toMatchObject({ tenants: 1, entries: 9 });
  });

  it('is freed for each store, and nothing stays counted', async () => {
    const cache = open({ maxBytes: 1_000_000_000 });
    const make = counting({ html: Buffer.from('<p>page</p>') });
    for (let tenant = 0; tenant < 500; tenant += 1)
      for (let page = 0; page < 40; page += 1) await cache.get(`store ${tenant}`, `/${page}`, make);
    // Printed: a scan of all stores for each would take several times as long as filling them.
    const begun = performance.now();
    for (let tenant = 0; tenant < 500; tenant += 1) cache.drop(`store ${tenant}`);
    process.stdout.write(`  500 stores' pages dropped in ${Math.round(performance.now() - begun)} ms\n`);
    expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0, tenants: 0 });
  });
});
