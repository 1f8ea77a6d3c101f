import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { addCategory, addProduct } from '../../testing/catalog.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { ProductDetail } from '../products/products.schema.ts';
import type { BulkOperation, ChangeItem, ProductChange } from './product-changes.schema.ts';
import { setChange } from './product-changes.service.ts';
import { workOnChange } from './product-changes.work.service.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, who: Actor = owner) =>
  test.call(host, method, `/api${path}`, { token: who.token, ...(body !== undefined && { body }) });

const read = async (id: string): Promise<ProductDetail> => (await call('GET', `/products/${id}`)).body;
const items = async (id: string): Promise<ChangeItem[]> =>
  (await call('GET', `/product-changes/${id}/items?limit=100`)).body.items;

const stage = async (ids: string[], operation: BulkOperation): Promise<ProductChange> => {
  const { status, body } = await call('POST', '/product-changes', { selection: { ids }, operation });
  expect([status, body.code]).toEqual([201, undefined]);
  return body;
};

const ended = (id: string): Promise<ProductChange> =>
  eventually(
    async () => (await call('GET', `/product-changes/${id}`)).body,
    ({ status }) => status === 'done',
  );

async function run(change: ProductChange): Promise<ProductChange> {
  expect((await call('POST', `/product-changes/${change.id}/run`)).status).toBe(200);
  return ended(change.id);
}

async function undo(change: ProductChange): Promise<ProductChange> {
  const { status, body } = await call('POST', `/product-changes/${change.id}/undo`);
  expect(status).toBe(201);
  return ended(body.id);
}

const add = (given: Parameters<typeof addProduct>[2] = {}, variant: Parameters<typeof addProduct>[3] = {}) =>
  addProduct(test.database, tenantId, given, variant);

const save = (product: ProductDetail, change: object) => {
  const { id, version: _, sku, sales, createdAt, updatedAt, variants, ...form } = product;
  return call('PUT', `/products/${id}`, {
    ...form,
    version: product.version,
    variants: variants.map(({ allocated, label, onHand, ...variant }) => variant),
    ...change,
  });
};

