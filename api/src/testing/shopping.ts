import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { OrderInput } from '../features/orders/orders.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { inTenant } from '../platform/tenancy/tenancy.ts';
import type { TestApp } from './test-app.ts';

export const home = {
  name: 'Ann Shopper',
  contact: '+1 555 0100',
  email: 'ann@shop.test',
  address: '1 High Street',
  city: 'Springfield',
  country: 'US',
  zipCode: '12345',
  deliveryNote: '',
};

export type Basket = Pick<OrderInput, 'items'> & Partial<OrderInput>;

/** Returns an order's body; its total is the store's present one, unless the test says otherwise. */
export async function orderBody(
  test: TestApp,
  host: string,
  basket: Basket,
  token?: string,
): Promise<OrderInput> {
  const { items, couponCode, shippingOption = 'one' } = basket;
  const asked = { items, shippingOption, ...(couponCode && { couponCode }) };
  const total =
    basket.total ?? (await test.call(host, 'POST', '/api/cart/quote', { body: asked, token })).body.total;
  return { shippingOption, paymentMethod: 'Cash', address: home, notes: '', ...basket, total };
}

export const newKey = (): string => randomUUID();

/** Buys, as a signed-in shopper whose cart page is up to date. */
export async function buy(test: TestApp, host: string, token: string, basket: Basket, key = newKey()) {
  return send(test, host, token, await orderBody(test, host, basket, token), key);
}

export const send = (test: TestApp, host: string, token: string, body: OrderInput, key = newKey()) =>
  test.call(host, 'POST', '/api/orders', { body, token, headers: { 'idempotency-key': key } });

/** Removes from the reply that is kept for a key the fields that orders and their lines did not have at first. */
export const keepAsBefore = (database: Database, tenantId: string, key: string) =>
  inTenant(database, tenantId, (tx) =>
    tx.execute(sql`update idempotency_keys set reply = jsonb_set(reply #- '{body,arrival}' #- '{body,deliveryTaxes}', '{body,lines}',
      (select jsonb_agg(line - '{parts,weight,weightConsent,ageLimit}'::text[]) from jsonb_array_elements(reply #> '{body,lines}') line))
      where key = ${key}`),
  );

/** Levels that differ from the sum of their movements; there must be none. */
export function wrongLevels(database: Database, tenantId: string): Promise<unknown[]> {
  const onShelf = sql`coalesce(sum(m.qty) filter (where m.kind not in ('allocated', 'released')), 0)`;
  const held = sql`coalesce(sum(m.qty) filter (where m.kind in ('allocated', 'released', 'shipped')), 0)`;
  return inTenant(database, tenantId, async (tx) => {
    const { rows } = await tx.execute(sql`
      select level.variant_id, level.on_hand, level.allocated, ${onShelf} as moved, ${held} as held
      from stock_levels level
      left join stock_movements m on m.tenant_id = level.tenant_id and m.variant_id = level.variant_id
      group by level.tenant_id, level.variant_id
      having level.on_hand <> ${onShelf} or level.allocated <> ${held}`);
    return rows;
  });
}

/** Reads the quantity on hand and the allocated one of a variant. */
export async function levelOf(database: Database, tenantId: string, variantId: string) {
  const { rows } = await inTenant(database, tenantId, (tx) =>
    tx.execute<{ onHand: number; allocated: number }>(
      sql`select on_hand as "onHand", allocated from stock_levels where variant_id = ${variantId}`,
    ),
  );
  return rows[0];
}
