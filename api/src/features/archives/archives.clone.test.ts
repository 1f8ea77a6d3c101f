import { sql } from 'drizzle-orm';
import { tablesOfStores } from '../../platform/archive/catalogue.ts';
import { readWholeStore } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { ended } from '../../testing/archives.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { workIsDone } from '../../testing/work-is-done.ts';
import type { FilledStore } from '../../testing/world.ts';
import { fillStore } from '../../testing/world.ts';

let test: TestApp;
let store: FilledStore;
let operator: Actor;
let sandboxId = '';
const password = 'Try-things-out-1';
const sandbox = 'sandbox.localhost';
beforeAll(async () => {
  test = await startTestApp();
  operator = await createPlatformUser(test.database);
  store = await fillStore(test, 'fresh', 'Fresh');
  const token = (await buy(test, store.host, store.shopper.token, { items: await items(store.host) })).status;
  expect(token).toBe(201);
  await workIsDone(test.database);
  const asked = await test.call('localhost', 'POST', '/api/archives/clone', {
    token: operator.token,
    body: {
      ...{ storeId: store.tenantId, slug: 'sandbox', name: 'Fresh sandbox' },
      ...{ ownerEmail: 'pat@platform.test', ownerPassword: password },
    },
  });
  expect(await ended(test, operator.token, asked)).toMatchObject({ status: 'done', problem: null });
  const { body } = await test.call('localhost', 'GET', `/api/tenants/resolve?host=${sandbox}`);
  sandboxId = body.id;
  expect(body.sandbox).toBe(true);
});
afterAll(() => test.close());

async function items(host: string) {
  const { body } = await test.call(host, 'GET', '/api/catalog/products');
  return [{ variantId: body.items[0].defaultVariantId ?? body.items[0].variantId, quantity: 1 }];
}

/** All rows of a store as texts, by table. */
const rowsOf = (id: string) =>
  readWholeStore(test.database, id, async (tx) => {
    const found: Record<string, string> = {};
    for (const { name } of await tablesOfStores(tx)) {
      const { rows } = await tx.execute<{ mine: boolean }>(
        sql`select has_table_privilege(${name}, 'select') as mine`,
      );
      // The platform's tables have no row that a store's archive could bring.
      if (!rows[0]?.mine) continue;
      const texts = await tx.execute<{ text: string }>(sql`
        select coalesce(string_agg(t::text, e'\\n'), '') as text from ${sql.identifier(name)} t
        where tenant_id = ${id}`);
      found[name] = texts.rows[0]?.text ?? '';
    }
    return found;
  });

it('a sandbox has the goods and orders of the store, and nothing that says who its people are', async () => {
  const tables = await rowsOf(sandboxId);
  const personal = [
    store.shopper.email,
    store.owner.email,
    'Ann Shopper',
    '555 0100',
    '1 High Street',
    'ann@shop.test',
  ];
  const telling = Object.entries(tables).flatMap(([table, text]) =>
    personal
      .filter((word) => text.toLowerCase().includes(word.toLowerCase()))
      .map((word) => `${table}: ${word}`),
  );
  expect(telling).toEqual([]);
  expect(tables.orders?.split('\n')).toHaveLength(2);
  expect(tables.customers).toContain('@person.invalid');
  expect(
    Object.entries(tables)
      .filter(([, text]) => text.includes(store.tenantId))
      .map(([name]) => name),
  ).toEqual([]);
});

it('the orders of one person stay those of one person', async () => {
  const { rows } = await readWholeStore(test.database, sandboxId, (tx) =>
    tx.execute<{ people: number; same: boolean }>(sql`
      select count(distinct user_info ->> 'name')::int as people,
        bool_and(user_info ->> 'email' like '%@person.invalid') as same from orders where tenant_id = ${sandboxId}`),
  );
  expect(rows[0]).toEqual({ people: 1, same: true });
});

it('whoever asked for the sandbox signs in as its owner, and no mail goes out of it', async () => {
  const signedIn = await test.call(sandbox, 'POST', '/api/admin/login', {
    body: { email: 'pat@platform.test', password },
  });
  expect(signedIn.status).toBe(200);
  await test.call(sandbox, 'POST', '/api/auth/forgot-password', {
    body: { email: 'pat@platform.test', loginType: 'tenantAdmin' },
  });
  const mails = (await mailsTo(test.database, 'pat@platform.test')).filter(
    ({ tenantId }) => tenantId === sandboxId,
  );
  expect(mails.map(({ status }) => status)).toEqual(['kept']);
});

it('search engines leave a sandbox out, and the store it was made of is as it was', async () => {
  const settings = (host: string) => test.call(host, 'GET', '/api/setting/store-setting/all');
  expect((await settings(sandbox)).body.search_engines).toBe(false);
  expect((await settings(store.host)).body.search_engines).toBe(true);
  expect((await rowsOf(store.tenantId)).customers).toContain(store.shopper.email);
});
