import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addProduct } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy, home } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { ProductInput } from '../products/products.schema.ts';
import type { StoreSetting } from '../settings/settings.schema.ts';
import type { Order } from './orders.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let ann: Actor;
let owner: Actor;
let drinks: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  ann = await createCustomer(test.database, tenantId);
  owner = await createStaff(test.database, tenantId, 'owner');
  await call('POST', '/setting/store-setting/add', { tax_rate_bp: 700 });
  drinks = (await call('POST', '/tax-classes', { name: 'Drinks', rateBp: 1_900 })).body.id;
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  test.call(host, method, `/api${path}`, { token: owner.token, ...(body !== undefined && { body }) });

const setStore = async (changes: Partial<StoreSetting>) => {
  const { version } = (await call('GET', '/setting/store-setting/all')).body;
  const { status } = await call('PUT', '/setting/store-setting/update', { ...changes, version });
  expect(status).toBe(200);
};

async function add(price: number, given: Partial<ProductInput> = {}): Promise<string> {
  const { variants } = await addProduct(test.database, tenantId, given, { price, originalPrice: price });
  return variants[0]!.id;
}

async function order(...variantIds: string[]): Promise<Order> {
  const items = variantIds.map((variantId) => ({ variantId, quantity: 1 }));
  const { body } = await buy(test, host, ann.token, { items, shippingOption: 'two' });
  return (await call('GET', `/orders/${body.id}`)).body;
}

it('goods have the rate of their tax class, others the store’s, and delivery a share of each', async () => {
  const [bread, cola] = [await add(1_070), await add(1_070, { taxClassId: drinks })];
  const placed = await order(bread, cola);
  expect(placed.lines).toMatchObject([
    { taxRateBp: 700, lineTax: 70 },
    { taxRateBp: 1_900, lineTax: 171 },
  ]);
  expect(placed.deliveryTaxes).toEqual([
    { rateBp: 700, amount: 1_000, tax: 65 },
    { rateBp: 1_900, amount: 1_000, tax: 160 },
  ]);
  expect(placed).toMatchObject({ tax: 70 + 171 + 65 + 160, total: 4_140 });
  const mine = await test.call(host, 'GET', `/api/orders/mine/${placed.id}`, { token: ann.token });
  expect(mine.body).toMatchObject({ tax: placed.tax, deliveryTaxes: placed.deliveryTaxes });
  expect(mine.body.taxes).toEqual([
    { rateBp: 700, net: 1_935, tax: 70 + 65, gross: 2_070 },
    { rateBp: 1_900, net: 1_739, tax: 171 + 160, gross: 2_070 },
  ]);
});

it('delivery has no tax where the store says so', async () => {
  await setStore({ tax_on_delivery: false });
  const placed = await order(await add(1_070));
  await setStore({ tax_on_delivery: true });
  expect(placed).toMatchObject({ tax: 70, deliveryTaxes: [], total: 3_070 });
});

it('an order keeps its rates when the class changes, and goods that staff add have the new one', async () => {
  const { id } = (await call('POST', '/tax-classes', { name: 'Luxury', rateBp: 2_500 })).body;
  const [pearls, caviar, bread] = [
    await add(1_250, { taxClassId: id }),
    await add(1_300, { taxClassId: id }),
    await add(1_070),
  ];
  const placed = await order(pearls);
  expect(placed.lines).toMatchObject([{ taxRateBp: 2_500, lineTax: 250 }]);
  await call('PUT', `/tax-classes/${id}`, { name: 'Luxury', rateBp: 3_000, version: 1 });
  const goods = {
    items: [pearls, caviar, bread].map((variantId) => ({ variantId, quantity: 1 })),
    shippingOption: 'two',
  };
  const { total } = (await call('POST', `/staff-orders/${placed.id}/quote`, goods)).body;
  const edit = { ...goods, version: placed.version, address: home, notes: '', total };
  const { body } = await call('PUT', `/staff-orders/${placed.id}`, edit);
  expect(body.lines).toMatchObject([
    { taxRateBp: 2_500, lineTax: 250 },
    { taxRateBp: 3_000, lineTax: 300 },
    { taxRateBp: 700, lineTax: 70 },
  ]);
  const taxes: Order['deliveryTaxes'] = body.deliveryTaxes;
  expect(taxes.map(({ rateBp }) => rateBp)).toEqual([2_500, 3_000, 700]);
  expect(taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(2_000);
  expect(body.tax).toBe(taxes.reduce((sum, { tax }) => sum + tax, 620));
});

it('goods that are weighed change the tax of their line and of the delivery', async () => {
  const cheese = await add(1_000, {
    ...{ soldBy: 'weight', pricedBy: 'kg', nominalWeightG: 1_000 },
    taxClassId: drinks,
  });
  const placed = await order(cheese, await add(1_000));
  expect(placed.deliveryTaxes).toMatchObject([{ amount: 1_000 }, { amount: 1_000 }]);
  await call('PUT', `/orders/status/${placed.id}`, { status: 'confirmed' });
  const { version } = (await call('GET', `/orders/${placed.id}`)).body;
  const lines = [{ lineId: placed.lines[0]!.id, grams: 500 }];
  const { body } = await call('PUT', `/orders/${placed.id}/weights`, { version, lines });
  expect(body.deliveryTaxes).toEqual([
    { rateBp: 1_900, amount: 667, tax: 106 },
    { rateBp: 700, amount: 1_333, tax: 87 },
  ]);
  // 80 of 5.00 at 19 %, 65 of 10.00 at 7 %.
  expect(body).toMatchObject({ tax: 80 + 65 + 106 + 87, total: 3_500 });
});
