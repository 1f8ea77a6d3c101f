import { and, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Tx } from '../../platform/database/database.ts';
import type { Services } from '../../platform/http/services.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { findLastGood } from '../rollouts/rollouts.history.service.ts';
import { lockCompositions, readLive } from '../rollouts/rollouts.live.service.ts';
import { isRelease, lockReleases } from './release-rows.ts';
import type { ReleaseName } from './releases.schema.ts';
import { releases } from './releases.table.ts';

type Given = Pick<Services, 'database' | 'releaseFiles'>;

/** Rolling back this far needs no upload. */
const retainedCompositions = 20;

/**
 * Removes the files of unfinished uploads, and of builds that no page can get any more and no open page has reported
 * for a day. Their rows stay. Any number of processes may run it: a build is first marked, while nobody can choose
 * it, and then removed by the process that locks its row.
 */
export async function cleanReleases({ database, releaseFiles }: Given): Promise<ReleaseName[]> {
  await onPlatform(database, async (tx) => {
    await lockCompositions(tx);
    await markUnused(tx);
  });
  const marked = await onPlatform(database, (tx) =>
    tx
      .select({ remote: releases.remote, build: releases.build })
      .from(releases)
      .where(and(eq(releases.status, 'withdrawn'), sql`${releases.reason} ->> 'code' = 'cleaning'`)),
  );
  const cleaned: ReleaseName[] = [];
  for (const name of marked) {
    await onPlatform(database, async (tx) => {
      const [row] = await lockReleases(tx, [name]);
      // It may be in use again, or another process has removed it.
      if (row?.status !== 'withdrawn' || row.reason?.code !== 'cleaning') return;
      await releaseFiles.remove(row.record);
      await tx
        .update(releases)
        .set({ reason: { code: 'cleaned', values: {} } })
        .where(isRelease(name));
      cleaned.push(name);
    });
  }
  return cleaned;
}

async function markUnused(tx: Tx): Promise<void> {
  const live = await readLive(tx);
  const lastGood: ReleaseName[] = [];
  for (const remote of Object.keys(live.parts)) {
    const build = await findLastGood(tx, remote);
    if (build) lastGood.push({ remote, build });
  }
  await tx.execute(sql`
    update releases r set status = 'withdrawn', reason = '{"code":"cleaning","values":{}}'
    where r.source = 'upload' and (
      (r.status = 'uploading' and r.created_at < now() - interval '1 day')
      or (
        r.status <> 'uploading' and coalesce(r.reason ->> 'code', '') not in ('cleaning', 'cleaned')
        and greatest(r.seen_at, r.published_at, r.created_at) < now() - interval '1 day'
        and not exists (
          select from (select parts from compositions order by created_at desc, id desc limit ${retainedCompositions}) c
          where c.parts ->> r.remote = r.build)
        and not exists (
          select from rollouts o where o.remote = r.remote and o.build = r.build and o.status = 'active')
        and not exists (
          select from jsonb_to_recordset(${JSON.stringify(lastGood)}::jsonb) as g(remote text, build text)
          where g.remote = r.remote and g.build = r.build)
      ))`);
}

const hour = 3_600_000;
const firstAfterMs = 60_000;

/** Cleans while the process lives. `stop` resolves when running work has ended. */
export function startCleaning(given: Given, log: Pick<Logger, 'info' | 'warn'>): { stop(): Promise<void> } {
  async function work() {
    const cleaned = await cleanReleases(given);
    if (cleaned.length > 0) log.info({ builds: cleaned }, 'files of builds that nobody needs were removed');
  }
  return repeat(work, {
    everyMs: hour,
    firstAfterMs,
    log,
    failed: 'the files of builds were not cleaned up',
  });
}
