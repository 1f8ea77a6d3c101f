import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Customization } from '../customization/customization.schema.ts';
import { defaultCheckout } from '../customization/default-labels.ts';
import { defaultGlobalSetting, defaultStoreSetting } from '../settings/settings.defaults.ts';
import type { GlobalSetting, StoreSetting } from '../settings/settings.schema.ts';
import type { Arrivals } from './cart.arrivals.schema.ts';
import type { DeliveryTimes } from './earliest-arrival.ts';
import { arrivalNow } from './earliest-arrival.ts';

type Checkout = Customization['checkout'];

export type StoreTerms = {
  currency: string;
  /** The rate of goods without a tax class. */
  taxRateBp: number;
  taxesDelivery: boolean;
  freeShippingFrom: number | null;
  orderPrefix: string;
  takesOrders: boolean;
  minimumOrder: number | null;
  timeZone: string;
  shippingOptions: Arrivals['options'];
};

/**
 * Reads the terms of a store: its currency, its tax, and its two shipping options with their promises at this moment.
 */
export async function readTerms(tx: Tx, tenantId: string, now = Date.now()): Promise<StoreTerms> {
  const tenant = sql.placeholder('tenantId');
  const body = <T>(kind: 'global' | 'store') =>
    sql<Partial<T> | null>`(select body from settings where tenant_id = ${tenant} and kind = ${kind})`;
  const query = prepared(tx, 'cart_terms', () =>
    tx
      .select({
        global: body<GlobalSetting>('global'),
        store: body<StoreSetting>('store'),
        checkout: sql<Partial<Checkout> | null>`(select checkout from customizations where tenant_id = ${tenant})`,
      })
      .from(sql`(select 1) as one`)
      .prepare('cart_terms'),
  );
  const [found] = await query.execute({ tenantId });
  const global = { ...defaultGlobalSetting, ...found?.global };
  const store = { ...defaultStoreSetting, ...found?.store };
  const checkout = { ...defaultCheckout, ...found?.checkout };
  const { default_time_zone: timeZone } = global;
  const daysOff = checkout.days_without_delivery;
  const arrivalOf = (times: DeliveryTimes) => {
    const { orderBefore, ...earliest } = arrivalNow(times, timeZone, now);
    return { ...earliest, orderBefore: new Date(orderBefore).toISOString() };
  };
  return {
    currency: global.default_currency,
    taxRateBp: store.tax_rate_bp,
    taxesDelivery: store.tax_on_delivery,
    freeShippingFrom: store.free_shipping_from,
    orderPrefix: store.order_prefix,
    takesOrders: store.takes_orders,
    minimumOrder: store.minimum_order,
    timeZone,
    shippingOptions: [
      {
        option: 'one',
        name: checkout.shipping_name_one,
        description: checkout.shipping_one_desc,
        cost: checkout.shipping_one_cost,
        arrival: arrivalOf({
          days: checkout.shipping_one_days,
          weekdays: checkout.shipping_one_weekdays,
          orderBy: checkout.shipping_one_order_by,
          deliverBy: checkout.shipping_one_deliver_by,
          daysOff,
        }),
      },
      {
        option: 'two',
        name: checkout.shipping_name_two,
        description: checkout.shipping_two_desc,
        cost: checkout.shipping_two_cost,
        arrival: arrivalOf({
          days: checkout.shipping_two_days,
          weekdays: checkout.shipping_two_weekdays,
          orderBy: checkout.shipping_two_order_by,
          deliverBy: checkout.shipping_two_deliver_by,
          daysOff,
        }),
      },
    ],
  };
}
