import { sql } from 'drizzle-orm';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addProduct, productInput } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { addPlan, subscribe } from '../../testing/plans.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { images } from '../images/images.table.ts';
import { plans } from '../plans/plans.table.ts';
import { seedRoles } from '../roles/roles.service.ts';
import { requireRoom } from './plan-limits.service.ts';

const host = 'fresh.localhost';
let test: TestApp;
let fresh: string;
let owner: Actor;
let planId: string;
let cashier: string;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh', async (tx, id) => {
    cashier = (await seedRoles(tx, id)).get('Cashier') ?? '';
  });
  owner = await createStaff(test.database, fresh, 'owner');
  planId = await addPlan(test.database);
  await subscribe(test.database, fresh, planId);
});
afterAll(() => test.close());

const limit = (given: Partial<typeof plans.$inferInsert>) =>
  onPlatform(test.database, (tx) =>
    tx
      .update(plans)
      .set({ maxProducts: null, maxStaff: null, maxOrders: null, maxStorageMb: null, ...given }),
  );
const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  test.call(host, method, `/api${path}`, { token: owner.token, ...(body && { body }) });
const addOne = () => call('POST', '/products', productInput());
const outcomes = (replies: { status: number; body: { code?: string } }[]) =>
  replies.map(({ status, body }) => body.code ?? status).sort();

it('twenty products that are added at once become as many as the plan has room for', async () => {
  await limit({ maxProducts: 5 });
  const replies = await Promise.all(Array.from({ length: 20 }, addOne));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(5);
  const refused = replies.filter(({ status }) => status !== 201);
  expect(new Set(outcomes(refused))).toEqual(new Set(['PLAN_LIMIT']));
  expect(refused[0]?.body.details).toEqual([
    {
      field: 'products',
      message: '5 of 5',
      reason: { code: 'plan_limit.products', values: { limit: 5, used: 5 } },
    },
  ]);
});

it('a copy and a product of the trash need room, too, and a deleted product gives its place back', async () => {
  await limit({ maxProducts: 5 });
  const { items } = (await call('GET', '/products')).body;
  const [first] = items;
  expect((await call('POST', `/products/${first.id}/copy`)).body.code).toBe('PLAN_LIMIT');
  const remove = { operation: 'products.delete', items: [{ id: first.id }] };
  expect((await call('POST', '/admin/bulk/products.delete', remove)).status).toBe(200);
  expect((await addOne()).status).toBe(201);
  const restore = { operation: 'products.restore', items: [{ id: first.id }] };
  const refused = await call('POST', '/admin/bulk/products.restore', restore);
  expect(refused.body.code).toBe('PLAN_LIMIT');
});

it('people who were invited count as staff, and of invitations at once the plan allows as many as it has', async () => {
  await limit({ maxStaff: 3 });
  const roleId = cashier;
  const invite = (name: string) => call('POST', '/staff', { name, email: `${name}@fresh.test`, roleId });
  const replies = await Promise.all(['ann', 'ben', 'cleo', 'dora'].map(invite));
  expect(outcomes(replies)).toEqual([201, 201, 'PLAN_LIMIT', 'PLAN_LIMIT']);
});

it('orders at once are taken up to the plan’s number for a month; shoppers are told that the store takes none, and staff why', async () => {
  await limit({ maxOrders: 2 });
  const product = await addProduct(test.database, fresh, {}, { onHand: 100 });
  const shoppers = await Promise.all(Array.from({ length: 6 }, () => createCustomer(test.database, fresh)));
  const items = [{ variantId: product.variants[0]!.id, quantity: 1 }];
  const replies = await Promise.all(shoppers.map(({ token }) => buy(test, host, token, { items })));
  expect(outcomes(replies)).toEqual([201, 201, ...Array(4).fill('STORE_CLOSED')]);
  const { notifications } = (await call('GET', '/notification')).body;
  const told = notifications.filter(({ kind }: { kind: string }) => kind === 'plan_limit');
  expect(told.map(({ message }: { message: string }) => message)).toEqual(['2 / 2']);
  const quote = async () => (await call('POST', '/cart/quote', { items })).body.takesOrders;
  expect(await quote()).toBe(false);
  await limit({ maxOrders: 3 });
  expect(await quote()).toBe(true);
});

it('staff get a notice when few places of the month are left, and another with the last one', async () => {
  await limit({ maxOrders: 7 });
  const product = await addProduct(test.database, fresh, {}, { onHand: 100 });
  const items = [{ variantId: product.variants[0]!.id, quantity: 1 }];
  for (let order = 3; order <= 7; order += 1) {
    const { token } = await createCustomer(test.database, fresh);
    expect((await buy(test, host, token, { items })).status).toBe(201);
  }
  const { notifications } = (await call('GET', '/notification')).body;
  const messages = notifications.flatMap(({ kind, message }: { kind: string; message: string }) =>
    kind === 'plan_limit' ? [message] : [],
  );
  expect(messages.sort()).toEqual(['2 / 2', '6 / 7', '7 / 7']);
});

it('pictures fill the storage of the plan to its last byte', async () => {
  await limit({ maxStorageMb: 1 });
  const add = (bytes: number) =>
    inTenant(test.database, fresh, async (tx) => {
      await requireRoom(tx, fresh, 'storage', bytes);
      await tx.insert(images).values({ tenantId: fresh, name: 'a', width: 1, height: 1, bytes });
    });
  await add(600_000);
  await expect(add(400_001)).rejects.toMatchObject({ code: 'PLAN_LIMIT' });
  await add(400_000);
  await expect(add(1)).rejects.toMatchObject({ code: 'PLAN_LIMIT' });
});

it('a feature that is not in the plan cannot be set up, and one that was set up before stays', async () => {
  const key = { name: 'Scanner', permissions: ['read_products'], expiresAt: null };
  expect((await call('POST', '/api-keys', key)).status).toBe(201);
  await limit({ features: [] });
  expect((await call('POST', '/api-keys', key)).body.code).toBe('PLAN_FEATURE');
  expect((await call('GET', '/api-keys')).body.totalDoc).toBe(1);
});

it('a store without a subscription, and one whose plan has no limits, is refused nothing', async () => {
  await limit({});
  expect((await addOne()).status).toBe(201);
  await onPlatform(test.database, (tx) => tx.execute(sql`delete from subscriptions`));
  await limit({ maxProducts: 1 });
  expect((await addOne()).status).toBe(201);
});
