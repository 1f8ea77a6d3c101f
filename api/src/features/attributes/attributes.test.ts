import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { addAttribute, addProduct, text, variantInput } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { AttributeDetail } from './attributes.schema.ts';

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

const value = (en: string, given: object = {}) => ({
  name: text(en),
  swatch: null,
  status: 'show',
  ...given,
});
const input = (given: object = {}) => ({
  title: text('Colour of the box'),
  name: text('Colour'),
  option: 'swatch',
  status: 'show',
  values: [value('Red', { swatch: '#cc0000' }), value('Green')],
  ...given,
});
const create = async (given: object = {}): Promise<AttributeDetail> =>
  (await call('POST', '/attributes', input(given))).body;
const toUpdate = ({ title, name, option, status, version, values }: AttributeDetail) => ({
  title,
  name,
  option,
  status,
  version,
  values: values.map(({ variantCount: _count, position: _position, ...rest }) => rest),
});
/** A product with a variant for each of these values of the attribute. */
const sellIn = (attributeId: string, valueIds: string[]) =>
  addProduct(test.database, tenantId, {
    attributeIds: [attributeId],
    variants: valueIds.map((id) => variantInput({ optionValues: { [attributeId]: id } })),
  });

it('a store’s attributes are listed with their values in order, for staff with the permission', async () => {
  const store = await createStore(test.database, 'list');
  const { attributeId, values } = await addAttribute(test.database, store, ['Small', 'Large']);
  await addAttribute(test.database, await createStore(test.database, 'bakehouse'), ['Round']);
  const reader = await createStaff(test.database, store, ['read_attributes']);
  const { body } = await test.call('list.localhost', 'GET', '/api/attributes', { token: reader.token });
  expect(body).toMatchObject([
    {
      id: attributeId,
      name: { en: 'Size' },
      productCount: 0,
      values: values.map((id) => ({ id, swatch: null })),
    },
  ]);
});

it('a new attribute has its values in the order they were sent in, and stands behind the others', async () => {
  const first = await create();
  const made = await call('POST', '/attributes', input({ title: text('Second') }));
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    title: { en: 'Second' },
    option: 'swatch',
    version: 1,
    values: [
      { name: { en: 'Red' }, swatch: '#cc0000', position: 0, variantCount: 0 },
      { name: { en: 'Green' }, swatch: null, position: 1, variantCount: 0 },
    ],
  });
  expect((await call('GET', `/attributes/${made.body.id}`)).body).toEqual(made.body);
  const ids = (await call('GET', '/attributes')).body.map(({ id }: AttributeDetail) => id);
  expect(ids.slice(-2)).toEqual([first.id, made.body.id]);
});

it.each([
  ['no name', { name: text('  ') }, 'name.en'],
  ['no title', { title: text('') }, 'title.en'],
  ['no values', { values: [] }, 'values'],
  ['a value without a name', { values: [value('')] }, 'values.0.name.en'],
  ['two values of the same name', { values: [value('Red'), value('red')] }, 'values.1.name.en'],
  ['a colour that is none', { values: [value('Red', { swatch: 'red' })] }, 'values.0.swatch'],
  ['a value that it does not have', { values: [value('Red', { id: randomUUID() })] }, 'values.0.id'],
  ['an unknown way to be shown', { option: 'wheel' }, 'option'],
])('an attribute with %s is refused, and the field is named', async (_what, given, field) => {
  const { status, body } = await call('POST', '/attributes', input(given));
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
  expect(body.details.map((detail: { field: string }) => detail.field)).toEqual([field]);
});

it('a changed attribute is saved unless somebody else saved first', async () => {
  const seen = await create();
  const changed = await call('PUT', `/attributes/${seen.id}`, { ...toUpdate(seen), option: 'radio' });
  expect(changed.body).toMatchObject({ option: 'radio', version: 2 });
  const late = await call('PUT', `/attributes/${seen.id}`, { ...toUpdate(seen), option: 'dropdown' });
  expect([late.status, late.body.code]).toEqual([409, 'VERSION_CONFLICT']);
});

it('values can be added, ordered and hidden, and one that no variant has can be removed', async () => {
  const seen = await create();
  const [red, green] = toUpdate(seen).values;
  const values = [value('Blue', { swatch: '#0000cc' }), { ...green, status: 'hide' }];
  const { body } = await call('PUT', `/attributes/${seen.id}`, { ...toUpdate(seen), values });
  expect(body.values).toMatchObject([
    { name: { en: 'Blue' }, swatch: '#0000cc', position: 0 },
    { id: green?.id, status: 'hide', position: 1 },
  ]);
  expect(body.values.map((one: { id: string }) => one.id)).not.toContain(red?.id);
});

