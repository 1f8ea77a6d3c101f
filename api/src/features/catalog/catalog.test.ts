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
import type { ProductInput } from '../products/products.schema.ts';
import type { CatalogProduct } from './catalog.schema.ts';

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

it('the catalogue lists visible products of this store with the fields of a card', async () => {
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
    averageRating: 0,
    nominalWeightG: null,
    weightPrice: null,
    totalReviews: 0,
    ageLimit: null,
    minPerOrder: null,
    quantityStep: 1,
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
])('the catalogue answers %s', async (query, expected) => {
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
])('the catalogue finds products by %s', async (q, expected) => {
  expect(await slugs(`sort=newest&q=${encodeURIComponent(q)}`)).toEqual(expected);
});

it('search results whose words begin with the query come first', async () => {
  await addProduct(test.database, tenantId, {
    slug: 'oat-drink',
    title: text('Oat drink, a milk substitute'),
  });
  expect((await slugs('q=whole milk'))[0]).toBe('milk');
  expect(await slugs('q=oat')).toEqual(['oat-drink']);
});

it('the catalogue counts again as soon as it has changed', async () => {
  const before = (await list('limit=1')).totalDoc;
  const added = await addProduct(test.database, tenantId);
  expect((await list('limit=1')).totalDoc).toBe(before + 1);
  const owner = await createStaff(test.database, tenantId, 'owner');
  await test.call(host, 'DELETE', `/api/products/${added.id}`, { token: owner.token });
  expect((await list('limit=1')).totalDoc).toBe(before);
});

it('the catalogue returns exactly the products asked for by id', async () => {
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
])('the catalogue refuses %s', async (query) => {
  const { status, body } = await test.call(host, 'GET', `/api/catalog/products?${query}`);
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
});

it('a product is shown with its variants, attributes and related products', async () => {
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

it.each(['hidden', 'draft', 'nothing'])('the product %s is answered with NOT_FOUND', async (slug) => {
  expect((await test.call(host, 'GET', `/api/catalog/products/${slug}`)).status).toBe(404);
});

it('a product with several variants is in stock when one of them is, and has its lowest price', async () => {
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

it.each([
  ['ß', 'Weißbrot', 'weissbrot'],
  ['ø', 'Smørrebrød', 'smorrebrod'],
  ['œ', 'Œufs', 'oeufs'],
  ['ł', 'Łódź', 'lodz'],
])('a title with %s is found as it is written and without the letter', async (_letter, title, plain) => {
  await addProduct(test.database, tenantId, { slug: plain, title: text(title) });
  expect(await slugs(`q=${encodeURIComponent(title)}`)).toEqual([plain]);
  expect(await slugs(`q=${plain}`)).toEqual([plain]);
});
