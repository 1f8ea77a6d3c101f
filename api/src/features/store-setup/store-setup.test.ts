import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenantDomains } from '../../platform/tenancy/tenants.table.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { defaultCustomization } from '../customization/customization.defaults.ts';
import { writeCustomization } from '../customization/customization.service.ts';
import type { StoreSetup } from './store-setup.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  token = (await createStaff(test.database, tenantId, 'owner')).token;
});
afterAll(() => test.close());

const done = async () => {
  const { body } = await test.call(host, 'GET', '/api/store-setup', { token });
  return (body as StoreSetup).filter((step) => step.done).map(({ step }) => step);
};
const save = async (change: object) => {
  const { version } = (await test.call(host, 'GET', '/api/setting/store-setting/all')).body;
  return test.call(host, 'PUT', '/api/setting/store-setting/update', { token, body: { ...change, version } });
};

it('the setup of a store knows what is done', async () => {
  expect(await done()).toEqual(['opening']);
  await addVariant(test.database, tenantId);
  await save({ company_name: 'Fresh Ltd', address: '1 High Street', city: 'Springfield', country: 'US' });
  expect(await done()).toEqual(['product', 'address', 'opening']);
  const document = defaultCustomization({ name: 'Fresh', email: 'hello@fresh.test', currency: 'USD' });
  document.navbar.logo = '/uploads/logo.webp';
  document.checkout.shipping_one_cost = 500;
  await inTenant(test.database, tenantId, (tx) => writeCustomization(tx, tenantId, document));
  await save({ takes_orders: false });
  expect(await done()).toEqual(['logo', 'product', 'delivery', 'address']);
  expect((await test.call(host, 'POST', '/api/store-setup/open', { token })).status).toBe(200);
  expect(await done()).toEqual(['logo', 'product', 'delivery', 'address', 'opening']);
  await onPlatform(test.database, (tx) =>
    tx.insert(tenantDomains).values({ tenantId, domain: 'fresh.example', verified: true }),
  );
  expect(await done()).toContain('domain');
  const { body } = await test.call(host, 'GET', '/api/store-setup', { token });
  const needed = (body as StoreSetup).filter(({ optional }) => !optional).map(({ step }) => step);
  expect(needed).toEqual(['product', 'delivery', 'address', 'opening']);
});

it('a store that takes no orders refuses them, and staff are told of new orders only if they want', async () => {
  const ann = await createCustomer(test.database, tenantId);
  const variantId = await addVariant(test.database, tenantId);
  const order = () => buy(test, host, ann.token, { items: [{ variantId, quantity: 1 }] });
  const notices = async () =>
    (await test.call(host, 'GET', '/api/notification', { token })).body.totalDoc as number;
  await save({ takes_orders: false });
  const refused = await order();
  expect([refused.status, refused.body.code]).toEqual([409, 'STORE_CLOSED']);
  await save({ takes_orders: true, notify_orders: false });
  expect((await order()).status).toBe(201);
  expect(await done()).toContain('test_order');
  expect(await notices()).toBe(0);
  await save({ notify_orders: true });
  expect((await order()).status).toBe(201);
  expect(await notices()).toBe(1);
});
