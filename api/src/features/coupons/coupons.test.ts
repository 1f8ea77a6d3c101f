import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { createCustomer } from '../../testing/actors.ts';
import { addCategory, addCoupon, addProduct, addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { defaultCustomization } from '../customization/customization.defaults.ts';
import { writeCustomization } from '../customization/customization.service.ts';
import { discountOn } from './coupons.cart.service.ts';

const host = 'fresh.localhost';
const oneDay = 86_400_000;
let test: TestApp;
let tenantId: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

const validate = (couponCode: string, subTotal: number, token?: string) =>
  test.call(host, 'POST', '/api/coupons/validate', { body: { couponCode, subTotal }, token });

it.each([
  [{ discountType: 'percentage', discountValue: 1_000, maxDiscount: null }, 999, 100],
  [{ discountType: 'percentage', discountValue: 1_500, maxDiscount: null }, 10, 2],
  [{ discountType: 'percentage', discountValue: 1_000, maxDiscount: 50 }, 999, 50],
  [{ discountType: 'percentage', discountValue: 20_000, maxDiscount: null }, 999, 999],
  [{ discountType: 'fixed', discountValue: 500, maxDiscount: null }, 999, 500],
  [{ discountType: 'fixed', discountValue: 5_000, maxDiscount: null }, 999, 999],
  [{ discountType: 'free_shipping', discountValue: 0, maxDiscount: null }, 999, 0],
] as const)('a coupon of %o reduces %d by exactly %d', (rule, amount, discount) => {
  expect(discountOn(rule, amount)).toBe(discount);
});

it('a coupon’s value is found, whatever the letter case of its code', async () => {
  await addCoupon(test.database, tenantId, { couponCode: 'Save10' });
  for (const code of ['Save10', 'SAVE10', ' save10 ']) {
    const { status, body } = await validate(code, 2_000);
    expect([status, body.discount, body.coupon.couponCode]).toEqual([200, 200, 'Save10']);
  }
});

it.each([
  ['SOON', { startTime: new Date(Date.now() + oneDay) }, 409, 'COUPON_EXPIRED'],
  ['OVER', { endTime: new Date(Date.now() - 1_000) }, 409, 'COUPON_EXPIRED'],
  ['MINIMUM', { minimumAmount: 5_000 }, 409, 'COUPON_MINIMUM'],
  ['EMPTY', { usageLimit: 3, usedCount: 3 }, 409, 'COUPON_USED_UP'],
  ['HIDDEN', { status: 'hide' as const }, 404, 'COUPON_UNKNOWN'],
])('a coupon is refused: %s', async (couponCode, given, status, code) => {
  await addCoupon(test.database, tenantId, { couponCode, ...given });
  const reply = await validate(couponCode, 2_000);
  expect([reply.status, reply.body.code]).toEqual([status, code]);
});

it('codes of another store and malformed codes are unknown', async () => {
  await addCoupon(test.database, await createStore(test.database, 'bakehouse'), { couponCode: 'BREAD' });
  for (const code of ['BREAD', '%', "' or 1=1"])
    expect((await validate(code, 2_000)).body.code).toBe('COUPON_UNKNOWN');
});

it('a coupon’s conditions about the shopper are checked: first order, one use each', async () => {
  await addCoupon(test.database, tenantId, { couponCode: 'WELCOME', firstOrderOnly: true });
  const ann = await createCustomer(test.database, tenantId);
  expect((await validate('WELCOME', 2_000, ann.token)).status).toBe(200);
  await buy(test, host, ann.token, {
    items: [{ variantId: await addVariant(test.database, tenantId), quantity: 1 }],
  });
  expect((await validate('WELCOME', 2_000, ann.token)).body.code).toBe('COUPON_FIRST_ORDER');
  expect((await validate('WELCOME', 2_000)).status).toBe(200);
  expect((await validate('WELCOME', 2_000, 'not-a-token')).status).toBe(200);
});

it('a coupon counts only goods of its categories and those below them', async () => {
  const drinks = await addCategory(test.database, tenantId, 'drinks');
  const juices = await addCategory(test.database, tenantId, 'juices', { parent: drinks });
  const juice = await addProduct(
    test.database,
    tenantId,
    { categoryId: juices.id },
    { price: 1_000, originalPrice: 1_000 },
  );
  const bread = await addVariant(test.database, tenantId, { price: 3_000 });
  await addCoupon(test.database, tenantId, {
    couponCode: 'DRINKS',
    categoryIds: [drinks.id],
    discountValue: 5_000,
  });
  const quote = async (items: object[]) =>
    (await test.call(host, 'POST', '/api/cart/quote', { body: { items, couponCode: 'drinks' } })).body;
  const both = await quote([
    { variantId: bread, quantity: 1 },
    { variantId: juice.variants[0]!.id, quantity: 1 },
  ]);
  expect(both).toMatchObject({
    discount: 500,
    lines: [{ lineDiscount: 0 }, { lineDiscount: 500 }],
    couponError: null,
  });
  const none = await quote([{ variantId: bread, quantity: 1 }]);
  expect(none).toMatchObject({ discount: 0, coupon: null, couponError: 'COUPON_NOT_APPLICABLE' });
});

it('the coupons that the store’s pages name are listed while they can be used, and no other code is', async () => {
  const document = defaultCustomization({ name: 'Fresh', email: '', currency: 'USD' });
  await inTenant(test.database, tenantId, (tx) =>
    writeCustomization(tx, tenantId, {
      ...document,
      home: { ...document.home, discount_coupon_code: ['save10', 'SOON'] },
      offers: { ...document.offers, coupon_code: ['DRINKS', 'MINIMUM'] },
    }),
  );
  const { body } = await test.call(host, 'GET', '/api/catalog/coupons');
  const codes = body.map((coupon: { couponCode: string }) => coupon.couponCode).toSorted();
  expect(codes).toEqual(['DRINKS', 'MINIMUM', 'Save10']);
  expect(Object.keys(body[0])).not.toContain('usedCount');
});

it('a listed coupon tells its conditions, and names the goods that shoppers see', async () => {
  const veg = await addCategory(test.database, tenantId, 'veg');
  const secret = await addCategory(test.database, tenantId, 'secret', { status: 'hide' });
  const pear = await addProduct(test.database, tenantId, { slug: 'pear' });
  const gone = await addProduct(test.database, tenantId, { slug: 'gone', status: 'hide' });
  await addCoupon(test.database, tenantId, {
    couponCode: 'GREENS',
    maxDiscount: 1_500,
    minimumAmount: 2_000,
    stackable: false,
    categoryIds: [veg.id, secret.id],
    productIds: [pear.id, gone.id],
  });
  await addCoupon(test.database, tenantId, { couponCode: 'ANYTHING' });
  const document = defaultCustomization({ name: 'Fresh', email: '', currency: 'USD' });
  await inTenant(test.database, tenantId, (tx) =>
    writeCustomization(tx, tenantId, {
      ...document,
      offers: { ...document.offers, coupon_code: ['GREENS', 'ANYTHING'] },
    }),
  );
  const { body } = await test.call(host, 'GET', '/api/catalog/coupons');
  const listed = (code: string) => body.find(({ couponCode }: { couponCode: string }) => couponCode === code);
  expect(listed('GREENS')).toMatchObject({
    maxDiscount: 1_500,
    minimumAmount: 2_000,
    stackable: false,
    onlyFor: {
      categories: [{ slug: 'veg' }],
      products: [{ slug: 'pear' }],
      andMore: true,
    },
  });
  expect(listed('ANYTHING')).toMatchObject({ maxDiscount: null, stackable: true, onlyFor: null });
});
