import { parse } from 'csv-parse/sync';
import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { addAttribute, addCategory, addProduct } from '../../testing/catalog.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import { formWithFile } from '../../testing/form-with-file.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { ChangeItem, ImportMapping, ProductChange } from '../product-changes/product-changes.schema.ts';
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

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  test.call(host, method, `/api${path}`, { token: owner.token, ...(body !== undefined && { body }) });

async function upload(content: string | Buffer) {
  const form = await formWithFile(Buffer.from(content), 'products.csv', { type: 'text/csv' });
  return test.call(host, 'POST', '/api/product-imports', { ...form, token: owner.token });
}

const reaching = (id: string, wanted: ProductChange['status']): Promise<ProductChange> =>
  eventually(
    async () => (await call('GET', `/product-changes/${id}`)).body,
    ({ status }) => status === wanted,
  );

async function dryRun(content: string | Buffer, change: Partial<ImportMapping> = {}): Promise<ProductChange> {
  const { status, body } = await upload(content);
  expect(status).toBe(201);
  const { mapping, change: made } = body as ProductImport;
  const mapped = await call('PUT', `/product-imports/${made.id}/mapping`, { ...mapping, ...change });
  expect([mapped.status, mapped.body.code]).toEqual([200, undefined]);
  return reaching(made.id, 'ready');
}

async function run({ id }: ProductChange): Promise<ProductChange> {
  expect((await call('POST', `/product-changes/${id}/run`)).status).toBe(200);
  return reaching(id, 'done');
}

const items = async ({ id }: ProductChange): Promise<ChangeItem[]> =>
  (await call('GET', `/product-changes/${id}/items?limit=100`)).body.items;
const find = async (sku: string) => {
  const { items: rows } = (await call('GET', `/products?q=${sku}`)).body;
  return rows.length > 0 ? (await call('GET', `/products/${rows[0].id}`)).body : undefined;
};

it('a file updates products by their SKU and makes those that are missing', async () => {
  const category = await addCategory(test.database, tenantId, 'fruit');
  await addProduct(test.database, tenantId, {}, { sku: 'APPLE', price: 150, onHand: 4 });
  const change = await dryRun(
    'SKU,Name,Price,Stock,Category,Tags,Status\r\nAPPLE,Red apple,1.99,10,Fruit,"red, sweet",shown\r\nPEAR,Pear,2.49,7,fruit,,show\r\n',
  );
  expect(change).toMatchObject({ kind: 'import', total: 2, unchanged: 0, refused: 0, changesStock: true });
  expect(await find('PEAR')).toBeUndefined();
  expect(await run(change)).toMatchObject({ applied: 2, refused: 0 });
  expect(await find('APPLE')).toMatchObject({
    title: { en: 'Red apple', de: '' },
    categoryIds: [category.id],
    tags: ['red', 'sweet'],
    variants: [{ price: 199, onHand: 10 }],
  });
  expect(await find('PEAR')).toMatchObject({
    slug: 'pear',
    status: 'show',
    variants: [{ sku: 'PEAR', price: 249, originalPrice: 249, onHand: 7 }],
  });
  const undo = await call('POST', `/product-changes/${change.id}/undo`);
  expect(await reaching(undo.body.id, 'done')).toMatchObject({ applied: 2, refused: 0 });
  expect(await find('PEAR')).toBeUndefined();
  expect((await find('APPLE')).variants[0]).toMatchObject({ price: 150, onHand: 4 });
});

