import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

const login = '/api/customer/login';
const credentials = { email: 'ann@fresh.test', password: 'wrong' };
const keys = (count: number, length = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`.padEnd(length, 'x'), 1]));
const list = (length: number, of: unknown) => Array.from({ length }, () => of);

it.each<[string, string, unknown]>([
  ['70,000 unknown keys', login, { ...credentials, ...keys(70_000) }],
  ['an unknown key of 500,000 letters', login, { ...credentials, ...keys(1, 500_000) }],
  ['200 elements with 300 unknown keys each', '/api/cart/quote', { items: list(200, keys(300)) }],
  ['500,000 elements that are none', '/api/cart/quote', { items: list(500_000, 1) }],
])('a request with %s gets a short reply', async (_what, url, body) => {
  const { status, body: reply } = await test.call('fresh.localhost', 'POST', url, { body });
  expect(status).toBe(400);
  expect(reply.details.length).toBeGreaterThan(0);
  expect(reply.details.length).toBeLessThanOrEqual(20);
  expect(JSON.stringify(reply).length).toBeLessThan(10_000);
});

it('a query with 2,500 unknown parameters gets a short reply', async () => {
  const query = new URLSearchParams(keys(2_500) as never);
  const { status, body } = await test.call('fresh.localhost', 'GET', `/api/tenants/resolve?${query}`);
  expect(status).toBe(400);
  expect(body.details).toHaveLength(20);
  expect(JSON.stringify(body).length).toBeLessThan(10_000);
});
