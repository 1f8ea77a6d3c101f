import { randomUUID } from 'node:crypto';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { Customer, CustomerRow } from './customers.staff.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner', { name: 'Olive Owner' });
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, token = owner.token) =>
  test.call(host, method, `/api${path}`, { body, token });
const bulk = (operation: string, items: object[], token = owner.token) =>
  call('POST', `/admin/bulk/${operation}`, { items, operation, adminContext: {} }, token);

const input = (given: object = {}) => ({
  name: 'Bea Baker',
  email: `${randomUUID()}@shop.test`,
  phone: '+49 30 1234',
  locale: 'de',
  tags: [],
  ...given,
});
const create = async (given: object = {}): Promise<Customer> =>
  (await call('POST', '/customers', input(given))).body;
const toUpdate = ({ name, phone, locale, tags, version }: Customer) => ({
  name,
  phone,
  locale,
  tags,
  version,
});

it('staff add a customer, who then sets a password by the mail for forgotten ones', async () => {
  const made = await call('POST', '/customers', input({ email: 'Bea@Shop.test', tags: ['vip', 'vip'] }));
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    email: 'bea@shop.test',
    status: 'active',
    tags: ['vip'],
    ordersCount: 0,
    emailVerifiedAt: null,
  });
  expect((await call('GET', `/customers/${made.body.id}`)).body).toEqual(made.body);
  const signIn = await test.call(host, 'POST', '/api/customer/login', {
    body: { email: 'bea@shop.test', password: '' },
  });
  expect(signIn.status).not.toBe(200);
  const again = await call('POST', '/customers', input({ email: 'bea@shop.test' }));
  expect([again.status, again.body.code]).toEqual([409, 'EMAIL_TAKEN']);
});

