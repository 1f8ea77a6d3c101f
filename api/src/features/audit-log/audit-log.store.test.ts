import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff, createVisit } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { AuditEntry } from './audit-log.schema.ts';

let test: TestApp;
let fresh: string;
let leader: Actor;
let pat: Actor;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  const bakehouse = await createStore(test.database, 'bakehouse');
  leader = await createStaff(test.database, fresh, ['read_staff', 'write_coupons', 'write_products']);
  const baker = await createStaff(test.database, bakehouse, 'owner');
  pat = await createPlatformUser(test.database);
  const mark = (host: string, path: string, { token }: Actor) =>
    test.call(host, 'DELETE', `/api/${path}/01a1fa07-daa9-769b-9439-8044009a11d1`, { token });
  await mark('fresh.localhost', 'coupons', leader);
  const visitor = await createVisit(test.database, fresh, { mayWrite: true, operator: pat });
  await mark('fresh.localhost', 'products', visitor);
  await mark('bakehouse.localhost', 'categories', baker);
});
afterAll(() => test.close());

const read = (path: string, token = leader.token) =>
  test.call('fresh.localhost', 'GET', `/api/audit-log/store${path}`, { token });
const actions = async (query: string): Promise<string[]> =>
  (await read(`?${query}`)).body.items.map(({ action }: AuditEntry) => action);

it('a store’s team reads the entries of its own store, and no operator’s name', async () => {
  const { body } = await read('');
  expect(
    body.items.map(({ action, actorName, actorKind }: AuditEntry) => [action, actorKind, actorName]),
  ).toEqual([
    ['DELETE /api/products/:id', 'platform', ''],
    ['DELETE /api/coupons/:id', 'staff', leader.email],
  ]);
  expect(await actions(`q=${pat.email}`)).toEqual([]);
});

it('a store’s entries are filtered by person, subject and day', async () => {
  expect(await actions(`actorId=${leader.id}`)).toEqual(['DELETE /api/coupons/:id']);
  expect(await actions('subject=products')).toEqual(['DELETE /api/products/:id']);
  expect(await actions('subject=product')).toEqual([]);
  const today = new Date().toISOString().slice(0, 10);
  expect(await actions('startDate=2000-01-01&endDate=2000-01-02')).toEqual([]);
  expect(await actions(`startDate=2000-01-01&endDate=${today}`)).toHaveLength(2);
  expect((await read('?subject=%25')).status).toBe(400);
});

it('a store’s entries are exported as they are filtered', async () => {
  const headers = { host: 'fresh.localhost', authorization: `Bearer ${leader.token}` };
  const url = '/api/audit-log/store/export?subject=coupons';
  const { payload } = await test.app.inject({ url, headers });
  const [header, ...rows] = payload.trimEnd().split('\n');
  expect(header).toBe('\uFEFFnumber,createdAt,actorName,actorKind,source,action,details');
  expect(rows).toEqual([expect.stringContaining(`${leader.email},staff,server,DELETE /api/coupons/:id`)]);
});

it('who may not read about the team reads no entry', async () => {
  const clerk = await createStaff(test.database, fresh, ['write_staff']);
  for (const path of ['', '/export']) expect((await read(path, clerk.token)).status).toBe(403);
});
