import { z } from 'zod';
import { message } from '../message.schema.ts';

/** Query of every list. Numbers arrive as text in a URL, so these are the only coerced inputs. */
export const listQuery = <const Sort extends readonly [string, ...string[]]>(sorts: Sort) =>
  z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    sort: z.enum(sorts).default(sorts[0]),
    q: z
      .string()
      .transform((text) => text.slice(0, 256).replaceAll('\0', ''))
      .optional(),
  });

/** Reply of every list. */
export const listReply = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    totalDoc: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  });

export type ListReply<Item> = { items: Item[]; totalDoc: number; page: number; pages: number };

/** A change of a row: its fields, and the version that was read. */
export type Versioned<Fields> = Fields & { version: number };

/** The version of a row that was read; the highest one still has a successor among the integers of the database. */
export const seenVersion = z.number().int().max(2_147_483_646);

export const idParams = z.strictObject({ id: z.uuid() });

/** The ids of several rows; all of them are changed, or none. */
export const manyRows = z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) });
export const changedReply = z.object({ changed: z.number().int() });

/** Minor units of the store's currency. */
export const money = z.number().int().min(0).max(1_000_000_000);

/** The reply of a call that only reports success. */
export const doneReply = z.object({ success: z.literal(true) });

/** A sum of such amounts: 200 lines of 999 expensive items are still exact. */
export const moneySum = z.number().int().min(0);

export const errorReply = z.object({
  code: z.string(),
  message: z.string(),
  details: z
    .array(z.object({ field: z.string(), message: z.string(), reason: message.optional() }))
    .optional(),
  requestId: z.string().optional(),
});
