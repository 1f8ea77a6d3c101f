import { randomUUID } from 'node:crypto';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addCategory, addCoupon, addProduct, addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { Coupon } from './coupons.schema.ts';

const host = 'fresh.localhost';
const oneDay = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * oneDay);
let test: TestApp;
let tenantId: string;
let owner: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, token = owner.token) =>
  test.call(host, method, `/api${path}`, { body, token });

const input = (given: object = {}) => ({
  title: { en: 'Ten off', de: '', fr: '' },
  couponCode: `C-${randomUUID().slice(0, 8)}`,
  logo: null,
  startTime: daysFromNow(-1).toISOString(),
  endTime: daysFromNow(7).toISOString(),
  discountType: 'percentage',
  discountValue: 1_000,
  maxDiscount: null,
  minimumAmount: 0,
  categoryIds: [],
  productIds: [],
  firstOrderOnly: false,
  usageLimit: null,
  usagePerCustomer: null,
  stackable: true,
  status: 'show',
  ...given,
});
const create = async (given: object = {}): Promise<Coupon> =>
  (await call('POST', '/coupons', input(given))).body;
const toUpdate = ({ id: _id, state: _state, usedCount: _used, updatedAt: _at, ...rest }: Coupon) => rest;
const quoteWith = async (couponCode: string, variantId: string) =>
  (
    await test.call(host, 'POST', '/api/cart/quote', {
      body: { items: [{ variantId, quantity: 1 }], couponCode },
    })
  ).body;

it('a new coupon can be used by shoppers at once', async () => {
  const made = await call('POST', '/coupons', input({ couponCode: 'Spring-10' }));
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ couponCode: 'Spring-10', state: 'active', usedCount: 0, version: 1 });
  expect((await call('GET', `/coupons/${made.body.id}`)).body).toEqual(made.body);
  const checked = await test.call(host, 'POST', '/api/coupons/validate', {
    body: { couponCode: 'spring-10', subTotal: 2_000 },
  });
  expect(checked.body.discount).toBe(200);
});

it.each([
  ['no code', { couponCode: '' }, 'couponCode'],
  ['a code with spaces', { couponCode: 'TEN OFF' }, 'couponCode'],
  ['an end before its beginning', { endTime: daysFromNow(-2).toISOString() }, 'endTime'],
  ['more than 100 %', { discountValue: 10_001 }, 'discountValue'],
  ['nothing off', { discountValue: 0 }, 'discountValue'],
  ['a fixed discount of nothing', { discountType: 'fixed', discountValue: 0 }, 'discountValue'],
  ['an amount for free delivery', { discountType: 'free_shipping', discountValue: 5 }, 'discountValue'],
  ['a maximum of a fixed discount', { discountType: 'fixed', maxDiscount: 100 }, 'maxDiscount'],
  ['more uses of a customer than in all', { usageLimit: 1, usagePerCustomer: 2 }, 'usagePerCustomer'],
  ['a category that is not there', { categoryIds: [randomUUID()] }, 'categoryIds.0'],
  ['a product that is not there', { productIds: [randomUUID()] }, 'productIds.0'],
  ['no title', { title: { en: ' ', de: '', fr: '' } }, 'title.en'],
  ['a member that coupons do not have', { usedCount: 5 }, 'usedCount'],
])('a coupon with %s is refused, and the field is named', async (_what, given, field) => {
  const { status, body } = await call('POST', '/coupons', input(given));
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
  expect(body.details.map((detail: { field: string }) => detail.field)).toEqual([field]);
});

it('a coupon code is unique, whatever its letter case', async () => {
  await create({ couponCode: 'ONCE' });
  const second = await call('POST', '/coupons', input({ couponCode: 'once' }));
  expect(second.body).toMatchObject({
    code: 'VALIDATION',
    details: [{ field: 'couponCode', message: 'taken' }],
  });
});

it('a changed coupon is saved unless somebody else saved first', async () => {
  const seen = await create();
  const changed = await call('PUT', `/coupons/${seen.id}`, { ...toUpdate(seen), discountValue: 2_500 });
  expect(changed.body).toMatchObject({ discountValue: 2_500, version: 2 });
  const late = await call('PUT', `/coupons/${seen.id}`, { ...toUpdate(seen), discountValue: 100 });
  expect([late.status, late.body.code]).toEqual([409, 'VERSION_CONFLICT']);
  expect((await call('GET', `/coupons/${seen.id}`)).body.discountValue).toBe(2_500);
});

it('a coupon’s limit cannot be lower than its uses', async () => {
  const id = await addCoupon(test.database, tenantId, { couponCode: 'USED3', usageLimit: 5, usedCount: 3 });
  const { body: seen } = await call('GET', `/coupons/${id}`);
  const { body } = await call('PUT', `/coupons/${id}`, { ...toUpdate(seen), usageLimit: 2 });
  expect(body.details).toEqual([{ field: 'usageLimit', message: 'below_used' }]);
  expect((await call('PUT', `/coupons/${id}`, { ...toUpdate(seen), usageLimit: 3 })).body.state).toBe(
    'used_up',
  );
});

