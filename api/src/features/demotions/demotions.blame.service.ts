import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { isOneOf } from '../releases/release-rows.ts';
import { releases } from '../releases/releases.table.ts';
import { readPages } from '../telemetry/telemetry.pages.service.ts';
import { remoteErrors } from '../telemetry/telemetry.table.ts';

export type Named = { remote: string; build: string };
/** A build that failed, and the builds that ran in that page: part → build. */
export type FailedIn = Named & { builds: Record<string, string> };
/** The builds that are to blame, and since when pages have been given the newest of them. */
export type Culprits = { builds: Named[]; since: number };

/** Phases whose failure leaves the remote empty. */
export const fatalPhases = ['entry', 'module', 'needs', 'start', 'mount', 'render', 'freeze'];

export const nameOf = ({ remote, build }: Named) => `${remote}/${build}`;

/** Every page has these. All others need them, so that a new one can break what did not change. */
const foundations = ['shell', 'mfe-shared'];

/** The number of pages after which two builds have proved that they work together. */
const provedAfter = 20;

/**
 * Returns the build that is to blame for a failure: among the builds that ran in the page, the newest one with which
 * the failed build has neither worked nor failed before. It returns several, if they came in one step. Null when pages
 * do not get the failed build any more, or not the one that is to blame.
 */
export async function findCulprits(
  tx: Tx,
  failed: FailedIn,
  { given, minutes }: { given: Map<string, number>; minutes: number },
): Promise<Culprits | null> {
  const since = given.get(nameOf(failed));
  if (since === undefined) return null;
  if (await ranBesideFormer(tx, failed, { given, since })) return null;
  const isFoundation = foundations.includes(failed.remote);
  const others = Object.entries(failed.builds)
    .map(([remote, build]) => ({ remote, build, since: given.get(`${remote}/${build}`) ?? 0 }))
    .filter((one) => one.remote !== failed.remote && one.since >= since)
    .filter(({ remote }) => isFoundation || foundations.includes(remote))
    .sort((a, b) => b.since - a.since);
  const suspects = [{ remote: failed.remote, build: failed.build, since }];
  for (const other of others) {
    // A remote has fewer pages than the shell and mfe-shared, which are in all pages.
    const { remote, build } = foundations.includes(other.remote) ? failed : other;
    const [from, to] = [new Date(other.since), new Date(Date.now() - minutes * 60_000)];
    const isProved = (await readPages(tx, { remote, build, from, to })) >= provedAfter;
    if (!isProved && !(await failedBefore(tx, failed, other.since, minutes))) suspects.push(other);
  }
  const newest = Math.max(...suspects.map((one) => one.since));
  const builds = suspects
    .filter((one) => one.since === newest)
    .map(({ remote, build }) => ({ remote, build }));
  return { builds, since: newest };
}

/**
 * Whether a shell or mfe-shared was in the page that came after the failed build and has been taken back since: tabs
 * that still run it say nothing about the present builds.
 */
async function ranBesideFormer(
  tx: Tx,
  failed: FailedIn,
  { given, since }: { given: Map<string, number>; since: number },
): Promise<boolean> {
  const former = foundations.flatMap((remote) => {
    const build = failed.builds[remote];
    return build && remote !== failed.remote && !given.has(`${remote}/${build}`) ? [{ remote, build }] : [];
  });
  if (former.length === 0) return false;
  const later = await tx
    .select({ build: releases.build })
    .from(releases)
    .where(and(isOneOf(former), sql`${releases.publishedAt} >= to_timestamp(${since} / 1000.0::float8)`));
  return later.length > 0;
}

/** Whether a build already failed nearly as often before another one came. */
async function failedBefore(
  tx: Tx,
  { remote, build }: Named,
  since: number,
  minutes: number,
): Promise<boolean> {
  const came = sql`to_timestamp(${since} / 1000.0::float8)`;
  const visitors = (when: ReturnType<typeof sql>) =>
    sql<number>`count(distinct ${remoteErrors.visitor}) filter (where ${when})::int`;
  const [row] = await tx
    .select({
      before: visitors(sql`${remoteErrors.createdAt} < ${came}`),
      after: visitors(sql`${remoteErrors.createdAt} >= now() - ${minutes} * interval '1 minute'`),
    })
    .from(remoteErrors)
    .where(
      and(
        eq(remoteErrors.remote, remote),
        eq(remoteErrors.build, build),
        inArray(remoteErrors.phase, fatalPhases),
        sql`${remoteErrors.createdAt} > ${came} - ${minutes} * interval '1 minute'`,
      ),
    );
  return row !== undefined && row.before > 0 && row.before >= row.after / 2;
}
