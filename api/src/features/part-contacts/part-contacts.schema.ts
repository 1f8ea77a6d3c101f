import { z } from 'zod';
import { callProblems } from '../../platform/outgoing/call-problems.ts';
import { partName } from '../../platform/storage/release-record.schema.ts';

export const partContactParams = z.strictObject({ remote: partName });

export const partContactInput = z.strictObject({
  /** Null for no mails. */
  email: z.email().max(254).nullable(),
  /** An https address, which receives signed calls; null for none. */
  webhookUrl: z.string().max(300).nullable(),
});
export type PartContactInput = z.infer<typeof partContactInput>;

export const partContact = partContactInput.extend({
  remote: z.string(),
  /** The outcome of the last call of the webhook; null when there was none. */
  lastCall: z
    .object({
      at: z.iso.datetime(),
      /** Null when it was taken. */
      problem: z.enum(['status', ...callProblems]).nullable(),
      status: z.number().int().nullable(),
    })
    .nullable(),
});
export type PartContact = z.infer<typeof partContact>;
export const partContactList = z.array(partContact);

/**
 * The contact with the secret of a new address, which is not shown again; null when the address is the same as before.
 */
export const partContactReply = partContact
  .omit({ lastCall: true })
  .extend({ webhookSecret: z.string().nullable() });
