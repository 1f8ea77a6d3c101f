import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addVariant } from '../../testing/catalog.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createAnnouncer } from '../orders/orders.announce.service.ts';

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
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

/** Follows the stream as a page does, with the token in a header. */
async function follow(token: string) {
  const { port } = test.app.server.address() as AddressInfo;
  const headers = { host, authorization: `Bearer ${token}` };
  const request = get({ port, host: '127.0.0.1', path: '/api/live-orders', headers });
  const [reply] = (await once(request, 'response')) as [import('node:http').IncomingMessage];
  let text = '';
  let isOpen = true;
  reply.on('data', (chunk) => {
    text += chunk;
  });
  reply.on('close', () => {
    isOpen = false;
  });
  return {
    status: reply.statusCode,
    type: reply.headers['content-type'],
    heard: () => text.split('event: orders').length - 1,
    isOpen: () => isOpen,
    leave: () => request.destroy(),
  };
}

it('staff get a message of each new order of their own store', async () => {
  const there = await createStore(test.database, 'bakehouse');
  const stranger = await createStaff(test.database, there, 'owner');
  const page = await follow(owner.token);
  expect([page.status, page.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
  expect(
    (await test.call('bakehouse.localhost', 'GET', '/api/orders', { token: stranger.token })).status,
  ).toBe(200);
  const variantId = await addVariant(test.database, tenantId);
  await buy(test, host, ann.token, { items: [{ variantId, quantity: 1 }] });
  await eventually(page.heard, (heard) => heard > 0);
  page.leave();
});

it('staff get one message of several orders that are placed at the same time', async () => {
  const page = await follow(owner.token);
  const announcer = createAnnouncer(test.database, (error) => process.emitWarning(error as Error));
  for (let order = 0; order < 3; order += 1) announcer.placed(tenantId);
  await eventually(page.heard, (heard) => heard > 0);
  await wait(500);
  expect(page.heard()).toBe(1);
  page.leave();
});

it('the list of orders counts those that were placed after another one, in a search too', async () => {
  const variantId = await addVariant(test.database, tenantId);
  const order = { items: [{ variantId, quantity: 1 }] };
  const list = (query: string) =>
    test.call(host, 'GET', `/api/orders?${query}`, { token: owner.token }).then(({ body }) => body);
  await buy(test, host, ann.token, order);
  const [newest] = (await list('limit=1')).items;
  const placedAfter = `placedAfter=${newest.placedAt}`;
  expect((await list(placedAfter)).totalDoc).toBe(0);
  await wait(5);
  await buy(test, host, ann.token, order);
  for (const query of [placedAfter, `${placedAfter}&q=${encodeURIComponent(newest.customerName)}`]) {
    const { totalDoc, counts, items } = await list(query);
    expect([totalDoc, counts.pending, items.length]).toEqual([1, 1, 1]);
  }
});

it('staff who may not read orders get no messages of new ones, nor do visitors', async () => {
  const cook = await createStaff(test.database, tenantId, ['read_products']);
  expect((await follow(cook.token)).status).toBe(403);
  expect((await follow(ann.token)).status).toBe(403);
  expect((await follow('')).status).toBe(401);
});

it('the stream of new orders is closed for somebody whose session ends', async () => {
  const sam = await createStaff(test.database, tenantId, ['read_orders']);
  const page = await follow(sam.token);
  await test.call(host, 'POST', '/api/auth/logout', {
    token: sam.token,
    body: { refreshToken: sam.refreshToken },
  });
  await eventually(page.isOpen, (isOpen) => !isOpen);
});
