import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { categories } from '../../features/categories/categories.table.ts';
import { createCustomer } from '../../testing/actors.ts';
import { addProduct } from '../../testing/catalog.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import { receivedAllChanges } from '../../testing/received-all-changes.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { catalogChanged } from '../database/catalog-version.ts';
import { throttleMs } from '../database/throttled-changes.ts';
import { inTenant } from '../tenancy/tenancy.ts';

let test: TestApp;
const ids: Record<string, string> = {};
beforeAll(async () => {
  // Long enough that only a change can end it.
  test = await startTestApp({ sharedMs: 60_000 });
  for (const slug of ['fresh', 'bakehouse']) {
    ids[slug] = await createStore(test.database, slug, async (tx, tenantId) => {
      const id = crypto.randomUUID();
      const name = { en: `Shelf of ${slug}`, de: '', fr: '' };
      const description = { en: '', de: '', fr: '' };
      await tx.insert(categories).values({ tenantId, id, slug: 'shelf', name, description, path: [id] });
    });
  }
});
// A change from before a test must not drop the replies that the test caches.
beforeEach(() => receivedAllChanges(test.app, test.database.pool));
afterAll(() => test.close());

const read = (slug: string, headers: Record<string, string> = {}) =>
  test.call(`${slug}.localhost`, 'GET', '/api/catalog/categories', { headers });

async function rename(slug: string, name: string, announced: boolean): Promise<void> {
  await inTenant(test.database, ids[slug] ?? '', async (tx) => {
    await tx.execute(
      sql`update categories set name = jsonb_build_object('en', ${name}::text, 'de', '', 'fr', '')`,
    );
    if (announced) await catalogChanged(tx, ids[slug] ?? '');
  });
  await receivedAllChanges(test.app, test.database.pool);
}

it('a store gets its own cached replies, whatever another host asked before', async () => {
  const [fresh, bakehouse] = [await read('fresh'), await read('bakehouse')];
  expect(fresh.body[0].name.en).toBe('Shelf of fresh');
  expect(bakehouse.body[0].name.en).toBe('Shelf of bakehouse');
});

it('a cached reply is used until the catalogue changes, then read from the database', async () => {
  await rename('fresh', 'quietly', false);
  expect((await read('fresh')).body[0].name.en).toBe('Shelf of fresh');
  await rename('fresh', 'announced', true);
  expect((await read('fresh')).body[0].name.en).toBe('announced');
  expect((await read('bakehouse')).body[0].name.en).toBe('Shelf of bakehouse');
});

it('a matching ETag gets 304', async () => {
  const { headers } = await read('fresh');
  const again = await read('fresh', { 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.headers['content-length'] ?? '0').toBe('0');
});

it('every valid form of If-None-Match gets 304, and another ETag gets 200', async () => {
  const etag = String((await read('fresh')).headers.etag);
  const strong = etag.replace('W/', '');
  for (const known of [strong, `"other", ${etag}`, '*'])
    expect((await read('fresh', { 'if-none-match': known })).status).toBe(304);
  expect((await read('fresh', { 'if-none-match': '"other"' })).status).toBe(200);
});

it('a matching ETag gets 304 also after a read from the database', async () => {
  const ask = (headers = {}) =>
    test.call('fresh.localhost', 'GET', '/api/catalog/products?sort=newest', { headers });
  const { headers } = await ask();
  await rename('fresh', 'announced', true);
  expect((await ask({ 'if-none-match': headers.etag })).status).toBe(304);
});

it('unknown query parameters make no other cache key', async () => {
  await rename('fresh', 'settled', true);
  expect((await read('fresh')).body[0].name.en).toBe('settled');
  await rename('fresh', 'quietly', false);
  const reply = await test.call('fresh.localhost', 'GET', '/api/catalog/categories?visitor=7');
  expect(reply.body[0].name.en).toBe('settled');
});

it('clients that accept compression get a compressed copy of a cached reply', async () => {
  for (const slug of ['one', 'two', 'three', 'four', 'five', 'six'])
    await addProduct(test.database, ids.fresh ?? '', { slug });
  const ask = (headers = {}) =>
    test.app.inject({ url: '/api/catalog/products', headers: { host: 'fresh.localhost', ...headers } });
  const plain = await ask();
  const packed = await eventually(
    () => ask({ 'accept-encoding': 'gzip, br' }),
    ({ headers }) => headers['content-length'] !== undefined,
  );
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', etag: plain.headers.etag });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
});

it('a sale changes cached stock, and plenty of stock causes no new read', async () => {
  const tenantId = ids.bakehouse ?? '';
  const ann = await createCustomer(test.database, tenantId);
  const rare = await addProduct(test.database, tenantId, { slug: 'rare' }, { onHand: 2 });
  const plenty = await addProduct(test.database, tenantId, { slug: 'plenty' }, { onHand: 500 });
  const order = (product: typeof rare) =>
    buy(test, 'bakehouse.localhost', ann.token, {
      items: [{ variantId: product.variants[0]?.id ?? '', quantity: 1 }],
    });
  const left = async (slug: string) =>
    (await test.call('bakehouse.localhost', 'GET', `/api/catalog/products/${slug}`)).body.available;
  expect([await left('rare'), await left('plenty')]).toEqual([2, 10]);
  await rename('bakehouse', 'announced', true);
  // The stock of the new products is told once more, a moment later.
  await delay(2 * throttleMs);
  expect((await read('bakehouse')).body[0].name.en).toBe('announced');
  await rename('bakehouse', 'quietly', false);
  expect((await order(plenty)).status).toBe(201);
  await receivedAllChanges(test.app, test.database.pool);
  expect((await read('bakehouse')).body[0].name.en).toBe('announced');
  for (const count of [1, 0]) {
    expect((await order(rare)).status).toBe(201);
    await eventually(
      () => left('rare'),
      (shown) => shown === count,
    );
  }
});

it('failures are not cached, and no request waits for another’s failure', async () => {
  const ask = () => test.call('fresh.localhost', 'GET', '/api/catalog/products?limit=999');
  const replies = await Promise.all([ask(), ask(), ask()]);
  expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
});

it('a hundred concurrent visitors share one read', async () => {
  const replies = await Promise.all(
    Array.from({ length: 100 }, () =>
      test.call('bakehouse.localhost', 'GET', '/api/catalog/products?sort=price'),
    ),
  );
  expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
});
