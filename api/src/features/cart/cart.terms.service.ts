import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { Customization } from '../customization/customization.schema.ts';
import { defaultCheckout } from '../customization/default-labels.ts';
import { defaultGlobalSetting, defaultStoreSetting } from '../settings/settings.defaults.ts';
import type { GlobalSetting, StoreSetting } from '../settings/settings.schema.ts';
import type { CartQuote } from './cart.schema.ts';

type Checkout = Customization['checkout'];

export type StoreTerms = {
  currency: string;
  taxRateBp: number;
  freeShippingFrom: number | null;
  orderPrefix: string;
  shippingOptions: CartQuote['shippingOptions'];
};

type Documents = {
  global: Partial<GlobalSetting> | null;
  store: Partial<StoreSetting> | null;
  checkout: Partial<Checkout> | null;
};

/** What a store sells by: its currency, its tax, its two shipping options. */
export async function readTerms(tx: Tx, tenantId: string): Promise<StoreTerms> {
  const body = (kind: 'global' | 'store') =>
    sql`(select body from settings where tenant_id = ${tenantId} and kind = ${kind})`;
  const { rows } = await tx.execute<Documents>(sql`
    select ${body('global')} as "global", ${body('store')} as store,
      (select checkout from customizations where tenant_id = ${tenantId}) as checkout`);
  const [found] = rows;
  const global = { ...defaultGlobalSetting, ...found?.global };
  const store = { ...defaultStoreSetting, ...found?.store };
  const checkout = { ...defaultCheckout, ...found?.checkout };
  return {
    currency: global.default_currency,
    taxRateBp: store.tax_rate_bp,
    freeShippingFrom: store.free_shipping_from,
    orderPrefix: store.order_prefix,
    shippingOptions: [
      {
        option: 'one',
        name: checkout.shipping_name_one,
        description: checkout.shipping_one_desc,
        cost: checkout.shipping_one_cost,
      },
      {
        option: 'two',
        name: checkout.shipping_name_two,
        description: checkout.shipping_two_desc,
        cost: checkout.shipping_two_cost,
      },
    ],
  };
}
