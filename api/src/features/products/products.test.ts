import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { addCategory, addProduct, productInput, text } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { wrongLevels } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { ProductRow } from './products.schema.ts';

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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const as = (actor: Actor) => (method: Method, path: string, body?: unknown) =>
  test.call(host, method, `/api/products${path}`, {
    token: actor.token,
    ...(body !== undefined && { body }),
  });
const call = (method: Method, path: string, body?: unknown) => as(owner)(method, path, body);

describe('the staff’s list of products', () => {
  const rows = async (query: string): Promise<ProductRow[]> =>
    (await call('GET', `?limit=100&${query}`)).body.items;

  it('includes drafts and hidden ones, and is filtered by state, category, stock and price', async () => {
    const category = await addCategory(test.database, tenantId, 'shelf');
    const at = { categoryId: category.id };
    const draft = await addProduct(
      test.database,
      tenantId,
      { ...at, status: 'draft' },
      { price: 10_000, onHand: 5 },
    );
    const low = await addProduct(test.database, tenantId, at, { price: 20_000, onHand: 2, reorderPoint: 3 });
    const out = await addProduct(test.database, tenantId, at, { price: 30_000, onHand: 0 });
    const found = async (query: string) =>
      (await rows(`category=${category.id}&sort=price&${query}`)).map((row) => row.id);
    expect(await found('')).toEqual([draft.id, low.id, out.id]);
    expect(await found('status=draft')).toEqual([draft.id]);
    expect(await found('stock=out')).toEqual([out.id]);
    expect(await found('stock=low')).toEqual([low.id]);
    expect(await found('stock=in')).toEqual([draft.id, low.id]);
    expect(await found('minPrice=15000&maxPrice=25000')).toEqual([low.id]);
    expect((await rows(`category=${category.id}&sort=-available`)).map((row) => row.available)).toEqual([
      5, 2, 0,
    ]);
  });

  it.each(['q=jellyfish', 'stock=out&q=jellyfish'])(
    'says how many a search finds on each of its pages, and behind the last (%s)',
    async (query) => {
      const given = { title: text('Jellyfish') };
      for (let made = 0; made < 3; made += 1) await addProduct(test.database, tenantId, given, { onHand: 0 });
      const pages = await Promise.all(
        [1, 2, 9].map((page) => call('GET', `?${query}&sort=-createdAt&limit=2&page=${page}`)),
      );
      const all = (await rows(`${query}&sort=-createdAt`)).map(({ id }) => id);
      expect(pages.map(({ body }) => body.totalDoc)).toEqual([all.length, all.length, all.length]);
      expect(pages[0]?.body.items.map(({ id }: ProductRow) => id)).toEqual(all.slice(0, 2));
      expect(pages[2]?.body.items).toEqual([]);
    },
  );

  it('finds products by title, SKU and bar code', async () => {
    const made = await addProduct(
      test.database,
      tenantId,
      { title: text('Purple carrots') },
      { sku: 'CRT-77', barcode: '4006381333931' },
    );
    for (const q of ['purple', 'CRT-77', 'crt', '4006381333931']) {
      expect((await rows(`q=${q}`)).map((row) => row.id)).toContain(made.id);
    }
  });
});

describe('a product’s state', () => {
  it('can be hidden, and the product can be deleted', async () => {
    const { id } = await addProduct(test.database, tenantId);
    const hidden = await call('PUT', `/status/${id}`, { status: 'hide' });
    expect(hidden.body).toMatchObject({ status: 'hide', version: 2 });
    expect((await call('DELETE', `/${id}`)).body).toEqual({ success: true });
    expect((await call('GET', `/${id}`)).status).toBe(404);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
  });

  it('frees slug and SKU when the product is deleted', async () => {
    const input = productInput();
    const first = await call('POST', '', input);
    await call('DELETE', `/${first.body.id}`);
    expect((await call('POST', '', input)).status).toBe(201);
  });
});

it('products are read and changed only by staff with the permission', async () => {
  const reader = await createStaff(test.database, tenantId, ['read_products']);
  expect((await as(reader)('GET', '')).status).toBe(200);
  expect((await as(reader)('POST', '', productInput())).status).toBe(403);
  expect((await test.call(host, 'GET', '/api/products')).status).toBe(401);
  expect(await wrongLevels(test.database, tenantId)).toEqual([]);
});
