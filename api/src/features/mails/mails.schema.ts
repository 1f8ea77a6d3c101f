import { z } from 'zod';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';

const mailStatus = z.enum(['queued', 'kept', 'sent', 'failed']);

export const mailListQuery = listQuery(['newest']).extend({ status: mailStatus.optional() });
export type MailListQuery = z.infer<typeof mailListQuery>;

/** A mail of the outbox. `queued` waits to be sent, `kept` stays because there is no SMTP server. */
export const mailRow = z.object({
  id: z.uuid(),
  /** Null for the platform's own. */
  tenantId: z.uuid().nullable(),
  tenantName: z.string().nullable(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: mailStatus,
  /** Attempts so far. */
  attempts: z.number().int(),
  /** The reason of the last failure. */
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});
export type MailRow = z.infer<typeof mailRow>;
export const mailList = listReply(mailRow);

/** Null once the mail was sent. */
export const mail = mailRow.extend({ body: z.string().nullable() });
export type Mail = z.infer<typeof mail>;

/** A failed mail is sent again. */
export const mailStatusInput = z.strictObject({ status: z.literal('queued') });