describe('a change of many products', () => {
  it('is shown row by row before it runs, and changes nothing until then', async () => {
    const [apple, pear] = [
      await add({}, { price: 150, originalPrice: 150 }),
      await add({}, { price: 333, originalPrice: 400 }),
    ];
    const operation = { type: 'percent', basisPoints: 1_000, ending: '99', asSale: false } as const;
    const change = await stage([apple.id, pear.id], operation);
    expect(change).toMatchObject({ status: 'ready', total: 2, applied: 0, undoUntil: null });
    expect(await items(change.id)).toMatchObject([
      { productId: apple.id, before: { price: 150 }, after: { price: 199, originalPrice: 199 } },
      { productId: pear.id, before: { price: 333 }, after: { price: 399 } },
    ]);
    expect((await read(apple.id)).variants[0]).toMatchObject({ price: 150 });
    expect(await run(change)).toMatchObject({ applied: 2, refused: 0 });
    expect((await read(apple.id)).variants[0]).toMatchObject({ price: 199, originalPrice: 199 });
    expect((await read(pear.id)).variants[0]).toMatchObject({ price: 399, originalPrice: 400 });
  });

  it('is undone, except for products that somebody changed since', async () => {
    const [apple, pear] = [await add({ tags: ['red'] }), await add({ tags: ['red'] })];
    const change = await run(await stage([apple.id, pear.id], { type: 'addTags', tags: ['sale'] }));
    expect((await read(apple.id)).tags).toEqual(['red', 'sale']);
    await save(await read(pear.id), { tags: ['green'] });
    const undone = await undo(change);
    expect(undone).toMatchObject({ kind: 'undo', undoOf: change.id, applied: 1, refused: 1 });
    expect([(await read(apple.id)).tags, (await read(pear.id)).tags]).toEqual([['red'], ['green']]);
    expect((await items(undone.id)).filter(({ state }) => state === 'refused')).toMatchObject([
      { productId: pear.id, problems: [{ field: 'tags', message: 'changed' }] },
    ]);
    const { status, body } = await call('POST', `/product-changes/${change.id}/undo`);
    expect([status, body.code]).toEqual([409, 'CHANGE_STATE']);
    const listed = (await call('GET', '/product-changes')).body.items.map(({ id }: ProductChange) => id);
    expect(listed.slice(0, 2)).toEqual([undone.id, change.id]);
  });

  it('refuses the rows whose products changed after they were looked at', async () => {
    const [apple, pear] = [await add(), await add()];
    const change = await stage([apple.id, pear.id], { type: 'status', status: 'hide' });
    await save(await read(apple.id), { status: 'draft' });
    expect(await run(change)).toMatchObject({ applied: 1, refused: 1 });
    expect([(await read(apple.id)).status, (await read(pear.id)).status]).toEqual(['draft', 'hide']);
  });

  it('reaches all products that a filter shows, and leaves out those that stay as they are', async () => {
    const category = await addCategory(test.database, tenantId, 'bread');
    const other = await addCategory(test.database, tenantId, 'rolls');
    const [rye, wheat] = [await add({ categoryId: category.id }), await add({ categoryId: category.id })];
    const moved = await add({ categoryId: other.id, categoryIds: [category.id, other.id] });
    const { body: change } = await call('POST', '/product-changes', {
      selection: { filter: { category: category.id } },
      operation: { type: 'category', categoryId: other.id },
    });
    expect(change).toMatchObject({ total: 3, unchanged: 1 });
    const done = await run(change);
    expect((await read(rye.id)).categoryIds).toEqual([other.id]);
    expect((await read(moved.id)).categoryIds).toHaveLength(2);
    await undo(done);
    expect(await read(wheat.id)).toMatchObject({ categoryId: category.id, categoryIds: [category.id] });
  });

  it('is discarded before it runs, and stopped after a batch; what it changed until then can be undone', async () => {
    const discarded = await stage([(await add()).id], { type: 'status', status: 'hide' });
    const cancel = (id: string) => call('POST', `/product-changes/${id}/cancel`);
    expect((await cancel(discarded.id)).body.status).toBe('cancelled');
    expect((await call('POST', `/product-changes/${discarded.id}/run`)).body.code).toBe('CHANGE_STATE');

    const ids: string[] = [];
    while (ids.length < 60) ids.push((await add()).id);
    const change = await stage(ids, { type: 'status', status: 'hide' });
    const [first, last] = [ids[0] as string, ids.at(-1) as string];
    await inTenant(test.database, tenantId, (tx) => setChange(tx, tenantId, change.id, { status: 'queued' }));
    const work = { database: test.database, jobs: { add: () => Promise.resolve() } };
    const job = { tenantId, id: change.id };
    // It works for as long as nobody asks it to stop, which is one batch here.
    expect(await workOnChange({ ...work, stopping: AbortSignal.abort() }, job)).toBe('more');
    const { body: stopped } = await cancel(change.id);
    expect(stopped).toMatchObject({ status: 'cancelled', applied: 50 });
    expect([(await read(first)).status, (await read(last)).status]).toEqual(['hide', 'show']);
    expect((await cancel(change.id)).body.code).toBe('CHANGE_STATE');
    expect(await workOnChange({ ...work, stopping: new AbortController().signal }, job)).toBe('done');
    expect((await read(last)).status).toBe('show');
    expect(await undo(stopped)).toMatchObject({ applied: 50, refused: 0 });
    expect((await read(first)).status).toBe('show');
  });

  it('takes up to 1,000 products that were chosen one by one', async () => {
    const ids = Array.from({ length: 1_000 }, () => randomUUID());
    const prepared = (given: string[]) =>
      call('POST', '/product-changes', {
        selection: { ids: given },
        operation: { type: 'status', status: 'hide' },
      });
    // The ids are of no product; their number is checked first.
    expect((await prepared(ids)).status).toBe(404);
    expect((await prepared([...ids, randomUUID()])).status).toBe(400);
  });

  it('shows hidden products at the time they are given', async () => {
    const apple = await add({ status: 'draft' });
    const soon = new Date(Date.now() + 1_000).toISOString();
    await run(await stage([apple.id], { type: 'publishAt', at: soon }));
    await eventually(
      () => read(apple.id),
      ({ status }) => status === 'show',
    );
    const { rows } = await inTenant(test.database, tenantId, (tx) =>
      tx.execute(sql`select published_at >= ${soon} as "inTime" from products where id = ${apple.id}`),
    );
    expect(rows).toEqual([{ inTime: true }]);
  });

  it('is refused for products of another store', async () => {
    const other = await createStore(test.database, 'bakehouse');
    const theirs = await addProduct(test.database, other);
    const { status } = await call('POST', '/product-changes', {
      selection: { ids: [theirs.id] },
      operation: { type: 'status', status: 'hide' },
    });
    expect(status).toBe(404);
  });
});

