import { sql } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { addProduct } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { listAddressParts } from './products.addresses.service.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  const { id } = await addProduct(test.database, tenantId, { slug: 'milk' });
  await addProduct(test.database, tenantId, { slug: 'hidden', status: 'hide' });
  await addProduct(test.database, tenantId, { slug: 'draft', status: 'draft' });
  await addProduct(test.database, await createStore(test.database, 'bakehouse'), { slug: 'roll' });
  // 2,001 more that are seen, and one that was deleted.
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`insert into products select made.* from products p, generate_series(1, 2002) n,
      lateral jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'default_variant_id', null,
        'slug', 'oats-' || lpad(n::text, 4, '0'), 'sku', 'O-' || n,
        'deleted_at', case when n = 7 then now() end, 'status', case when n = 7 then 'hide' else 'show' end)) made
      where p.tenant_id = ${tenantId} and p.id = ${id}`),
  );
});
afterAll(() => test.close());

const get = async (path: string) => (await test.call(host, 'GET', `/api/catalog/addresses${path}`)).body;
const slugs = async (after = '') =>
  ((await get(`?after=${after}`)) as { slug: string }[]).map(({ slug }) => slug);

it('the addresses of visible products are answered in pieces that go on where the last one ended', async () => {
  const first = await slugs();
  expect([first.length, first[0], first[1]]).toEqual([1_000, 'milk', 'oats-0001']);
  expect(first).not.toContain('oats-0007');
  const next = await slugs(first.at(-1));
  expect(next[0]).toBe('oats-1001');
  expect(await slugs('oats-2001')).toEqual(['oats-2002']);
});

it('addresses are split into parts that no file of a sitemap is too small for', async () => {
  expect(await get('/parts')).toEqual(['']);
  const parts = await inTenant(test.database, tenantId, (tx) => listAddressParts(tx, tenantId, 1_000));
  // The first is milk, and one of the oats was deleted.
  expect(parts).toEqual(['', 'oats-1000', 'oats-2000']);
});
