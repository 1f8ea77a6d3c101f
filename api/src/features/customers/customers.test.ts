import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { rememberAddress } from './customers.service.ts';

let test: TestApp;
let fresh: string;
let ann: Actor;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  ann = await createCustomer(test.database, fresh, { name: 'Ann', email: 'ann@fresh.test' });
});
afterAll(() => test.close());

const home = {
  name: 'Ann',
  contact: '+1 555 0100',
  address: '1 Orchard Lane',
  city: 'Springfield',
  country: 'US',
  zipCode: '12345',
  deliveryNote: 'Ring twice',
};
const remember = (address: typeof home) =>
  inTenant(test.database, fresh, (tx) => rememberAddress(tx, fresh, ann.id, address));
const me = async (token = ann.token) =>
  (await test.call('fresh.localhost', 'GET', '/api/customers/me', { token })).body;

it('a signed-in shopper reads their own data', async () => {
  expect(await me()).toEqual({
    id: ann.id,
    name: 'Ann',
    email: 'ann@fresh.test',
    phone: '',
    image: null,
    locale: 'en',
    ordersCount: 0,
    totalSpent: 0,
    addresses: [],
  });
});

it('the address of an order is saved as the default address, once', async () => {
  await remember(home);
  await remember({ ...home, address: ' 1 orchard lane', deliveryNote: 'Leave at the door' });
  const { addresses } = await me();
  expect(addresses).toEqual([
    expect.objectContaining({ line1: '1 Orchard Lane', deliveryNote: 'Leave at the door', isDefault: true }),
  ]);
});

it('the newest address is the default one', async () => {
  await remember({ ...home, address: '2 Mill Road' });
  const lines = async () =>
    (await me()).addresses.map((one: { line1: string; isDefault: boolean }) => [one.line1, one.isDefault]);
  expect(await lines()).toEqual([
    ['2 Mill Road', true],
    ['1 Orchard Lane', false],
  ]);
  await remember(home);
  expect(await lines()).toEqual([
    ['1 Orchard Lane', true],
    ['2 Mill Road', false],
  ]);
});

it('concurrent orders leave one default address', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, at) => remember({ ...home, address: `${at % 3} Parallel Street` })),
  );
  const { addresses } = await me();
  expect(addresses).toHaveLength(5);
  expect(addresses.filter((one: { isDefault: boolean }) => one.isDefault)).toHaveLength(1);
});

it('saved addresses are for shoppers of this store only', async () => {
  const staff = await createStaff(test.database, fresh, 'owner');
  const elsewhere = await createCustomer(test.database, await createStore(test.database, 'bakehouse'));
  expect((await me(staff.token)).code).toBe('FORBIDDEN');
  expect((await me(elsewhere.token)).code).toBe('TENANT_MISMATCH');
  expect((await test.call('fresh.localhost', 'GET', '/api/customers/me')).status).toBe(401);
});
