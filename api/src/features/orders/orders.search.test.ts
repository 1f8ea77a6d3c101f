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
let owner: Actor;
let ann: Actor;
let order: { id: string; number: string; sku: string };
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
  ann = await createCustomer(test.database, tenantId);
  const variantId = await addVariant(test.database, tenantId);
  const address = {
    ...home,
    name: 'Zoë Müller-Groß',
    contact: '+49 171 555 0199',
    email: 'zoe@post.test',
    address: 'Äußere Straße 7',
    city: 'Nürnberg',
    zipCode: '90408',
  };
  const { body } = await buy(test, host, ann.token, { items: [{ variantId, quantity: 1 }], address });
  order = { ...body, sku: body.lines[0].sku };
  const other = await createStore(test.database, 'bakehouse');
  const ben = await createCustomer(test.database, other);
  const bread = await addVariant(test.database, other);
  await buy(test, 'bakehouse.localhost', ben.token, { items: [{ variantId: bread, quantity: 1 }], address });
});
afterAll(() => test.close());

const find = async (query: string) =>
  (await test.call(host, 'GET', `/api/orders?${query}`, { token: owner.token })).body;

it.each([
  ['its number', () => order.number],
  ['the SKU of one of its goods', () => order.sku.toLowerCase()],
  ['a name without its accents', () => 'muller gross'],
  ['the end of a name', () => 'groß'],
  ['an email address', () => 'ZOE@post.test'],
  ['a phone number as it was typed', () => '+49 171 555 0199'],
  ['a phone number without the country’s code', () => '0171/5550199'],
  ['a street and a city', () => 'nürnberg äussere'],
  ['a postcode', () => '90408'],
])('an order is found by %s, in its own store only', async (_, typed) => {
  expect(await find(`q=${encodeURIComponent(typed())}`)).toMatchObject({
    totalDoc: 1,
    counts: { pending: 1 },
    items: [{ id: order.id, itemCount: 1 }],
  });
});

it('a search of orders needs all its words, and takes the other filters into account', async () => {
  expect((await find('q=muller+hamburg')).totalDoc).toBe(0);
  expect((await find('q=muller&endDate=2020-01-01')).totalDoc).toBe(0);
  expect((await find('q=muller&paymentMethod=Card')).totalDoc).toBe(0);
  expect((await find('q=muller&status=delivered')).totalDoc).toBe(0);
  expect((await find('q=%25')).totalDoc).toBe(1);
});

it('the list of orders can leave out cancelled ones, as sums of sales do', async () => {
  const variantId = await addVariant(test.database, tenantId);
  const { body } = await buy(test, host, ann.token, { items: [{ variantId, quantity: 1 }] });
  const before = (await find('without=cancelled')).totalDoc;
  await test.call(host, 'PUT', `/api/orders/status/${body.id}`, {
    token: owner.token,
    body: { status: 'cancelled', note: 'By mistake' },
  });
  expect((await find('without=cancelled')).totalDoc).toBe(before - 1);
  expect((await find('q=springfield')).totalDoc).toBe(1);
  expect((await find('q=springfield&without=cancelled')).totalDoc).toBe(0);
});

it('an erased customer’s orders are found by their number alone', async () => {
  await test.call(host, 'PUT', `/api/orders/status/${order.id}`, {
    token: owner.token,
    body: { status: 'cancelled', note: 'Moved away' },
  });
  await test.call(host, 'POST', `/api/customers/${ann.id}/erase`, {
    token: owner.token,
    body: { email: ann.email },
  });
  expect((await find('q=muller')).totalDoc).toBe(0);
  expect((await find(`q=${order.number}`)).totalDoc).toBe(1);
});