describe('rows that were edited one by one', () => {
  const edit = (rows: object[], who = owner) => call('POST', '/product-changes/rows', { rows }, who);

  it('are saved at once, with the conflicts of each row', async () => {
    const [apple, pear] = [await add({}, { price: 100 }), await add({}, { price: 100 })];
    const [one, two] = [apple.variants[0]!.id, pear.variants[0]!.id];
    const { body } = await edit([
      { variantId: one, seen: { price: 100, barcode: null }, values: { price: 90, barcode: '12345678' } },
      { variantId: two, seen: { price: 95 }, values: { price: 90 } },
    ]);
    expect(body.change).toMatchObject({ kind: 'edit', status: 'done', applied: 1, refused: 1 });
    expect(body.items).toMatchObject([
      { state: 'applied' },
      { state: 'refused', problems: [{ field: 'price', message: 'changed' }] },
    ]);
    expect((await read(apple.id)).variants[0]).toMatchObject({ price: 90, barcode: '12345678' });
    expect((await call('GET', '/products?q=12345678')).body.items).toHaveLength(1);
  });

  it('move the stock by the difference, so that what was sold meanwhile stays sold', async () => {
    const apple = await add({}, { onHand: 10 });
    const variantId = apple.variants[0]!.id;
    await call('POST', `/stock/${variantId}/movements`, { kind: 'waste', qty: -3, reason: '' });
    const { body } = await edit([{ variantId, seen: { stock: 10 }, values: { stock: 15 } }]);
    expect(body.items[0]).toMatchObject({ state: 'applied', before: { stock: 7 }, after: { stock: 12 } });
    expect((await read(apple.id)).variants[0]).toMatchObject({ onHand: 12 });
    await undo(body.change);
    const { body: movements } = await call('GET', `/stock/${variantId}/movements`);
    expect(movements.items.map(({ qty }: { qty: number }) => qty)).toEqual([-5, 5, -3, 10]);
    const below = await edit([{ variantId, seen: { stock: 9 }, values: { stock: 0 } }]);
    expect(below.body.items[0].problems).toEqual([{ field: 'stock', message: 'allocated' }]);
  });

  it('need the permission to change stock when they do', async () => {
    const clerk = await createStaff(test.database, tenantId, ['read_products', 'write_products']);
    const variantId = (await add()).variants[0]!.id;
    const stock = await edit([{ variantId, seen: { stock: 10 }, values: { stock: 15 } }], clerk);
    expect([stock.status, stock.body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await edit([{ variantId, seen: { price: 200 }, values: { price: 100 } }], clerk)).status).toBe(
      200,
    );
  });
});

it('the role of a store sees no job of the queue', async () => {
  const look = inTenant(test.database, tenantId, (tx) => tx.execute(sql`select * from jobs.job`));
  await expect(look).rejects.toMatchObject({ cause: { code: '42501' } });
});