it('an exported file is imported again without a change, with weights, tax classes, parts of bundles and substitutes', async () => {
  const { id: taxClassId } = (await call('POST', '/tax-classes', { name: 'Drinks', rateBp: 1_900 })).body;
  const cheese = await addProduct(
    test.database,
    tenantId,
    {
      soldBy: 'weight',
      pricedBy: 'kg',
      nominalWeightG: 350,
      tolerancePct: 5,
      aisle: 'B 12',
      shelfLifeDays: 21,
    },
    { sku: 'ROUND-CHEESE', price: 1_299, originalPrice: 1_299 },
  );
  const wine = await addProduct(
    test.database,
    tenantId,
    { ageLimit: 18, taxClassId, substituteIds: [cheese.id] },
    { sku: 'ROUND-WINE' },
  );
  const bundleOf = [cheese, wine].map(({ variants }, index) => ({
    variantId: variants[0]!.id,
    qty: index + 1,
  }));
  const platter = await addProduct(test.database, tenantId, { bundleOf }, { sku: 'ROUND-BOARD', onHand: 0 });
  const exported = await call('GET', '/product-exports?q=ROUND');
  const same = await dryRun(exported.body as unknown as string);
  expect(same).toMatchObject({ total: 3, unchanged: 3, refused: 0 });
  const mended = (exported.body as unknown as string)
    .replace('1 × ROUND-CHEESE; 2 × ROUND-WINE', '3 × ROUND-WINE')
    .replace('350,5', '400,8')
    .replace(',18,,,Drinks,ROUND-CHEESE', ',21,7,C 1,,ROUND-BOARD; ROUND-CHEESE')
    .replace('B 12,', 'B 12,drinks');
  const change = await dryRun(mended);
  expect(change).toMatchObject({ unchanged: 0, refused: 0 });
  expect(await run(change)).toMatchObject({ applied: 3, refused: 0 });
  expect(await find('ROUND-CHEESE')).toMatchObject({ nominalWeightG: 400, tolerancePct: 8, taxClassId });
  expect(await find('ROUND-WINE')).toMatchObject({
    ...{ ageLimit: 21, shelfLifeDays: 7, aisle: 'C 1', taxClassId: null },
    substituteIds: [platter.id, cheese.id],
  });
  const board = await find('ROUND-BOARD');
  expect(board.bundleOf).toMatchObject([{ sku: 'ROUND-WINE', qty: 3 }]);
  const { body: undo } = await call('POST', `/product-changes/${change.id}/undo`);
  await reaching(undo.id, 'done');
  expect((await find('ROUND-BOARD')).bundleOf).toHaveLength(2);
  expect(await find('ROUND-WINE')).toMatchObject({ ageLimit: 18, aisle: '', substituteIds: [cheese.id] });
});

it('bundles and weights of a file that cannot be are refused', async () => {
  for (const sku of ['PLAIN-A', 'PLAIN-B', 'PLAIN-C']) await addProduct(test.database, tenantId, {}, { sku });
  const header = 'SKU,Sold by,Compared per,Weight of a piece in g,Bundle';
  const change = await dryRun(
    [header, 'PLAIN-A,each,kg,300,', 'PLAIN-B,,,,2 x NOWHERE', 'PLAIN-C,,,,some'].join('\r\n'),
  );
  expect((await items(change)).map(({ problems }) => problems[0])).toEqual([
    { field: 'nominalWeightG', message: 'not_by_weight' },
    { field: 'bundleOf', message: 'unknown' },
    { field: 'bundleOf', message: 'unknown' },
  ]);
  const both = await dryRun(['SKU,Bundle', 'PLAIN-A,1 x PLAIN-B', 'PLAIN-B,1 x PLAIN-C'].join('\r\n'));
  expect(await run(both)).toMatchObject({ applied: 1, refused: 1 });
});

it('a product with attributes becomes no bundle, as its form says', async () => {
  const { attributeId, values } = await addAttribute(test.database, tenantId, ['S']);
  const optionValues = { [attributeId]: values[0]! };
  await addProduct(test.database, tenantId, { attributeIds: [attributeId] }, { sku: 'SHIRT', optionValues });
  await addProduct(test.database, tenantId, {}, { sku: 'SLEEVE' });
  const change = await dryRun(['SKU,Bundle', 'SHIRT,1 x SLEEVE'].join('\r\n'));
  expect((await items(change))[0]?.problems).toEqual([{ field: 'bundleOf', message: 'simple' }]);
});

