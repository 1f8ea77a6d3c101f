import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { messages } from './features/messages/messages.table.ts';
import { notifyStaff } from './features/notifications/notifications.service.ts';
import { reviews } from './features/reviews/reviews.table.ts';
import { inTenant } from './platform/tenancy/tenancy.ts';
import type { Actor } from './testing/actors.ts';
import { createCustomer, createStaff } from './testing/actors.ts';
import { addAttribute, addCategory, addCoupon, addProduct } from './testing/catalog.ts';
import type { TestApp } from './testing/test-app.ts';
import { startTestApp } from './testing/test-app.ts';
import type { FilledStore } from './testing/world.ts';
import { fillStore } from './testing/world.ts';

let test: TestApp;
let store: FilledStore;
let tenantId: string;
beforeAll(async () => {
  test = await startTestApp();
  store = await fillStore(test, 'fresh', 'Fresh');
  tenantId = store.tenantId;
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, { token }: Actor = store.owner) =>
  test.call(store.host, method, `/api${path}`, { token, ...(body !== undefined && { body }) });
const bulk = (operation: string, ids: string[], actor?: Actor) =>
  call('POST', `/admin/bulk/${operation}`, { operation, items: ids.map((id) => ({ id })) }, actor);
const rowsOf = async (table: string, id: string) =>
  (
    await inTenant(test.database, tenantId, (tx) =>
      tx.execute(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where id = ${id}`),
    )
  ).rows;
const made = async (path: string, body: object): Promise<string> => {
  const reply = await call('POST', path, body);
  if (!reply.body.id) throw new Error(JSON.stringify(reply.body));
  return reply.body.id;
};
const inStore = async (work: Parameters<typeof inTenant>[2], table: string): Promise<string> => {
  await inTenant(test.database, tenantId, work);
  const { rows } = await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`select id from ${sql.identifier(table)} order by created_at desc, id desc limit 1`),
  );
  return (rows[0] as { id: string }).id;
};
const bulkDelete = (subject: string) => (id: string) => bulk(`${subject}.delete`, [id]);
let customerId: string;
const orderDraft = {
  ...{ items: [], shippingOption: 'one', couponCode: '', customerId: null, notes: '' },
  address: {
    ...{ name: 'Ann', contact: '', email: '', address: '', city: '' },
    ...{ country: '', zipCode: '', deliveryNote: '' },
  },
};

type Kind = { make(): Promise<string>; remove(id: string): ReturnType<typeof call>; table?: string };
const kinds: Record<string, Kind> = {
  categories: {
    make: async () => (await addCategory(test.database, tenantId, `c-${randomUUID()}`)).id,
    remove: (id) => call('DELETE', `/categories/${id}`),
  },
  attributes: {
    make: async () => (await addAttribute(test.database, tenantId, ['Small', 'Large'])).attributeId,
    remove: bulkDelete('attributes'),
  },
  coupons: {
    make: () => addCoupon(test.database, tenantId, { couponCode: randomUUID().slice(0, 20) }),
    remove: bulkDelete('coupons'),
  },
  currencies: {
    make: () => made('/currencies', { name: 'Icelandic króna', code: 'ISK', symbol: 'kr', status: 'hide' }),
    remove: bulkDelete('currencies'),
  },
  languages: {
    make: async () => {
      const { body } = await call('GET', '/language/all');
      return body.find(({ isDefault }: { isDefault: boolean }) => !isDefault).id;
    },
    remove: (id) => call('PATCH', `/language/${id}`),
  },
  roles: {
    make: () => made('/roles', { name: 'Baker', description: '', permissions: ['read_products'] }),
    remove: (id) => call('DELETE', `/roles/${id}`),
  },
  messages: {
    make: () =>
      inStore(
        (tx) => tx.insert(messages).values({ tenantId, name: 'Ann', email: 'ann@shop.test', text: 'Hello' }),
        'messages',
      ),
    remove: bulkDelete('messages'),
  },
  reviews: {
    make: async () => {
      const { id: productId } = await addProduct(test.database, tenantId);
      const { id: writer } = await createCustomer(test.database, tenantId);
      const written = { rating: 4, text: 'Crisp', authorName: 'Ann' };
      return inStore(
        (tx) => tx.insert(reviews).values({ tenantId, productId, customerId: writer, ...written }),
        'reviews',
      );
    },
    remove: bulkDelete('reviews'),
  },
  notifications: {
    make: () =>
      inStore(
        (tx) => notifyStaff(tx, tenantId, { kind: 'staff', message: 'Hi', dedupeKey: randomUUID() }),
        'notifications',
      ),
    remove: (id) => call('DELETE', `/notification/${id}`),
  },
  'customer-notes': {
    make: async () => {
      customerId = (await createCustomer(test.database, tenantId)).id;
      const { body } = await call('POST', `/customers/${customerId}/notes`, { text: 'Rings twice' });
      return body.notes[0].id;
    },
    remove: (id) => call('DELETE', `/customers/${customerId}/notes/${id}`),
    table: 'customer_notes',
  },
  'order-drafts': {
    make: () => made('/order-drafts', orderDraft),
    remove: (id) => call('DELETE', `/order-drafts/${id}`),
    table: 'order_drafts',
  },
  'list-views': {
    make: () => made('/list-views', { list: 'orders', name: 'Mine', search: 'q=1', isShared: false }),
    remove: (id) => call('DELETE', `/list-views/${id}`),
    table: 'list_views',
  },
};

it.each(Object.keys(kinds))('deleted %s come back as they were, once', async (kind) => {
  const { make, remove, table = kind } = kinds[kind]!;
  const id = await make();
  const before = await rowsOf(table, id);
  expect((await remove(id)).status).toBe(200);
  expect(await rowsOf(table, id)).toEqual([]);
  const nobody = await createStaff(test.database, tenantId, []);
  expect((await bulk(`${kind}.restore`, [id], nobody)).status).toBe(kind === 'list-views' ? 404 : 403);
  expect((await bulk(`${kind}.restore`, [id])).status).toBe(200);
  expect(await rowsOf(table, id)).toEqual(before);
  expect(await bulk(`${kind}.restore`, [id])).toMatchObject({
    status: 404,
    body: { details: [{ field: 'items.0', message: 'unknown' }] },
  });
});

it('a deleted coupon does not come back over one that has its code now', async () => {
  const given = { couponCode: 'TWICE' };
  const id = await addCoupon(test.database, tenantId, given);
  await bulk('coupons.delete', [id]);
  await addCoupon(test.database, tenantId, given);
  const { status, body } = await bulk('coupons.restore', [id]);
  expect([status, body.details]).toEqual([400, [{ field: 'items.0.couponCode', message: 'taken' }]]);
});

it('a category comes back with those below it, and at the top when its parent is gone', async () => {
  const top = await addCategory(test.database, tenantId, 'top');
  const middle = await addCategory(test.database, tenantId, 'middle', { parent: top });
  const low = await addCategory(test.database, tenantId, 'low', { parent: middle });
  await bulk('categories.delete', [top.id, middle.id, low.id]);
  expect((await bulk('categories.restore', [low.id, middle.id])).status).toBe(200);
  const { body } = await call('GET', `/categories/${low.id}`);
  expect(body.parentId).toBe(middle.id);
  expect((await call('GET', `/categories/${middle.id}`)).body.parentId).toBe(null);
});

it('deleted rows do not come back after a day, nor do those of an erased customer', async () => {
  const coupon = await kinds.coupons!.make();
  await bulk('coupons.delete', [coupon]);
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`update deleted_rows set deleted_at = now() - interval '25 hours' where id = ${coupon}`),
  );
  expect((await bulk('coupons.restore', [coupon])).status).toBe(404);
  const note = await kinds['customer-notes']!.make();
  await kinds['customer-notes']!.remove(note);
  const { email } = (await call('GET', `/customers/${customerId}`)).body;
  expect((await call('POST', `/customers/${customerId}/erase`, { email })).status).toBe(200);
  expect((await bulk('customer-notes.restore', [note])).status).toBe(404);
});
