import { z } from 'zod';
import { mailTopics } from './topics.ts';

const topic = z.enum(mailTopics);

/** The topics that the signed-in shopper may switch off, and whether they are on. */
export const mailChoiceList = z.object({
  items: z.array(z.object({ topic, isOn: z.boolean() })),
});
export type MailChoiceList = z.infer<typeof mailChoiceList>;

export const topicParams = z.strictObject({ topic });
export const mailChoiceInput = z.strictObject({ isOn: z.boolean() });

/** The token is in the mail. */
export const mailLinkParams = z.strictObject({ token: z.string().regex(/^[\w-]{8,64}$/) });
export const mailLink = z.object({ topic, isOn: z.boolean() });
export type MailLink = z.infer<typeof mailLink>;
/** The body that mailbox programs send (RFC 8058). */
export const oneClick = z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') });
