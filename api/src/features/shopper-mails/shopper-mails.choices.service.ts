import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { backInStock } from '../back-in-stock/back-in-stock.table.ts';
import type { MailChoiceList, MailLink } from './shopper-mails.schema.ts';
import { mailChoices } from './shopper-mails.table.ts';
import type { MailTopic } from './topics.ts';
import { mailTopics } from './topics.ts';

const newToken = () => randomBytes(24).toString('base64url');

/** Whether an address wants mails of a topic, and the token that the links in them have. */
export async function readChoice(
  tx: Tx,
  tenantId: string,
  { email, topic }: { email: string; topic: MailTopic },
): Promise<{ isOff: boolean; token: string }> {
  const address = { tenantId, email: email.toLowerCase(), topic };
  const [known] = await findChoice(tx).execute(address);
  if (known) return known;
  const [row] = await tx
    .insert(mailChoices)
    .values({ ...address, token: newToken() })
    // Another transaction may have written it meanwhile. The conflict changes nothing, but returns the row.
    .onConflictDoUpdate({
      target: [mailChoices.tenantId, mailChoices.email, mailChoices.topic],
      set: { topic },
    })
    .returning({ isOff: mailChoices.isOff, token: mailChoices.token });
  if (!row) throw new Error('No choice was written.');
  return row;
}

/** It locks nothing: a transaction writes many mails, and two of them may have the same addresses. */
const findChoice = (tx: Tx) =>
  prepared(tx, 'mail_choice', () =>
    tx
      .select({ isOff: mailChoices.isOff, token: mailChoices.token })
      .from(mailChoices)
      .where(
        and(
          eq(mailChoices.tenantId, sql.placeholder('tenantId')),
          eq(mailChoices.email, sql.placeholder('email')),
          eq(mailChoices.topic, sql.placeholder('topic')),
        ),
      )
      .prepare('mail_choice'),
  );

export async function listChoices(tx: Tx, tenantId: string, email: string): Promise<MailChoiceList> {
  const rows = await tx
    .select({ topic: mailChoices.topic })
    .from(mailChoices)
    .where(
      and(
        eq(mailChoices.tenantId, tenantId),
        eq(mailChoices.email, email.toLowerCase()),
        eq(mailChoices.isOff, true),
      ),
    );
  const off = new Set(rows.map(({ topic }) => topic));
  return { items: mailTopics.map((topic) => ({ topic, isOn: !off.has(topic) })) };
}

export async function choose(
  tx: Tx,
  tenantId: string,
  { email, topic, isOn }: { email: string; topic: MailTopic; isOn: boolean },
): Promise<MailChoiceList> {
  await tx
    .insert(mailChoices)
    .values({ tenantId, email: email.toLowerCase(), topic, token: newToken(), isOff: !isOn })
    .onConflictDoUpdate({
      target: [mailChoices.tenantId, mailChoices.email, mailChoices.topic],
      set: { isOff: !isOn },
    });
  if (!isOn) await forgetWishes(tx, tenantId, { email, topic });
  return listChoices(tx, tenantId, email);
}

const ofToken = (tenantId: string, token: string) =>
  and(eq(mailChoices.tenantId, tenantId), eq(mailChoices.token, token));

/** Reads the topic of a mail's link. It does not name the address. Throws NOT_FOUND. */
export async function readLink(tx: Tx, tenantId: string, token: string): Promise<MailLink> {
  const [row] = await tx
    .select({ topic: mailChoices.topic, isOff: mailChoices.isOff })
    .from(mailChoices)
    .where(ofToken(tenantId, token));
  if (!row) throw new AppError('NOT_FOUND');
  return { topic: row.topic, isOn: !row.isOff };
}

/** Throws NOT_FOUND. */
export async function chooseByLink(
  tx: Tx,
  tenantId: string,
  token: string,
  isOn: boolean,
): Promise<MailLink> {
  const [row] = await tx
    .update(mailChoices)
    .set({ isOff: !isOn })
    .where(ofToken(tenantId, token))
    .returning({ topic: mailChoices.topic, email: mailChoices.email });
  if (!row) throw new AppError('NOT_FOUND');
  if (!isOn) await forgetWishes(tx, tenantId, row);
  return { topic: row.topic, isOn };
}

/** Deletes the wishes of an address that has switched off mails about goods that are back. */
async function forgetWishes(
  tx: Tx,
  tenantId: string,
  { email, topic }: { email: string; topic: MailTopic },
): Promise<void> {
  if (topic !== 'back_in_stock') return;
  await tx
    .delete(backInStock)
    .where(and(eq(backInStock.tenantId, tenantId), eq(backInStock.email, email.toLowerCase())));
}
