import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { addVariant } from '../../testing/catalog.ts';
import { endSetTime, setTime } from '../../testing/clock.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { defaultCustomization } from '../customization/customization.defaults.ts';
import { customization } from '../customization/customization.schema.ts';
import { writeCustomization } from '../customization/customization.service.ts';
import { dayAfter, weekdayOf } from './zone-time.ts';

const host = 'fresh.localhost';
const today = dayAfter(new Date().toISOString().slice(0, 10), 1);
const other = { en: 'Another', de: 'Anders', fr: 'Autre' };
const without = (day: string) => [1, 2, 3, 4, 5, 6, 7].filter((weekday) => weekday !== weekdayOf(day));

let test: TestApp;
let tenantId: string;
let variantId: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  variantId = await addVariant(test.database, tenantId, { price: 500, onHand: 1_000 });
  // The time is before the cut-off: stores are in UTC until they say otherwise.
  setTime(new Date(`${today}T11:00:00Z`));
});
afterAll(async () => {
  endSetTime();
  await test.close();
});

const document = defaultCustomization({ name: 'Fresh', email: '', currency: 'USD' });
const base = {
  ...document.checkout,
  ...{ shipping_one_order_by: '12:00', shipping_one_deliver_by: '18:00' },
  ...{ shipping_two_order_by: '12:00', shipping_two_deliver_by: '18:00' },
};

/** A value of each field with which something else is told. */
const others: Record<string, unknown> = {
  shipping_name_one: other,
  shipping_one_desc: other,
  shipping_one_cost: base.shipping_one_cost + 100,
  shipping_one_days: 1,
  shipping_one_weekdays: without(today),
  shipping_one_order_by: '10:00',
  shipping_one_deliver_by: '20:00',
  shipping_name_two: other,
  shipping_two_desc: other,
  shipping_two_cost: base.shipping_two_cost + 100,
  shipping_two_days: 8,
  shipping_two_weekdays: without(dayAfter(today, 7)),
  shipping_two_order_by: '10:00',
  shipping_two_deliver_by: '20:00',
  days_without_delivery: [today],
};

async function toldWith(changes: object): Promise<string> {
  await inTenant(test.database, tenantId, (tx) =>
    writeCustomization(tx, tenantId, { ...document, checkout: { ...base, ...changes } }),
  );
  const body = { items: [{ variantId, quantity: 1 }] };
  const reply = await test.call(host, 'POST', '/api/cart/quote', { body });
  expect(reply.status).toBe(200);
  return JSON.stringify(reply.body.shippingOptions);
}

it('every field of the store’s document about its ways of delivery changes what shoppers are told', async () => {
  const fields = Object.keys(customization.shape.checkout.shape).filter((name) =>
    /^(shipping_(name_|one_|two_)|days_)/.test(name),
  );
  expect(Object.keys(others).toSorted()).toEqual(fields.toSorted());
  const before = await toldWith({});
  const unread: string[] = [];
  for (const field of fields) if ((await toldWith({ [field]: others[field] })) === before) unread.push(field);
  expect(unread).toEqual([]);
});
