import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppConfig } from '../../platform/config.ts';
import { hasStrictWebhooks } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { isCallable } from '../../platform/outgoing/call-public.ts';
import { newWebhookSecret } from '../../platform/webhooks/post-signed.ts';
import type { PartContact, PartContactInput, partContactReply } from './part-contacts.schema.ts';
import { partContacts } from './part-contacts.table.ts';

const columns = {
  remote: partContacts.remote,
  email: partContacts.email,
  webhookUrl: partContacts.webhookUrl,
};

export const listPartContacts = (tx: Tx): Promise<PartContact[]> =>
  tx.select(columns).from(partContacts).orderBy(asc(partContacts.remote)).limit(500);

/** Whom to tell about this part from now on. A new address gets a new secret. Throws VALIDATION. */
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
  const values = { email, webhookUrl, webhookSecret, updatedAt: new Date() };
  await tx
    .insert(partContacts)
    .values({ remote, ...values })
    .onConflictDoUpdate({ target: partContacts.remote, set: values });
  const details = { remote, email, webhookUrl };
  await recordAct(tx, { ...actorOf(user), action: 'part-contacts.update', tenantId: null, details });
  return { remote, email, webhookUrl, webhookSecret: made };
}
