import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addProduct, addVariant, text } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy, levelOf, wrongLevels } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { StockMovement } from '../stock/stock.schema.ts';
import type { StockRow } from './stock-levels.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
let ann: Actor;
let goods: Record<'apple' | 'bread' | 'cheese', string>;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
  ann = await createCustomer(test.database, tenantId);
  const add = async (name: string, level: { onHand: number; reorderPoint: number }) =>
    (await addProduct(test.database, tenantId, { title: text(name) }, { sku: name.toUpperCase(), ...level }))
      .variants[0]!.id;
  goods = {
    apple: await add('Apple', { onHand: 20, reorderPoint: 5 }),
    bread: await add('Bread', { onHand: 5, reorderPoint: 5 }),
    cheese: await add('Cheese', { onHand: 0, reorderPoint: 0 }),
  };
});
afterAll(() => test.close());

const get = (path: string, actor = owner) => test.call(host, 'GET', `/api${path}`, { token: actor.token });
const skus = async (query: string): Promise<string[]> =>
  (await get(`/stock?${query}`)).body.items.map(({ sku }: StockRow) => sku);
const bulk = (operation: string, items: object[], actor = owner) =>
  test.call(host, 'POST', `/api/admin/bulk/${operation}`, { body: { items, operation }, token: actor.token });

it('stock levels are listed, searched, sorted, and filtered by what is there, running out or sold out', async () => {
  const { body } = await get('/stock');
  expect(body.items[0]).toMatchObject({
    id: goods.apple,
    title: { en: 'Apple' },
    onHand: 20,
    allocated: 0,
    available: 20,
    reorderPoint: 5,
  });
  expect(await skus('')).toEqual(['APPLE', 'BREAD', 'CHEESE']);
  expect(await skus('sort=available')).toEqual(['CHEESE', 'BREAD', 'APPLE']);
  expect(await skus('sort=-title')).toEqual(['CHEESE', 'BREAD', 'APPLE']);
  expect(await skus('stock=in')).toEqual(['APPLE', 'BREAD']);
  expect(await skus('stock=low')).toEqual(['BREAD', 'CHEESE']);
  expect(await skus('stock=out')).toEqual(['CHEESE']);
  for (const q of ['appl', 'apple', 'APPLE']) expect(await skus(`q=${q}`)).toEqual(['APPLE']);
});

it('the dashboard counts what the list of goods that run out has', async () => {
  const listed = (await get('/stock?stock=low')).body.totalDoc;
  expect((await get('/dashboard')).body.lowStock).toBe(listed);
  expect((await get('/stock/purchase-list')).body.items).toHaveLength(listed);
});

it('the purchase list has as much as was sold in 30 days and the threshold need', async () => {
  const variantId = await addVariant(test.database, tenantId, { onHand: 10, reorderPoint: 6 });
  await buy(test, host, ann.token, { items: [{ variantId, quantity: 8 }] });
  const { items } = (await get('/stock/purchase-list')).body;
  const wanted = items.find((item: { variantId: string }) => item.variantId === variantId);
  expect(wanted).toMatchObject({ available: 2, sold: 8, reorderPoint: 6, suggested: 12 });
});

it('the stock ledger says who changed which goods, why and when, for one variant and the whole store', async () => {
  const since = (await get('/stock/movements?limit=1')).body.items[0] as StockMovement;
  await bulk('stock.move', [{ id: goods.apple, kind: 'waste', qty: -2, reason: 'Bruised' }]);
  const order = await buy(test, host, ann.token, { items: [{ variantId: goods.apple, quantity: 1 }] });
  const { items } = (await get('/stock/movements')).body as { items: StockMovement[] };
  expect(items.findIndex(({ id }) => id === since.id)).toBe(2);
  expect(items.slice(0, 2)).toMatchObject([
    { kind: 'allocated', qty: 1, orderId: order.body.id, actorKind: 'customer', actorName: null },
    { kind: 'waste', qty: -2, reason: 'Bruised', sku: 'APPLE', actorKind: 'staff', actorName: 'Sam Staff' },
  ]);
  expect(items[0]?.orderNumber).toBe(String(order.body.number));
  expect((await get(`/stock/${goods.apple}/movements`)).body.items.slice(0, 2)).toEqual(items.slice(0, 2));
  const of = async (query: string) => (await get(`/stock/movements?${query}`)).body.totalDoc;
  expect(await of(`kind=waste&variant=${goods.apple}`)).toBe(1);
  expect(await of('kind=counted')).toBe(0);
  expect(await of('endDate=2020-01-01')).toBe(0);
  expect(await of('startDate=2020-01-01')).toBeGreaterThan(3);
});

