import { v7 as uuidv7 } from 'uuid';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { notifyStaff } from './notifications.service.ts';

let test: TestApp;
let fresh: string;
let owner: Actor;
let stranger: Actor;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  const bakehouse = await createStore(test.database, 'bakehouse');
  owner = await createStaff(test.database, fresh, 'owner');
  stranger = await createStaff(test.database, bakehouse, 'owner');
  await inTenant(test.database, fresh, async (tx) => {
    for (let number = 1; number <= 23; number += 1) {
      await notifyStaff(tx, fresh, {
        kind: 'order',
        message: `Order ${number}`,
        dedupeKey: `order:${number}`,
      });
    }
  });
});
afterAll(() => test.close());

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  token = owner.token,
) => test.call('fresh.localhost', method, `/api/notification${path}`, { body, token });

it('notifications are listed newest first, 20 a page, in the words of the specification', async () => {
  const first = (await call('GET', '?page=1')).body;
  expect(first).toMatchObject({ totalDoc: 23, totalUnreadDoc: 23 });
  expect(first.notifications).toHaveLength(20);
  expect(first.notifications[0]).toEqual({
    id: expect.any(String),
    message: 'Order 23',
    status: 'unread',
    kind: 'order',
    image: null,
    goods: null,
    productId: null,
    orderId: null,
    subjectId: null,
    createdAt: expect.stringMatching(/Z$/),
  });
  expect((await call('GET', '?page=2')).body.notifications).toHaveLength(3);
  expect((await call('GET', '?page=99')).body).toMatchObject({ totalDoc: 23, notifications: [] });
});

it('the same notification is created once', async () => {
  await inTenant(test.database, fresh, (tx) =>
    notifyStaff(tx, fresh, { kind: 'order', message: 'Order 1 again', dedupeKey: 'order:1' }),
  );
  expect((await call('GET', '')).body.totalDoc).toBe(23);
});

it('a notification is marked as read and deleted by its id', async () => {
  const [{ id }] = (await call('GET', '')).body.notifications;
  expect((await call('PUT', `/${id}`, { status: 'read' })).body).toMatchObject({ id, status: 'read' });
  expect((await call('GET', '')).body.totalUnreadDoc).toBe(22);
  expect((await call('DELETE', `/${id}`)).body).toEqual({ success: true });
  expect((await call('DELETE', `/${id}`)).body.code).toBe('NOT_FOUND');
  expect((await call('GET', '')).body.totalDoc).toBe(22);
});

it('notifications are marked as read and deleted in bulk, without those that no longer exist', async () => {
  const { notifications } = (await call('GET', '')).body;
  const [one, other] = notifications.map(({ id }: { id: string }) => id);
  const ids = [one, other, uuidv7()];
  expect((await call('PATCH', '/update/many', { ids, status: 'read' })).body).toEqual({ changed: 2 });
  expect((await call('GET', '')).body.totalUnreadDoc).toBe(20);
  expect((await call('PATCH', '/update/many', { ids, status: 'unread' })).body).toEqual({ changed: 2 });
  expect((await call('PATCH', '/delete/many', { ids: [uuidv7()] })).body).toEqual({ changed: 0 });
  expect((await call('PATCH', '/delete/many', { ids: [] })).body.details[0].field).toBe('ids');
});

it('a notification can be created by hand, and is deleted with its product', async () => {
  const productId = uuidv7();
  const note = { message: 'Count the apples, please', productId };
  const added = await call('POST', '/add', note);
  expect([added.status, added.body]).toMatchObject([201, { ...note, kind: 'staff', status: 'unread' }]);
  expect((await call('GET', '')).body.notifications[0]).toEqual(added.body);
  const again = (await call('POST', '/add', note)).body;
  const { changed, ids } = (await call('DELETE', `/product-id/${productId}`)).body;
  expect([changed, ids.sort()]).toEqual([2, [added.body.id, again.id].sort()]);
  expect((await call('DELETE', `/product-id/${productId}`)).body).toEqual({ changed: 0, ids: [] });
  expect((await call('POST', '/add', { message: ' ' })).body.details[0].field).toBe('message');
});

it('an invalid notification is refused, and the field is named', async () => {
  const [{ id }] = (await call('GET', '')).body.notifications;
  expect((await call('PUT', `/${id}`, { status: 'gone' })).body.details[0].field).toBe('status');
  expect((await call('PUT', '/not-an-id', { status: 'read' })).status).toBe(404);
  expect((await call('GET', '?page=0')).body.details[0].field).toBe('page');
});

it('notifications are for staff of this store with the permission', async () => {
  const [{ id }] = (await call('GET', '')).body.notifications;
  const reader = await createStaff(test.database, fresh, ['read_notifications']);
  expect((await call('GET', '', undefined, reader.token)).status).toBe(200);
  // Opening a notification marks it read, so everybody with the right to read may do that.
  expect((await call('PUT', `/${id}`, { status: 'read' }, reader.token)).status).toBe(200);
  const many = { ids: [id], status: 'read' };
  expect((await call('PATCH', '/update/many', many, reader.token)).body).toEqual({ changed: 1 });
  for (const [method, path, body] of [
    ['DELETE', `/${id}`, undefined],
    ['DELETE', `/product-id/${id}`, undefined],
    ['PATCH', '/delete/many', { ids: [id] }],
    ['POST', '/add', { message: 'Hello' }],
  ] as const)
    expect((await call(method, path, body, reader.token)).body.code).toBe('FORBIDDEN');
  expect((await call('GET', '', undefined, stranger.token)).body.code).toBe('TENANT_MISMATCH');
  const elsewhere = await test.call('bakehouse.localhost', 'DELETE', `/api/notification/${id}`, {
    token: stranger.token,
  });
  expect(elsewhere.body.code).toBe('NOT_FOUND');
  for (const path of ['update/many', 'delete/many']) {
    const { body } = await test.call('bakehouse.localhost', 'PATCH', `/api/notification/${path}`, {
      token: stranger.token,
      body: path === 'update/many' ? many : { ids: [id] },
    });
    expect(body).toEqual({ changed: 0 });
  }
  expect((await call('GET', '')).body.totalDoc).toBe(22);
});
