import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppConfig } from '../../platform/config.ts';
import { hasStrictWebhooks } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { isCallable } from '../../platform/outgoing/call-public.ts';
import type { PostOutcome } from '../../platform/webhooks/post-signed.ts';
import { newWebhookSecret } from '../../platform/webhooks/post-signed.ts';
import type { PartContact, PartContactInput, partContactReply } from './part-contacts.schema.ts';
import { partContacts } from './part-contacts.table.ts';

const columns = {
  remote: partContacts.remote,
  email: partContacts.email,
  webhookUrl: partContacts.webhookUrl,
  calledAt: partContacts.calledAt,
  problem: partContacts.problem,
  status: partContacts.answerStatus,
};

export async function listPartContacts(tx: Tx): Promise<PartContact[]> {
  const rows = await tx.select(columns).from(partContacts).orderBy(asc(partContacts.remote)).limit(500);
  return rows.map(({ calledAt, problem, status, ...row }) => ({
    ...row,
    lastCall: calledAt && { at: calledAt.toISOString(), problem, status },
  }));
}

/**
 * Keeps the outcome of a call, for people who look at the contact. An address that was replaced meanwhile keeps
 * nothing.
 */
export const keepCall = (
  tx: Tx,
  { remote, url }: { remote: string; url: string },
  { problem, status }: Pick<PostOutcome, 'problem' | 'status'>,
) =>
  tx
    .update(partContacts)
    .set({ calledAt: sql`now()`, problem, answerStatus: status })
    .where(and(eq(partContacts.remote, remote), eq(partContacts.webhookUrl, url)));

/** Saves the contact of a part. A new address gets a new secret. Throws VALIDATION. */
export async function writePartContact(
  tx: Tx,
  { user, config }: { user: Principal; config: AppConfig },
  remote: string,
  { email, webhookUrl }: PartContactInput,
): Promise<z.infer<typeof partContactReply>> {
  if (webhookUrl !== null && !isCallable(webhookUrl, hasStrictWebhooks(config)))
    throw new AppError('VALIDATION', [{ field: 'webhookUrl', message: 'no https address of the internet' }]);
  const [before] = await tx
    .select({ url: partContacts.webhookUrl, secret: partContacts.webhookSecret })
    .from(partContacts)
    .where(eq(partContacts.remote, remote))
    .for('update');
  const isSame = webhookUrl !== null && before?.url === webhookUrl;
  const made = webhookUrl !== null && !isSame ? newWebhookSecret() : null;
  const webhookSecret = isSame ? (before?.secret ?? null) : made;
  const values = {
    ...{ email, webhookUrl, webhookSecret, updatedAt: new Date() },
    ...(!isSame && { calledAt: null, problem: null, answerStatus: null }),
  };
  await tx
    .insert(partContacts)
    .values({ remote, ...values })
    .onConflictDoUpdate({ target: partContacts.remote, set: values });
  const details = { remote, email, webhookUrl };
  await recordAct(tx, { ...actorOf(user), action: 'part-contacts.update', tenantId: null, details });
  return { remote, email, webhookUrl, webhookSecret: made };
}
