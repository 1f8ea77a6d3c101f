import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addCoupon, addVariant } from '../../testing/catalog.ts';
import { endSetTime, setTime } from '../../testing/clock.ts';
import { createStore } from '../../testing/factories.ts';
import { buy, home, keepAsBefore, newKey, orderBody, send } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { defaultCustomization } from '../customization/customization.defaults.ts';
import type { Customization } from '../customization/customization.schema.ts';
import { writeCustomization } from '../customization/customization.service.ts';
import { defaultGlobalSetting, defaultStoreSetting } from '../settings/settings.defaults.ts';
import { writeSettings } from '../settings/settings.service.ts';
import { settings } from '../settings/settings.table.ts';
import { dayAfter } from './zone-time.ts';

const host = 'fresh.localhost';
/** Noon is 17:00 UTC there, in winter and summer. */
const zone = 'America/Bogota';
/** Near the present, as the database has a clock of its own. */
const [day, nextDay, dayAfterNext, weekLater] = [1, 2, 3, 8].map((days) =>
  dayAfter(new Date().toISOString().slice(0, 10), days),
) as [string, string, string, string];
const at = (time: string, on = day) => setTime(new Date(`${on}T${time}Z`));

let test: TestApp;
let tenantId: string;
let ann: Actor;
let owner: Actor;
let variantId: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  setTime(new Date(`${day}T16:00:00Z`));
  ann = await createCustomer(test.database, tenantId);
  owner = await createStaff(test.database, tenantId, 'owner');
  variantId = await addVariant(test.database, tenantId, { price: 500, onHand: 1_000 });
});
afterAll(async () => {
  endSetTime();
  await test.close();
});

const document = defaultCustomization({ name: 'Fresh', email: '', currency: 'USD' });
const write = (checkout: Partial<Customization['checkout']>, store: object = {}) =>
  inTenant(test.database, tenantId, async (tx) => {
    await writeCustomization(tx, tenantId, { ...document, checkout: { ...document.checkout, ...checkout } });
    await tx.delete(settings);
    await writeSettings(tx, tenantId, {
      global: { ...defaultGlobalSetting, default_time_zone: zone },
      store: { ...defaultStoreSetting, ...store },
    });
  });
const noon = { shipping_one_order_by: '12:00', shipping_one_deliver_by: '18:00' };
beforeEach(async () => {
  at('16:00:00');
  await write(noon);
});

const quote = async (more: object = {}) =>
  (
    await test.call(host, 'POST', '/api/cart/quote', {
      body: { items: [{ variantId, quantity: 1 }], ...more },
    })
  ).body;
const arrivals = async () => (await test.call(host, 'GET', '/api/cart/arrivals')).body;
const basket = { items: [{ variantId: '', quantity: 1 }], shippingOption: 'one' as const };
const ordered = () => ({ ...basket, items: [{ variantId, quantity: 1 }] });

describe('what a way of delivery promises', () => {
  it('is today until the cut-off in the store’s time zone, and the next day from then on', async () => {
    at('16:59:59');
    expect((await quote()).shippingOptions[0].arrival).toEqual({
      day,
      by: '18:00',
      inDays: 0,
      orderBefore: `${day}T17:00:00.000Z`,
    });
    at('17:00:00');
    const [one, two] = (await quote()).shippingOptions;
    expect(one.arrival).toMatchObject({ day: nextDay, by: '18:00', inDays: 1 });
    expect(two.arrival).toMatchObject({ day: weekLater, by: null, inDays: 7 });
  });

  it('is told to every visitor with the moment until which it is right: a cut-off, or midnight of the store', async () => {
    at('16:00:00', nextDay);
    const before = await arrivals();
    expect(before.rightUntil).toBe(`${nextDay}T17:00:00.000Z`);
    expect(before.options[0].arrival.inDays).toBe(0);
    at('18:00:00', nextDay);
    expect((await eventuallyNew(before)).rightUntil).toBe(`${dayAfterNext}T05:00:00.000Z`);
  });

  it('is the specification’s in a store that has set nothing: today for 60, and in 7 days for 20', async () => {
    const other = await createStore(test.database, 'plain');
    await addVariant(test.database, other);
    at('09:00:00');
    const { body } = await test.call('plain.localhost', 'GET', '/api/cart/arrivals');
    expect(body.options).toMatchObject([
      { cost: 6_000, arrival: { day, inDays: 0, by: null } },
      { cost: 2_000, arrival: { day: weekLater, inDays: 7, by: null } },
    ]);
  });

  it('stays as it was when a back office that does not know of it saves the section', async () => {
    const record = (await test.call(host, 'GET', '/api/setting/store/customization', { token: owner.token }))
      .body;
    const checkout = Object.fromEntries(
      Object.entries(record.customization.checkout).filter(
        ([name]) => !/_(days|weekdays|order_by|deliver_by)$|^days_/.test(name),
      ),
    );
    const saved = await test.call(host, 'PUT', '/api/setting/store/customization/update', {
      token: owner.token,
      body: { version: record.version, checkout: { ...checkout, shipping_one_cost: 100 } },
    });
    expect(saved.body.customization.checkout).toMatchObject({ ...noon, shipping_one_cost: 100 });
  });

  it.each([
    ['a time that no clock shows', { shipping_one_order_by: '25:00' }],
    ['no weekday at all', { shipping_one_weekdays: [] }],
    ['a weekday that there is not', { shipping_two_weekdays: [8] }],
    ['a day that there is not', { days_without_delivery: ['2026-02-30'] }],
  ])('cannot be %s', async (_, wrong) => {
    const path = '/api/setting/store/customization';
    const { version, customization } = (await test.call(host, 'GET', path, { token: owner.token })).body;
    const body = { version, checkout: { ...customization.checkout, ...wrong } };
    const reply = await test.call(host, 'PUT', `${path}/update`, { token: owner.token, body });
    expect(reply.status).toBe(400);
  });
});

