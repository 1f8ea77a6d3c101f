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

export const auditListQuery = listQuery(['newest']).extend({
  actorKind: actorKind.optional(),
  source: source.optional(),
  tenantId: z.uuid().optional(),
});
export type AuditListQuery = z.infer<typeof auditListQuery>;

export const auditCheck = z.object({
  entries: z.number().int(),
  /** The first changed or missing entry; null when all chains are intact. */
  brokenAt: z.object({ tenantId: z.uuid().nullable(), seq: z.number().int() }).nullable(),
});
export type AuditCheck = z.infer<typeof auditCheck>;
