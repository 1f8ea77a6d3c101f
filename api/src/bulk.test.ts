import { randomUUID } from 'node:crypto';
import { notifyStaff } from './features/notifications/notifications.service.ts';
import { inTenant } from './platform/tenancy/tenancy.ts';
import type { Actor } from './testing/actors.ts';
import { createCustomer, createStaff, createVisit } from './testing/actors.ts';
import { addAttribute, addCategory, addCoupon, addProduct, addVariant } from './testing/catalog.ts';
import { buy } from './testing/shopping.ts';
import type { TestApp } from './testing/test-app.ts';
import { startTestApp } from './testing/test-app.ts';
import type { FilledStore } from './testing/world.ts';
import { fillStore } from './testing/world.ts';

let test: TestApp;
let store: FilledStore;
let theirs: FilledStore;
beforeAll(async () => {
  test = await startTestApp();
  store = await fillStore(test, 'fresh', 'Fresh');
  theirs = await fillStore(test, 'bakehouse', 'Bakehouse');
});
afterAll(() => test.close());

type Item = { id: string } & Record<string, unknown>;
const bulk = (operation: string, items: Item[], given: object = {}, actor: Actor = store.owner) =>
  test.call(store.host, 'POST', `/api/admin/bulk/${operation}`, {
    body: { items, operation, adminContext: { type: 'tenant', subtype: 'admin' }, ...given },
    token: actor.token,
  });
const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await inTenant(test.database, store.tenantId, (tx) => tx.execute(text))).rows;
const statuses = async (table: string, ids: string[]) => {
  const rows = await query(`select id, status from ${table} where id in ('${ids.join("','")}')`);
  return ids.map((id) => rows.find((row) => row.id === id)?.status ?? 'gone');
};

const makers: Record<string, () => Promise<string>> = {
  products: async () => (await addProduct(test.database, store.tenantId)).id,
  categories: async () => (await addCategory(test.database, store.tenantId, `c-${randomUUID()}`)).id,
  attributes: async () => (await addAttribute(test.database, store.tenantId, ['Small'])).attributeId,
  coupons: async () => addCoupon(test.database, store.tenantId, { couponCode: randomUUID().slice(0, 20) }),
  orders: () => placeOrder(),
  notifications: async () => {
    await inTenant(test.database, store.tenantId, (tx) =>
      notifyStaff(tx, store.tenantId, { kind: 'staff', message: 'Hello', dedupeKey: randomUUID() }),
    );
    return (await query('select id from notifications order by id desc limit 1'))[0]!.id as string;
  },
  customers: async () => (await createCustomer(test.database, store.tenantId)).id,
  staff: async () => (await createStaff(test.database, store.tenantId, [])).id,
};

async function placeOrder(...variantIds: string[]): Promise<string> {
  const [only = await addVariant(test.database, store.tenantId, { onHand: 1_000 })] = variantIds;
  const wanted = variantIds.length > 0 ? variantIds : [only];
  const items = wanted.map((variantId) => ({ variantId, quantity: 1 }));
  const { body } = await buy(test, store.host, store.shopper.token, { items });
  if (!body.id) throw new Error(JSON.stringify(body));
  return body.id;
}

const many = async (table: string, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await makers[table]!());
  return ids;
};

/** The fields of each operation's items beside their id, and the rows' state before and after. */
const operations: [operation: string, given: object, before: string, after: string][] = [
  ['products.status', { status: 'hide' }, 'show', 'hide'],
  ['categories.status', { status: 'hide' }, 'show', 'hide'],
  ['attributes.status', { status: 'hide' }, 'show', 'hide'],
  ['attributes.delete', {}, 'show', 'gone'],
  ['categories.delete', {}, 'show', 'gone'],
  ['coupons.status', { status: 'hide' }, 'show', 'hide'],
  ['coupons.delete', {}, 'show', 'gone'],
  ['orders.status', { status: 'cancelled', note: 'A test' }, 'pending', 'cancelled'],
  ['notifications.status', { status: 'read' }, 'unread', 'read'],
  ['notifications.delete', {}, 'unread', 'gone'],
  ['customers.status', { status: 'blocked', reason: 'A test' }, 'active', 'blocked'],
  ['staff.status', { status: 'inactive' }, 'active', 'inactive'],
  ['staff.delete', {}, 'active', 'gone'],
  ['products.delete', {}, 'show', 'hide'],
];

