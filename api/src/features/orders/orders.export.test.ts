import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy, home } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let accountant: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  accountant = await createStaff(test.database, tenantId, ['read_orders', 'export_orders']);
  const ann = await createCustomer(test.database, tenantId);
  const variantId = await addVariant(test.database, tenantId, { price: 250 });
  const items = [{ variantId, quantity: 1 }];
  await buy(test, host, ann.token, { items, address: { ...home, name: '=HYPERLINK("http://evil.test")' } });
  await buy(test, host, ann.token, { items, address: { ...home, name: 'Zoë "Zo" Groß, jun.' } });
});
afterAll(() => test.close());

const get = async (query: string, token = accountant.token) => {
  const headers = { host, authorization: `Bearer ${token}` };
  const {
    statusCode,
    payload,
    headers: sent,
  } = await test.app.inject({
    url: `/api/orders/export?${query}`,
    headers,
  });
  return { status: statusCode, type: sent['content-type'], lines: payload.trimEnd().split('\n') };
};

it('orders are exported as CSV with what is filtered, and no cell is a formula', async () => {
  const all = await get('');
  expect(all).toMatchObject({ status: 200, type: 'text/csv; charset=utf-8' });
  expect(all.lines).toHaveLength(3);
  expect(all.lines[0]).toMatch(/^\uFEFFnumber,status,source,.*placedAt,name,email,.*total,refunded,notes$/);
  expect(all.lines[1]).toContain('"Zoë ""Zo"" Groß, jun."');
  expect(all.lines[1]).toContain('62.50');
  expect(all.lines[2]).toMatch(/"'=HYPERLINK/);
  expect((await get('q=gross')).lines).toHaveLength(2);
  expect((await get('status=delivered')).lines).toHaveLength(1);
});

it('exporting orders needs its own permission', async () => {
  const clerk = await createStaff(test.database, tenantId, ['read_orders', 'write_orders']);
  expect((await get('', clerk.token)).status).toBe(403);
});
