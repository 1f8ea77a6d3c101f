import { z } from 'zod';
import { adminContext } from '../../platform/http/admin-context.schema.ts';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';

const largest = 4_096;
const small = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length <= largest;

/** POST /admin/audit-log. The server sets who, where and when; all of this is stored as a client's claim. */
export const clientEntry = z.strictObject({
  action: z.string().trim().min(1).max(100),
  /** Up to 4 kB as JSON. */
  details: z.record(z.string(), z.unknown()).refine(small, 'too_large'),
  adminContext: adminContext.refine(small, 'too_large'),
  timestamp: z.string().max(64),
  url: z.string().max(2_048),
});
export type ClientEntry = z.infer<typeof clientEntry>;

const actorKind = z.enum(['staff', 'platform', 'customer', 'visitor', 'system', 'program']);
const source = z.enum(['server', 'client']);

export const auditEntry = z.object({
  id: z.uuid(),
  /** Its number in the chain of its store or of the platform. */
  seq: z.number().int(),
  /** An e-mail address. */
  actorName: z.string(),
  actorKind,
  source,
  action: z.string(),
  tenantId: z.uuid().nullable(),
  tenantName: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditList = listReply(auditEntry);

/** A day whose next day the database can still represent. */
const day = z.iso.date().refine((text) => text < '9999-12-31');

export const auditListQuery = listQuery(['newest']).extend({
  actorKind: actorKind.optional(),
  source: source.optional(),
  tenantId: z.uuid().optional(),
  /** First and last day, inclusive, in UTC: the platform has stores in all time zones. */
  startDate: day.optional(),
  endDate: day.optional(),
});
export type AuditListQuery = z.infer<typeof auditListQuery>;
/** GET /audit-log/export: everything that the list has under the same filters. */
export const auditExportQuery = auditListQuery.omit({ page: true, limit: true, sort: true });
export type AuditExportQuery = z.infer<typeof auditExportQuery>;

/** GET /audit-log/store: the entries of the host's store, for its own staff. */
export const storeAuditQuery = listQuery(['newest']).extend({
  /** A person, or a program by the id of its key. */
  actorId: z.uuid().optional(),
  actorKind: actorKind.optional(),
  source: source.optional(),
  /** The subject of the act: `products`, also in `PUT /api/products/:id` and `POST /api/admin/bulk/products.status`. */
  subject: z
    .string()
    .regex(/^[a-z-]+$/)
    .max(40)
    .optional(),
  /** First and last day, inclusive, in the store's time zone. */
  startDate: day.optional(),
  endDate: day.optional(),
});
export type StoreAuditQuery = z.infer<typeof storeAuditQuery>;
/** GET /audit-log/store/export: everything that the list has under the same filters. */
export const storeAuditExportQuery = storeAuditQuery.omit({ page: true, limit: true, sort: true });
export type StoreAuditExportQuery = z.infer<typeof storeAuditExportQuery>;

export const auditCheck = z.object({
  entries: z.number().int(),
  /** The first changed or missing entry; null when all chains are intact. */
  brokenAt: z.object({ tenantId: z.uuid().nullable(), seq: z.number().int() }).nullable(),
});
export type AuditCheck = z.infer<typeof auditCheck>;

/** The fingerprint in a mail to operators, as it was told outside. */
export const headsQuery = z.object({
  digest: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/),
});

export const headsCheck = z.object({
  /** The day that the fingerprint is of; null when there is no such one, so the mail or the record was changed. */
  day: z.iso.date().nullable(),
  /** How many chains there were that day. */
  chains: z.number().int(),
  /** The first chain whose newest entry of that day is gone or was changed since; null when all are there. */
  brokenAt: z.object({ tenantId: z.uuid().nullable(), seq: z.number().int() }).nullable(),
});
export type HeadsCheck = z.infer<typeof headsCheck>;
