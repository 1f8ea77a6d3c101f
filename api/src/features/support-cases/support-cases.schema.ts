import { z } from 'zod';
import { eachOf } from '../../platform/http/keyed.schema.ts';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';
import { plainLine, plainText } from '../../platform/http/plain-text.schema.ts';
import { caseStatuses } from './support-cases.table.ts';

export const caseStatus = z.enum(caseStatuses);
export type CaseStatus = z.infer<typeof caseStatus>;

const text = plainText(10_000).pipe(z.string().min(1));
const subject = plainLine(150).pipe(z.string().min(3));

/** Uploaded before by the same person, to this case or to none yet. */
const fileIds = z.array(z.uuid()).max(5).default([]);

export const newCaseInput = z.strictObject({ subject, text, fileIds });
export type NewCaseInput = z.infer<typeof newCaseInput>;
export const caseMessageInput = z.strictObject({ text, fileIds });
export type CaseMessageInput = z.infer<typeof caseMessageInput>;

/** Staff say that it is solved, or not after all. */
export const caseStatusInput = z.strictObject({ status: z.enum(['solved', 'open']) });

export const caseFile = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
});
export type CaseFile = z.infer<typeof caseFile>;

export const caseMessage = z.object({
  id: z.uuid(),
  authorKind: z.enum(['staff', 'platform']),
  authorName: z.string(),
  text: z.string(),
  files: z.array(caseFile),
  createdAt: z.iso.datetime(),
});
export type CaseMessage = z.infer<typeof caseMessage>;

/** The case as a store's staff see it: without the operator who looks after it, and without the operators' notes. */
export const supportCase = z.object({
  id: z.uuid(),
  number: z.number().int(),
  subject: z.string(),
  status: caseStatus,
  openedByName: z.string(),
  createdAt: z.iso.datetime(),
  lastMessageAt: z.iso.datetime(),
});
export type SupportCase = z.infer<typeof supportCase>;
export const supportCaseDetail = supportCase.extend({ messages: z.array(caseMessage) });
export type SupportCaseDetail = z.infer<typeof supportCaseDetail>;

export const caseListQuery = listQuery(['-lastMessageAt', 'lastMessageAt']).extend({
  status: caseStatus.optional(),
});
export type CaseListQuery = z.infer<typeof caseListQuery>;

/** Cases per status under the search, for the tabs. */
const counts = { counts: eachOf(caseStatus.options, z.number().int()) };
export const supportCaseList = listReply(supportCase).extend(counts);
export type SupportCaseList = z.infer<typeof supportCaseList>;
