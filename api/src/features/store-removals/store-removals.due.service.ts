import { and, asc, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { AppConfig } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { linkTo } from '../../platform/mail/links.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { linkToken } from '../archives/archives.links.service.ts';
import { addForStore, dropExpired, dropParts } from '../archives/archives.service.ts';
import { archives } from '../archives/archives.table.ts';
import { queueMail } from '../mails/mails.service.ts';
import { readBilledStore } from '../subscriptions/subscriptions.parties.service.ts';
import { subscriptions } from '../subscriptions/subscriptions.table.ts';
import type { StoreRemoval } from './store-removals.schema.ts';
import { removeStore } from './store-removals.service.ts';
import { storeRemovals } from './store-removals.table.ts';

const t = storeRemovals;
const s = subscriptions;
const dayMs = 86_400_000;
/** How long after its subscription has become inactive a store is deleted; the landing page says so. */
export const keptDays = 60;
/** How long before that its owner gets the archive, at least. */
export const noticeDays = 7;
/** How long the link to it works after the deletion. */
const linkDays = 30;
const atOnce = 20;

const later = (from: Date, days: number) => new Date(from.getTime() + days * dayMs);

type Working = {
  config: AppConfig;
  database: Database;
  storage: Storage;
  jobs: Pick<Jobs, 'addForPlatform'>;
  now: Date;
};

/**
 * Takes the steps of deletions that are due at `now`, each in a transaction of its own; any number of processes may.
 */
export async function advanceRemovals(working: Working): Promise<void> {
  const { config, database, now } = working;
  await onPlatform(database, (tx) => dropExpired(tx, config, now));
  await dropParts(config);
  await onPlatform(database, (tx) => plan(tx, now));
  for (const { storeId } of await onPlatform(database, (tx) => unwritten(tx, now)))
    await onPlatform(database, (tx) => write(tx, working, storeId)).catch(unlessRunning);
  for (const { storeId } of await onPlatform(database, (tx) => untold(tx)))
    await onPlatform(database, (tx) => tell(tx, working, storeId));
  for (const { storeId, because } of await onPlatform(database, (tx) => due(tx, now)))
    await removeStore(working, storeId, because);
}

const unlessRunning = (error: unknown) => {
  if (!(error instanceof AppError && error.code === 'ARCHIVE_RUNNING')) throw error;
};

const isInactive = sql`exists (select from ${s} where ${s.tenantId} = ${t.storeId} and ${s.state} = 'inactive')`;

/** Plans deletions, and drops those of stores that are paid for again. */
async function plan(tx: Tx, now: Date): Promise<void> {
  await tx.delete(t).where(and(eq(t.because, 'inactive'), sql`not ${isInactive}`));
  const found = await tx
    .select({ storeId: s.tenantId, since: s.inactiveSince })
    .from(s)
    .where(
      and(
        eq(s.state, 'inactive'),
        lte(s.inactiveSince, later(now, noticeDays - keptDays)),
        sql`not exists (select from ${t} where ${t.storeId} = ${s.tenantId})`,
      ),
    )
    .limit(atOnce);
  for (const { storeId, since } of found) {
    const removeAt = later(since ?? now, keptDays);
    await tx.insert(t).values({ storeId, because: 'inactive', removeAt }).onConflictDoNothing();
  }
}

/** Stores that are deleted within the time of the notice, and whose archive is missing or has failed. */
const unwritten = (tx: Tx, now: Date) =>
  tx
    .select({ storeId: t.storeId })
    .from(t)
    .leftJoin(archives, eq(archives.id, t.archiveId))
    .where(
      and(
        isNull(t.toldAt),
        lte(t.removeAt, later(now, noticeDays)),
        sql`(${archives.id} is null or ${archives.status} = 'failed')`,
      ),
    )
    .limit(atOnce);

async function write(tx: Tx, { jobs, now }: Working, storeId: string): Promise<void> {
  const [row] = await tx.select({ removeAt: t.removeAt }).from(t).where(eq(t.storeId, storeId)).for('update');
  if (!row) return;
  const expiresAt = later(new Date(Math.max(row.removeAt.getTime(), now.getTime())), noticeDays + linkDays);
  const wanted = { kind: 'export', audience: 'owner', reason: 'removal', requestedBy: '' } as const;
  const { id } = await addForStore(tx, jobs, storeId, { ...wanted, expiresAt });
  await tx.update(t).set({ archiveId: id }).where(eq(t.storeId, storeId));
}

const untold = (tx: Tx) =>
  tx
    .select({ storeId: t.storeId })
    .from(t)
    .innerJoin(archives, eq(archives.id, t.archiveId))
    .where(and(isNull(t.toldAt), eq(archives.status, 'done')))
    .limit(atOnce);

/** The mail that hands the archive out. */
const mailOf = {
  inactive: 'store_removal',
  owner: 'store_removal_archive',
  operator: 'store_removal_ordered_archive',
} as const;

/** Sends the mail with the link. The store stays for as long after it as was promised, also when the mail is late. */
async function tell(tx: Tx, { config, database, now }: Working, storeId: string): Promise<void> {
  const [row] = await tx
    .select({ archiveId: t.archiveId, removeAt: t.removeAt, because: t.because })
    .from(t)
    .where(and(eq(t.storeId, storeId), isNull(t.toldAt)))
    .for('update');
  if (!row?.archiveId) return;
  const soonest = later(now, noticeDays);
  const removeAt = new Date(Math.max(row.removeAt.getTime(), soonest.getTime()));
  const until = later(removeAt, linkDays);
  await tx.update(t).set({ toldAt: now, removeAt }).where(eq(t.storeId, storeId));
  await tx.update(archives).set({ expiresAt: until }).where(eq(archives.id, row.archiveId));
  const { name, ownerEmail, language } = await readBilledStore(tx, storeId);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const path = `/api/archives/${row.archiveId}/file`;
  await queueMail(tx, {
    tenant: { id: null, name: 'Larder' },
    kind: mailOf[row.because],
    recipient: { email: ownerEmail, name: '', locale: language },
    link: linkTo(
      config,
      { type: 'platform', domain: config.ROOT_DOMAIN },
      path,
      await linkToken({ config, database }, row.archiveId, until),
    ),
    facts: { shop: name, date: date.format(removeAt), until: date.format(until) },
  });
}

const due = (tx: Tx, now: Date) =>
  tx
    .select({ storeId: t.storeId, because: t.because })
    .from(t)
    .where(and(isNotNull(t.toldAt), lte(t.removeAt, now), or(ne(t.because, 'inactive'), isInactive)))
    .orderBy(asc(t.removeAt))
    .limit(atOnce);

export async function readRemoval(tx: Tx, storeId: string): Promise<StoreRemoval> {
  const [row] = await tx
    .select({ removeAt: t.removeAt, because: t.because, reason: t.reason })
    .from(t)
    .where(eq(t.storeId, storeId));
  if (!row) return { removeAt: null, because: null, reason: '' };
  return { ...row, removeAt: row.removeAt.toISOString() };
}

const everyMs = 60_000;
type Living = Omit<Working, 'now'> & { clock: () => Date; log: Pick<Logger, 'warn'> };

/** Takes the steps that are due while the process lives. `stop` resolves when running work has ended. */
export const startRemoving = ({ clock, log, ...given }: Living): { stop(): Promise<void> } =>
  repeat(() => advanceRemovals({ ...given, now: clock() }), {
    everyMs,
    log,
    failed: 'stores that are to be deleted were not looked at',
  });
