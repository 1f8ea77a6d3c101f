import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import { announce } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { containing, readPage, withIsoTimes } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { mails } from '../../platform/mail/mails.table.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { assertMayReadFor } from '../operator-roles/operator-roles.grants.service.ts';
import type { Mail, MailListQuery, MailRow } from './mails.schema.ts';
import { mailRow } from './mails.schema.ts';

const columns = { ...columnsOf(mails, mailRow), tenantName: tenants.name };

function matching({ q, status }: MailListQuery): SQL | undefined {
  return and(status ? eq(mails.status, status) : undefined, containing(q, mails.recipient, mails.subject));
}

export function listMails(tx: Tx, query: MailListQuery): Promise<ListReply<MailRow>> {
  const where = matching(query);
  return readPage(query, {
    rows: tx
      .select(columns)
      .from(mails)
      .leftJoin(tenants, eq(tenants.id, mails.tenantId))
      .where(where)
      .orderBy(sql`${mails.createdAt} desc nulls last, ${mails.id} desc nulls last`),
    total: tx.$count(mails, where),
  });
}

/**
 * Reads a mail with its text. A reader could open somebody's account with its link, so the audit log records each
 * reading. Throws PERMISSION_BEYOND for one to an operator who may do more than the reader.
 */
export async function readMail(tx: Tx, reader: Principal, id: string): Promise<Mail> {
  const [row] = await tx
    .select({ ...columns, body: mails.body })
    .from(mails)
    .leftJoin(tenants, eq(tenants.id, mails.tenantId))
    .where(eq(mails.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  if (row.body !== null) {
    const { tenantId, kind, recipient } = row;
    if (!tenantId) await assertMayReadFor(tx, reader, recipient);
    const details = { mailId: id, kind, recipient };
    await recordAct(tx, { ...actorOf(reader), action: 'mails.read', tenantId, details });
  }
  return withIsoTimes(row);
}

/** Sends a failed mail again. Throws VERSION_CONFLICT for one that is not `failed` any more. */
export async function retryMail(tx: Tx, id: string): Promise<void> {
  const [row] = await tx
    .update(mails)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: new Date(), error: null })
    .where(and(eq(mails.id, id), eq(mails.status, 'failed')))
    .returning({ id: mails.id });
  if (row) return announce(tx, { kind: 'mails' });
  const [known] = await tx.select({ id: mails.id }).from(mails).where(eq(mails.id, id));
  throw new AppError(known ? 'VERSION_CONFLICT' : 'NOT_FOUND');
}
