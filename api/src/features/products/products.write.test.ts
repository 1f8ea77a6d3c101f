import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../../testing/actors.ts';
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
import type { ProductDetail, ProductInput } from './products.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let other: string;
let owner: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  other = await createStore(test.database, 'bakehouse');
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const as = (actor: Actor) => (method: Method, path: string, body?: unknown) =>
  test.call(host, method, `/api/products${path}`, {
    token: actor.token,
    ...(body !== undefined && { body }),
  });
const call = (method: Method, path: string, body?: unknown) => as(owner)(method, path, body);

/** Returns a product's form as it was loaded, to be saved again; its stock is not edited. */
function formOf(detail: ProductDetail): ProductInput {
  const { id: _, version, sku, sales, createdAt, updatedAt, variants, ...form } = detail;
  return { ...form, variants: variants.map(({ allocated, label, onHand, ...variant }) => variant) };
}
const save = (detail: ProductDetail, change: Partial<ProductInput>) =>
  call('PUT', `/${detail.id}`, { ...formOf(detail), version: detail.version, ...change });

describe('creating a product', () => {
  it('stores the input, and derives price, code and stock from the variants', async () => {
    const category = await addCategory(test.database, tenantId, 'fruit');
    const input = productInput(
      { categoryId: category.id, tags: ['fresh'] },
      { sku: 'APPLE-1', price: 150, onHand: 7 },
    );
    const { status, body } = await call('POST', '', input);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      version: 1,
      sku: 'APPLE-1',
      categoryIds: [category.id],
      variants: [{ onHand: 7, allocated: 0 }],
    });
    expect((await call('GET', `/${body.id}`)).body).toEqual(body);
    const movements = await test.call(host, 'GET', `/api/stock/${body.variants[0].id}/movements`, {
      token: owner.token,
    });
    expect(movements.body.items).toMatchObject([{ kind: 'adjusted', qty: 7 }]);
  });

  it.each<[string, string, Partial<ProductInput>, string]>([
    ['a slug that is taken', 'SLUG_TAKEN', { slug: 'taken' }, 'slug'],
    ['a SKU that is taken', 'SKU_TAKEN', { variants: [variantInput({ sku: 'TAKEN' })] }, 'variants.0.sku'],
    ['a category that does not exist', 'VALIDATION', { categoryId: uuidv7() }, 'categoryId'],
    ['an attribute that does not exist', 'VALIDATION', { attributeIds: [uuidv7()] }, 'attributeIds.0'],
    [
      'two variants alike',
      'VALIDATION',
      { variants: [variantInput(), variantInput()] },
      'variants.1.optionValues',
    ],
    [
      'options without their attribute',
      'VALIDATION',
      { variants: [variantInput({ optionValues: { [uuidv7()]: uuidv7() } })] },
      'variants.0.optionValues',
    ],
    [
      'a price above the original one',
      'VALIDATION',
      { variants: [variantInput({ price: 2, originalPrice: 1 })] },
      'variants.0.price',
    ],
    [
      'a shown product with hidden variants only',
      'VALIDATION',
      { variants: [variantInput({ status: 'hide' })] },
      'variants',
    ],
    [
      'a variant of another product',
      'VALIDATION',
      { variants: [variantInput({ id: uuidv7() })] },
      'variants.0.id',
    ],
    ['no variant', 'VALIDATION', { variants: [] }, 'variants'],
    ['no English title', 'VALIDATION', { title: text(' ') }, 'title.en'],
    ['a slug that is no slug', 'VALIDATION', { slug: 'No Slug' }, 'slug'],
  ])('refuses %s', async (_, code, change, field) => {
    await addProduct(test.database, tenantId, { slug: `first-${uuidv7()}` });
    await call('POST', '', productInput({ slug: 'taken' }, { sku: 'TAKEN' }));
    const { status, body } = await call('POST', '', { ...productInput(), ...change });
    expect([status >= 400, body.code, body.details?.[0]?.field]).toEqual([true, code, field]);
  });

  it('refuses categories, attributes and pictures of another store', async () => {
    const foreign = await addCategory(test.database, other, 'bread');
    const { attributeId } = await addAttribute(test.database, other, ['S']);
    const image = { url: `/uploads/${other}/${uuidv7()}.webp`, alt: '', width: 1, height: 1 };
    const { body } = await call(
      'POST',
      '',
      productInput({ categoryIds: [foreign.id], attributeIds: [attributeId], images: [image] }),
    );
    const fields = body.details.map((detail: { field: string }) => detail.field);
    expect(fields).toEqual(['attributeIds.0', 'categoryIds.0', 'images.0.url']);
  });

  it.each(['tenantId', 'id', 'version', 'sales', 'price', 'defaultVariantId', 'searchText'])(
    'refuses %s in the body',
    async (field) => {
      const { status, body } = await call('POST', '', { ...productInput(), [field]: 1 });
      expect([status, body.code]).toEqual([400, 'VALIDATION']);
    },
  );

  it('accepts up to 40 nutrition facts', async () => {
    const facts = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`Fact ${index}`, '1 g']));
    expect((await call('POST', '', productInput({ nutrition: facts(40) }))).status).toBe(201);
    const { status, body } = await call('POST', '', productInput({ nutrition: facts(41) }));
    expect([status, body.details[0].field]).toEqual([400, 'nutrition']);
  });

  it('answers SLUG_TAKEN to one of two concurrent requests with the same slug', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => call('POST', '', productInput({ slug: 'same' }))),
    );
    expect(replies.map((reply) => reply.body.code ?? 'created').toSorted()).toEqual([
      ...Array(4).fill('SLUG_TAKEN'),
      'created',
    ]);
  });
});

