import { sql } from 'drizzle-orm';
import { categories } from '../../features/categories/categories.table.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { catalogChanged } from '../database/catalog-version.ts';
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
afterAll(() => test.close());

const read = (slug: string, headers: Record<string, string> = {}) =>
  test.call(`${slug}.localhost`, 'GET', '/api/catalog/categories', { headers });

const rename = (slug: string, name: string, announced: boolean) =>
  inTenant(test.database, ids[slug] ?? '', async (tx) => {
    await tx.execute(
      sql`update categories set name = jsonb_build_object('en', ${name}::text, 'de', '', 'fr', '')`,
    );
    if (announced) await catalogChanged(tx, ids[slug] ?? '');
  });

it('gives a store its own replies, whatever was asked before on another host', async () => {
  const [fresh, bakehouse] = [await read('fresh'), await read('bakehouse')];
  expect(fresh.body[0].name.en).toBe('Shelf of fresh');
  expect(bakehouse.body[0].name.en).toBe('Shelf of bakehouse');
});

it('answers from memory until the catalogue changes, then from the database at once', async () => {
  await rename('fresh', 'quietly', false);
  expect((await read('fresh')).body[0].name.en).toBe('Shelf of fresh');
  await rename('fresh', 'announced', true);
  const deadline = Date.now() + 1_000;
  // Replies from memory need no turn of the event loop; the news of the change does.
  while ((await read('fresh')).body[0].name.en !== 'announced' && Date.now() < deadline) {
    await new Promise(setImmediate);
  }
  expect((await read('fresh')).body[0].name.en).toBe('announced');
  expect((await read('bakehouse')).body[0].name.en).toBe('Shelf of bakehouse');
});

it('answers 304 to who has it already', async () => {
  const { headers } = await read('fresh');
  const again = await read('fresh', { 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.headers['content-length'] ?? '0').toBe('0');
});

it('shares no failure, and lets nobody wait for one', async () => {
  const ask = () => test.call('fresh.localhost', 'GET', '/api/catalog/products?limit=999');
  const replies = await Promise.all([ask(), ask(), ask()]);
  expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
});

it('gives a hundred visitors at the same moment the same reply', async () => {
  const replies = await Promise.all(
    Array.from({ length: 100 }, () =>
      test.call('bakehouse.localhost', 'GET', '/api/catalog/products?sort=price'),
    ),
  );
  expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
});
