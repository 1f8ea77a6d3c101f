import { z } from 'zod';
import { eachOf } from '../../platform/http/keyed.schema.ts';
import { listReply, seenVersion } from '../../platform/http/list.schema.ts';
import { plainText } from '../../platform/http/plain-text.schema.ts';
import { caseListQuery, caseMessage, caseStatus, supportCase } from './support-cases.schema.ts';

export const storeCaseListQuery = caseListQuery.extend({
  tenantId: z.uuid().optional(),
  /** An operator, or `none` for cases that nobody looks after. */
  assignee: z.union([z.uuid(), z.literal('none')]).optional(),
});
export type StoreCaseListQuery = z.infer<typeof storeCaseListQuery>;

/** The case as operators see it. */
export const storeCase = supportCase.extend({
  tenantId: z.uuid(),
  storeName: z.string(),
  storeSlug: z.string(),
  assigneeId: z.uuid().nullable(),
  assigneeName: z.string().nullable(),
});
export type StoreCase = z.infer<typeof storeCase>;
export const storeCaseList = listReply(storeCase).extend({
  counts: eachOf(caseStatus.options, z.number().int()),
});
export type StoreCaseList = z.infer<typeof storeCaseList>;

export const caseNote = z.object({
  id: z.uuid(),
  authorName: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type CaseNote = z.infer<typeof caseNote>;
export const storeCaseDetail = storeCase.extend({
  messages: z.array(caseMessage),
  notes: z.array(caseNote),
  version: z.number().int(),
});
export type StoreCaseDetail = z.infer<typeof storeCaseDetail>;

export const caseNoteInput = z.strictObject({ text: plainText(10_000).pipe(z.string().min(1)) });

/** The version is the one that was read. */
export const storeCaseUpdate = z.strictObject({
  status: caseStatus.optional(),
  assigneeId: z.uuid().nullable().optional(),
  version: seenVersion.min(1),
});
export type StoreCaseUpdate = z.infer<typeof storeCaseUpdate>;

export const caseStatusItem = z.strictObject({ id: z.uuid(), status: caseStatus });
export const manyCasesInput = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(100),
  status: caseStatus,
});

/** The operators who may look after a case, by name. */
export const assigneeList = z.array(z.object({ id: z.uuid(), name: z.string() }));