it('substitutes and age limits of a file that cannot be are refused', async () => {
  for (const sku of ['FISH-A', 'FISH-B']) await addProduct(test.database, tenantId, {}, { sku });
  const change = await dryRun(
    ['SKU,Alternatives,Age limit', 'FISH-A,NOWHERE,', 'FISH-B,FISH-A; FISH-B,', 'FISH-A,,old'].join('\r\n'),
  );
  expect((await items(change)).map(({ problems }) => problems[0])).toEqual([
    { field: 'substituteIds', message: 'unknown' },
    { field: 'substituteIds', message: 'itself' },
    { field: 'ageLimit', message: 'invalid' },
  ]);
});

it('the rows of a dry run that cannot be read are refused one by one, and saved as a file', async () => {
  const change = await dryRun(
    'SKU,Name,Price,Category\r\nBREAD,Bread,abc,\r\n,Roll,1.00,\r\nBUN,Bun,1.00,Nowhere\r\nBUN,Bun,1.00,\r\nBUN,=HYPERLINK(1),1.00,\r\nCAKE,,1.00,\r\n',
  );
  expect(change).toMatchObject({ total: 6, refused: 5 });
  expect((await items(change)).map(({ state, problems }) => [state, problems[0]])).toEqual([
    ['refused', { field: 'price', message: 'invalid' }],
    ['refused', { field: 'sku', message: 'required' }],
    ['refused', { field: 'category', message: 'unknown' }],
    ['waiting', undefined],
    ['refused', { field: 'sku', message: 'duplicate' }],
    ['refused', { field: 'title', message: 'required' }],
  ]);
  const { body, headers } = await call('GET', `/product-changes/${change.id}/problems?language=de`);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const rows: string[][] = parse(body, { bom: true });
  expect(rows[0]).toEqual(['SKU', 'Name', 'Price', 'Category', 'Zeile', 'Problem']);
  expect(rows[1]).toEqual(['BREAD', 'Bread', 'abc', '', '2', 'Preis: nicht lesbar']);
  expect(rows[4]?.[1]).toBe("'=HYPERLINK(1)");
});

it.each<[string, Buffer]>([
  [
    'semicolons and the Windows code page',
    Buffer.from('SKU;Name;Preis\r\nKÄSE-1;Käse;1.234,50\r\n', 'latin1'),
  ],
  ['tabs and UTF-16', Buffer.from('\ufeffSKU\tName\tPreis\r\nKÄSE-2\tKäse\t1.234,50\r\n', 'utf16le')],
])('a file with %s is read', async (_what, content) => {
  const change = await dryRun(content);
  expect((await items(change))[0]).toMatchObject({
    state: 'waiting',
    after: { title: { en: 'Käse' }, price: 123_450 },
  });
});

it.each([
  ['an empty file', '', 'empty'],
  ['a heading without rows', 'SKU,Name\r\n', 'empty'],
  ['too many columns', `${'a,'.repeat(70)}\r\n1\r\n`, 'too_many_columns'],
])('an import of %s is refused', async (_what, content, message) => {
  const { status, body } = await upload(content);
  expect([status, body.details?.[0]]).toEqual([400, { field: 'file', message }]);
});

it('an import does not take back what was sold after its dry run', async () => {
  const product = await addProduct(test.database, tenantId, {}, { sku: 'SOLD', onHand: 10 });
  const change = await dryRun('sku,stock\r\nSOLD,20\r\n');
  await call('POST', `/stock/${product.variants[0]!.id}/movements`, { kind: 'waste', qty: -4, reason: '' });
  await run(change);
  expect((await find('SOLD')).variants[0]).toMatchObject({ onHand: 16 });
});

it('thousands of rows are read, run and undone in parts', async () => {
  const many = 2_600;
  const rows = Array.from({ length: many }, (_, n) => `BIG-${n},Apple ${n},${1 + (n % 90)}.49,${n % 200}`);
  const change = await dryRun(['SKU,Name,Price,Stock', ...rows].join('\r\n'));
  expect(await run(change)).toMatchObject({ applied: many, refused: 0 });
  const { body: undo } = await call('POST', `/product-changes/${change.id}/undo`);
  expect(await reaching(undo.id, 'done')).toMatchObject({ applied: many, refused: 0 });
});
