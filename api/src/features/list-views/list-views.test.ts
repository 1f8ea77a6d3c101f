import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { ListView } from './list-views.schema.ts';

let test: TestApp;
let tenantId: string;
let olive: Actor;
let sam: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  olive = await createStaff(test.database, tenantId, 'owner');
  sam = await createStaff(test.database, tenantId, []);
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (actor: Actor, method: Method, path: string, body?: unknown) =>
  test.call('fresh.localhost', method, `/api${path}`, { body, token: actor.token });
const unpaid = { list: 'orders', name: 'Unpaid', search: 'paymentStatus=pending', isShared: false };
const save = async (actor: Actor, given: object = {}): Promise<ListView> =>
  (await call(actor, 'POST', '/list-views', { ...unpaid, ...given })).body;
const namesFor = async (actor: Actor) =>
  (await call(actor, 'GET', '/list-views')).body.views.map(({ name }: ListView) => name);

it('a saved view is its owner’s until it is shared with the store', async () => {
  const view = await save(olive);
  expect(view).toMatchObject({ ...unpaid, isMine: true, version: 1 });
  expect(await namesFor(olive)).toEqual(['Unpaid']);
  expect(await namesFor(sam)).toEqual([]);

  const { list: _list, ...fields } = unpaid;
  const shared = { ...fields, isShared: true, version: 1 };
  expect((await call(olive, 'PUT', `/list-views/${view.id}`, shared)).body.version).toBe(2);
  expect((await call(olive, 'PUT', `/list-views/${view.id}`, shared)).body.code).toBe('VERSION_CONFLICT');
  const [seen] = (await call(sam, 'GET', '/list-views')).body.views;
  expect(seen).toMatchObject({ id: view.id, isMine: false });
  await call(olive, 'DELETE', `/list-views/${view.id}`);
  expect(await namesFor(sam)).toEqual([]);
});

it('a view can be changed and deleted by its owner only', async () => {
  const { id } = await save(olive, { isShared: true });
  const { list: _list, ...fields } = unpaid;
  expect((await call(sam, 'PUT', `/list-views/${id}`, { ...fields, version: 1 })).status).toBe(404);
  expect((await call(sam, 'DELETE', `/list-views/${id}`)).status).toBe(404);
  expect(await namesFor(olive)).toContain('Unpaid');
});

it('a person saves at most 30 views', async () => {
  const kim = await createStaff(test.database, tenantId, []);
  for (let count = 0; count < 30; count += 1) await save(kim, { name: `View ${count}` });
  const { status, body } = await call(kim, 'POST', '/list-views', unpaid);
  expect([status, body.details[0]]).toMatchObject([400, { field: 'name', message: 'too_many' }]);
});

it('a layout is kept for its person and list, and replaced by the next one', async () => {
  const columns = ['number', 'total'];
  await call(olive, 'PUT', '/list-layouts/orders', { columns, pageSize: 50 });
  const { body } = await call(olive, 'PUT', '/list-layouts/orders', { columns: null, pageSize: 20 });
  expect(body).toEqual({ list: 'orders', columns: null, pageSize: 20 });
  expect((await call(olive, 'GET', '/list-views')).body.layouts).toEqual([body]);
  expect((await call(sam, 'GET', '/list-views')).body.layouts).toEqual([]);
});

it('views and layouts stay in their store, and shoppers have none', async () => {
  const other = await createStaff(test.database, await createStore(test.database, 'other'), 'owner');
  await save(olive, { isShared: true });
  const elsewhere = await test.call('other.localhost', 'GET', '/api/list-views', { token: other.token });
  expect(elsewhere.body).toEqual({ views: [], layouts: [] });
  expect((await test.call('fresh.localhost', 'GET', '/api/list-views')).status).toBe(401);
});

it('operators save views on the platform’s host, share them among each other and bring back deleted ones', async () => {
  const pat = await createPlatformUser(test.database);
  const kim = await createPlatformUser(test.database);
  const on = (actor: Actor, method: Method, path: string, body?: unknown) =>
    test.call('localhost', method, `/api${path}`, { body, token: actor.token });
  const view = { list: 'tenants', name: 'Suspended', search: 'status=suspended', isShared: true };
  const { id } = (await on(pat, 'POST', '/list-views', view)).body;
  await on(pat, 'PUT', '/list-layouts/tenants', { columns: ['name', 'orders'], pageSize: 50 });
  expect((await on(kim, 'GET', '/list-views')).body).toMatchObject({
    views: [{ id, isMine: false, name: 'Suspended' }],
    layouts: [],
  });
  expect(await namesFor(olive)).not.toContain('Suspended');
  await on(pat, 'DELETE', `/list-views/${id}`);
  expect((await on(pat, 'GET', '/list-views')).body.views).toEqual([]);
  const operation = 'list-views.restore';
  const restored = await on(pat, 'POST', `/admin/bulk/${operation}`, { operation, items: [{ id }] });
  expect(restored.status).toBe(200);
  expect((await on(pat, 'GET', '/list-views')).body.views).toHaveLength(1);
});
