import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import { formWithFile } from '../../testing/form-with-file.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { ImportMapping } from '../product-changes/product-changes.schema.ts';
import type { ProductImport } from './product-imports.schema.ts';

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

async function upload(content: string, { token } = owner) {
  const form = await formWithFile(Buffer.from(content), 'products.csv', { type: 'text/csv' });
  return test.call(host, 'POST', '/api/product-imports', { ...form, token });
}

const setMapping = ({ token }: Actor, id: string, body: object) =>
  test.call(host, 'PUT', `/api/product-imports/${id}/mapping`, { token, body });

it('no field of a product is read from two columns', async () => {
  const { body } = await upload('Code,A,B\nX,1,2\n');
  const { mapping, change } = body as ProductImport;
  const twice = { ...mapping, fields: ['sku', 'price', 'price'] };
  const refused = await setMapping(owner, change.id, twice);
  expect(refused.body.details).toEqual([{ field: 'fields', message: 'duplicate' }]);
});

it('the mapping of a file is remembered for the next one with the same columns', async () => {
  const content = 'Code,Was,Kostet\r\nX-1,Nuss,1.00\r\n';
  const first = (await upload(content)).body as ProductImport;
  expect(first.mapping.fields).toEqual([null, null, null]);
  const fields = ['sku', 'title', 'price'];
  await setMapping(owner, first.change.id, { ...first.mapping, fields, create: false });
  await eventually(
    () => test.call(host, 'GET', `/api/product-changes/${first.change.id}`, { token: owner.token }),
    ({ body }) => body.status === 'ready',
  );
  const second = (await upload(content)).body as ProductImport;
  expect(second.mapping).toEqual({ fields, decimal: '.', create: false });
});

it('staff are offered the fields that they may set, and can set no other', async () => {
  const buyer = await createStaff(test.database, tenantId, ['write_products']);
  const content = 'SKU,Stock,Cost price\nX,1,2.00\n';
  const byOwner = (await upload(content)).body as ProductImport;
  expect(byOwner.mapping.fields).toEqual(['sku', 'stock', 'costPrice']);
  const { fields, mapping, change } = (await upload(content, buyer)).body as ProductImport;
  expect(mapping.fields).toEqual(['sku', null, null]);
  expect(byOwner.fields.filter((field) => !fields.includes(field))).toEqual(['costPrice', 'stock']);
  for (const field of ['stock', 'costPrice']) {
    const body = { ...mapping, fields: ['sku', field, null] };
    expect((await setMapping(buyer, change.id, body)).status).toBe(403);
  }
});

it('a field that some staff may not set stays remembered when they name the columns', async () => {
  const buyer = await createStaff(test.database, tenantId, ['write_products']);
  const content = 'No,Amount,Left\nX,1.00,2\n';
  const fieldsOf = async () => ((await upload(content)).body as ProductImport).mapping.fields;
  const name = async (by: Actor, fields: ImportMapping['fields']) => {
    const { mapping, change } = (await upload(content, by)).body as ProductImport;
    await setMapping(by, change.id, { ...mapping, fields });
  };
  await name(owner, ['sku', 'price', 'stock']);
  await name(buyer, ['sku', 'originalPrice', null]);
  expect(await fieldsOf()).toEqual(['sku', 'originalPrice', 'stock']);
  await name(owner, ['sku', 'price', null]);
  expect(await fieldsOf()).toEqual(['sku', 'price', null]);
});
