import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { addCoupon } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let sam: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  sam = await createStaff(test.database, tenantId, ['read_coupons', 'read_customers', 'export_customers']);
  await createCustomer(test.database, tenantId, { name: '=1+1', email: 'first@shop.test' });
  await createCustomer(test.database, tenantId, { name: 'Zoë Groß', email: 'zoe@shop.test' });
});
afterAll(() => test.close());

const get = async (path: string, token = sam.token) => {
  const headers = { host, authorization: `Bearer ${token}` };
  const { statusCode, payload } = await test.app.inject({ url: `/api${path}`, headers });
  return { status: statusCode, lines: payload.trimEnd().split('\n') };
};

it('customers are exported as CSV with what is filtered, no cell is a formula, and it is recorded who took them', async () => {
  const all = await get('/customers/export');
  expect(all.lines).toHaveLength(3);
  expect(all.lines[0]).toMatch(/^\uFEFFname,email,phone,status,/);
  expect(all.lines[1]).toMatch(/^'=1\+1,first@shop.test/);
  expect((await get('/customers/export?q=zo%C3%AB')).lines).toHaveLength(2);
  expect((await get('/customers/export?status=blocked')).lines).toHaveLength(1);
  const { token } = await createPlatformUser(test.database);
  const log = await test.call('localhost', 'GET', '/api/audit-log?q=export-list', { token });
  expect(log.body.items.at(-1)).toMatchObject({ actorName: sam.email, tenantId });
  expect(log.body.items.map(({ details }: { details: unknown }) => details)).toContainEqual({ q: 'zoë' });
});

it('exporting customers needs its own permission', async () => {
  const clerk = await createStaff(test.database, tenantId, ['read_customers', 'write_customers']);
  expect((await get('/customers/export', clerk.token)).status).toBe(403);
});

it('coupons are exported as CSV with what is filtered, in amounts that programs read', async () => {
  await addCoupon(test.database, tenantId, {
    couponCode: 'TEN',
    discountType: 'percentage',
    discountValue: 1_050,
  });
  await addCoupon(test.database, tenantId, {
    couponCode: 'FIVE',
    discountType: 'fixed',
    discountValue: 500,
    status: 'hide',
  });
  const all = await get('/coupons/export');
  expect(all.lines).toHaveLength(3);
  expect(all.lines[0]).toMatch(/^\uFEFFcouponCode,title,discountType,discount,/);
  expect(all.lines[1]).toMatch(/^TEN,[^,]*,percentage,10\.5,/);
  const hidden = await get('/coupons/export?status=hide');
  expect(hidden.lines.slice(1)).toEqual([expect.stringMatching(/^FIVE,[^,]*,fixed,5\.00,/)]);
});