describe.each(operations)('the bulk operation %s', (operation, given, before, after) => {
  const table = operation.split('.')[0]!;

  it('changes all items', async () => {
    const ids = await many(table, 3);
    const { status, body } = await bulk(
      operation,
      ids.map((id) => ({ id, ...given })),
    );
    expect([status, body]).toEqual([200, { operation, done: 3 }]);
    expect(await statuses(table, ids)).toEqual([after, after, after]);
  });

  it.each([
    ['is another store’s', () => theirs.ids[0]!, 404, 'NOT_FOUND'],
    ['does not exist', () => randomUUID(), 404, 'NOT_FOUND'],
    ['is no id', () => 'nonsense', 400, 'VALIDATION'],
  ])('changes nothing when one item %s', async (_what, wrong, status, code) => {
    const ids = await many(table, 4);
    const items = [...ids.slice(0, 2), wrong(), ...ids.slice(2)].map((id) => ({ id, ...given }));
    const reply = await bulk(operation, items);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(reply.body.details[0].field).toMatch(/^items\.2/);
    expect(await statuses(table, ids)).toEqual(Array(4).fill(before));
  });

  it('requires the permission, whatever the context claims', async () => {
    const items = [{ id: randomUUID(), ...given }];
    const context = { adminContext: { type: 'platform', adminType: 'platform', userRole: 'PLATFORM_ADMIN' } };
    const none = await createStaff(test.database, store.tenantId, []);
    expect((await bulk(operation, items, context, none)).body.code).toBe('FORBIDDEN');
    expect((await bulk(operation, items, context, store.shopper)).body.code).toBe('ADMIN_ACCESS_DENIED');
    expect((await bulk(operation, items, context, theirs.owner)).body.code).toBe('TENANT_MISMATCH');
    const visitor = await createVisit(test.database, store.tenantId, { mayWrite: true });
    expect((await bulk(operation, items, context, visitor)).body.code).toBe('NOT_FOUND');
  });
});

describe('a bulk call with a hundred items', () => {
  it('changes all of them, and is refused with one more', async () => {
    const ids = await many('notifications', 100);
    const items = ids.map((id) => ({ id, status: 'read' }));
    expect((await bulk('notifications.status', items)).body.done).toBe(100);
    const tooMany = await bulk('notifications.status', [...items, { id: randomUUID(), status: 'read' }]);
    expect([tooMany.status, tooMany.body.details[0].field]).toEqual([400, 'items']);
    expect((await bulk('notifications.status', [])).body.details[0].field).toBe('items');
  });

  it('leaves no trace when the fiftieth item fails', async () => {
    const variantId = await addVariant(test.database, store.tenantId, { onHand: 1_000 });
    const ids: string[] = [];
    for (let made = 0; made < 99; made += 1) ids.push(await placeOrder(variantId));
    const done = await placeOrder(variantId);
    await bulk('orders.status', [{ id: done, status: 'cancelled', note: 'Before' }]);
    const look = `select (select string_agg(o::text, e'\\n' order by id) from orders o) as orders,
      (select string_agg(l::text, e'\\n' order by variant_id) from stock_levels l) as levels,
      (select count(*) from order_events) as events, (select count(*) from stock_movements) as movements`;
    const before = await query(look);
    const items = ids.toSpliced(49, 0, done).map((id) => ({ id, status: 'cancelled', note: 'Sold out' }));
    const { status, body } = await bulk('orders.status', items);
    expect([status, body.code, body.details]).toEqual([
      409,
      'ORDER_STATE',
      [{ field: 'items.49.status', message: 'cancelled' }],
    ]);
    expect(await query(look)).toEqual(before);
    expect((await bulk('orders.status', items.toSpliced(49, 1))).body.done).toBe(99);
  });
});

