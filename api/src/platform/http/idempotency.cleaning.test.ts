import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { inTenant } from '../tenancy/tenancy.ts';
import { forgetKeys } from './idempotency.cleaning.ts';

let test: TestApp;
let stores: string[];
beforeAll(async () => {
  test = await startTestApp();
  stores = [await createStore(test.database, 'fresh'), await createStore(test.database, 'bakehouse')];
});
afterAll(() => test.close());

const add = (tenantId: string, count: number, hours: number) =>
  inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`
      insert into idempotency_keys (tenant_id, actor_id, key, request_hash, created_at)
      select ${tenantId}::uuid, ${randomUUID()}::uuid, 'key-' || n, 'hash', now() - make_interval(hours => ${hours})
      from generate_series(1, ${count}::int) n`),
  );
const left = (tenantId: string) =>
  inTenant(test.database, tenantId, async (tx) => {
    const { rows } = await tx.execute<{ keys: number }>(
      sql`select count(*)::int as keys from idempotency_keys`,
    );
    return rows[0]?.keys;
  });

it('idempotency keys that no repetition uses any more are deleted in every store, and the others stay', async () => {
  const [fresh = '', bakehouse = ''] = stores;
  await add(fresh, 5_001, 25);
  await add(fresh, 2, 23);
  await add(bakehouse, 3, 25);
  expect(await forgetKeys(test.database)).toBe(5_004);
  expect([await left(fresh), await left(bakehouse)]).toEqual([2, 0]);
});

it('a process that is about to stop leaves the deletion of idempotency keys to others', async () => {
  const [fresh = ''] = stores;
  await add(fresh, 3, 25);
  expect(await forgetKeys(test.database, AbortSignal.abort())).toBe(0);
  expect(await left(fresh)).toBe(5);
});