it('coupons are listed by state, text and order', async () => {
  const other = await createStore(test.database, 'list');
  const staff = await createStaff(test.database, other, ['read_coupons']);
  await addCoupon(test.database, other, { couponCode: 'NOW_5%' });
  await addCoupon(test.database, other, {
    couponCode: 'LATER',
    startTime: daysFromNow(1),
    endTime: daysFromNow(2),
  });
  await addCoupon(test.database, other, {
    couponCode: 'OVER',
    startTime: daysFromNow(-3),
    endTime: daysFromNow(-1),
  });
  await addCoupon(test.database, other, { couponCode: 'FULL', usageLimit: 2, usedCount: 2, status: 'hide' });
  const list = async (query: string) => {
    const { body } = await test.call('list.localhost', 'GET', `/api/coupons?${query}`, {
      token: staff.token,
    });
    return [body.items.map((item: Coupon) => `${item.couponCode} ${item.state}`), body.totalDoc];
  };
  expect(await list('state=active')).toEqual([['NOW_5% active'], 1]);
  expect(await list('state=scheduled')).toEqual([['LATER scheduled'], 1]);
  expect(await list('state=expired')).toEqual([['OVER expired'], 1]);
  expect(await list('state=used_up')).toEqual([['FULL used_up'], 1]);
  expect(await list('status=hide')).toEqual([['FULL used_up'], 1]);
  expect(await list('q=%25')).toEqual([['NOW_5% active'], 1]);
  expect(await list('q=_')).toEqual([['NOW_5% active'], 1]);
  // Codes of languages are no words of a title.
  expect(await list('q=fr')).toEqual([[], 0]);
  expect(await list('sort=couponCode&limit=2&page=2')).toEqual([['NOW_5% active', 'OVER expired'], 4]);
  expect((await list('sort=-couponCode&limit=1'))[0]).toEqual(['OVER expired']);
});

it('an unused coupon can be deleted, and one that an order names cannot', async () => {
  const unused = await create();
  expect((await call('DELETE', `/coupons/${unused.id}`)).body).toEqual({ success: true });
  expect((await call('GET', `/coupons/${unused.id}`)).status).toBe(404);
  const used = await create({ couponCode: 'KEEP' });
  const ann = await createCustomer(test.database, tenantId);
  const items = [{ variantId: await addVariant(test.database, tenantId), quantity: 1 }];
  await buy(test, host, ann.token, { items, couponCode: 'KEEP' });
  expect((await call('DELETE', `/coupons/${used.id}`)).body.code).toBe('IN_USE');
  expect((await call('GET', `/coupons/${used.id}`)).body.usedCount).toBe(1);
});

it('coupons are read and changed only by staff with the permission', async () => {
  const { id, ...rest } = await create();
  const reader = await createStaff(test.database, tenantId, ['read_coupons']);
  const nobody = await createStaff(test.database, tenantId, []);
  expect((await call('GET', '/coupons', undefined, reader.token)).status).toBe(200);
  expect((await call('GET', '/coupons', undefined, nobody.token)).body.code).toBe('FORBIDDEN');
  for (const [method, path, body] of [
    ['POST', '/coupons', input()],
    ['PUT', `/coupons/${id}`, toUpdate({ id, ...rest })],
    ['DELETE', `/coupons/${id}`, undefined],
  ] as const)
    expect((await call(method, path, body, reader.token)).body.code).toBe('FORBIDDEN');
});

describe('a coupon’s goods', () => {
  it('are the products that it names and those of its categories', async () => {
    const drinks = await addCategory(test.database, tenantId, 'drinks');
    const price = { price: 1_000, originalPrice: 1_000 };
    const juice = await addProduct(test.database, tenantId, { categoryId: drinks.id }, price);
    const bread = await addProduct(test.database, tenantId, {}, price);
    const cheese = await addProduct(test.database, tenantId, {}, price);
    await create({ couponCode: 'NAMED', categoryIds: [drinks.id], productIds: [bread.id] });
    for (const [product, discount] of [
      [juice, 100],
      [bread, 100],
      [cheese, 0],
    ] as const)
      expect((await quoteWith('NAMED', product.variants[0]!.id)).discount).toBe(discount);
  });

  it('exclude reduced products unless the coupon can be combined with other discounts', async () => {
    const reduced = await addVariant(test.database, tenantId, { price: 800, originalPrice: 1_000 });
    const full = await addVariant(test.database, tenantId, { price: 1_000, originalPrice: 1_000 });
    await create({ couponCode: 'ALONE', stackable: false });
    await create({ couponCode: 'ADDED' });
    expect(await quoteWith('ALONE', reduced)).toMatchObject({
      discount: 0,
      couponError: 'COUPON_NOT_APPLICABLE',
    });
    expect((await quoteWith('ALONE', full)).discount).toBe(100);
    expect((await quoteWith('ADDED', reduced)).discount).toBe(80);
  });
});

it('a coupon’s picture is one of the store’s own uploads', async () => {
  const refused = await call('POST', '/coupons', input({ logo: 'https://elsewhere.test/a.png' }));
  expect(refused.status).toBe(400);
  expect(refused.body.details).toEqual([{ field: 'logo', message: 'unknown' }]);
});
