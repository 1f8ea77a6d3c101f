import { brotliDecompressSync } from 'node:zlib';
import { createReplyCache, pack, replyOf } from './reply-cache.ts';

const reply = (length = 10) => replyOf('"x"', 'x'.repeat(length));
let time = 0;
beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => time));
afterEach(() => jest.restoreAllMocks());

it('a store’s change drops its cached replies and no other store’s', () => {
  const cache = createReplyCache({ freshMs: 60_000 });
  cache.hearing(true);
  const [ours, theirs] = [cache.key('ours', '/list'), cache.key('theirs', '/list')];
  cache.set(ours, reply());
  cache.set(theirs, reply());
  cache.forget('ours');
  expect(cache.get(cache.key('ours', '/list'), false)).toBeUndefined();
  expect(cache.get(cache.key('theirs', '/list'), false)).toMatchObject({ stale: false });
  cache.forget();
  expect(cache.get(cache.key('theirs', '/list'), false)).toBeUndefined();
});

it('a reply read before a change is not given to requests after it', () => {
  const cache = createReplyCache({ freshMs: 60_000 });
  cache.hearing(true);
  const before = cache.key('store', '/list');
  cache.forget('store');
  cache.set(before, reply());
  expect(cache.get(cache.key('store', '/list'), false)).toBeUndefined();
});

it('a stale reply is served for a while, marked as stale, and then dropped', () => {
  const cache = createReplyCache({ freshMs: 40 });
  cache.hearing(true);
  const key = cache.key('store', '/list');
  cache.set(key, reply());
  time += 39;
  expect(cache.get(key, false)?.stale).toBe(false);
  time += 1;
  expect(cache.get(key, false)?.stale).toBe(true);
  time += 40;
  expect(cache.get(key, false)).toBeUndefined();
});

it('no stale reply is served while no change stream is connected', () => {
  const cache = createReplyCache({ freshMs: 30 });
  const key = cache.key('store', '/list');
  cache.set(key, reply());
  expect(cache.get(key, false)).toBeDefined();
  time += 30;
  expect(cache.get(key, false)).toBeUndefined();
});

it('the reply cache stays within its size, and evicts the least used first', () => {
  const maxBytes = 100_000;
  const cache = createReplyCache({ freshMs: 60_000, maxBytes });
  cache.hearing(true);
  const home = cache.key('store', '/home');
  cache.set(home, reply(1_000));
  cache.get(home, false);
  for (let asked = 0; asked < 1_000; asked += 1) {
    cache.set(cache.key('store', `/list?maxPrice=${asked}`), reply(1_000));
    expect(cache.bytes()).toBeLessThanOrEqual(maxBytes);
  }
  cache.set(cache.key('store', '/huge'), reply(maxBytes));
  expect(cache.get(home, false)).toBeDefined();
  expect(cache.bytes()).toBeLessThanOrEqual(maxBytes);
});

it('a cached reply takes no more memory than is counted', async () => {
  const cache = createReplyCache({ freshMs: 60_000 });
  const key = cache.key('store', '/list');
  cache.set(key, reply(600));
  const cached = cache.get(key, false)?.reply;
  if (!cached) throw new Error('nothing is cached');
  await pack(cached);
  for (const bytes of [cached.body, cached.brotli as Buffer])
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  expect(brotliDecompressSync(cached.brotli as Buffer)).toEqual(cached.body);
});
