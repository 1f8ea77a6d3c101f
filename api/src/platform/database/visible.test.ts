import { sql } from 'drizzle-orm';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { inTenant } from '../tenancy/tenancy.ts';
import { openDatabase } from './open-database.ts';
import { markVisible } from './visible.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('the pages of many written rows are marked, so that counts read the index alone', async () => {
  const tenantId = await createStore(test.database, 'fresh');
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`insert into products (tenant_id, id, slug, sku, title, description, ingredients, images, price, original_price)
      select ${tenantId}, gen_random_uuid(), 'p-' || n, 'P-' || n, '{}', '{}', '{}', '[]', 100, 100
      from generate_series(1, 500) n`),
  );
  // The old versions of changed rows keep a page unmarked for as long as an index names them.
  await inTenant(test.database, tenantId, (tx) => tx.execute(sql`update products set price = 90`));
  // A transaction that is open elsewhere keeps a page unmarked.
  const marked = async () => {
    await markVisible(test.database, 'products');
    const { rows } = await test.database.pool.query<{ share: number }>(
      `select relallvisible / greatest(relpages, 1)::float8 as share from pg_class where oid = 'products'::regclass`,
    );
    return rows[0]?.share ?? 0;
  };
  expect(await eventually(marked, (share) => share === 1)).toBe(1);
});

it('a database that cannot mark the pages of rows is no error', async () => {
  const nowhere = openDatabase('postgres://larder@127.0.0.1:1/larder');
  await expect(markVisible(nowhere, 'products')).resolves.toBeUndefined();
  await nowhere.close();
});
