import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { addProduct } from '../../testing/catalog.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { ProductDetail } from '../products/products.schema.ts';

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

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  test.call(host, method, `/api${path}`, { token: owner.token, ...(body !== undefined && { body }) });

const addClass = async (name: string): Promise<string> =>
  (await call('POST', '/tax-classes', { name, rateBp: 1_900 })).body.id;
const add = (taxClassId: string | null = null) => addProduct(test.database, tenantId, { taxClassId });
const read = async (id: string): Promise<ProductDetail> => (await call('GET', `/products/${id}`)).body;

function save({ id, sku, sales, createdAt, updatedAt, variants, ...form }: ProductDetail, change: object) {
  const own = variants.map(({ allocated, label, onHand, ...variant }) => variant);
  return call('PUT', `/products/${id}`, { ...form, variants: own, ...change });
}

const stage = (ids: string[], taxClassId: string) =>
  call('POST', '/product-changes', { selection: { ids }, operation: { type: 'taxClass', taxClassId } });
async function run(id: string) {
  await call('POST', `/product-changes/${id}/run`);
  return eventually(
    async () => (await call('GET', `/product-changes/${id}`)).body,
    ({ status }) => status === 'done',
  );
}

it('many products get a tax class at once', async () => {
  const drinks = await addClass('Drinks');
  const [one, other] = [await add(), await add()];
  const { body } = await stage([one.id, other.id], drinks);
  expect(await run(body.id)).toMatchObject({ applied: 2, refused: 0 });
  for (const { id } of [one, other]) expect(await read(id)).toMatchObject({ taxClassId: drinks });
});

it('a tax class that is deleted before a change of many runs is given to no product', async () => {
  const gone = await addClass('Gone');
  const { id } = await add();
  const { body } = await stage([id], gone);
  await call('DELETE', `/tax-classes/${gone}`);
  expect(await run(body.id)).toMatchObject({ applied: 0, refused: 1 });
  const { items } = (await call('GET', `/product-changes/${body.id}/items`)).body;
  expect(items).toMatchObject([{ problems: [{ field: 'taxClass', message: 'unknown' }] }]);
  expect(await read(id)).toMatchObject({ taxClassId: null });
});

it('the tax class of another store is refused, for one product and for many', async () => {
  const elsewhere = await createStore(test.database, 'other');
  const { token } = await createStaff(test.database, elsewhere, 'owner');
  const body = { name: 'Theirs', rateBp: 100 };
  const foreign = (await test.call('other.localhost', 'POST', '/api/tax-classes', { token, body })).body.id;
  const product = await add();
  expect((await save(product, { taxClassId: foreign })).body.details).toEqual([
    { field: 'taxClassId', message: 'unknown' },
  ]);
  expect((await stage([product.id], foreign)).body).toMatchObject({
    code: 'VALIDATION',
    details: [{ field: 'operation.taxClassId', message: 'unknown' }],
  });
});

it('a program that does not name the tax class of a product leaves it as it is', async () => {
  const { taxClassId, ...product } = await add(await addClass('Books'));
  expect((await save(product as ProductDetail, { brand: 'Hill' })).body).toMatchObject({ taxClassId });
});

it('the list of products shows those with a tax class', async () => {
  const id = await addClass('Listed');
  const product = await add(id);
  const { items } = (await call('GET', `/products?taxClass=${id}`)).body;
  expect(items.map((row: { id: string }) => row.id)).toEqual([product.id]);
});

it('an older version of a product comes back without a tax class that is gone since', async () => {
  const gone = await addClass('Once');
  const product = await add(gone);
  const { version } = (await save(product, { taxClassId: null, brand: 'New' })).body;
  await call('DELETE', `/tax-classes/${gone}`);
  const { body } = await call('POST', `/products/${product.id}/versions/1/restore`, { version });
  expect(body).toMatchObject({ taxClassId: null, brand: product.brand });
});
