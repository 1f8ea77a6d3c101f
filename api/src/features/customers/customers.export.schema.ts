import { z } from 'zod';
import { moneySum } from '../../platform/http/list.schema.ts';
import { localizedText } from '../../platform/http/localized.schema.ts';
import { userInfo } from '../orders/orders.schema.ts';
import { review } from '../reviews/reviews.schema.ts';
import { customer } from './customers.staff.schema.ts';

const moment = z.iso.datetime();

const exportedOrder = z.object({
  number: z.string(),
  status: z.string(),
  placedAt: moment,
  currency: z.string(),
  subTotal: moneySum,
  discount: moneySum,
  shippingCost: moneySum,
  tax: moneySum,
  total: moneySum,
  couponCode: z.string().nullable(),
  paymentMethod: z.string(),
  paymentStatus: z.string(),
  cancelReason: z.string().nullable(),
  userInfo,
  notes: z.string(),
  lines: z.array(
    z.object({
      title: localizedText(),
      variantLabel: localizedText(),
      sku: z.string(),
      qtyOrdered: z.number().int(),
      unitPrice: moneySum,
      lineTotal: moneySum,
    }),
  ),
});

/** GET /customers/{id}/export: everything that the store holds about a person, in a form that programs can read. */
export const customerExport = z.object({
  exportedAt: moment,
  customer,
  /** Accounts at identity providers. */
  identities: z.array(z.object({ provider: z.string(), subject: z.string(), email: z.string() })),
  sessions: z.array(z.object({ createdAt: moment, expiresAt: moment, revokedAt: moment.nullable() })),
  orders: z.array(exportedOrder),
  coupons: z.array(z.object({ couponCode: z.string(), amount: moneySum, createdAt: moment })),
  reviews: z.array(
    review.pick({
      ...{ productId: true, status: true, rating: true, title: true, text: true, authorName: true },
      ...{ writtenAt: true, reply: true, repliedAt: true },
    }),
  ),
  /** Ids of products. */
  favourites: z.array(z.uuid()),
  /** Goods that the person wants to be told of when they can be bought again. */
  wishes: z.array(
    z.object({
      productId: z.uuid(),
      variantId: z.uuid(),
      createdAt: moment,
      confirmedAt: moment.nullable(),
    }),
  ),
  mails: z.array(
    z.object({ kind: z.string(), subject: z.string(), createdAt: moment, sentAt: moment.nullable() }),
  ),
});
export type CustomerExport = z.infer<typeof customerExport>;
