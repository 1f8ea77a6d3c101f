import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addProduct } from '../../testing/catalog.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import type { Receiver } from '../../testing/receiver.ts';
import { startReceiver } from '../../testing/receiver.ts';
import { buy, newKey } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { restoreProducts } from '../product-trash/product-trash.service.ts';
import { deleteProducts } from '../products/products.delete.service.ts';
import { setProductStatus } from '../products/products.write.service.ts';
import type { EventItem } from './webhooks.schema.ts';
import { webhookEventNames } from './webhooks.schema.ts';
import { webhookEvents } from './webhooks.table.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
let ann: Actor;
let receiver: Receiver;
let secret: string;

beforeAll(async () => {
  test = await startTestApp();
  receiver = await startReceiver();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
  ann = await createCustomer(test.database, tenantId);
  const body = { name: 'Everything', url: receiver.url, events: webhookEventNames, active: true };
  secret = (await call('POST', '/webhooks', body)).body.secret;
});
afterAll(async () => {
  await test.close();
  receiver.close();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers = {}) =>
  test.call(host, method, `/api${path}`, { token: owner.token, headers, ...(body && { body }) });

type Message = { type: string; timestamp: string; data: { items: EventItem[] } };
const messages = () =>
  receiver.calls.map(({ text, headers }) => new Webhook(secret).verify(text, headers) as Message);
const itemsOf = (type: string) =>
  messages().flatMap((message) => (message.type === type ? message.data.items : []));
/** Waits for the messages about a row and returns their items. */
const told = (type: string, id: string) =>
  eventually(
    () => itemsOf(type).filter((item) => item.id === id),
    ({ length }) => length > 0,
  );
const inStore = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(test.database, tenantId, work);

it('events are sent when an order is placed, moves on and is refunded, with its stock', async () => {
  const product = await addProduct(test.database, tenantId, {}, { price: 500, onHand: 10 });
  const variantId = product.variants[0]!.id;
  const { body: order } = await buy(test, host, ann.token, { items: [{ variantId, quantity: 2 }] });
  const { id, number, total, currency } = order;
  expect(await told('order.placed', id)).toEqual([{ id, number, total, currency, version: 1 }]);
  for (const status of ['confirmed', 'picking', 'packed', 'out_for_delivery', 'delivered'])
    await call('PUT', `/orders/status/${id}`, { status });
  const moves = await eventually(
    () => itemsOf('order.status_changed'),
    ({ length }) => length === 5,
  );
  expect(moves).toContainEqual({ id, number, from: 'pending', to: 'confirmed', version: 2 });
  const { body: read } = await call('GET', `/orders/${id}`);
  const refund = {
    ...{ orderId: id, version: read.version, paymentId: read.payments[0].id },
    ...{ amount: 100, lines: [], goods: 'kept', reason: 'Squashed' },
  };
  await call('POST', '/refunds', refund, { 'idempotency-key': newKey() });
  expect(await told('order.refunded', id)).toMatchObject([{ number, amount: 100, currency }]);
  const levels = await eventually(
    () => itemsOf('stock.changed').filter((item) => item.id === variantId),
    ({ length }) => length === 3,
  );
  // Messages may overtake each other.
  const seen = levels.map(({ onHand, allocated }) => `${onHand} ${allocated}`).toSorted();
  expect(seen).toEqual(['10 0', '10 2', '8 0']);
});

it('an event is sent when staff change an order, with its new total', async () => {
  const product = await addProduct(test.database, tenantId, {}, { price: 500, onHand: 10 });
  const variantId = product.variants[0]!.id;
  const { body: order } = await buy(test, host, ann.token, { items: [{ variantId, quantity: 1 }] });
  const { id, number, currency } = order;
  const items = [{ variantId, quantity: 3 }];
  const asked = { items, shippingOption: order.shippingOption };
  const { total } = (await call('POST', `/staff-orders/${id}/quote`, asked)).body;
  const edit = { ...asked, total, version: 1, address: order.userInfo, notes: '' };
  expect((await call('PUT', `/staff-orders/${id}`, edit)).status).toBe(200);
  expect(await told('order.updated', id)).toEqual([{ id, number, total, currency, version: 2 }]);
  expect(itemsOf('order.status_changed').filter((item) => item.id === id)).toEqual([]);
});

it('events are sent when products are made, changed and deleted, whoever does it', async () => {
  const { id, sku } = await addProduct(test.database, tenantId);
  expect(await told('product.created', id)).toEqual([{ id, sku, version: 1 }]);
  await inStore((tx) => setProductStatus(tx, tenantId, [id], { status: 'hide', by: 'Ann' }));
  expect(await told('product.updated', id)).toEqual([{ id, sku, version: 2 }]);
  // A sale that is counted is no change of the product.
  await inStore((tx) => tx.execute(sql`update products set sales = sales + 1`));
  await inStore((tx) => deleteProducts(tx, tenantId, { by: 'Ann', jobs: null }, [id]));
  expect(await told('product.deleted', id)).toEqual([{ id, sku, version: 3 }]);
  await inStore((tx) => restoreProducts(tx, tenantId, { by: 'Ann', jobs: null }, [id]));
  const made = await eventually(
    () => itemsOf('product.created').filter((item) => item.id === id),
    ({ length }) => length === 2,
  );
  // Messages may overtake each other.
  expect(made).toContainEqual({ id, sku, version: 4 });
  expect(itemsOf('product.updated').length).toBe(1);
});

it('events are sent when customers come, change and are erased, and not with each order', async () => {
  const { id } = await createCustomer(test.database, tenantId);
  expect(await told('customer.created', id)).toEqual([{ id, version: 1 }]);
  await inStore((tx) =>
    tx.execute(sql`update customers set orders_count = orders_count + 1 where id = ${id}`),
  );
  await inStore((tx) => tx.execute(sql`update customers set phone = '1', version = 2 where id = ${id}`));
  expect(await told('customer.updated', id)).toEqual([{ id, version: 2 }]);
  await inStore((tx) => tx.execute(sql`update customers set status = 'erased', name = '' where id = ${id}`));
  expect(await told('customer.erased', id)).toEqual([{ id, version: 2 }]);
  expect(itemsOf('customer.updated').filter((item) => item.id === id).length).toBe(1);
});

it('a change of a thousand products is one event, and four messages', async () => {
  await inStore((tx) =>
    tx.execute(sql`insert into products (tenant_id, id, slug, sku, title, description, ingredients, brand, images,
        status, price, original_price, search_text)
      select ${tenantId}, gen_random_uuid(), 'many-' || n, 'MANY-' || n, '{}', '{}', '{}', '', '[]', 'hide', 1, 1, ''
      from generate_series(1, 1000) n`),
  );
  const isOfMany = ({ data }: Message) => data.items.some(({ sku }) => String(sku).startsWith('MANY-'));
  const sent = await eventually(
    () => messages().filter(isOfMany),
    (found) => found.flatMap(({ data }) => data.items).length === 1_000,
  );
  expect(sent.length).toBe(4);
});

it('no event is made of a transaction that is rolled back, nor in a store without webhooks', async () => {
  const sent = receiver.calls.length;
  const change = inStore(async (tx) => {
    await tx.execute(sql`update customers set phone = '2' where id = ${ann.id}`);
    throw new Error('taken back');
  });
  await expect(change).rejects.toThrow('taken back');
  const other = await createStore(test.database, 'bakehouse');
  await addProduct(test.database, other);
  expect(await onPlatform(test.database, (tx) => tx.$count(webhookEvents))).toBe(0);
  expect(receiver.calls.length).toBe(sent);
});

it('a store can neither write nor read events by itself', async () => {
  for (const statement of [
    sql`select 1 from webhook_events`,
    sql`insert into webhook_events (tenant_id, type, items) values (${tenantId}, 'order.placed', '[]')`,
    sql`select larder_emit('order.placed', '[{}]')`,
  ])
    await expect(inStore((tx) => tx.execute(statement))).rejects.toMatchObject({ cause: { code: '42501' } });
});
