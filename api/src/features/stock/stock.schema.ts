import { z } from 'zod';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';

export const stockMovement = z.object({
  id: z.uuid(),
  variantId: z.uuid(),
  kind: z.enum(['received', 'allocated', 'released', 'shipped', 'adjusted', 'returned', 'waste', 'counted']),
  qty: z.number().int(),
  orderId: z.uuid().nullable(),
  reason: z.string(),
  createdAt: z.iso.datetime(),
});
export type StockMovement = z.infer<typeof stockMovement>;
export const stockMovementList = listReply(stockMovement);

export const stockAdjustment = z.strictObject({
  kind: z.enum(['received', 'adjusted', 'waste', 'counted', 'returned']),
  /** A signed difference; for `counted` the counted number. */
  qty: z.number().int().min(-10_000_000).max(10_000_000),
  reason: z.string().trim().max(200).default(''),
});
export type StockAdjustment = z.infer<typeof stockAdjustment>;

export const stockLevel = z.object({
  variantId: z.uuid(),
  onHand: z.number().int(),
  allocated: z.number().int(),
  reorderPoint: z.number().int(),
});
export type StockLevel = z.infer<typeof stockLevel>;

export const variantParams = z.strictObject({ variantId: z.uuid() });
export const stockMovementQuery = listQuery(['-createdAt']);
