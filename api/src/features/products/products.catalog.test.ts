import { createStaff } from '../../testing/actors.ts';
import {
  addAttribute,
  addCategory,
  addProduct,
  productInput,
  text,
  variantInput,
} from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { CatalogProduct } from './products.catalog.schema.ts';
import type { ProductInput } from './products.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  const dairy = await addCategory(test.database, tenantId, 'dairy');
  const cheese = await addCategory(test.database, tenantId, 'cheese', { parent: dairy });
  const secret = await addCategory(test.database, tenantId, 'secret', { status: 'hide' });
  const add = async (
    name: string,
    given: Partial<ProductInput>,
    variant?: Parameters<typeof variantInput>[0],
  ) => {
    ids[name] = (await addProduct(test.database, tenantId, { ...given, slug: name }, variant)).id;
  };
  await add(
    'milk',
    { title: text('Whole Milk'), categoryId: dairy.id, brand: 'Alm', tags: ['organic'] },
    { price: 120, originalPrice: 120 },
  );
  await add(
    'brie',
    { title: { en: 'Brie', de: 'Weichkäse', fr: 'Brie crémeux' }, categoryId: cheese.id },
    { price: 400, originalPrice: 800 },
  );
  await add(
    'gouda',
    { title: text('Gouda'), categoryId: cheese.id, brand: 'Alm' },
    { price: 600, originalPrice: 750, onHand: 0 },
  );
  await add(
    'vault',
    { title: text('Vault cheese'), categoryId: secret.id },
    { price: 900, originalPrice: 900 },
  );
  await add('hidden', { title: text('Hidden milk'), status: 'hide', categoryId: dairy.id });
  await add('draft', { title: text('Draft milk'), status: 'draft' });
  const other = await createStore(test.database, 'bakehouse');
  await addProduct(test.database, other, { title: text('Milk roll') });
});
afterAll(() => test.close());

const list = async (query = '') => (await test.call(host, 'GET', `/api/catalog/products?${query}`)).body;
const slugs = async (query: string) =>
  (await list(query)).items.map((product: CatalogProduct) => product.slug);

it('lists shown products of this store with what a card shows', async () => {
  const body = await list('sort=price');
  expect(body).toMatchObject({ totalDoc: 4, page: 1, pages: 1 });
  expect(body.items[0]).toEqual({
    id: ids.milk,
    slug: 'milk',
    title: { en: 'Whole Milk', de: '', fr: '' },
    brand: 'Alm',
    image: null,
    price: 120,
    originalPrice: 120,
    pricedBy: 'each',
    unitSize: null,
    unitLabel: 'piece',
    tags: ['organic'],
    defaultVariantId: expect.any(String),
    variantCount: 1,
    available: 10,
    inStock: true,
  });
});

it.each([
  ['sort=price', ['milk', 'brie', 'gouda', 'vault']],
  ['sort=-price', ['vault', 'gouda', 'brie', 'milk']],
  ['sort=newest', ['vault', 'gouda', 'brie', 'milk']],
  ['sort=discount&discounted=true', ['brie', 'gouda']],
  ['sort=price&category=dairy', ['milk', 'brie', 'gouda']],
  ['sort=price&category=cheese', ['brie', 'gouda']],
  ['category=secret', []],
  ['category=nowhere', []],
  ['sort=price&brand=Alm', ['milk', 'gouda']],
  ['tag=organic', ['milk']],
  ['sort=price&minPrice=400&maxPrice=600', ['brie', 'gouda']],
  ['sort=price&inStock=true', ['milk', 'brie', 'vault']],
  ['sort=price&limit=1&page=2', ['brie']],
  ['sort=price&limit=1&page=9', []],
])('answers %s', async (query, expected) => {
  expect(await slugs(query)).toEqual(expected);
});

