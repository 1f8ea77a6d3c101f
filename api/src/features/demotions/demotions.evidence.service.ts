import type { SQL } from 'drizzle-orm';
import { and, eq, exists, inArray, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/database/database.ts';
import { isOneOf } from '../releases/release-rows.ts';
import { releases } from '../releases/releases.table.ts';
import { readPages } from '../telemetry/telemetry.pages.service.ts';
import { remoteErrors } from '../telemetry/telemetry.table.ts';
import { unknownVisitor } from '../telemetry/telemetry.visitors.service.ts';
import type { Culprits, FailedIn, Named } from './demotions.blame.service.ts';
import { fatalPhases, findCulprits, nameOf } from './demotions.blame.service.ts';
import type { Evidence } from './enough.ts';

/** The phases in which a file did not load. */
const unloadedPhases = ['entry', 'module'];

/** The most visitors of one network that count; more may be one machine that makes up cookies. */
const mostOfOneNetwork = 2;

/** The number of different sets of builds whose failures are looked at, the most frequent first. */
const mostSets = 20;

/** A build that has just gone live is measured by the pages of at least this time before it. */
const leastMinutes = 1;
const newForMs = 86_400_000;

export type Situation = {
  given: Map<string, number>;
  minutes: number;
  /** The share of the pages that get a build. */
  shareOf: (build: Named) => Promise<number>;
};
export type Found = Evidence & {
  /** The builds that failed, because of themselves or of others. */
  failing: Named[];
};

/** Reads the evidence against these builds. */
export async function readEvidence(tx: Tx, culprits: Culprits, situation: Situation): Promise<Found> {
  const { minutes, shareOf } = situation;
  const share = Math.min(...(await Promise.all(culprits.builds.map(shareOf))));
  const since = new Date(culprits.since);
  const window = before(new Date(), minutes);
  const elapsed = Math.min(minutes, Math.max(leastMinutes, (Date.now() - culprits.since) / 60_000));
  const sets = await findFailures(tx, culprits, { ...situation, from: window });
  const lately = await countVisitors(tx, sets, { culprits: culprits.builds, from: window, minutes });
  let pages = 0;
  for (const { remote, build } of failingIn(sets)) {
    const own = await readPages(tx, { remote, build, from: since > window ? since : window });
    // How many pages the stores of a rollout have is not known: it is measured by its own.
    const all = share < 1 ? 0 : await readPages(tx, { remote, from: window });
    pages += Math.max(own, all * (elapsed / minutes));
  }
  const found = { ...lately, pages, failing: failingIn(sets) };
  const isNew = Date.now() - culprits.since < newForMs && !(await wasPublishedAgain(tx, culprits));
  if (!isNew) return { ...found, sinceNew: null };
  const all = await findFailures(tx, culprits, { ...situation, from: since });
  const { signed, tries } = await countVisitors(tx, all, { culprits: culprits.builds, from: since, minutes });
  let [expected, worked] = [0, 0];
  for (const { remote, build } of failingIn(all)) {
    const earlier = await readPages(tx, { remote, from: before(since, minutes), to: since });
    expected += share * earlier * (elapsed / minutes);
    worked += await readPages(tx, { remote, build, from: since });
  }
  return { ...found, sinceNew: { visitors: signed, tries, expected, worked } };
}

const before = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * 60_000);

const failingIn = (sets: FailedIn[]): Named[] => [
  ...new Map(sets.map(({ remote, build }) => [`${remote}/${build}`, { remote, build }])).values(),
];

const after = (moment: Date) => sql`${remoteErrors.createdAt} >= ${moment.toISOString()}::timestamptz`;

