import { sql } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer } from '../../testing/actors.ts';
import { addCategory, addProduct } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let ann: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  ann = await createCustomer(test.database, tenantId, { email: 'ann@fresh.test' });
});
afterAll(() => test.close());

const goods = (title: string, onHand = 50, categoryId: string | null = null) =>
  addProduct(test.database, tenantId, { title: { en: title }, categoryId }, { onHand });
type Goods = Awaited<ReturnType<typeof goods>>;

const order = async (...bought: Goods[]) => {
  const items = bought.map(({ variants }) => ({ variantId: variants[0]!.id, quantity: 1 }));
  expect((await buy(test, host, ann.token, { items })).status).toBe(201);
};
const titles = (cards: { title: { en: string } }[]) => cards.map(({ title }) => title.en);
const read = async (path: string) => (await test.call(host, 'GET', `/api/catalog/products/${path}`)).body;

it('a product names goods that were in several orders with it, the most frequent first, and only those that can be bought', async () => {
  const pasta = await goods('Pasta');
  const [pesto, cheese, wine, last] = [
    await goods('Pesto'),
    await goods('Cheese'),
    await goods('Wine'),
    await goods('Last', 2),
  ];
  await order(pasta, pesto, cheese, last);
  await order(pasta, pesto, cheese, last);
  await order(pasta, pesto, wine);
  await order(wine, cheese);
  // The wine was with it once, and of the last one there is none now.
  expect(titles(await read(`${pasta.slug}/together`))).toEqual(['Pesto', 'Cheese']);
  expect(await read('unknown/together')).toEqual([]);
});

it('a product that is sold out offers goods of its category, unless staff have chosen others', async () => {
  const category = await addCategory(test.database, tenantId, 'bread');
  const inStock = await goods('Rye', 5, category.id);
  await goods('Gone as well', 0, category.id);
  const toast = await goods('Toast', 0, category.id);
  const detail = await read(toast.slug);
  expect(titles(detail.substitutes)).toEqual(['Rye']);
  expect(titles(detail.related)).toEqual(['Gone as well']);
  expect((await read(inStock.slug)).substitutes).toEqual([]);
  const roll = await goods('Roll', 5);
  await inTenant(test.database, tenantId, (tx) =>
    tx.execute(sql`update products set substitute_ids = array[${roll.id}]::uuid[] where id = ${toast.id}`),
  );
  expect(titles((await read(toast.slug)).substitutes)).toEqual(['Roll']);
});
