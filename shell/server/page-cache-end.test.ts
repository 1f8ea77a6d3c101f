import type { MadePage } from './page-cache.ts';
import { createPageCache } from './page-cache.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('a page that the clock makes wrong is never served from then on, not even when a new one cannot be made', async () => {
  let time = 1_000_000;
  const start = time;
  const cache = createPageCache({
    maxBytes: 1_000_000,
    now: () => time,
    clock: () => 5_000_000 + time - start,
    onFailure: () => undefined,
  });
  cache.hearing(true);
  let made = 0;
  let isDown = false;
  const make = async (): Promise<MadePage> => {
    if (isDown) throw new Error('down');
    made += 1;
    return { status: 200, headers: {}, html: Buffer.from(`making ${made}`), rightUntil: 5_090_000 };
  };
  const get = async () => {
    const page = await cache.get('fresh', '/', make);
    return (await page.body('identity')).toString();
  };
  expect(await get()).toBe('making 1');
  time = start + 59_000;
  expect(await get()).toBe('making 1');
  // Stale, and the new one fails: until its end it is better than none.
  time = start + 89_999;
  isDown = true;
  expect(await get()).toBe('making 1');
  await settled();
  expect(await get()).toBe('making 1');
  time = start + 90_000;
  await expect(get()).rejects.toThrow('down');
  isDown = false;
  // Made of a reply from just before: served to who waits for it, and not kept.
  expect(await get()).toBe('making 2');
  expect(await get()).toBe('making 3');
});
