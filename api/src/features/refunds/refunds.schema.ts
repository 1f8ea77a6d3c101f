import { z } from 'zod';
import { money, seenVersion } from '../../platform/http/list.schema.ts';
import { goodsAfterRefund } from '../orders/order-states.ts';

/** POST /refunds, with an `Idempotency-Key` header. The reply is the order. */
export const refundInput = z.strictObject({
  orderId: z.uuid(),
  /** The order's version that was read; another one is answered with 409 VERSION_CONFLICT. */
  version: seenVersion.min(1),
  paymentId: z.uuid(),
  /** Minor units. 0 when goods come back and nothing is paid back. */
  amount: money,
  lines: z.array(z.strictObject({ lineId: z.uuid(), qty: z.number().int().min(1).max(1_000_000) })).max(200),
  goods: z.enum(goodsAfterRefund),
  reason: z.string().trim().min(1).max(500),
});
export type RefundInput = z.infer<typeof refundInput>;