/** Replies that depend on the clock are shared for a second. */
async function eventuallyNew(before: { now: string }) {
  for (;;) {
    const next = await arrivals();
    if (next.now !== before.now) return next;
    await new Promise((done) => setTimeout(done, 100));
  }
}

describe('an order', () => {
  it('keeps the promise that it was placed with, whatever the store sets later', async () => {
    const { body } = await buy(test, host, ann.token, ordered());
    expect(body.arrival).toEqual({ day, by: '18:00' });
    await write({ shipping_one_days: 5 });
    const [mine, staffs] = await Promise.all([
      test.call(host, 'GET', `/api/orders/mine/${body.id}`, { token: ann.token }),
      test.call(host, 'GET', `/api/orders/${body.id}`, { token: owner.token }),
    ]);
    expect([mine.body.arrival, staffs.body.arrival]).toEqual([body.arrival, body.arrival]);
  });

  it('is not placed with another arrival than its shopper saw: they are told which one it would be', async () => {
    const seen = await orderBody(test, host, { ...ordered(), arrival: { day, by: '18:00' } });
    at('17:00:00');
    const refused = await send(test, host, ann.token, seen);
    expect([refused.status, refused.body.code]).toEqual([409, 'ARRIVAL_CHANGED']);
    expect(refused.body.details).toEqual([{ field: 'arrival', message: `${nextDay} 18:00` }]);
    const agreed = await send(test, host, ann.token, {
      ...seen,
      arrival: { day: nextDay, by: '18:00' },
    });
    expect([agreed.status, agreed.body.arrival]).toEqual([201, { day: nextDay, by: '18:00' }]);
  });

  it('of a page that is older than promises is placed, with the present one', async () => {
    at('17:00:00');
    const { status, body } = await buy(test, host, ann.token, ordered());
    expect([status, body.arrival]).toEqual([201, { day: nextDay, by: '18:00' }]);
  });

  it('that was placed before there were promises is answered again without one', async () => {
    const key = newKey();
    const body = await orderBody(test, host, ordered());
    await send(test, host, ann.token, body, key);
    await keepAsBefore(test.database, tenantId, key);
    const again = await send(test, host, ann.token, body, key);
    expect([again.status, again.body.arrival]).toEqual([201, null]);
  });

  it('gets the present promise of another delivery that staff choose, and keeps its own otherwise', async () => {
    const { body: placed } = await buy(test, host, ann.token, ordered());
    at('17:00:00');
    const items = [{ variantId, quantity: 2 }];
    const edit = async (shippingOption: 'one' | 'two') => {
      const path = `/api/staff-orders/${placed.id}`;
      const { version } = (await test.call(host, 'GET', `/api/orders/${placed.id}`, { token: owner.token }))
        .body;
      const asked = { items, shippingOption };
      const priced = await test.call(host, 'POST', `${path}/quote`, { token: owner.token, body: asked });
      const body = { ...asked, version, address: home, notes: '', total: priced.body.total };
      const saved = await test.call(host, 'PUT', path, { token: owner.token, body });
      return [priced.body.arrival, saved.body.arrival];
    };
    expect(await edit('one')).toEqual([placed.arrival, placed.arrival]);
    const later = { day: weekLater, by: null };
    expect(await edit('two')).toEqual([later, later]);
  });
});

describe('the minimum order', () => {
  beforeEach(() => write(noon, { minimum_order: 1_000 }));

  it('is in the quote with what is missing, and what is below it cannot be ordered', async () => {
    expect(await quote()).toMatchObject({ minimumOrder: 1_000, missingToMinimum: 500 });
    const { status, body } = await buy(test, host, ann.token, ordered());
    expect([status, body.code, body.details]).toEqual([
      409,
      'MINIMUM_ORDER',
      [{ field: 'subTotal', message: '500' }],
    ]);
    const items = [{ variantId, quantity: 2 }];
    expect((await buy(test, host, ann.token, { ...ordered(), items })).status).toBe(201);
  });

  it('counts goods before a coupon', async () => {
    const couponCode = 'HALF';
    await addCoupon(test.database, tenantId, {
      couponCode,
      discountType: 'percentage',
      discountValue: 5_000,
    });
    const items = [{ variantId, quantity: 2 }];
    expect(await quote({ items, couponCode })).toMatchObject({ total: 500, missingToMinimum: 0 });
    expect((await buy(test, host, ann.token, { ...ordered(), items, couponCode })).status).toBe(201);
  });

  it('is none of what staff write down for somebody on the phone', async () => {
    const asked = { items: [{ variantId, quantity: 1 }], shippingOption: 'one', customerId: null };
    const priced = await test.call(host, 'POST', '/api/staff-orders/quote', {
      token: owner.token,
      body: asked,
    });
    expect(priced.body.missingToMinimum).toBe(500);
    const placed = await test.call(host, 'POST', '/api/staff-orders', {
      token: owner.token,
      body: { ...asked, address: home, notes: '', total: priced.body.total },
      headers: { 'idempotency-key': newKey() },
    });
    expect(placed.status).toBe(201);
  });

  it('is none in a store that has set none', async () => {
    await write(noon);
    expect(await quote()).toMatchObject({ minimumOrder: null, missingToMinimum: 0 });
  });
});