it.each([
  ['a short name', { name: 'B' }, 'name'],
  ['no e-mail', { email: 'bea' }, 'email'],
  ['an unknown language', { locale: 'xx' }, 'locale'],
  ['21 tags', { tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, 'tags'],
  ['a member that customers do not have', { totalSpent: 5 }, 'totalSpent'],
])('a customer with %s is refused, and the field is named', async (_what, given, field) => {
  const { status, body } = await call('POST', '/customers', input(given));
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
  expect(body.details.map((detail: { field: string }) => detail.field)).toEqual([field]);
});

it('a changed customer is saved unless somebody else saved first', async () => {
  const seen = await create();
  const changed = await call('PUT', `/customers/${seen.id}`, {
    ...toUpdate(seen),
    phone: '1',
    tags: ['b2b'],
  });
  expect(changed.body).toMatchObject({ phone: '1', tags: ['b2b'], version: 2, email: seen.email });
  const late = await call('PUT', `/customers/${seen.id}`, { ...toUpdate(seen), phone: '2' });
  expect([late.status, late.body.code]).toEqual([409, 'VERSION_CONFLICT']);
  const moved = await call('PUT', `/customers/${seen.id}`, {
    ...toUpdate(changed.body),
    email: 'thief@x.test',
  });
  expect(moved.body.details[0].field).toBe('email');
});

it('customers are listed by status, tag, text and order', async () => {
  const other = await createStore(test.database, 'list');
  const staff = await createStaff(test.database, other, ['read_customers', 'write_customers']);
  const people = ['Özlem 5%', 'otto', 'Zoe', 'Anna_B'];
  for (const name of people)
    await test.call('list.localhost', 'POST', '/api/customers', {
      body: input({ name, phone: name === 'Zoe' ? '+1 555 0100' : '', tags: name === 'otto' ? ['vip'] : [] }),
      token: staff.token,
    });
  const list = async (query: string) => {
    const { body } = await test.call('list.localhost', 'GET', `/api/customers?${query}`, {
      token: staff.token,
    });
    return [body.items.map((item: CustomerRow) => item.name), body.totalDoc];
  };
  expect(await list('sort=name')).toEqual([['Anna_B', 'otto', 'Özlem 5%', 'Zoe'], 4]);
  expect(await list('sort=-name&limit=2&page=2')).toEqual([['otto', 'Anna_B'], 4]);
  expect((await list(''))[0]).toEqual(people.toReversed());
  expect(await list('q=0100')).toEqual([['Zoe'], 1]);
  expect(await list('q=%25')).toEqual([['Özlem 5%'], 1]);
  expect(await list('q=_')).toEqual([['Anna_B'], 1]);
  expect(await list('tag=vip')).toEqual([['otto'], 1]);
  expect(await list('status=blocked')).toEqual([[], 0]);
  const { body } = await test.call('list.localhost', 'GET', '/api/customers/tags', { token: staff.token });
  expect(body).toEqual(['vip']);
});

it('the list has each customer’s number of orders and the sum of the delivered ones', async () => {
  const ann = await createCustomer(test.database, tenantId, { name: 'Ann Archer' });
  const variantId = await addVariant(test.database, tenantId, { price: 500, originalPrice: 500, onHand: 9 });
  const items = [{ variantId, quantity: 1 }];
  const first = await buy(test, host, ann.token, { items });
  const second = await buy(test, host, ann.token, { items });
  await bulk('orders.status', [{ id: second.body.id, status: 'cancelled', note: 'A test' }]);
  for (const status of ['confirmed', 'picking', 'packed', 'out_for_delivery', 'delivered'])
    await bulk('orders.status', [{ id: first.body.id, status, note: '' }]);
  const { body } = await call('GET', '/customers?sort=-totalSpent');
  expect(body.items[0]).toMatchObject({ name: 'Ann Archer', ordersCount: 1, totalSpent: first.body.total });
  const detail = (await call('GET', `/customers/${ann.id}`)).body;
  expect(detail.addresses).toHaveLength(1);
  expect(detail.lastOrderAt).toEqual(expect.any(String));
});

it('notes say who wrote them and when, and can be deleted', async () => {
  const { id } = await create();
  await call('POST', `/customers/${id}/notes`, { text: 'Rings twice' });
  const { body } = await call('POST', `/customers/${id}/notes`, { text: ' Pays in coins ' });
  expect(body.notes).toEqual([
    {
      id: expect.any(String),
      text: 'Pays in coins',
      authorName: 'Olive Owner',
      createdAt: expect.any(String),
    },
    expect.objectContaining({ text: 'Rings twice' }),
  ]);
  const gone = await call('DELETE', `/customers/${id}/notes/${body.notes[0].id}`);
  expect(gone.body.notes).toHaveLength(1);
  expect((await call('DELETE', `/customers/${id}/notes/${body.notes[0].id}`)).status).toBe(404);
  const another = await create();
  expect((await call('DELETE', `/customers/${another.id}/notes/${body.notes[1].id}`)).status).toBe(404);
  expect((await call('POST', `/customers/${id}/notes`, { text: '  ' })).body.details[0].field).toBe('text');
});

describe('a blocked customer', () => {
  const password = 'a long enough password';
  const signIn = (email: string) =>
    test.call(host, 'POST', '/api/customer/login', { body: { email, password } });

  it('is signed out at once, and can neither sign in nor order until unblocked', async () => {
    const ben = await createCustomer(test.database, tenantId, { email: 'ben@shop.test', password });
    const variantId = await addVariant(test.database, tenantId, { onHand: 9 });
    const me = () => test.call(host, 'GET', '/api/customers/me', { token: ben.token });
    expect((await me()).status).toBe(200);
    const refused = await bulk('customers.status', [{ id: ben.id, status: 'blocked' }]);
    expect(refused.body.details).toEqual([{ field: 'items.0.reason', message: 'required' }]);
    expect((await me()).status).toBe(200);
    await bulk('customers.status', [{ id: ben.id, status: 'blocked', reason: 'Never pays' }]);
    expect((await me()).body.code).toBe('SESSION_ENDED');
    expect((await signIn('ben@shop.test')).body.code).toBe('INVALID_CREDENTIALS');
    const order = await buy(test, host, ben.token, { items: [{ variantId, quantity: 1 }] });
    expect(order.body.code).toBe('SESSION_ENDED');
    const refresh = await test.call(host, 'POST', '/api/auth/refresh', {
      body: { refresh_token: ben.refreshToken },
    });
    expect(refresh.body.code).toBe('SESSION_ENDED');
    const { body } = await call('GET', `/customers/${ben.id}`);
    expect(body).toMatchObject({
      status: 'blocked',
      blockedReason: 'Never pays',
      blockedAt: expect.any(String),
      version: 2,
    });

    await bulk('customers.status', [{ id: ben.id, status: 'active' }]);
    expect((await me()).body.code).toBe('SESSION_ENDED');
    expect((await signIn('ben@shop.test')).status).toBe(200);
    expect((await call('GET', `/customers/${ben.id}`)).body).toMatchObject({
      status: 'active',
      blockedReason: '',
      blockedAt: null,
    });
  });
});

it('many customers get and lose tags in one call', async () => {
  const [one, two] = [await create({ tags: ['old', 'kept'] }), await create()];
  const items = [one, two].map(({ id }) => ({ id, add: ['new'], remove: ['old'] }));
  expect((await bulk('customers.tags', items)).body.done).toBe(2);
  const tagsOf = async (id: string) => (await call('GET', `/customers/${id}`)).body.tags;
  expect([await tagsOf(one.id), await tagsOf(two.id)]).toEqual([['kept', 'new'], ['new']]);
  const many = Array.from({ length: 20 }, (_, at) => `t${at}`);
  const full = await bulk('customers.tags', [{ id: two.id, add: many }]);
  expect(full.body.details).toEqual([{ field: 'items.0.add', message: 'too_many' }]);
});

it('customers are read and changed only by staff with the permission', async () => {
  const seen = await create();
  const reader = await createStaff(test.database, tenantId, ['read_customers']);
  const nobody = await createStaff(test.database, tenantId, []);
  for (const path of ['/customers', '/customers/tags', `/customers/${seen.id}`]) {
    expect((await call('GET', path, undefined, reader.token)).status).toBe(200);
    expect((await call('GET', path, undefined, nobody.token)).body.code).toBe('FORBIDDEN');
  }
  for (const [method, path, body] of [
    ['POST', '/customers', input()],
    ['PUT', `/customers/${seen.id}`, toUpdate(seen)],
    ['POST', `/customers/${seen.id}/notes`, { text: 'No' }],
    ['GET', `/customers/${seen.id}/export`, undefined],
    ['POST', `/customers/${seen.id}/erase`, { email: seen.email }],
  ] as const)
    expect((await call(method, path, body, reader.token)).body.code).toBe('FORBIDDEN');
});
