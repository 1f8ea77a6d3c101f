import { z } from 'zod';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';
import { languageCode, localizedText } from '../../platform/http/localized.schema.ts';

const kind = z.enum([
  'received',
  'allocated',
  'released',
  'shipped',
  'adjusted',
  'returned',
  'waste',
  'counted',
]);
/** A day whose next day the database can still represent. */
const day = z.iso.date().refine((text) => text < '9999-12-31');

/** The goods that a level or a movement is about. */
export const goods = {
  productId: z.uuid(),
  title: localizedText(),
  label: localizedText(),
  sku: z.string(),
};

export const stockMovement = z.object({
  id: z.uuid(),
  variantId: z.uuid(),
  ...goods,
  kind,
  qty: z.number().int(),
  orderId: z.uuid().nullable(),
  orderNumber: z.string().nullable(),
  reason: z.string(),
  actorKind: z.enum(['staff', 'customer', 'platform', 'system', 'program']),
  /** The name of a person of the staff or of a program only; people who may read the stock need not know who bought. */
  actorName: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type StockMovement = z.infer<typeof stockMovement>;
export const stockMovementList = listReply(stockMovement);

const byHand = z.enum(['received', 'adjusted', 'waste', 'counted', 'returned']);
const reason = z.string().trim().max(200);
/** A signed difference; for `counted` the counted number. */
const qty = z.number().int().min(-10_000_000).max(10_000_000);

export const stockAdjustment = z.strictObject({ kind: byHand, qty, reason: reason.default('') });
export type StockAdjustment = z.infer<typeof stockAdjustment>;

/** A movement among many. `seen` is the quantity on hand that was counted against: another one is a conflict. */
export const stockMove = z
  .strictObject({ id: z.uuid(), kind: byHand, qty, reason, seen: z.number().int().min(0).optional() })
  .superRefine((move, context) => {
    if ((move.kind === 'adjusted' || move.kind === 'waste') && move.reason === '')
      context.addIssue({ code: 'custom', path: ['reason'], message: 'required' });
  });
export type StockMove = z.infer<typeof stockMove>;

/** `seen` is the threshold that was read; without it the new one replaces any other. */
export const stockThreshold = z.strictObject({
  id: z.uuid(),
  reorderPoint: z.number().int().min(0).max(10_000_000),
  seen: z.number().int().min(0).optional(),
});
export type StockThreshold = z.infer<typeof stockThreshold>;

export const stockLevel = z.object({
  variantId: z.uuid(),
  onHand: z.number().int(),
  allocated: z.number().int(),
  reorderPoint: z.number().int(),
});
export type StockLevel = z.infer<typeof stockLevel>;

export const variantParams = z.strictObject({ variantId: z.uuid() });
export const stockMovementQuery = listQuery(['-createdAt']);
export const stockLedgerQuery = z.strictObject({
  ...listQuery(['-createdAt']).omit({ q: true }).shape,
  kind: kind.optional(),
  variant: z.uuid().optional(),
  /** First and last day, inclusive, in the store's time zone. */
  startDate: day.optional(),
  endDate: day.optional(),
});
export type StockLedgerQuery = z.infer<typeof stockLedgerQuery>;
export const ledgerExportQuery = stockLedgerQuery
  .omit({ page: true, limit: true, sort: true })
  .extend({ language: languageCode.optional() });
export type LedgerExportQuery = z.infer<typeof ledgerExportQuery>;
