import { z } from 'zod';
import { eachOf } from '../../platform/http/keyed.schema.ts';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';
import { plainLine, plainText } from '../../platform/http/plain-text.schema.ts';

const status = z.enum(['unread', 'read', 'done']);

/** POST /messages: plain text from anybody. */
export const messageInput = z.strictObject({
  name: plainLine(100).pipe(z.string().min(2)),
  email: z.email().max(254),
  text: plainText(4_000).pipe(z.string().min(2)),
});
export type MessageInput = z.infer<typeof messageInput>;

export const storedMessage = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  status,
  customerId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type StoredMessage = z.infer<typeof storedMessage>;

export const messageListQuery = listQuery(['-createdAt', 'createdAt']).extend({ status: status.optional() });
export type MessageListQuery = z.infer<typeof messageListQuery>;
/** GET /messages/export: everything that the list has under the same filters. */
export const messageExportQuery = messageListQuery.omit({ page: true, limit: true, sort: true });
export type MessageExportQuery = z.infer<typeof messageExportQuery>;
export const messageList = listReply(storedMessage).extend({
  /** Messages per status under the search, for the tabs. */
  counts: eachOf(status.options, z.number().int()),
});
export type MessageList = z.infer<typeof messageList>;