it.each([
  ['milk', ['milk']],
  ['MILK', ['milk']],
  ['weichkase', ['brie']],
  ['Weichkäse', ['brie']],
  ['cremeux brie', ['brie']],
  ['gouds', ['gouda']],
  ['alm gouda', ['gouda']],
  ['100%', []],
  ['_', ['vault', 'gouda', 'brie', 'milk']],
  ["'; drop table products; --", []],
])('finds with %s', async (q, expected) => {
  expect(await slugs(`sort=newest&q=${encodeURIComponent(q)}`)).toEqual(expected);
});

it('ranks what begins with the words before what only holds them', async () => {
  await addProduct(test.database, tenantId, {
    slug: 'oat-drink',
    title: text('Oat drink, a milk substitute'),
  });
  expect((await slugs('q=whole milk'))[0]).toBe('milk');
  expect(await slugs('q=oat')).toEqual(['oat-drink']);
});

it('counts anew as soon as the catalogue has changed', async () => {
  const before = (await list('limit=1')).totalDoc;
  const added = await addProduct(test.database, tenantId);
  expect((await list('limit=1')).totalDoc).toBe(before + 1);
  const owner = await createStaff(test.database, tenantId, 'owner');
  await test.call(host, 'DELETE', `/api/products/${added.id}`, { token: owner.token });
  expect((await list('limit=1')).totalDoc).toBe(before);
});

it('answers exactly the products that are asked for by id', async () => {
  const body = await list(`ids=${ids.milk},${ids.brie},${ids.hidden}`);
  expect(body.items.map((product: CatalogProduct) => product.id).toSorted()).toEqual(
    [ids.milk, ids.brie].toSorted(),
  );
});

it.each([
  'limit=0',
  'limit=1000',
  'page=0',
  'sort=cheapest',
  'minPrice=-1',
  'minPrice=1e99',
  'ids=1',
  'colour=red',
])('refuses %s', async (query) => {
  const { status, body } = await test.call(host, 'GET', `/api/catalog/products?${query}`);
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
});

it('shows a product with its variants, its attributes and others of its category', async () => {
  const { status, body } = await test.call(host, 'GET', '/api/catalog/products/brie');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: ids.brie,
    title: { de: 'Weichkäse' },
    price: 400,
    attributes: [],
    categoryIds: [expect.any(String)],
  });
  expect(body.variants).toMatchObject([{ price: 400, available: 10 }]);
  expect(body.related.map((product: CatalogProduct) => product.slug)).toEqual(['gouda']);
});

it.each(['hidden', 'draft', 'nothing'])('answers %s with NOT_FOUND', async (slug) => {
  expect((await test.call(host, 'GET', `/api/catalog/products/${slug}`)).status).toBe(404);
});

it('counts a product with several variants as in stock when one of them is, and shows its lowest price', async () => {
  const input = productInput({ slug: 'apples' });
  const { attributeId, values } = await addAttribute(test.database, tenantId, ['Bag', 'Crate']);
  const [bag, crate] = values as [string, string];
  await addProduct(test.database, tenantId, {
    ...input,
    attributeIds: [attributeId],
    variants: [
      variantInput({ optionValues: { [attributeId]: bag }, price: 500, originalPrice: 500, onHand: 0 }),
      variantInput({ optionValues: { [attributeId]: crate }, price: 300, originalPrice: 450, onHand: 20 }),
    ],
  });
  const [card] = (await list(`q=${input.title.en}`)).items;
  expect(card).toMatchObject({
    variantCount: 2,
    price: 300,
    originalPrice: 450,
    available: 0,
    inStock: true,
  });
  const { body } = await test.call(host, 'GET', '/api/catalog/products/apples');
  expect(body.variants).toMatchObject([
    { label: { en: 'Bag' }, available: 0 },
    { label: { en: 'Crate' }, available: 10 },
  ]);
  expect(body.attributes).toMatchObject([{ id: attributeId, values: [{ id: bag }, { id: crate }] }]);
});
