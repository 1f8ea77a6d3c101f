import { and, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../platform/database/database.ts';
import { recordAct } from '../../platform/http/audit.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { findRelease, isRelease, lockReleases } from '../releases/release-rows.ts';
import { releases } from '../releases/releases.table.ts';
import { takeOut } from '../rollouts/rollouts.hand-out.service.ts';
import { lockCompositions, readLive } from '../rollouts/rollouts.live.service.ts';
import { rollouts } from '../rollouts/rollouts.table.ts';
import { readPages } from './telemetry.pages.service.ts';
import type { ReleaseNotice, ReleaseSettings } from './telemetry.schema.ts';
import { addNotice, readNotices, readReleaseSettings } from './telemetry.settings.service.ts';
import { remoteErrors } from './telemetry.table.ts';

type Named = { remote: string; build: string };

/** Phases whose failure leaves the remote empty. */
const fatalPhases = ['entry', 'module', 'needs', 'start', 'mount', 'render'];

/** The phases in which a file did not load. */
const unloadedPhases = ['entry', 'module'];

/** The most visitors of one network that count; more may be one machine that makes up cookies. */
const mostOfOneNetwork = 2;

/**
 * The failing visitors have to be at least this share of the pages, so that a few machines do not decide for a busy
 * platform.
 */
const leastShare = 0.02;

/** How long the build after a rollback, or one without a fallback, is left alone. */
const quietMs = 3_600_000;

/** Demotes the builds that these errors show to fail for too many visitors. Returns whether any was. */
export async function demoteFailing(
  database: Database,
  errors: readonly (Named & { phase: string })[],
): Promise<boolean> {
  const fatal = errors.filter(({ phase }) => fatalPhases.includes(phase));
  const builds = new Map(fatal.map(({ remote, build }) => [`${remote}/${build}`, { remote, build }]));
  let demoted = false;
  for (const one of builds.values()) {
    const fails = await onPlatform(database, (tx) => findFailure(tx, one));
    // Checked without a lock first, as most errors change nothing.
    if (fails) demoted = (await onPlatform(database, (tx) => demote(tx, one))) || demoted;
  }
  return demoted;
}

type Failure = { visitors: number; minutes: number; notices: ReleaseNotice[] };

/** Null unless pages get this build and it fails for too many of them. */
async function findFailure(tx: Tx, name: Named): Promise<Failure | null> {
  const settings = await readReleaseSettings(tx);
  if (!settings.demoteOn) return null;
  const use = await findUse(tx, name);
  if (!use) return null;
  const notices = await readNotices(tx);
  const isQuiet = notices.some(
    ({ remote, build, instead, at }) =>
      remote === name.remote && build === name.build && instead === null && isRecent(at),
  );
  if (isQuiet) return null;
  const visitors = await countVisitors(tx, name, settings);
  if (visitors < settings.demoteAfterVisitors) return null;
  const minutes = settings.demoteWithinMinutes;
  // A build that has just gone live has hardly any pages yet; the pages of the build before it are the estimate.
  const build = use === 'live' ? undefined : name.build;
  if (visitors < leastShare * (await readPages(tx, { remote: name.remote, build, minutes }))) return null;
  return { visitors, minutes, notices };
}

const isRecent = (at: string) => Date.now() - Date.parse(at) < quietMs;

/** Whether all pages get this build or some do; null when none does. */
async function findUse(tx: Tx, name: Named): Promise<'live' | 'rollout' | null> {
  const { parts } = await readLive(tx);
  const state = await findRelease(tx, name);
  if (state?.status !== 'published') return null;
  if (parts[name.remote] === name.build) return 'live';
  const [active] = await tx
    .select({ id: rollouts.id })
    .from(rollouts)
    .where(
      and(eq(rollouts.remote, name.remote), eq(rollouts.build, name.build), eq(rollouts.status, 'active')),
    )
    .limit(1);
  return active ? 'rollout' : null;
}

/** Failures before a build was published again do not count. */
async function countVisitors(
  tx: Tx,
  { remote, build }: Named,
  { demoteWithinMinutes: minutes }: ReleaseSettings,
): Promise<number> {
  const visitor = sql`split_part(${remoteErrors.visitor}, '.', 1)`;
  const network = sql`split_part(${remoteErrors.visitor}, '.', 2)`;
  const others = alias(remoteErrors, 'others');
  // Files of two builds of a part do not fail together: this visitor's connection is broken.
  const hasNoNetwork = exists(
    tx
      .select({ id: others.id })
      .from(others)
      .where(
        and(
          eq(others.remote, remote),
          ne(others.build, build),
          eq(others.visitor, remoteErrors.visitor),
          inArray(others.phase, unloadedPhases),
          sql`${others.createdAt} > now() - ${minutes} * interval '1 minute'`,
        ),
      ),
  );
  const perNetwork = tx
    .select({
      counted: sql<number>`case when ${network} = '' then count(distinct ${visitor})
        else least(count(distinct ${visitor}), ${mostOfOneNetwork}) end`.as('counted'),
    })
    .from(remoteErrors)
    .where(
      and(
        eq(remoteErrors.remote, remote),
        eq(remoteErrors.build, build),
        inArray(remoteErrors.phase, fatalPhases),
        sql`${remoteErrors.createdAt} > greatest(now() - ${minutes} * interval '1 minute',
          (select published_at from releases r where r.remote = ${remote} and r.build = ${build}))`,
        sql`not (${inArray(remoteErrors.phase, unloadedPhases)} and ${hasNoNetwork})`,
      ),
    )
    .groupBy(network)
    .as('per_network');
  const [row] = await tx
    .select({ visitors: sql<number>`coalesce(sum(${perNetwork.counted}), 0)::int` })
    .from(perNetwork);
  return row?.visitors ?? 0;
}

async function demote(tx: Tx, name: Named): Promise<boolean> {
  await lockCompositions(tx);
  await lockReleases(tx, [name]);
  // Another process may have been faster.
  const failure = await findFailure(tx, name);
  if (!failure) return false;
  const { remote, build } = name;
  const { visitors, minutes, notices } = failure;
  const values = { visitors, minutes };
  const failed = { code: 'failed', values };
  const isBackAlready = notices.some(
    (one) => one.remote === remote && one.instead === build && isRecent(one.at),
  );
  if (isBackAlready) {
    await addNotice(tx, { ...name, why: { code: 'failedAsWell', values }, instead: null });
    return false;
  }
  const reason = { code: 'wasDemoted', values: name, because: failed };
  if (!(await takeOut(tx, name, { reason, setBy: 'demotion' }))) {
    await addNotice(tx, { ...name, why: { code: 'failedAlone', values }, instead: null });
    return false;
  }
  await tx.update(releases).set({ status: 'demoted', reason: failed }).where(isRelease(name));
  const instead = (await readLive(tx)).parts[remote] ?? null;
  await addNotice(tx, { ...name, why: failed, instead });
  await recordAct(tx, {
    ...{ actorId: null, actorKind: 'system', actorName: 'demotion', action: 'releases.demote' },
    tenantId: null,
    details: { remote, build, visitors, minutes, instead },
  });
  return true;
}
