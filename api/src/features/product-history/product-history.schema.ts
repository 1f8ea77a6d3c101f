import { z } from 'zod';
import { listQuery, listReply, seenVersion } from '../../platform/http/list.schema.ts';
import { productWays } from '../products/products.versions.table.ts';

/** A field that a save changed. */
export const fieldChange = z.object({
  field: z.string(),
  /** The SKU of the variant; null for a field of the product. */
  sku: z.string().nullable(),
  /** The value as the field's input has it; null when there was nothing. */
  before: z.unknown(),
  after: z.unknown(),
});
export type FieldChange = z.infer<typeof fieldChange>;

/** How a product was saved: alone, or by a change of many products. */
const way = z.enum([...productWays, 'bulk', 'import', 'edit', 'undo']);

export const historyEntry = z.object({
  /** The product's version that this save made. */
  version: z.number().int(),
  way,
  /** The name of the person who saved it; empty for the platform. */
  by: z.string(),
  at: z.iso.datetime(),
  /** The change of many products that it was a part of. */
  changeId: z.uuid().nullable(),
  changes: z.array(fieldChange),
  /** Whether the product can be restored to this version. */
  canRestore: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const historyQuery = listQuery(['-version']).omit({ q: true });
export type HistoryQuery = z.infer<typeof historyQuery>;
export const historyList = listReply(historyEntry);

export const versionParams = z.strictObject({
  id: z.uuid(),
  number: z.coerce.number().int().min(1).max(2_000_000_000),
});

/** The product's present version. */
export const restoreInput = z.strictObject({ version: seenVersion.min(1) });
