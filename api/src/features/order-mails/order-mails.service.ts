import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { AppConfig } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { linkTo, orderLink } from '../../platform/mail/links.ts';
import { onPlatform, switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { tenantDomains, tenants } from '../../platform/tenancy/tenants.table.ts';
import { shopperMails } from '../shopper-mails/shopper-mails.table.ts';
import { writeBackInStockMail } from './order-mails.stock.service.ts';
import type { Sender } from './order-mails.write.service.ts';
import { writeOrderMail } from './order-mails.write.service.ts';

const everyMs = 1_000;
const mostTries = 8;
const retryAfterMs = (tries: number) => 10_000 * 4 ** tries;

type Given = { config: AppConfig; database: Database; log: Pick<Logger, 'warn'> };

/**
 * Writes mails to shoppers into the outbox, while the process lives; any number of processes may. A row is deleted in
 * the transaction in which its mail is written, so that none is written twice and none is lost.
 */
export function startWritingMails(given: Given): { stop(): Promise<void> } {
  async function work(stopping: AbortSignal) {
    while (!stopping.aborted && (await writeNext(given)));
  }
  return repeat(work, { everyMs, log: given.log, failed: 'mails to shoppers were not written' });
}

/** Returns whether there may be more. */
async function writeNext({ config, database, log }: Given): Promise<boolean> {
  let failing: { id: string; attempts: number } | undefined;
  try {
    return await onPlatform(database, async (tx) => {
      const [due] = await tx
        .select()
        .from(shopperMails)
        .where(and(lte(shopperMails.nextAttemptAt, sql`now()`), lt(shopperMails.attempts, mostTries)))
        .orderBy(asc(shopperMails.nextAttemptAt), asc(shopperMails.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!due) return false;
      failing = due;
      const sender = await readSender(tx, { config, database }, due.tenantId);
      if (sender) {
        await switchToTenant(tx, due.tenantId);
        const { kind, subjectId, tenantId } = due;
        if (kind === 'back_in_stock') await writeBackInStockMail(tx, tenantId, sender, subjectId);
        else await writeOrderMail(tx, tenantId, sender, { ...due, kind });
        await switchToPlatform(tx);
      }
      await tx.delete(shopperMails).where(eq(shopperMails.id, due.id));
      return true;
    });
  } catch (error) {
    if (!failing) throw error;
    const { id, attempts } = failing;
    log.warn({ err: error, id }, 'a mail to a shopper was not written');
    await onPlatform(database, (tx) =>
      tx
        .update(shopperMails)
        .set({ attempts: attempts + 1, nextAttemptAt: new Date(Date.now() + retryAfterMs(attempts)) })
        .where(eq(shopperMails.id, id)),
    );
    return true;
  }
}

/** Reads the store and the address of its pages: a domain of its own that it has proved, or the platform's. */
async function readSender(
  tx: Tx,
  { config, database }: Pick<Given, 'config' | 'database'>,
  tenantId: string,
): Promise<Sender | null> {
  const [store] = await tx
    .select({ name: tenants.name, slug: tenants.slug, domain: tenantDomains.domain })
    .from(tenants)
    .leftJoin(tenantDomains, and(eq(tenantDomains.tenantId, tenants.id), eq(tenantDomains.verified, true)))
    .where(eq(tenants.id, tenantId))
    .orderBy(asc(tenantDomains.createdAt))
    .limit(1);
  if (!store) return null;
  const domain = store.domain ?? `${store.slug}.${config.ROOT_DOMAIN}`;
  const tenant = { id: tenantId, type: 'tenant' as const, domain };
  return {
    name: store.name,
    linkTo: (path) => linkTo(config, tenant, path),
    orderLink: (orderId) => orderLink({ config, database }, tenant, orderId),
  };
}
