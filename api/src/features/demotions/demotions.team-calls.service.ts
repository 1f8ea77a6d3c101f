import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { postSigned } from '../../platform/webhooks/post-signed.ts';
import { keepCall } from '../part-contacts/part-contacts.service.ts';
import { partContacts } from '../part-contacts/part-contacts.table.ts';
import { demotions } from './demotions.table.ts';

/** Tells a part's team of a demotion by its webhook. Throws when it was not taken: the queue tries again for a day. */
export async function callTeam(database: Database, isStrict: boolean, id: string): Promise<void> {
  const [found] = await onPlatform(database, (tx) =>
    tx
      .select({
        at: demotions.at,
        remote: demotions.remote,
        build: demotions.build,
        why: demotions.why,
        instead: demotions.instead,
        url: partContacts.webhookUrl,
        secret: partContacts.webhookSecret,
      })
      .from(demotions)
      .innerJoin(partContacts, eq(partContacts.remote, demotions.remote))
      .where(and(eq(demotions.id, id), isNotNull(partContacts.webhookUrl))),
  );
  if (!found?.url || !found.secret) return;
  const { url, secret, at, ...data } = found;
  const type = data.instead ? 'build.demoted' : 'build.failing';
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
  const { problem, status } = await postSigned({ id, url, secret, body }, isStrict);
  await onPlatform(database, (tx) => keepCall(tx, { remote: data.remote, url }, { problem, status }));
  if (problem) throw new Error(`The webhook of ${data.remote} was not taken: ${status ?? problem}`);
}
