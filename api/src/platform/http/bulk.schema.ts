import { z } from 'zod';
import { adminContext } from './admin-context.schema.ts';

/** The field that every item has: its row. */
export type Named = { id: string };

/** POST /admin/bulk/{operation}: the body names the operation again. */
export const bulkInput = (operation: string, item: z.ZodType<Named>) =>
  z.strictObject({
    items: z.array(item).min(1).max(100),
    operation: z.literal(operation),
    adminContext: adminContext.nullish(),
  });

export const bulkReply = z.object({
  operation: z.string(),
  /** The number of changed items, always all of them. */
  done: z.number().int(),
});
export type BulkReply = z.infer<typeof bulkReply>;
