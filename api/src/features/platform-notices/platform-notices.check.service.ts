import { and, inArray, notInArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { AppConfig } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { readGiven } from '../rollouts/rollouts.given.service.ts';
import {
  findFailedJobs,
  findFailedMails,
  findPastDue,
  findReachedLimits,
} from './platform-notices.causes.service.ts';
import type { DiskOf } from './platform-notices.disks.service.ts';
import { lookAtDisks } from './platform-notices.disks.service.ts';
import { notifyOperators } from './platform-notices.notify.service.ts';
import { closeNotices, forgetOldNotices, settleNotices } from './platform-notices.service.ts';
import { platformNotices } from './platform-notices.table.ts';

const everyMs = 60_000;
const firstAfterMs = 15_000;

type Looking = { database: Database; config: AppConfig };

/** Looks for causes of notices: opens notices, closes those whose causes are gone, and mails the new ones. */
export async function checkCauses({ database, config }: Looking, diskOf?: DiskOf): Promise<void> {
  await lookAtDisks({ database, config }, diskOf);
  await onPlatform(database, async (tx) => {
    const lock = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('larder.platform_notices')) as mine`,
    );
    if (!lock.rows[0]?.mine) return;
    await settleNotices(tx, 'mails_failed', await findFailedMails(tx));
    await settleNotices(tx, 'jobs_failed', await findFailedJobs(tx));
    await settleNotices(tx, 'limit_reached', await findReachedLimits(tx));
    await settleNotices(tx, 'past_due', await findPastDue(tx));
    await closeOfBuilds(tx);
    await forgetOldNotices(tx);
    await notifyOperators(tx, config);
  });
}

/**
 * Closes the notices of builds. A demotion raises its notice itself; it is over when pages get another build than the
 * one that was left to them.
 */
async function closeOfBuilds(tx: Tx): Promise<void> {
  const given = [...(await readGiven(tx)).keys()];
  const left = sql`(${platformNotices.values} ->> 'remote') || '/' ||
    coalesce(${platformNotices.values} ->> 'instead', ${platformNotices.values} ->> 'build')`;
  await closeNotices(
    tx,
    and(
      inArray(platformNotices.kind, ['build_demoted', 'build_failing']),
      given.length > 0 ? notInArray(left, given) : undefined,
    ),
  );
}

type Living = Looking & { log: Pick<Logger, 'warn'> };

/** Looks while the process lives. `stop` resolves when running work has ended. */
export const startChecking = ({ log, ...given }: Living): { stop(): Promise<void> } =>
  repeat(() => checkCauses(given), {
    ...{ everyMs, firstAfterMs, log },
    failed: 'nobody looked for what operators have to know',
  });
