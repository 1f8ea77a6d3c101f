import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { subscribe } from '../../testing/plans.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let operator: Actor;
beforeAll(async () => {
  // Replies to visitors are cached, as in production.
  test = await startTestApp({ sharedMs: 300_000 });
  operator = await createPlatformUser(test.database);
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) =>
  test.call('localhost', method, `/api/plans${path}`, { token: operator.token, ...(body && { body }) });
const offered = async () => (await test.call('localhost', 'GET', '/api/plans/offered')).body;
const corner = {
  ...{ name: { en: 'Corner', de: 'Ecke' }, description: { en: 'To begin with' }, prices: { EUR: 1_900 } },
  ...{ maxProducts: 200, maxStaff: 3, maxOrders: null, maxStorageMb: 500, features: [] },
  ...{ trialDays: 30, status: 'show', isDefault: false, position: 1 },
};

it('a plan is on the pricing page as soon as it is saved, and gone as soon as it is hidden', async () => {
  expect(await offered()).toEqual([]);
  const { body: made } = await call('POST', '', corner);
  expect(made).toMatchObject({ ...corner, version: 1, stores: 0 });
  expect(await offered()).toEqual([
    expect.objectContaining({ id: made.id, name: corner.name, prices: { EUR: 1_900 }, maxProducts: 200 }),
  ]);
  const dearer = { ...corner, prices: { EUR: 2_900 }, version: 1 };
  expect((await call('PUT', `/${made.id}`, dearer)).body.version).toBe(2);
  expect((await offered())[0].prices).toEqual({ EUR: 2_900 });
  expect((await call('PUT', `/${made.id}`, dearer)).body.code).toBe('VERSION_CONFLICT');
  await call('PUT', `/${made.id}`, { ...corner, status: 'hide', version: 2 });
  expect(await offered()).toEqual([]);
});

it.each([
  [{ name: { de: 'Ecke' } }, 'name.en'],
  [{ prices: {} }, 'prices'],
  [{ prices: { EUR: 1_900 }, isDefault: true, trialDays: 0 }, 'trialDays'],
  [{ maxProducts: 0 }, 'maxProducts'],
  [{ prices: { EUR: -1 } }, 'prices.EUR'],
])('a plan that cannot work is refused: %j', async (given, field) => {
  const { status, body } = await call('POST', '', { ...corner, ...given });
  expect([status, body.code, body.details[0].field]).toEqual([400, 'VALIDATION', field]);
});

it('new stores begin with one plan: another one takes its place, and it can be neither given up nor deleted', async () => {
  const first = (await call('POST', '', { ...corner, isDefault: true })).body;
  const second = (await call('POST', '', { ...corner, isDefault: true })).body;
  expect((await call('GET', `/${first.id}`)).body.isDefault).toBe(false);
  const without = await call('PUT', `/${second.id}`, { ...corner, version: second.version });
  expect(without.body.code).toBe('IS_DEFAULT');
  expect((await call('DELETE', `/${second.id}`)).body.code).toBe('IS_DEFAULT');
  expect((await call('DELETE', `/${first.id}`)).status).toBe(200);
});

it('a plan that a store has cannot be deleted', async () => {
  const plan = (await call('POST', '', corner)).body;
  await subscribe(test.database, await createStore(test.database, 'fresh'), plan.id);
  expect((await call('GET', `/${plan.id}`)).body.stores).toBe(1);
  expect((await call('DELETE', `/${plan.id}`)).body.code).toBe('IN_USE');
});
