import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { StoreCurrency } from './currencies.schema.ts';
import { createCurrencies } from './currencies.service.ts';

let test: TestApp;
let owner: Actor;
let tenantId: string;
let host: string;
let stores = 0;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Each test has a store that sells in dollars and has three more currencies, all hidden. */
beforeEach(async () => {
  stores += 1;
  host = `store${stores}.localhost`;
  tenantId = await createStore(test.database, `store${stores}`, (tx, id) => createCurrencies(tx, id, 'USD'));
  owner = await createStaff(test.database, tenantId, 'owner');
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, token = owner.token) =>
  test.call(host, method, `/api${path}`, { body, token });
const all = async (): Promise<StoreCurrency[]> => (await call('GET', '/currencies/all')).body.currencies;
const named = async (code: string): Promise<StoreCurrency> => (await all()).find((one) => one.code === code)!;
const setDefault = async (code: string) => {
  const { version } = (await call('GET', '/setting/global/all')).body;
  return call('PUT', '/setting/global/update', { default_currency: code, version });
};
const yen = { code: 'JPY', name: 'Yen', symbol: '¥', status: 'show' };

it('staff see all currencies, and shoppers the shown ones', async () => {
  expect((await all()).map(({ code, isDefault, status }) => [code, isDefault, status])).toEqual([
    ['USD', true, 'show'],
    ['EUR', false, 'hide'],
    ['GBP', false, 'hide'],
    ['CHF', false, 'hide'],
  ]);
  expect((await call('GET', '/currencies')).body.map(({ code }: StoreCurrency) => code)).toEqual(['USD']);
});

it('a currency of ISO 4217 is added once, at the end', async () => {
  const added = await call('POST', '/currencies', yen);
  expect([added.status, added.body.position, added.body.isDefault]).toEqual([201, 5, false]);
  expect((await call('GET', `/currencies/${added.body.id}`)).body).toEqual(added.body);
  const again = await call('POST', '/currencies', yen);
  expect(again.body.details).toEqual([{ field: 'code', message: 'taken' }]);
  const unknown = await call('POST', '/currencies', { ...yen, code: 'ZZQ' });
  expect([unknown.status, unknown.body.details[0].field]).toEqual([400, 'code']);
});

it('a currency is saved over the version that was read', async () => {
  const { id, version } = await named('CHF');
  const change = { name: 'Franc', symbol: 'Fr.', status: 'show', version };
  expect((await call('PUT', `/currencies/${id}`, change)).body).toMatchObject({ symbol: 'Fr.', version: 2 });
  expect((await call('PUT', `/currencies/${id}`, change)).body.code).toBe('VERSION_CONFLICT');
  expect((await call('PUT', `/currencies/${id}`, { ...change, code: 'EUR' })).status).toBe(400);
});

it('the order of the currencies is saved as a whole', async () => {
  const ids = (await all()).map(({ id }) => id).toReversed();
  expect((await call('PUT', '/currencies/order', { ids })).status).toBe(200);
  expect((await all()).map(({ code }) => code)).toEqual(['CHF', 'GBP', 'EUR', 'USD']);
  const refused = await call('PUT', '/currencies/order', { ids: ids.slice(1) });
  expect(refused.body.details).toEqual([{ field: 'ids', message: 'incomplete' }]);
});

it('another shown currency becomes the default while there are no orders', async () => {
  expect((await setDefault('EUR')).body.details).toEqual([
    { field: 'default_currency', message: 'not_shown' },
  ]);
  const { id } = await named('EUR');
  await call('POST', '/admin/bulk/currencies.status', {
    items: [{ id, status: 'show' }],
    operation: 'currencies.status',
  });
  expect((await setDefault('EUR')).body.default_currency).toBe('EUR');
  expect((await named('EUR')).isDefault).toBe(true);
});

it('the currency of a store with orders cannot change', async () => {
  const ann = await createCustomer(test.database, tenantId);
  const variantId = await addVariant(test.database, tenantId);
  expect((await buy(test, host, ann.token, { items: [{ variantId, quantity: 1 }] })).status).toBe(201);
  expect((await call('GET', '/currencies/all')).body.isFixed).toBe(true);
  await call('POST', '/currencies', yen);
  const { status, body } = await setDefault('JPY');
  expect([status, body.details]).toEqual([400, [{ field: 'default_currency', message: 'has_orders' }]]);
});

it('the default currency can be neither hidden nor deleted', async () => {
  const { id, version } = await named('USD');
  const { id: other } = await named('GBP');
  const items = [{ id: other }, { id }];
  const answers = [
    await call('PUT', `/currencies/${id}`, { name: 'Dollar', symbol: '$', status: 'hide', version }),
    await call('DELETE', `/currencies/${id}`),
    await call('POST', '/admin/bulk/currencies.delete', { items, operation: 'currencies.delete' }),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [409, 'IS_DEFAULT']),
  );
  expect(answers[2]?.body.details).toEqual([{ field: 'items.1', message: 'default' }]);
  expect(await all()).toHaveLength(4);
  expect((await call('DELETE', `/currencies/${other}`)).body).toEqual({ success: true });
});

it('staff without the permission change no currency', async () => {
  const reader = await createStaff(test.database, tenantId, ['read_settings']);
  expect((await call('GET', '/currencies/all', undefined, reader.token)).status).toBe(200);
  expect((await call('POST', '/currencies', yen, reader.token)).status).toBe(403);
});
