import { v7 as uuidv7 } from 'uuid';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { addCoupon, addProduct, addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { defaultGlobalSetting, defaultStoreSetting } from '../settings/settings.defaults.ts';
import { writeSettings } from '../settings/settings.service.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  const store = { ...defaultStoreSetting, tax_rate_bp: 1_900, free_shipping_from: 10_000 };
  await inTenant(test.database, tenantId, (tx) =>
    writeSettings(tx, tenantId, { global: { ...defaultGlobalSetting, default_currency: 'EUR' }, store }),
  );
});
afterAll(() => test.close());

const quote = async (items: object[], more: object = {}) => {
  const { status, body } = await test.call(host, 'POST', '/api/cart/quote', { body: { items, ...more } });
  expect(status).toBe(200);
  return body;
};

it('a quote adds up goods, shipping and the included tax', async () => {
  const variantId = await addVariant(test.database, tenantId, { price: 1_190 });
  const body = await quote([{ variantId, quantity: 2 }], { shippingOption: 'two' });
  expect(body).toMatchObject({
    currency: 'EUR',
    subTotal: 2_380,
    discount: 0,
    shippingCost: 2_000,
    // 380 of the goods, and 319 of the delivery at the same rate.
    tax: 699,
    total: 4_380,
    missingToFreeShipping: 7_620,
    shippingOptions: [
      { option: 'one', cost: 6_000 },
      { option: 'two', cost: 2_000 },
    ],
    issues: [],
  });
});

it('a quote has no shipping cost before an option is chosen, nor for an empty cart', async () => {
  const variantId = await addVariant(test.database, tenantId, { price: 500 });
  expect(await quote([{ variantId, quantity: 1 }])).toMatchObject({ shippingCost: 0, total: 500 });
  expect(await quote([], { shippingOption: 'one' })).toMatchObject({ shippingCost: 0, total: 0, lines: [] });
});

it('a quote has free delivery from the store’s minimum amount, and with a coupon for it', async () => {
  const variantId = await addVariant(test.database, tenantId, { price: 5_000 });
  await addCoupon(test.database, tenantId, {
    couponCode: 'FREESHIP',
    discountType: 'free_shipping',
    discountValue: 0,
  });
  const full = await quote([{ variantId, quantity: 2 }], { shippingOption: 'one' });
  expect(full).toMatchObject({
    shippingCost: 0,
    total: 10_000,
    missingToFreeShipping: 0,
    shippingOptions: [{ cost: 0 }, { cost: 0 }],
  });
  const coupon = await quote([{ variantId, quantity: 1 }], { shippingOption: 'one', couponCode: 'FREESHIP' });
  expect(coupon).toMatchObject({
    shippingCost: 0,
    discount: 0,
    total: 5_000,
    coupon: { couponCode: 'FREESHIP' },
    missingToFreeShipping: 0,
  });
});

it('a quote reports what has changed instead of failing, and prices what can be bought', async () => {
  const few = await addVariant(test.database, tenantId, { price: 100, onHand: 3 });
  const none = await addVariant(test.database, tenantId, { onHand: 0 });
  const dearer = await addVariant(test.database, tenantId, { price: 250 });
  const limited = (await addProduct(test.database, tenantId, { maxPerOrder: 2 })).variants[0]!.id;
  const hidden = (await addProduct(test.database, tenantId, { status: 'hide' })).variants[0]!.id;
  const foreign = await addVariant(test.database, await createStore(test.database, 'bakehouse'));
  const unknown = uuidv7();
  const body = await quote([
    { variantId: few, quantity: 5 },
    { variantId: none, quantity: 1 },
    { variantId: dearer, quantity: 1, price: 200 },
    { variantId: limited, quantity: 9 },
    { variantId: hidden, quantity: 1 },
    { variantId: foreign, quantity: 1 },
    { variantId: unknown, quantity: 1 },
  ]);
  expect(body.issues).toEqual([
    { variantId: few, kind: 'low_stock', value: 3 },
    { variantId: none, kind: 'sold_out', value: 0 },
    { variantId: dearer, kind: 'price_changed', value: 250 },
    { variantId: limited, kind: 'limit', value: 2 },
    { variantId: hidden, kind: 'unavailable', value: 0 },
    { variantId: foreign, kind: 'unavailable', value: 0 },
    { variantId: unknown, kind: 'unavailable', value: 0 },
  ]);
  const bought = body.lines.map((line: { variantId: string; quantity: number }) => [
    line.variantId,
    line.quantity,
  ]);
  expect(bought).toEqual([
    [few, 3],
    [dearer, 1],
    [limited, 2],
  ]);
  expect(body.subTotal).toBe(300 + 250 + 400);
});

