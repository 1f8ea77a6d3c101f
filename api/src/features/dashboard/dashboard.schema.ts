import { z } from 'zod';
import { eachOf } from '../../platform/http/keyed.schema.ts';
import { localizedText } from '../../platform/http/localized.schema.ts';
import { orderStatuses } from '../orders/order-states.ts';
import { orderRow } from '../orders/orders.schema.ts';

const figure = z.object({ amount: z.number().int(), orders: z.number().int() });

/** GET /dashboard: cancelled orders do not count. Days are those of the store's time zone. */
export const dashboard = z.object({
  currency: z.string(),
  today: figure,
  yesterday: figure,
  month: figure,
  lastMonth: figure,
  allTime: figure,
  byPaymentMethod: z.object({ Cash: figure, Card: figure }),
  byStatus: eachOf(orderStatuses, z.number().int()),
  /** The last 30 days, oldest first, days without orders included. */
  salesByDay: z.array(z.object({ day: z.iso.date(), amount: z.number().int(), orders: z.number().int() })),
  bestSellers: z.array(
    z.object({
      productId: z.uuid(),
      title: localizedText(),
      image: z.string().nullable(),
      quantity: z.number().int(),
      amount: z.number().int(),
    }),
  ),
  recentOrders: z.array(orderRow),
  lowStock: z.number().int(),
});
export type Dashboard = z.infer<typeof dashboard>;