describe('the body of a bulk call', () => {
  it('names an existing operation, the same as the path', async () => {
    const items = [{ id: randomUUID() }];
    const other = await bulk('products.delete', items, { operation: 'coupons.delete' });
    expect([other.status, other.body.details[0].field]).toEqual([400, 'operation']);
    for (const unknown of ['hide', 'products.drop', 'products', 'toString', '__proto__']) {
      const { status, body } = await bulk(unknown, items);
      expect([unknown, status, body.code]).toEqual([unknown, 404, 'NOT_FOUND']);
    }
  });

  it('names each row once', async () => {
    const [id = ''] = await many('coupons', 1);
    const { status, body } = await bulk('coupons.delete', [{ id }, { id: randomUUID() }, { id }]);
    expect([status, body.details]).toEqual([400, [{ field: 'items.2.id', message: 'duplicate' }]]);
  });

  it('may have a context, but not an invalid one', async () => {
    const [id = ''] = await many('coupons', 1);
    const odd = await bulk('coupons.delete', [{ id }], { adminContext: { isAdmin: true } });
    expect(odd.body.details[0].field).toBe('adminContext.isAdmin');
    expect((await bulk('coupons.delete', [{ id }], { adminContext: undefined })).status).toBe(200);
  });
});

describe('a bulk call names the item that a service refuses', () => {
  it('when it is a coupon that was used', async () => {
    const [unused = ''] = await many('coupons', 1);
    const used = await addCoupon(test.database, store.tenantId, { couponCode: 'USED' });
    const items = [{ variantId: await addVariant(test.database, store.tenantId), quantity: 1 }];
    const ann = await createCustomer(test.database, store.tenantId);
    await buy(test, store.host, ann.token, { items, couponCode: 'USED' });
    const { body } = await bulk('coupons.delete', [{ id: unused }, { id: used }]);
    expect([body.code, body.details]).toEqual(['IN_USE', [{ field: 'items.1', message: 'redeemed' }]]);
    expect(await statuses('coupons', [unused])).toEqual(['show']);
  });

  it('when it is a product without a shown variant', async () => {
    const ids = await many('products', 3);
    await bulk(
      'products.status',
      ids.map((id) => ({ id, status: 'hide' })),
    );
    await query(`update products set variant_count = 0 where id = '${ids[2]}'`);
    const items = ids.map((id) => ({ id, status: 'show' }));
    const { body } = await bulk('products.status', items);
    expect(body.details).toEqual([{ field: 'items.2.variants', message: 'none_shown' }]);
    expect(await statuses('products', ids)).toEqual(['hide', 'hide', 'hide']);
  });

  it('when it is a colleague with more permissions or the last owner', async () => {
    const helper = await createStaff(test.database, store.tenantId, ['write_staff']);
    const [low = ''] = await many('staff', 1);
    const items = [{ id: low }, { id: store.owner.id }];
    expect((await bulk('staff.delete', items, {}, helper)).body.code).toBe('PERMISSION_BEYOND');
    const owners = await query(`select staff.id from staff join roles on roles.id = role_id
      where roles.name = 'Owner' and staff.status = 'active'`);
    const all = [{ id: low }, ...owners.map((row) => ({ id: row.id as string }))];
    expect((await bulk('staff.delete', all)).body.code).toBe('LAST_OWNER');
    expect(await statuses('staff', [low])).toEqual(['active']);
  });
});

it('bulk calls about the same rows and goods run concurrently in any order without a failure', async () => {
  const [milk = '', bread = ''] = await Promise.all(
    [1, 2].map(() => addVariant(test.database, store.tenantId, { onHand: 1_000 })),
  );
  for (let round = 0; round < 4; round += 1) {
    const mine = [await placeOrder(milk), await placeOrder(bread)];
    const yours = [await placeOrder(bread), await placeOrder(milk)];
    const cancel = (ids: string[]) =>
      bulk(
        'orders.status',
        ids.map((id) => ({ id, status: 'cancelled', note: 'A test' })),
      );
    const products = (ids: string[], status: string) =>
      bulk(
        'products.status',
        ids.map((id) => ({ id, status })),
      );
    const ids = await many('products', 6);
    const replies = await Promise.all([
      cancel(mine),
      cancel(yours),
      products(ids, 'hide'),
      products(ids.toReversed(), 'draft'),
      placeOrder(milk, bread),
    ]);
    const codes = replies.map((reply) => (typeof reply === 'string' ? 200 : reply.status));
    expect(codes).toEqual([200, 200, 200, 200, 200]);
    const left = await statuses('products', ids);
    expect(new Set(left).size).toBe(1);
  }
});
