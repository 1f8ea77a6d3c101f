import { randomUUID } from 'node:crypto';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { text } from '../../testing/catalog.ts';
import { categoryCalls, categoryInput } from '../../testing/categories.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { images } from '../images/images.table.ts';
import type { Category } from './categories.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
let calls: ReturnType<typeof categoryCalls>;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
  calls = categoryCalls(test, host, owner);
});
afterAll(() => test.close());

const toUpdate = ({ name, description, slug, parentId, image, status, version }: Category) => ({
  name,
  description,
  slug,
  parentId,
  image,
  status,
  version,
});
const inShop = async () =>
  (await test.call(host, 'GET', '/api/catalog/categories')).body.map(({ slug }: Category) => slug);

it('a new category is in the shop at once, behind its siblings', async () => {
  const parent = await calls.create();
  const first = await calls.create({ parentId: parent.id });
  const made = await calls.call(
    'POST',
    '/categories',
    categoryInput({ parentId: parent.id, slug: 'rye-bread' }),
  );
  expect([made.status, made.body]).toMatchObject([
    201,
    { slug: 'rye-bread', parentId: parent.id, productCount: 0, totalCount: 0, version: 1 },
  ]);
  expect(await calls.childrenOf(parent.id)).toEqual([first.id, made.body.id]);
  expect(await inShop()).toContain('rye-bread');
  expect((await calls.call('GET', `/categories/${made.body.id}`)).body).toEqual(made.body);
});

it.each([
  ['no name', { name: text(' ') }, 'name.en'],
  ['an address with spaces', { slug: 'Rye bread' }, 'slug'],
  ['a parent that is not there', { parentId: randomUUID() }, 'parentId'],
  ['a picture that was not uploaded', { image: `/uploads/${randomUUID()}/${randomUUID()}.webp` }, 'image'],
  ['a member that categories do not have', { position: 3 }, 'position'],
])('a category with %s is refused, and the field is named', async (_what, given, field) => {
  const { status, body } = await calls.call('POST', '/categories', categoryInput(given));
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
  expect(body.details.map((detail: { field: string }) => detail.field)).toEqual([field]);
});

it('a category may have an uploaded picture', async () => {
  const [row] = await inTenant(test.database, tenantId, (tx) =>
    tx
      .insert(images)
      .values({ tenantId, name: 'a', width: 1, height: 1, bytes: 1 })
      .returning({ id: images.id }),
  );
  const image = `/uploads/${tenantId}/${row?.id}.webp`;
  expect((await calls.create({ image })).image).toBe(image);
});

it('the address of a category is unique in its store', async () => {
  await calls.create({ slug: 'only-one' });
  const { body } = await calls.call('POST', '/categories', categoryInput({ slug: 'only-one' }));
  expect(body).toMatchObject({ code: 'SLUG_TAKEN', details: [{ field: 'slug' }] });
});

it('a changed category is saved unless somebody else saved first, and a hidden one leaves the shop', async () => {
  const seen = await calls.create({ slug: 'to-hide' });
  const below = await calls.create({ slug: 'below-to-hide', parentId: seen.id });
  const changed = await calls.call('PUT', `/categories/${seen.id}`, { ...toUpdate(seen), status: 'hide' });
  expect(changed.body).toMatchObject({ status: 'hide', version: 2 });
  expect(await inShop()).not.toEqual(expect.arrayContaining([seen.slug]));
  expect(await inShop()).not.toEqual(expect.arrayContaining([below.slug]));
  const late = await calls.call('PUT', `/categories/${seen.id}`, { ...toUpdate(seen), slug: 'late' });
  expect([late.status, late.body.code]).toEqual([409, 'VERSION_CONFLICT']);
});

it('categories are changed only by staff with the permission', async () => {
  const seen = await calls.create();
  const reader = await createStaff(test.database, tenantId, ['read_categories']);
  expect((await calls.call('GET', `/categories/${seen.id}`, undefined, reader.token)).status).toBe(200);
  for (const [method, path, body] of [
    ['POST', '/categories', categoryInput()],
    ['PUT', `/categories/${seen.id}`, toUpdate(seen)],
    ['PUT', `/categories/${seen.id}/place`, { parentId: null, position: 0 }],
    ['DELETE', `/categories/${seen.id}`, undefined],
  ] as const)
    expect((await calls.call(method, path, body, reader.token)).body.code).toBe('FORBIDDEN');
});
