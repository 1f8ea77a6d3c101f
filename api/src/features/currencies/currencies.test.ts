import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createCurrencies } from './currencies.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await createStore(test.database, 'bakehouse', (tx, tenantId) => createCurrencies(tx, tenantId, 'EUR'));
});
afterAll(() => test.close());

it('shoppers see the currency of the store', async () => {
  const { status, body } = await test.call('bakehouse.localhost', 'GET', '/api/currencies');
  expect(status).toBe(200);
  expect(body).toEqual([{ id: expect.any(String), name: 'Euro', code: 'EUR', symbol: '€', status: 'show' }]);
});

it('currencies exist on stores’ hosts only', async () => {
  expect((await test.call('localhost', 'GET', '/api/currencies')).body.code).toBe('TENANT_REQUIRED');
});