describe('saving a product', () => {
  it('changes the given fields and raises the version', async () => {
    const first = await addProduct(test.database, tenantId);
    const { status, body } = await save(first, { title: text('Renamed'), brand: 'Own' });
    expect([status, body.version, body.title.en, body.brand]).toEqual([200, 2, 'Renamed', 'Own']);
    expect(body.variants).toEqual(first.variants);
  });

  it('answers VERSION_CONFLICT for an older version, to nine of ten concurrent requests', async () => {
    const first = await addProduct(test.database, tenantId);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(first, { brand: `Brand ${index}` })),
    );
    expect(replies.map((reply) => reply.body.code ?? 'saved').toSorted()).toEqual([
      ...Array(9).fill('VERSION_CONFLICT'),
      'saved',
    ]);
  });

  it('adds, swaps, hides and removes variants', async () => {
    const { attributeId, values } = await addAttribute(test.database, tenantId, ['S', 'M', 'L']);
    const option = (index: number) => ({ [attributeId]: values[index] as string });
    const small = variantInput({ sku: 'S-1', optionValues: option(0), price: 100, originalPrice: 100 });
    const medium = variantInput({ sku: 'M-1', optionValues: option(1), price: 200 });
    const first = await addProduct(test.database, tenantId, {
      attributeIds: [attributeId],
      variants: [small, medium],
    });
    const [a, b] = formOf(first).variants as [ProductInput['variants'][0], ProductInput['variants'][0]];
    const swapped = await save(first, {
      variants: [
        { ...a, sku: 'M-1', optionValues: option(1), stock: { seen: 10, onHand: 4 } },
        { ...b, sku: 'S-1', optionValues: option(0), status: 'hide' },
        variantInput({ sku: 'L-1', optionValues: option(2), price: 50, originalPrice: 60 }),
      ],
    });
    expect(swapped.status).toBe(200);
    expect(swapped.body.variants).toMatchObject([
      { id: a.id, sku: 'M-1', label: { en: 'M' }, onHand: 4 },
      { id: b.id, sku: 'S-1', status: 'hide' },
      { sku: 'L-1', label: { en: 'L' } },
    ]);
    const removed = await save(swapped.body, { variants: formOf(swapped.body).variants.slice(0, 1) });
    expect(removed.body.variants).toMatchObject([{ id: a.id }]);
    const reused = await call('POST', '', productInput({}, { sku: 'S-1' }));
    expect(reused.status).toBe(201);
    const [row] = (await call('GET', '?q=M-1')).body.items;
    expect(row).toMatchObject({ price: 100, variantCount: 1, onHand: 4 });
  });

  it('keeps the product at its former addresses, until another product has one of them', async () => {
    const inShop = async (slug: string) =>
      (await test.call(host, 'GET', `/api/catalog/products/${slug}`)).body.slug;
    const first = await addProduct(test.database, tenantId, { slug: 'oat-drink' });
    const second = (await save(first, { slug: 'oat-milk' })).body;
    const third = (await save(second, { slug: 'oats' })).body;
    expect(await inShop('oat-drink')).toBe('oats');
    expect(await inShop('oat-milk')).toBe('oats');
    await addProduct(test.database, tenantId, { slug: 'oat-milk' });
    expect(await inShop('oat-milk')).toBe('oat-milk');
    await save(third, { status: 'hide' });
    expect(await inShop('oat-drink')).toBeUndefined();
    expect((await test.call('bakehouse.localhost', 'GET', '/api/catalog/products/oat-drink')).status).toBe(
      404,
    );
  });

  it('answers NOT_FOUND for an unknown product and for another store’s', async () => {
    const foreign = await addProduct(test.database, other);
    expect((await save(foreign, {})).status).toBe(404);
    expect((await call('GET', `/${foreign.id}`)).status).toBe(404);
    expect((await call('DELETE', `/${foreign.id}`)).status).toBe(404);
  });
});
