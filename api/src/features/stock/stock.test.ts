import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addProduct, addVariant, text } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy, levelOf, newKey, wrongLevels } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
let ann: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
  ann = await createCustomer(test.database, tenantId);
});
afterAll(() => test.close());

const move = (variantId: string, body: object, { token = owner.token, key = '' } = {}) =>
  test.call(host, 'POST', `/api/stock/${variantId}/movements`, {
    token,
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const stockNotices = async () => {
  const { body } = await test.call(host, 'GET', '/api/notification?page=1', { token: owner.token });
  return body.notifications.filter((notice: { kind: string }) => notice.kind === 'stock_out');
};

it('stock is received, wasted, corrected and counted with a reason', async () => {
  const variantId = await addVariant(test.database, tenantId, { onHand: 10 });
  expect((await move(variantId, { kind: 'received', qty: 5, reason: 'Tuesday van' })).body).toMatchObject({
    onHand: 15,
    allocated: 0,
  });
  await move(variantId, { kind: 'waste', qty: -2 });
  await move(variantId, { kind: 'adjusted', qty: -1 });
  expect((await move(variantId, { kind: 'counted', qty: 20 })).body.onHand).toBe(20);
  const { body } = await test.call(host, 'GET', `/api/stock/${variantId}/movements`, { token: owner.token });
  expect(body.items.map(({ kind, qty }: { kind: string; qty: number }) => [kind, qty])).toEqual([
    ['counted', 8],
    ['adjusted', -1],
    ['waste', -2],
    ['received', 5],
    ['adjusted', 10],
  ]);
  expect(body.items[3].reason).toBe('Tuesday van');
});

it.each([
  ['received', -1],
  ['received', 0],
  ['waste', 1],
  ['adjusted', 0],
  ['counted', -1],
  ['received', 1.5],
  ['received', 1e12],
  ['allocated', 1],
])('a movement is refused for %s by %d', async (kind, qty) => {
  const variantId = await addVariant(test.database, tenantId);
  const { status, body } = await move(variantId, { kind, qty });
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
});

it('stock that orders hold cannot be removed', async () => {
  const variantId = await addVariant(test.database, tenantId, { onHand: 10 });
  await buy(test, host, ann.token, { items: [{ variantId, quantity: 7 }] });
  for (const wrong of [
    { kind: 'waste', qty: -4 },
    { kind: 'counted', qty: 6 },
  ]) {
    const { status, body } = await move(variantId, wrong);
    expect([status, body.code]).toEqual([409, 'STOCK_NEGATIVE']);
  }
  expect(await levelOf(test.database, tenantId, variantId)).toEqual({ onHand: 10, allocated: 7 });
});

it('concurrent movements add up, and repeated ones with the same key count once', async () => {
  const variantId = await addVariant(test.database, tenantId, { onHand: 0 });
  await Promise.all(Array.from({ length: 20 }, () => move(variantId, { kind: 'received', qty: 1 })));
  expect(await levelOf(test.database, tenantId, variantId)).toMatchObject({ onHand: 20 });
  const key = newKey();
  await Promise.all(Array.from({ length: 20 }, () => move(variantId, { kind: 'received', qty: 1 }, { key })));
  expect(await levelOf(test.database, tenantId, variantId)).toMatchObject({ onHand: 21 });
});

it('staff are notified once when a variant reaches its reorder point, and again after it was refilled', async () => {
  const product = await addProduct(
    test.database,
    tenantId,
    { title: text('Oat milk') },
    { onHand: 10, reorderPoint: 4 },
  );
  const variantId = product.variants[0]!.id;
  const sell = (quantity: number) => buy(test, host, ann.token, { items: [{ variantId, quantity }] });
  const before = (await stockNotices()).length;
  await sell(5);
  expect(await stockNotices()).toHaveLength(before);
  await sell(1);
  await sell(1);
  const notices = await stockNotices();
  expect(notices).toHaveLength(before + 1);
  expect(notices[0]).toMatchObject({ productId: product.id, message: 'Oat milk: 4' });
  await move(variantId, { kind: 'received', qty: 5 });
  await move(variantId, { kind: 'waste', qty: -5 });
  expect(await stockNotices()).toHaveLength(before + 2);
});

it('only this store’s staff with the permission change stock', async () => {
  const variantId = await addVariant(test.database, tenantId);
  const picker = await createStaff(test.database, tenantId, ['read_stock']);
  expect((await move(variantId, { kind: 'received', qty: 1 }, picker)).status).toBe(403);
  const other = await createStore(test.database, 'bakehouse');
  for (const id of [uuidv7(), await addVariant(test.database, other)]) {
    expect((await move(id, { kind: 'received', qty: 1 })).status).toBe(404);
    expect((await test.call(host, 'GET', `/api/stock/${id}/movements`, { token: owner.token })).status).toBe(
      404,
    );
  }
  expect(await wrongLevels(test.database, tenantId)).toEqual([]);
});
