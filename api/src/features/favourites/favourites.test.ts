import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer } from '../../testing/actors.ts';
import { addProduct } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let milk: string;
let bread: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  milk = (await addProduct(test.database, tenantId)).id;
  bread = (await addProduct(test.database, tenantId)).id;
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, { token }: Actor, body?: unknown) =>
  test.call(host, method, `/api/favourites${path}`, { token, body });

it('a shopper marks products, sees them on any device, and takes marks back', async () => {
  const ann = await createCustomer(test.database, tenantId);
  expect((await call('POST', '', ann, { productIds: [milk] })).body).toEqual({ productIds: [milk] });
  await call('POST', '', ann, { productIds: [bread] });
  expect((await call('GET', '', ann)).body).toEqual({ productIds: [bread, milk] });
  expect((await call('DELETE', `/${milk}`, ann)).body).toEqual({ productIds: [bread] });
  expect((await call('DELETE', `/${milk}`, ann)).status).toBe(200);
});

it('marks from before the sign-in are added once, and unknown products are left out', async () => {
  const ben = await createCustomer(test.database, tenantId);
  await call('POST', '', ben, { productIds: [milk] });
  const { body } = await call('POST', '', ben, { productIds: [milk, bread, uuidv7()] });
  expect(body.productIds.toSorted()).toEqual([milk, bread].toSorted());
  expect((await call('POST', '', ben, { productIds: [uuidv7()] })).status).toBe(404);
});

it('a shopper marks two hundred products, and not one more', async () => {
  const eve = await createCustomer(test.database, tenantId);
  const { rows } = await inTenant(test.database, tenantId, (tx) =>
    tx.execute<{ id: string }>(sql`
      insert into products select (jsonb_populate_record(p,
        jsonb_build_object('id', gen_random_uuid(), 'slug', 'copy-' || n, 'sku', 'COPY-' || n))).*
      from products p, generate_series(1, 200) n where p.id = ${milk} returning id`),
  );
  const copies = rows.map(({ id }) => id);
  for (const part of [copies.slice(0, 100), copies.slice(100)])
    expect((await call('POST', '', eve, { productIds: part })).status).toBe(200);
  const { status, body } = await call('POST', '', eve, { productIds: [bread] });
  expect([status, body.details]).toEqual([400, [{ field: 'productIds', message: '200' }]]);
  expect((await call('GET', '', eve)).body.productIds).toHaveLength(200);
});

it('nobody sees the marks of another shopper', async () => {
  const cleo = await createCustomer(test.database, tenantId);
  const dan = await createCustomer(test.database, tenantId);
  await call('POST', '', cleo, { productIds: [milk] });
  expect((await call('GET', '', dan)).body).toEqual({ productIds: [] });
});