it('a value and an attribute that products use cannot be deleted, and the refusal says how many use them', async () => {
  const seen = await create();
  const [red, green] = seen.values.map(({ id }) => id);
  const product = await sellIn(seen.id, [red!]);
  await sellIn(seen.id, [red!]);
  const { body: used } = await call('GET', `/attributes/${seen.id}`);
  expect(used).toMatchObject({ productCount: 2, values: [{ variantCount: 2 }, { variantCount: 0 }] });
  const without = { ...toUpdate(seen), values: toUpdate(seen).values.filter(({ id }) => id === green) };
  const refused = await call('PUT', `/attributes/${seen.id}`, without);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'IN_USE', details: [{ field: 'values', reason: { values: { variants: 2, value: red } } }] },
  ]);
  const kept = await call('DELETE', `/attributes/${seen.id}`);
  expect([kept.status, kept.body]).toMatchObject([
    409,
    { code: 'IN_USE', details: [{ field: 'ids.0', reason: { values: { products: 2 } } }] },
  ]);
  const products = (await call('GET', `/products`)).body.items;
  for (const { id } of products) await call('DELETE', `/products/${id}`);
  expect(products.map(({ id }: { id: string }) => id)).toContain(product.id);
  expect((await call('DELETE', `/attributes/${seen.id}`)).body).toEqual({ success: true });
  expect((await call('GET', `/attributes/${seen.id}`)).status).toBe(404);
});

it('the variants of a renamed value have its new name, and shoppers read it at once', async () => {
  const size = await create({ title: text('Size'), values: [value('Small')] });
  const color = await create();
  const product = await addProduct(test.database, tenantId, {
    attributeIds: [color.id, size.id],
    variants: [
      variantInput({ optionValues: { [color.id]: color.values[0]!.id, [size.id]: size.values[0]!.id } }),
      variantInput({ optionValues: { [color.id]: color.values[1]!.id, [size.id]: size.values[0]!.id } }),
    ],
  });
  const inShop = async () => {
    const { body } = await test.call(host, 'GET', `/api/catalog/products/${product.slug}`);
    return body.variants.map(({ label }: { label: object }) => label);
  };
  expect(await inShop()).toMatchObject([{ en: 'Red / Small' }, { en: 'Green / Small' }]);
  const [red, green] = toUpdate(color).values;
  const renamed = { ...red!, name: { en: 'Cherry', de: 'Kirsche' } };
  await call('PUT', `/attributes/${color.id}`, { ...toUpdate(color), values: [renamed, green] });
  expect(await inShop()).toMatchObject([
    { en: 'Cherry / Small', de: 'Kirsche / Small' },
    { en: 'Green / Small' },
  ]);
});

it('a value is removed, or a product is saved with it, but never both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const seen = await create();
    const [red, green] = toUpdate(seen).values;
    const [saved, removed] = await Promise.allSettled([
      sellIn(seen.id, [red!.id]),
      call('PUT', `/attributes/${seen.id}`, { ...toUpdate(seen), values: [green] }),
    ]);
    const isRemoved = removed.status === 'fulfilled' && removed.value.status === 200;
    expect([saved.status === 'fulfilled', isRemoved]).toEqual(isRemoved ? [false, true] : [true, false]);
  }
});

it('attributes are changed only by staff with the permission', async () => {
  const seen = await create();
  const reader = await createStaff(test.database, tenantId, ['read_attributes']);
  const picker = await createStaff(test.database, tenantId, ['read_orders']);
  expect((await call('GET', '/attributes', undefined, picker.token)).body.code).toBe('FORBIDDEN');
  expect((await call('GET', `/attributes/${seen.id}`, undefined, reader.token)).status).toBe(200);
  for (const [method, path, body] of [
    ['POST', '/attributes', input()],
    ['PUT', `/attributes/${seen.id}`, toUpdate(seen)],
    ['DELETE', `/attributes/${seen.id}`, undefined],
  ] as const)
    expect((await call(method, path, body, reader.token)).body.code).toBe('FORBIDDEN');
});

it('a store says whether shoppers filter by an attribute, and a save without a word of it changes nothing', async () => {
  const made = await create({ filterable: true });
  expect(made.filterable).toBe(true);
  const saved = await call('PUT', `/attributes/${made.id}`, toUpdate(made));
  expect(saved.body.filterable).toBe(true);
  expect((await create()).filterable).toBe(false);
});

it('a store has two hundred attributes at most', async () => {
  const { id } = await create();
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`insert into attributes select (jsonb_populate_record(made, jsonb_build_object('id', gen_random_uuid()))).*
      from attributes made, generate_series(1, 199 - (select count(*) from attributes)) where made.id = ${id}`),
  );
  expect((await call('POST', '/attributes', input())).status).toBe(201);
  const { body } = await call('POST', '/attributes', input());
  expect(body.details).toEqual([{ field: 'title', message: 'too_many' }]);
});
