import type { Actor } from '../../testing/actors.ts';
import { createCustomer } from '../../testing/actors.ts';
import { addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy, newKey } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let ann: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  ann = await createCustomer(test.database, tenantId);
});
afterAll(() => test.close());

it('an order whose reply was lost is found by the key of its attempt, also after the last pieces are sold', async () => {
  const variantId = await addVariant(test.database, tenantId, { onHand: 2 });
  const key = newKey();
  const headers = { 'idempotency-key': key };
  const ask = (token: string) => test.call(host, 'GET', '/api/orders/attempt', { token, headers });
  expect(await ask(ann.token)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  const placed = await buy(test, host, ann.token, { items: [{ variantId, quantity: 2 }] }, key);
  expect(await ask(ann.token)).toMatchObject({ status: 200, body: placed.body });
  const ben = await createCustomer(test.database, tenantId);
  expect((await ask(ben.token)).status).toBe(404);
  const without = await test.call(host, 'GET', '/api/orders/attempt', { token: ann.token });
  expect(without.body.code).toBe('IDEMPOTENCY_KEY');
});