/** Reads which builds failed because of these builds, and in which pages' sets of builds. */
async function findFailures(
  tx: Tx,
  { builds }: Culprits,
  { from, ...situation }: Situation & { from: Date },
): Promise<FailedIn[]> {
  const sets = await tx
    .select({ remote: remoteErrors.remote, build: remoteErrors.build, builds: remoteErrors.builds })
    .from(remoteErrors)
    .where(
      and(
        after(from),
        inArray(remoteErrors.phase, fatalPhases),
        or(...builds.map(({ remote, build }) => sql`${remoteErrors.builds} ->> ${remote} = ${build}`)),
      ),
    )
    .groupBy(remoteErrors.remote, remoteErrors.build, remoteErrors.builds)
    .orderBy(sql`count(*) desc`)
    .limit(mostSets);
  const found: FailedIn[] = [];
  for (const set of sets) {
    const culprits = await findCulprits(tx, set, situation);
    const isTheirs = culprits?.builds.some((one) => builds.some((other) => nameOf(other) === nameOf(one)));
    if (isTheirs) found.push(set);
  }
  return found;
}

/** Whether an operator has published it after it failed: a person's word counts more than that of a few visitors. */
async function wasPublishedAgain(tx: Tx, { builds, since }: Culprits): Promise<boolean> {
  const again = await tx
    .select({ build: releases.build })
    .from(releases)
    .where(and(isOneOf(builds), sql`${releases.publishedAt} > to_timestamp(${since} / 1000.0::float8)`));
  return again.length > 0;
}

/** Failures before a culprit was published again do not count. */
async function countVisitors(
  tx: Tx,
  sets: FailedIn[],
  { culprits, from, minutes }: { culprits: Named[]; from: Date; minutes: number },
): Promise<{ visitors: number; signed: number; tries: number }> {
  if (sets.length === 0) return { visitors: 0, signed: 0, tries: 0 };
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
          eq(others.remote, remoteErrors.remote),
          ne(others.build, remoteErrors.build),
          eq(others.visitor, remoteErrors.visitor),
          inArray(others.phase, unloadedPhases),
          sql`${others.createdAt} > ${remoteErrors.createdAt} - ${minutes} * interval '1 minute'`,
        ),
      ),
  );
  const isOneOfSets = sql`(${remoteErrors.remote}, ${remoteErrors.build}, ${remoteErrors.builds}) in (${sql.join(
    sets.map(({ remote, build, builds }) => sql`(${remote}, ${build}, ${JSON.stringify(builds)}::jsonb)`),
    sql`, `,
  )})`;
  const perVisitor = tx
    .select({
      visitor: visitor.as('visitor'),
      network: network.as('network'),
      tries: sql<number>`count(distinct date_trunc('minute', ${remoteErrors.createdAt}))`.as('tries'),
    })
    .from(remoteErrors)
    .where(
      and(
        after(from),
        isOneOfSets,
        inArray(remoteErrors.phase, fatalPhases),
        sql`${remoteErrors.createdAt} > (select max(published_at) from releases where ${isOneOf(culprits)})`,
        sql`not (${inArray(remoteErrors.phase, unloadedPhases)} and ${hasNoNetwork})`,
      ),
    )
    .groupBy(visitor, network)
    .as('per_visitor');
  const isSigned = sql`${perVisitor.visitor} <> ${unknownVisitor}`;
  const capped = (
    which: SQL,
  ) => sql`case when ${perVisitor.network} = '' then count(distinct ${perVisitor.visitor}) filter (where ${which})
    else least(count(distinct ${perVisitor.visitor}) filter (where ${which}), ${mostOfOneNetwork}) end`;
  const perNetwork = tx
    .select({
      visitors: sql<number>`${capped(sql`true`)}`.as('visitors'),
      signed: sql<number>`${capped(isSigned)}`.as('signed'),
      tries: sql<number>`coalesce(max(${perVisitor.tries}) filter (where ${isSigned}), 0)`.as('most_tries'),
    })
    .from(perVisitor)
    .groupBy(perVisitor.network)
    .as('per_network');
  const [row] = await tx
    .select({
      visitors: sql<number>`coalesce(sum(${perNetwork.visitors}), 0)::int`,
      signed: sql<number>`coalesce(sum(${perNetwork.signed}), 0)::int`,
      tries: sql<number>`coalesce(max(${perNetwork.tries}), 0)::int`,
    })
    .from(perNetwork);
  return row ?? { visitors: 0, signed: 0, tries: 0 };
}
