import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { deleteRows, forgetDeleted, restoreRows } from '../../platform/database/deleted-rows.ts';
import { containing, readPage, readRow } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { HostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { readCustomization } from '../customization/customization.service.ts';
import { queueMail } from '../mails/mails.service.ts';
import { notifyStaff } from '../notifications/notifications.service.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { readDefaultLanguage, readStoreSetting } from '../settings/settings.service.ts';
import type {
  MessageExportQuery,
  MessageInput,
  MessageList,
  MessageListQuery,
  StoredMessage,
} from './messages.schema.ts';
import { storedMessage } from './messages.schema.ts';
import { messages } from './messages.table.ts';

type Writer = { tenant: HostTenant; customerId: string | null; linkTo: (path: string) => string };

const noticeOf = (id: string) => `message:${id}`;

/**
 * Keeps a message of the contact form, and tells the staff; by mail as well where the store has an address. Throws
 * NOT_FOUND while the store's contact page has no form.
 */
export async function writeMessage(
  tx: Tx,
  tenantId: string,
  { tenant, customerId, linkTo }: Writer,
  input: MessageInput,
): Promise<void> {
  const { contact_us } = await readCustomization(tx, tenantId, tenant.name ?? '');
  if (!contact_us.form.status) throw new AppError('NOT_FOUND');
  const id = uuidv7();
  await tx.insert(messages).values({ tenantId, id, customerId, ...input });
  await notifyStaff(tx, tenantId, { kind: 'message', message: input.name, dedupeKey: noticeOf(id) });
  const { email } = await readStoreSetting(tx, tenantId);
  if (!email) return;
  await queueMail(tx, {
    tenant,
    kind: 'new_message',
    recipient: { email, name: '', locale: await readDefaultLanguage(tx, tenantId) },
    link: linkTo(`/admin/messages?message=${id}`),
    facts: { sender: input.name, address: input.email },
  });
}

const columns = columnsOf(messages, storedMessage);

const sorts: Record<MessageListQuery['sort'], SQL> = {
  '-createdAt': sql`${messages.createdAt} desc nulls last, ${messages.id}`,
  createdAt: sql`${messages.createdAt} nulls first, ${messages.id} desc`,
};

/** `q` is a part of a name, an address or a text. */
const containingText = (tenantId: string, q: string | undefined): SQL | undefined =>
  and(eq(messages.tenantId, tenantId), containing(q, messages.name, messages.email, messages.text));

/** Selects the messages that a list shows, in any order. */
export const selectMessages = (
  tx: Tx,
  tenantId: string,
  { q, status }: MessageExportQuery,
  also?: SQL | undefined,
) =>
  tx
    .select(columns)
    .from(messages)
    .where(and(containingText(tenantId, q), status && eq(messages.status, status), also));

export async function listMessages(tx: Tx, tenantId: string, query: MessageListQuery): Promise<MessageList> {
  const { q, status, sort } = query;
  const counting = tx
    .select({ status: messages.status, count: sql<number>`count(*)::int` })
    .from(messages)
    .where(containingText(tenantId, q))
    .groupBy(messages.status)
    .then((rows) => ({
      ...{ unread: 0, read: 0, done: 0 },
      ...Object.fromEntries(rows.map((row) => [row.status, row.count])),
    }));
  const list = await readPage(query, {
    rows: selectMessages(tx, tenantId, query).orderBy(sorts[sort]),
    total: counting.then((counts) => (status ? counts[status] : counts.unread + counts.read + counts.done)),
  });
  return { ...list, counts: await counting };
}

/** Throws NOT_FOUND for one that was deleted, and for one of another store. */
export function readMessage(tx: Tx, tenantId: string, id: string): Promise<StoredMessage> {
  return readRow(tx, tenantId, messages, id, columns);
}

/** Deletes messages, and the notifications about them, which name the people who wrote. */
export async function deleteMessages(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  await deleteRows(tx, tenantId, messages, ids);
  await tx
    .delete(notifications)
    .where(and(eq(notifications.tenantId, tenantId), inArray(notifications.dedupeKey, ids.map(noticeOf))));
}

/** Undoes that, but for their notifications, which were seen. */
export const restoreMessages = (tx: Tx, tenantId: string, ids: string[]): Promise<void> =>
  restoreRows(tx, tenantId, messages, ids);

/** Deletes the messages of a customer who is erased, also those that staff have deleted. */
export async function forgetMessages(tx: Tx, tenantId: string, customerId: string): Promise<void> {
  const theirs = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.tenantId, tenantId), eq(messages.customerId, customerId)));
  if (theirs.length > 0)
    await deleteMessages(
      tx,
      tenantId,
      theirs.map(({ id }) => id),
    );
  await forgetDeleted(tx, tenantId, messages, { customer_id: customerId });
}