it('stock levels and movements are exported as CSV as the lists are filtered', async () => {
  const lines = async (path: string) => {
    const headers = { host, authorization: `Bearer ${owner.token}` };
    const { payload } = await test.app.inject({ url: `/api${path}`, headers });
    return payload.replace('\uFEFF', '').trimEnd().split('\n');
  };
  const levels = await lines('/stock/export?stock=out&language=en');
  expect(levels[0]).toBe('sku,title,variant,onHand,allocated,available,reorderPoint');
  expect(levels.filter((line) => /^(APPLE|BREAD|CHEESE),/.test(line))).toEqual(['CHEESE,Cheese,,0,0,0,0']);
  const movements = await lines(`/stock/movements/export?kind=waste&variant=${goods.apple}`);
  expect(movements).toEqual([
    'createdAt,sku,title,variant,kind,qty,order,reason,actorKind,actorName',
    expect.stringMatching(/^20\d\d-[^,]+,APPLE,Apple,,waste,-2,,Bruised,staff,Sam Staff$/),
  ]);
  expect(await lines('/stock/movements/export?endDate=2020-01-01')).toHaveLength(1);
});

it('the stock ledger names the program that changed the stock', async () => {
  const key = { name: 'Scanner', permissions: ['write_stock'], expiresAt: null };
  const made = await test.call(host, 'POST', '/api/api-keys', { token: owner.token, body: key });
  const moved = await test.call(host, 'POST', `/api/stock/${goods.bread}/movements`, {
    ...{ token: made.body.key, body: { kind: 'received', qty: 1, reason: 'Scanned' } },
  });
  expect(moved.status).toBe(201);
  const { items } = (await get('/stock/movements?limit=1')).body;
  expect(items).toMatchObject([{ actorKind: 'program', actorName: 'Scanner', reason: 'Scanned' }]);
});

it('many goods are counted at once, all or none, and a count of another quantity than the present one conflicts', async () => {
  const [one, two] = [await addVariant(test.database, tenantId), await addVariant(test.database, tenantId)];
  const count = (seen: number) =>
    bulk('stock.move', [
      { id: one, kind: 'counted', qty: 7, reason: 'Evening', seen: 10 },
      { id: two, kind: 'counted', qty: 12, reason: 'Evening', seen },
    ]);
  const { status, body } = await count(9);
  expect([status, body.code, body.details]).toMatchObject([409, 'VERSION_CONFLICT', [{}]]);
  expect(body.details[0].field).toBe('items.1.seen');
  expect((await levelOf(test.database, tenantId, one))?.onHand).toBe(10);
  expect((await count(10)).body.done).toBe(2);
  expect((await levelOf(test.database, tenantId, one))?.onHand).toBe(7);
  expect((await levelOf(test.database, tenantId, two))?.onHand).toBe(12);
  expect(await wrongLevels(test.database, tenantId)).toEqual([]);
});

it('a correction and a loss of stock need a reason', async () => {
  for (const kind of ['adjusted', 'waste']) {
    const { body } = await bulk('stock.move', [{ id: goods.bread, kind, qty: -1, reason: ' ' }]);
    expect(body.details).toEqual([{ field: 'items.0.reason', message: 'required' }]);
  }
});

it('thresholds of many goods are set, and one that a colleague changed meanwhile is a conflict', async () => {
  const set = (reorderPoint: number, seen?: number) =>
    bulk('stock.threshold', [{ id: goods.cheese, reorderPoint, ...(seen !== undefined && { seen }) }]);
  expect((await set(4, 0)).body.done).toBe(1);
  expect((await set(5, 0)).body.code).toBe('VERSION_CONFLICT');
  expect((await set(6)).status).toBe(200);
  expect((await get(`/stock/${goods.cheese}`)).body.reorderPoint).toBe(6);
});

it('the stock is for staff with the permission, of its own store', async () => {
  const reader = await createStaff(test.database, tenantId, ['read_stock']);
  const item = { id: goods.apple, kind: 'received', qty: 1, reason: '' };
  expect((await get('/stock', reader)).status).toBe(200);
  const bought = (await get('/stock/purchase-list', reader)).body.items as { costPrice: number | null }[];
  expect(bought.every(({ costPrice }) => costPrice === null)).toBe(true);
  expect((await bulk('stock.move', [item], reader)).status).toBe(403);
  expect((await bulk('stock.threshold', [{ id: goods.apple, reorderPoint: 1 }], reader)).status).toBe(403);
  const nobody = await createStaff(test.database, tenantId, ['read_products']);
  for (const path of ['/stock', '/stock/movements', '/stock/purchase-list', `/stock/${goods.apple}`])
    expect((await get(path, nobody)).status).toBe(403);
  const theirs = await addVariant(test.database, await createStore(test.database, 'bakehouse'));
  expect((await get(`/stock/${theirs}`)).status).toBe(404);
  const { status, body } = await bulk('stock.move', [{ ...item, id: theirs }]);
  expect([status, body.details[0].field]).toEqual([404, 'items.0.id']);
});
