import { eq } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { addAttribute, addCategory, addProduct, text, variantInput } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { attributes } from '../attributes/attributes.table.ts';
import type { CatalogFacets, CatalogProduct } from './catalog.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let bag: string;
let crate: string;
let attributeId: string;
beforeAll(async () => {
  test = await startTestApp();
  const tenantId = await createStore(test.database, 'fresh');
  const made = await addAttribute(test.database, tenantId, ['Bag', 'Crate']);
  attributeId = made.attributeId;
  [bag, crate] = made.values as [string, string];
  await inTenant(test.database, tenantId, (tx) =>
    tx.update(attributes).set({ filterable: true }).where(eq(attributes.tenantId, tenantId)),
  );
  const fruit = await addCategory(test.database, tenantId, 'fruit');
  const add = (slug: string, given: object, variant = {}) =>
    addProduct(test.database, tenantId, { slug, title: text(slug), ...given }, variant);
  const oneOf = (value: string, price: number) =>
    variantInput({ optionValues: { [attributeId]: value }, price, originalPrice: price });
  await add(
    'pear',
    { brand: 'Grove', tags: ['local', 'featured'], diets: ['vegan'], categoryId: fruit.id },
    { price: 100, originalPrice: 200 },
  );
  await add(
    'plum',
    { brand: 'Orchard', tags: ['organic'], diets: ['vegan'], categoryId: fruit.id },
    { price: 300, onHand: 0 },
  );
  await add('fig', { brand: 'Grove', tags: ['organic', 'local'], categoryId: fruit.id }, { price: 500 });
  await add('apple', {
    attributeIds: [attributeId],
    categoryId: fruit.id,
    variants: [oneOf(bag, 250), oneOf(crate, 900)],
  });
  await add('soap', { brand: 'Clean' }, { price: 700 });
});
afterAll(() => test.close());

const facets = async (query: string): Promise<CatalogFacets> =>
  (await test.call(host, 'GET', `/api/catalog/facets?${query}`)).body;
const slugs = async (query: string): Promise<string[]> => {
  const { body } = await test.call(host, 'GET', `/api/catalog/products?sort=price&${query}`);
  return body.items.map(({ slug }: CatalogProduct) => slug);
};

it('the facets of a category count its whole result, however long its first page is', async () => {
  expect(await facets('category=fruit')).toEqual({
    price: { min: 100, max: 500 },
    brands: [
      { value: 'Grove', count: 2 },
      { value: 'Orchard', count: 1 },
    ],
    tags: [
      { value: 'local', count: 2 },
      { value: 'organic', count: 2 },
    ],
    diets: [{ value: 'vegan', count: 2 }],
    inStock: 3,
    discounted: 1,
    attributes: [
      {
        id: attributeId,
        name: expect.objectContaining({ en: 'Size' }),
        values: [
          { id: bag, name: expect.objectContaining({ en: 'Bag' }), swatch: null, count: 1 },
          { id: crate, name: expect.objectContaining({ en: 'Crate' }), swatch: null, count: 1 },
        ],
      },
    ],
  });
});

it('a facet ignores its own choice, and counts with those of the others', async () => {
  const { brands, tags, inStock, price } = await facets('category=fruit&brand=Grove&tag=organic');
  expect(brands).toEqual([
    { value: 'Grove', count: 1 },
    { value: 'Orchard', count: 1 },
  ]);
  expect(tags).toEqual([
    { value: 'local', count: 2 },
    { value: 'organic', count: 1 },
  ]);
  expect([inStock, price]).toEqual([1, { min: 500, max: 500 }]);
});

it('the facets of a search count what it found', async () => {
  const { brands, price } = await facets('q=plumm');
  expect([brands, price]).toEqual([[{ value: 'Orchard', count: 1 }], { min: 300, max: 300 }]);
  expect((await facets('q=xyzzy')).price).toBeNull();
  expect((await facets('category=nowhere')).brands).toEqual([]);
});

it('several values of a facet are one or the other, and of several facets each has to fit', async () => {
  expect(await slugs('brand=Grove&brand=Orchard')).toEqual(['pear', 'plum', 'fig']);
  expect(await slugs('brand=Grove&brand=Orchard&tag=organic')).toEqual(['plum', 'fig']);
  expect(await slugs('diet=vegan&tag=local&tag=organic')).toEqual(['pear', 'plum']);
  expect(await slugs(`option=${attributeId}.${crate}`)).toEqual(['apple']);
  expect(await slugs(`option=${attributeId}.${crate}&brand=Grove`)).toEqual([]);
  expect(await slugs('q=fig&tag=local')).toEqual(['fig']);
});

it('an invalid choice of options is refused', async () => {
  expect((await test.call(host, 'GET', '/api/catalog/products?option=red')).status).toBe(400);
});
