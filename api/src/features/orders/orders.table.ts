import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { fallbackLanguage, languageCodes } from '../../languages.ts';
import { moment, money, tenantRow } from '../../platform/database/columns.ts';
import type { LocalizedText } from '../../platform/http/localized.schema.ts';
import type { Arrival } from '../cart/cart.arrivals.schema.ts';
import type { DeliveryTax } from '../cart/cart.schema.ts';
import type { goodsAfterRefund, orderChanges } from './order-states.ts';
import {
  orderEventKinds,
  orderSources,
  orderStatuses,
  paymentStatuses,
  weightConsents,
} from './order-states.ts';

export type OrderUserInfo = {
  name: string;
  contact: string;
  email: string;
  address: string;
  city: string;
  country: string;
  zipCode: string;
  deliveryNote: string;
};

export type OrderPart = {
  variantId: string;
  /** The number of pieces in one piece of the bundle. */
  qty: number;
  title: LocalizedText;
  variantLabel: LocalizedText;
  sku: string;
  unitLabel: string;
  /** The approximate weight of one piece, for weighed goods; the price of the bundle does not depend on it. */
  nominalG?: number | null;
  /** All pieces of the line together, once they are weighed. */
  pickedG?: number | null;
};

export type LineWeight = {
  nominalG: number;
  price: number;
  pricedBy: 'kg' | '100g';
  tolerancePct: number;
  pickedG: number | null;
};

