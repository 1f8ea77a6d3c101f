import { randomUUID } from 'node:crypto';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer } from '../../testing/actors.ts';
import { addCoupon, addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

const newShopper = () => createCustomer(test.database, tenantId);
const goods = (price = 300) => addVariant(test.database, tenantId, { price, onHand: 50 });
const plus = (variantId: string, by: number) => ({ variantId, by, price: 300 });
const change = ({ token }: Actor, changes: ReturnType<typeof plus>[], more: object = {}) =>
  test.call(host, 'POST', '/api/cart/mine/changes', { token, body: { key: randomUUID(), changes, ...more } });
const read = async ({ token }: Actor) => (await test.call(host, 'GET', '/api/cart/mine', { token })).body;

describe('the cart of an account', () => {
  it('is the same on every device, with what a page shows of its goods', async () => {
    const ann = await newShopper();
    expect(await read(ann)).toEqual({ version: 0, couponCode: null, items: [] });
    const variantId = await goods();
    const { status, body } = await change(ann, [plus(variantId, 2)], { couponCode: 'TEN' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      couponCode: 'TEN',
      items: [{ variantId, quantity: 2, price: 300, title: expect.any(Object), slug: expect.any(String) }],
    });
    expect(await read(ann)).toEqual(body);
    expect(await read(await newShopper())).toMatchObject({ items: [] });
  });

  it('loses nothing when devices change it at once, and does a repeated change once', async () => {
    const ann = await newShopper();
    const [milk, bread] = [await goods(), await goods()];
    const again = { key: randomUUID() };
    await Promise.all([
      ...Array.from({ length: 10 }, () => change(ann, [plus(milk, 1)])),
      ...Array.from({ length: 5 }, () => change(ann, [plus(bread, 3)], again)),
    ]);
    const { items } = await read(ann);
    expect(items).toHaveLength(2);
    expect(items).toContainEqual(expect.objectContaining({ variantId: milk, quantity: 10 }));
    expect(items).toContainEqual(expect.objectContaining({ variantId: bread, quantity: 3 }));
    await change(ann, [plus(milk, -999), plus(bread, -1)]);
    expect((await read(ann)).items).toMatchObject([{ variantId: bread, quantity: 2 }]);
  });

  it('takes no goods that the store does not show', async () => {
    const ann = await newShopper();
    const elsewhere = await createStore(test.database, 'other');
    const foreign = await addVariant(test.database, elsewhere, { onHand: 1 });
    const { body } = await change(ann, [plus(foreign, 1), plus(randomUUID(), 1)]);
    expect(body.items).toEqual([]);
  });

  it('keeps what was not ordered', async () => {
    const ann = await newShopper();
    const [milk, bread] = [await goods(), await goods()];
    await addCoupon(test.database, tenantId, { couponCode: 'TEN' });
    await change(ann, [plus(milk, 2), plus(bread, 3)], { couponCode: 'TEN' });
    const order = {
      items: [
        { variantId: milk, quantity: 2 },
        { variantId: bread, quantity: 1 },
      ],
    };
    expect((await buy(test, host, ann.token, order)).status).toBe(201);
    expect(await read(ann)).toMatchObject({ couponCode: null, items: [{ variantId: bread, quantity: 2 }] });
  });

  it('is for signed-in shoppers', async () => {
    expect((await test.call(host, 'GET', '/api/cart/mine')).status).toBe(401);
  });
});