it('a quote knows the least and the steps in which a product is sold', async () => {
  const [crate, pack] = [
    (await addProduct(test.database, tenantId, { minPerOrder: 5, quantityStep: 6 }, { onHand: 100 }))
      .variants[0]!.id,
    (await addProduct(test.database, tenantId, { quantityStep: 4, maxPerOrder: 10 }, { onHand: 7 }))
      .variants[0]!.id,
  ];
  const ask = async (variantId: string, quantity: number) => {
    const { lines, issues } = await quote([{ variantId, quantity }]);
    return [lines[0]?.quantity ?? 0, issues[0]?.kind ?? null, issues[0]?.value ?? null];
  };
  expect(await ask(crate, 2)).toEqual([6, 'minimum', 6]);
  expect(await ask(crate, 12)).toEqual([12, null, null]);
  expect(await ask(crate, 13)).toEqual([12, 'step', 12]);
  expect(await ask(pack, 8)).toEqual([4, 'low_stock', 4]);
  expect(await ask(pack, 11)).toEqual([4, 'low_stock', 4]);
  const last = (await addProduct(test.database, tenantId, { quantityStep: 4 }, { onHand: 3 })).variants[0]!
    .id;
  expect(await ask(last, 4)).toEqual([0, 'sold_out', 0]);
});

it('a quote says when the store takes no orders', async () => {
  const variantId = await addVariant(test.database, tenantId, { price: 500 });
  expect(await quote([{ variantId, quantity: 1 }])).toMatchObject({ takesOrders: true });
  const closed = await createStore(test.database, 'closed-for-orders');
  const store = { ...defaultStoreSetting, takes_orders: false };
  await inTenant(test.database, closed, (tx) =>
    writeSettings(tx, closed, { global: defaultGlobalSetting, store }),
  );
  const items = [{ variantId: await addVariant(test.database, closed, { price: 500 }), quantity: 1 }];
  const reply = await test.call('closed-for-orders.localhost', 'POST', '/api/cart/quote', {
    body: { items },
  });
  expect(reply.body).toMatchObject({ takesOrders: false, total: 500 });
});

it('a quote merges lines with the same variant', async () => {
  const variantId = await addVariant(test.database, tenantId, { price: 100 });
  const body = await quote([
    { variantId, quantity: 1 },
    { variantId, quantity: 2 },
  ]);
  expect(body.lines).toMatchObject([{ variantId, quantity: 3, lineTotal: 300 }]);
});

it('a quote says why a coupon is invalid, and prices the cart without it', async () => {
  const variantId = await addVariant(test.database, tenantId, { price: 100 });
  expect(await quote([{ variantId, quantity: 1 }], { couponCode: 'NOPE' })).toMatchObject({
    coupon: null,
    couponError: 'COUPON_UNKNOWN',
    total: 100,
  });
});

it('a quote says how much a coupon still needs, and names it as the store writes it', async () => {
  const variantId = await addVariant(test.database, tenantId, { price: 100 });
  await addCoupon(test.database, tenantId, { couponCode: 'BIG', minimumAmount: 5_000 });
  expect(await quote([{ variantId, quantity: 2 }], { couponCode: 'big' })).toMatchObject({
    couponError: 'COUPON_MINIMUM',
    couponMissing: 4_800,
    refusedCoupon: 'BIG',
  });
});

it('a quote prices the most expensive possible cart exactly', async () => {
  const variantId = await addVariant(test.database, tenantId, { price: 1_000_000_000, onHand: 10_000 });
  expect((await quote([{ variantId, quantity: 999 }])).total).toBe(999_000_000_000);
});

it.each([
  ['a quantity of 0', { quantity: 0 }],
  ['a quantity of 1000', { quantity: 1_000 }],
  ['no id', { variantId: 'x' }],
  ['more than it asks for', { unitPrice: 1 }],
])('a quote is refused for %s', async (_, wrong) => {
  const body = { items: [{ variantId: uuidv7(), quantity: 1, ...wrong }] };
  expect((await test.call(host, 'POST', '/api/cart/quote', { body })).body.code).toBe('VALIDATION');
});