/** A snapshot: it copies titles, prices and the address, and shares nothing that may change later. */
export const orders = pgTable(
  'orders',
  {
    ...tenantRow(),
    /** The number from the tenant's counter row, without gaps. */
    invoice: integer().notNull(),
    /** The store's prefix at that time. With the invoice number it is the order number that people read. */
    orderPrefix: text().notNull().default(''),
    /** Null for an order of somebody without an account. */
    customerId: uuid(),
    source: text({ enum: orderSources }).notNull().default('shop'),
    userInfo: jsonb().$type<OrderUserInfo>().notNull(),
    /** The address of somebody without an account. A column, as row-level security keeps expressions out of indexes. */
    guestEmail: text().generatedAlwaysAs(
      sql`case when customer_id is null then nullif(lower(user_info ->> 'email'), '') end`,
    ),
    currency: text().notNull(),
    subTotal: money().notNull(),
    discount: money().notNull(),
    shippingCost: money().notNull(),
    tax: money().notNull(),
    /** The part of it that the price of the delivery includes, by rate; empty when that is not taxed. */
    deliveryTaxes: jsonb().$type<DeliveryTax[]>().notNull().default([]),
    total: money().notNull(),
    couponCode: text(),
    shippingOption: text().notNull(),
    /** When it was promised to arrive; null for orders from before there were promises. */
    arrival: jsonb().$type<Arrival>(),
    paymentMethod: text({ enum: ['Cash', 'Card'] }).notNull(),
    paymentStatus: text({ enum: paymentStatuses }).notNull().default('pending'),
    status: text({ enum: orderStatuses }).notNull().default('pending'),
    cancelReason: text(),
    notes: text().notNull().default(''),
    customerLocale: text({ enum: languageCodes }).notNull().default(fallbackLanguage),
    lineCount: integer().notNull(),
    /** The text that a search of staff looks in; `orderSearchText` writes it. */
    searchText: text().notNull().default(''),
    placedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('orders_invoice').on(t.tenantId, t.invoice),
    // The index has the customer, so that it alone is read for who ordered on some days.
    index('orders_newest').on(t.tenantId, t.placedAt.desc(), t.id, t.status, t.paymentMethod, t.customerId),
    index('orders_coupon')
      .on(t.tenantId, t.placedAt, t.couponCode, t.total, t.discount)
      .where(sql`coupon_code is not null and status <> 'cancelled'`),
    // The index has the payment method, so that it alone counts the orders in each state.
    index('orders_by_status').on(t.tenantId, t.status, t.placedAt.desc(), t.paymentMethod),
    index('orders_total').on(t.tenantId, t.total, t.id),
    // A short list of pending entries: the order that has to merge it into the index waits some milliseconds.
    index('orders_search')
      .using('gin', t.tenantId.op('uuid_ops'), t.searchText.op('gin_trgm_ops'))
      .with({ gin_pending_list_limit: 512 }),
    index('orders_by_guest').on(t.tenantId, t.guestEmail).where(sql`guest_email is not null`),
    index('orders_by_customer').on(t.tenantId, t.customerId, t.placedAt.desc()),
    check(
      'orders_amounts',
      sql`sub_total >= 0 and discount >= 0 and shipping_cost >= 0 and tax >= 0 and total >= 0`,
    ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    ...tenantRow(),
    orderId: uuid().notNull(),
    productId: uuid().notNull(),
    variantId: uuid().notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    variantLabel: jsonb().$type<LocalizedText>().notNull(),
    sku: text().notNull(),
    slug: text().notNull(),
    image: text(),
    unitLabel: text().notNull(),
    unitPrice: money().notNull(),
    originalPrice: money().notNull(),
    qtyOrdered: integer().notNull(),
    lineSubtotal: money().notNull(),
    lineDiscount: money().notNull(),
    lineTax: money().notNull(),
    lineTotal: money().notNull(),
    taxRateBp: integer().notNull(),
    /** The contents of one piece of a bundle when it was ordered; its stock is theirs. */
    parts: jsonb().$type<OrderPart[]>().notNull().default([]),
    /** The weight of goods that are weighed before they are paid. */
    weight: jsonb().$type<LineWeight>(),
    weightConsent: text({ enum: weightConsents }),
    /** The age in years from which on the goods are handed over. */
    ageLimit: integer(),
    refundedQty: integer().notNull().default(0),
    returnedQty: integer().notNull().default(0),
    position: integer().notNull(),
    /** The order's; a trigger keeps both (figures.sql). */
    placedAt: moment().notNull().defaultNow(),
    isCancelled: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    // The index has quantity and total, so that it alone is read for the sales of each product on some days.
    index('order_lines_sold')
      .on(t.tenantId, t.placedAt, t.productId, t.qtyOrdered, t.lineTotal)
      .where(sql`not is_cancelled`),
    index('order_lines_order').on(t.tenantId, t.orderId, t.position),
    // The index has the order, whose id grows with time: the newest orders of a product are read from it alone.
    index('order_lines_product').on(t.tenantId, t.productId, t.orderId),
    foreignKey({
      columns: [t.tenantId, t.orderId],
      foreignColumns: [orders.tenantId, orders.id],
      name: 'order_lines_order_fk',
    }).onDelete('cascade'),
    check('order_lines_qty', sql`qty_ordered > 0`),
    check('order_lines_refunded', sql`refunded_qty between 0 and qty_ordered`),
    check('order_lines_returned', sql`returned_qty between 0 and refunded_qty`),
  ],
);

/** The fields of an entry of the timeline besides its note; its kind decides which there are. */
export type OrderEventDetails = {
  amount?: number;
  goods?: (typeof goodsAfterRefund)[number];
  pieces?: number;
  totalBefore?: number;
  totalAfter?: number;
  changes?: {
    what: (typeof orderChanges)[number];
    title?: LocalizedText;
    from?: number;
    to?: number;
  }[];
};

/** Append-only timeline: who did what with the order, and when. Only a `status` entry is shown to its customer. */
export const orderEvents = pgTable(
  'order_events',
  {
    ...tenantRow(),
    orderId: uuid().notNull(),
    kind: text({ enum: orderEventKinds }).notNull().default('status'),
    details: jsonb().$type<OrderEventDetails>(),
    fromStatus: text({ enum: orderStatuses }),
    toStatus: text({ enum: orderStatuses }).notNull(),
    actorKind: text({ enum: ['customer', 'staff', 'platform', 'system', 'program'] }).notNull(),
    actorId: uuid(),
    actorName: text().notNull().default(''),
    note: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('order_events_order').on(t.tenantId, t.orderId, t.createdAt),
    foreignKey({
      columns: [t.tenantId, t.orderId],
      foreignColumns: [orders.tenantId, orders.id],
      name: 'order_events_order_fk',
    }).onDelete('cascade'),
  ],
);

export const payments = pgTable(
  'payments',
  {
    ...tenantRow(),
    orderId: uuid().notNull(),
    provider: text().notNull(),
    method: text({ enum: ['Cash', 'Card'] }).notNull(),
    providerRef: text(),
    amount: money().notNull(),
    authorizedAmount: money().notNull().default(0),
    capturedAmount: money().notNull().default(0),
    refundedAmount: money().notNull().default(0),
    currency: text().notNull(),
    status: text({
      enum: ['pending', 'authorized', 'captured', 'partially_refunded', 'refunded', 'failed', 'voided'],
    }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('payments_order').on(t.tenantId, t.orderId),
    uniqueIndex('payments_provider_ref').on(t.tenantId, t.provider, t.providerRef),
    foreignKey({
      columns: [t.tenantId, t.orderId],
      foreignColumns: [orders.tenantId, orders.id],
      name: 'payments_order_fk',
    }).onDelete('cascade'),
    check('payments_refunds', sql`refunded_amount <= captured_amount`),
  ],
);
