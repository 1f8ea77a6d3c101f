import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { AppConfig } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { linkTo, orderLink } from '../../platform/mail/links.ts';
import { onPlatform, switchToPlatform, switchToTenant } from '../../platform/tenancy/tenancy.ts';
import { tenantDomains, tenants } from '../../platform/tenancy/tenants.table.ts';
import { readCustomization } from '../customization/customization.service.ts';
import { readSettings } from '../settings/settings.service.ts';
import { shopperMails } from '../shopper-mails/shopper-mails.table.ts';
import { writeBackInStockMail } from './order-mails.stock.service.ts';
import type { Sender } from './order-mails.write.service.ts';
import { writeOrderMail } from './order-mails.write.service.ts';

const everyMs = 1_000;
/** How many mails one transaction writes at most. It reads each of their stores once. */
const atOnce = 20;
const mostTries = 8;
const retryAfterMs = (tries: number) => 10_000 * 4 ** tries;

type Given = { config: AppConfig; database: Database; log: Pick<Logger, 'warn'> };

/**
 * Writes mails to shoppers into the outbox, while the process lives; any number of processes may. A row is deleted in
 * the transaction in which its mail is written, so that none is written twice and none is lost.
 */
export function startWritingMails(given: Given): { stop(): Promise<void> } {
  async function work(stopping: AbortSignal) {
    while (!stopping.aborted && (await writeSome(given)));
  }
  return repeat(work, { everyMs, log: given.log, failed: 'mails to shoppers were not written' });
}

/**
 * Writes mails in one transaction, and returns whether more may be due. If one fails, the transaction is rolled back:
 * that mail is tried again later, and the next transaction writes the others.
 */
async function writeSome(given: Given): Promise<boolean> {
  const { database, log } = given;
  let current: DueMail | undefined;
  try {
    return await onPlatform(database, async (tx) => {
      const due = await takeDue(tx);
      if (due.length === 0) return false;
      for (const [tenantId, mails] of Map.groupBy(due, (mail) => mail.tenantId)) {
        const sender = await readSender(tx, given, tenantId);
        for (const mail of mails) {
          current = mail;
          if (sender) await writeDue(tx, sender, mail);
        }
        current = undefined;
        await switchToPlatform(tx);
      }
      await tx.delete(shopperMails).where(
        inArray(
          shopperMails.id,
          due.map(({ id }) => id),
        ),
      );
      return due.length === atOnce;
    });
  } catch (error) {
    if (!current) throw error;
    const { id, attempts } = current;
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

type DueMail = typeof shopperMails.$inferSelect;

/** Locks the mails that are due, except those that another process writes. */
const takeDue = (tx: Tx): Promise<DueMail[]> =>
  tx
    .select()
    .from(shopperMails)
    .where(and(lte(shopperMails.nextAttemptAt, sql`now()`), lt(shopperMails.attempts, mostTries)))
    .orderBy(asc(shopperMails.nextAttemptAt), asc(shopperMails.id))
    .limit(atOnce)
    .for('update', { skipLocked: true });

function writeDue(tx: Tx, sender: Sender, { kind, ...mail }: DueMail): Promise<void> {
  return kind === 'back_in_stock'
    ? writeBackInStockMail(tx, sender, mail.subjectId)
    : writeOrderMail(tx, sender, { kind, ...mail });
}

/**
 * Reads the store and the address of its pages: a domain of its own that it has proved, or the platform's. The
 * transaction continues as this tenant.
 */
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
  await switchToTenant(tx, tenantId);
  const [settings, customization] = await Promise.all([
    readSettings(tx, tenantId),
    readCustomization(tx, tenantId, store.name),
  ]);
  return {
    tenantId,
    name: store.name,
    settings,
    customization,
    linkTo: (path) => linkTo(config, tenant, path),
    orderLink: (orderId) => orderLink({ config, database }, tenant, orderId),
  };
}
