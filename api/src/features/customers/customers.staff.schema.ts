import { z } from 'zod';
import { eachOf } from '../../platform/http/keyed.schema.ts';
import { listQuery, listReply, moneySum } from '../../platform/http/list.schema.ts';
import { languageCode } from '../../platform/http/localized.schema.ts';
import { address } from './customers.schema.ts';

const status = z.enum(['active', 'blocked', 'erased']);
const moment = z.iso.datetime();
const day = z.iso.date().refine((text) => text > '1900-01-01' && text < '9999-12-31');
const tag = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine((word) => !/\p{Cc}/u.test(word), 'has control characters');
const tags = z
  .array(tag)
  .max(20)
  .transform((words) => [...new Set(words)]);

/** The fields that staff can set. The e-mail is how a customer signs in, so only the customer changes it. */
export const customerFields = z.strictObject({
  name: z.string().trim().min(2).max(80),
  phone: z.string().trim().max(40),
  locale: languageCode,
  tags,
});

/** POST /customers: an account without a password, which its owner sets by "forgot password". */
export const customerInput = customerFields.extend({ email: z.email().max(254).toLowerCase() });
export type CustomerFields = z.infer<typeof customerFields>;
export type CustomerInput = z.infer<typeof customerInput>;

/** A row of the staff's list. */
export const customerRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  image: z.string().nullable(),
  status,
  tags: z.array(z.string()),
  /** Orders that were not cancelled. */
  ordersCount: z.number().int(),
  /** The sum of the delivered orders, in minor units. */
  totalSpent: moneySum,
  lastOrderAt: moment.nullable(),
  createdAt: moment,
});
export type CustomerRow = z.infer<typeof customerRow>;

export const customerListQuery = listQuery([
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  '-ordersCount',
  'ordersCount',
  '-totalSpent',
  'totalSpent',
]).extend({
  status: status.optional(),
  tag: tag.optional(),
  /** Customers who ordered on these days: for the first time, or again. Erased customers are among them. */
  buyers: z.enum(['new', 'returning']).optional(),
  /** First and last day, inclusive, in the store's time zone. */
  startDate: day.optional(),
  endDate: day.optional(),
});
/** GET /customers/export: everything that the list has under the same filters. */
export const customerExportQuery = customerListQuery.omit({ page: true, limit: true, sort: true });
export type CustomerExportQuery = z.infer<typeof customerExportQuery>;
export type CustomerListQuery = z.infer<typeof customerListQuery>;
export const customerList = listReply(customerRow).extend({
  /** Customers per status under the other filters, for the tabs. */
  counts: eachOf(status.options, z.number().int()),
});
export type CustomerList = z.infer<typeof customerList>;

export const customerNote = z.object({
  id: z.uuid(),
  text: z.string(),
  authorName: z.string(),
  createdAt: moment,
});

export const customer = customerRow.extend({
  locale: languageCode,
  emailVerifiedAt: moment.nullable(),
  /** Identity providers that the customer signs in with. */
  providers: z.array(z.string()),
  blockedReason: z.string(),
  blockedAt: moment.nullable(),
  erasedAt: moment.nullable(),
  addresses: z.array(address),
  /** The newest first. */
  notes: z.array(customerNote),
  version: z.number().int(),
  updatedAt: moment,
});
export type Customer = z.infer<typeof customer>;

export const noteInput = z.strictObject({ text: z.string().trim().min(1).max(2_000) });
export const noteParams = z.strictObject({ id: z.uuid(), noteId: z.uuid() });

/** An item of `customers.status`. Blocking needs a reason. */
export const statusItem = z.strictObject({
  id: z.uuid(),
  status: z.enum(['active', 'blocked']),
  reason: z.string().trim().max(500).default(''),
});
export type StatusItem = z.infer<typeof statusItem>;

/** An item of `customers.tags`. */
export const tagsItem = z.strictObject({ id: z.uuid(), add: tags.default([]), remove: tags.default([]) });
export type TagsItem = z.infer<typeof tagsItem>;

/** Erasing cannot be undone, so it names the customer's e-mail as well. */
export const eraseInput = z.strictObject({ email: z.string().trim().toLowerCase().max(254) });

export const customerTags = z.array(z.string());
