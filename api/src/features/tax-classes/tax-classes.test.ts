import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { addProduct } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { TaxClass } from './tax-classes.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, token = owner.token) =>
  test.call(host, method, `/api${path}`, { body, token });

let made = 0;
const input = (given: object = {}) => {
  made += 1;
  return { name: `Class ${made}`, rateBp: 1_900, ...given };
};
const create = async (given: object = {}): Promise<TaxClass> =>
  (await call('POST', '/tax-classes', input(given))).body;
const read = async (id: string) => (await call('GET', `/tax-classes/${id}`)).body;

it('a new tax class is read as it was created', async () => {
  const created = await call('POST', '/tax-classes', input({ name: ' Drinks ' }));
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ name: 'Drinks', rateBp: 1_900, productCount: 0, version: 1 });
  expect(await read(created.body.id)).toEqual(created.body);
});

it.each([
  ['no name', { name: ' ' }, 'name'],
  ['a rate below nothing', { rateBp: -1 }, 'rateBp'],
  ['a rate above the price', { rateBp: 10_001 }, 'rateBp'],
  ['a member that it does not have', { color: 'red' }, 'color'],
])('tax classes with %s are refused, and the field is named', async (_what, given, field) => {
  const { status, body } = await call('POST', '/tax-classes', input(given));
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
  expect(body.details).toMatchObject([{ field }]);
});

it('no two tax classes of a store have the same name, in whatever letter case', async () => {
  await create({ name: 'Books' });
  const { id } = await create();
  for (const twice of [
    await call('POST', '/tax-classes', input({ name: 'books' })),
    await call('PUT', `/tax-classes/${id}`, input({ name: 'BOOKS', version: 1 })),
  ]) {
    expect([twice.status, twice.body.code]).toEqual([409, 'NAME_TAKEN']);
    expect(twice.body.details).toMatchObject([{ field: 'name' }]);
  }
});

it('a changed tax class is saved unless somebody else saved first', async () => {
  const { id } = await create();
  const changed = await call('PUT', `/tax-classes/${id}`, input({ rateBp: 1_600, version: 1 }));
  expect(changed.body).toMatchObject({ id, rateBp: 1_600, version: 2 });
  const late = await call('PUT', `/tax-classes/${id}`, input({ version: 1 }));
  expect([late.status, late.body.code]).toEqual([409, 'VERSION_CONFLICT']);
  expect(await read(id)).toEqual(changed.body);
});

it('a tax class that a product has cannot be deleted, and one of deleted products can', async () => {
  const { id } = await create();
  const product = await addProduct(test.database, tenantId, { taxClassId: id });
  expect(await read(id)).toMatchObject({ productCount: 1 });
  expect((await call('DELETE', `/tax-classes/${id}`)).body).toMatchObject({
    code: 'IN_USE',
    details: [{ field: 'products', message: '1' }],
  });
  await call('DELETE', `/products/${product.id}`);
  expect(await read(id)).toMatchObject({ productCount: 0 });
  expect((await call('DELETE', `/tax-classes/${id}`)).body).toEqual({ success: true });
  expect((await read(id)).code).toBe('NOT_FOUND');
  expect((await call('DELETE', `/tax-classes/${id}`)).status).toBe(404);
});

it('a deleted tax class comes back unless its name is taken meanwhile', async () => {
  const restore = (id: string) =>
    call('POST', '/admin/bulk/tax-classes.restore', { operation: 'tax-classes.restore', items: [{ id }] });
  const { id } = await create({ name: 'Wine', rateBp: 2_000 });
  await call('DELETE', `/tax-classes/${id}`);
  const { id: other } = await create({ name: 'wine' });
  expect((await restore(id)).body.code).toBe('NAME_TAKEN');
  await call('DELETE', `/tax-classes/${other}`);
  expect((await restore(id)).status).toBe(200);
  expect(await read(id)).toMatchObject({ name: 'Wine', rateBp: 2_000 });
});

describe('the list of tax classes', () => {
  let staff: Actor;
  const at = (method: Method, path: string, body?: unknown) =>
    test.call('other.localhost', method, `/api${path}`, { body, token: staff.token });
  beforeAll(async () => {
    staff = await createStaff(test.database, await createStore(test.database, 'other'), 'owner');
    for (const given of [
      { name: 'Food', rateBp: 700 },
      { name: 'Books 5%', rateBp: 500 },
      { name: 'Drinks', rateBp: 1_900 },
    ])
      await at('POST', '/tax-classes', input(given));
  });

  it.each([
    ['', ['Books 5%', 'Drinks', 'Food'], 3],
    ['sort=-rateBp', ['Drinks', 'Food', 'Books 5%'], 3],
    ['sort=-updatedAt&limit=1', ['Drinks'], 3],
    ['limit=2&page=2', ['Food'], 3],
    ['q=OO', ['Books 5%', 'Food'], 2],
    ['q=%25', ['Books 5%'], 1],
  ])('is searched, sorted and paged by ?%s', async (query, names, total) => {
    const { body } = await at('GET', `/tax-classes?${query}`);
    expect(body.items.map(({ name }: TaxClass) => name)).toEqual(names);
    expect(body.totalDoc).toBe(total);
  });

  it('neither shows nor changes those of another store', async () => {
    const { id } = await create();
    expect((await at('GET', `/tax-classes/${id}`)).status).toBe(404);
    expect((await at('PUT', `/tax-classes/${id}`, input({ version: 1 }))).status).toBe(404);
    expect((await at('DELETE', `/tax-classes/${id}`)).status).toBe(404);
    expect((await read(id)).id).toBe(id);
  });
});

it('tax classes are read by who reads products and changed by who changes settings', async () => {
  const { id } = await create();
  const reader = await createStaff(test.database, tenantId, ['read_products', 'write_products']);
  const nobody = await createStaff(test.database, tenantId, []);
  expect((await call('GET', '/tax-classes', undefined, reader.token)).status).toBe(200);
  expect((await call('GET', `/tax-classes/${id}`, undefined, nobody.token)).body.code).toBe('FORBIDDEN');
  expect((await call('GET', '/tax-classes', undefined, nobody.token)).body.code).toBe('FORBIDDEN');
  for (const refused of [
    await call('POST', '/tax-classes', input(), reader.token),
    await call('PUT', `/tax-classes/${id}`, input({ version: 1 }), reader.token),
    await call('DELETE', `/tax-classes/${id}`, undefined, reader.token),
  ])
    expect(refused.body.code).toBe('FORBIDDEN');
  expect((await test.call(host, 'GET', '/api/tax-classes')).status).toBe(401);
});
