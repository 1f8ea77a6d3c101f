import { and, asc, count, desc, eq, inArray, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import { findLastGood, readHistory } from '../rollouts/rollouts.history.service.ts';
import { readLive } from '../rollouts/rollouts.live.service.ts';
import type { Ring, Rollout } from '../rollouts/rollouts.schema.ts';
import { readActiveRollouts } from '../rollouts/rollouts.service.ts';
import type { Stores } from '../rollouts/shares.ts';
import { sharesOf } from '../rollouts/shares.ts';
import type { PastRuns } from '../runs/run-rows.ts';
import { readRuns } from '../runs/run-rows.ts';
import type { RecentNumbers } from '../telemetry/telemetry.recent.service.ts';
import { readRecentNumbers } from '../telemetry/telemetry.recent.service.ts';
import { readReleaseSettings } from '../telemetry/telemetry.settings.service.ts';
import { labelOf } from './release-label.ts';
import { isOneOf } from './release-rows.ts';
import type { OverviewBuild, ReleaseOverview } from './releases.overview.schema.ts';
import type { ReleaseName } from './releases.schema.ts';
import { releases } from './releases.table.ts';

/** The newest builds of each part, in addition to those that visitors get. */
const newestBuilds = 10;

/** Reads the data of the releases page. */
export async function readOverview(tx: Tx): Promise<ReleaseOverview> {
  const live = await readLive(tx);
  const history = await readHistory(tx);
  const rollouts = await readActiveRollouts(tx);
  const lastGood = new Map<string, string | null>();
  for (const remote of Object.keys(live.parts)) lastGood.set(remote, await findLastGood(tx, remote, history));
  const rows = await readBuilds(tx, [
    ...Object.entries(live.parts).map(([remote, build]) => ({ remote, build })),
    ...rollouts,
    ...[...lastGood].flatMap(([remote, build]) => (build ? [{ remote, build }] : [])),
  ]);
  const stores = await readStores(tx, rollouts);
  const recent = await readRecentNumbers(tx);
  const runs = await readRuns(
    tx,
    rows.map(({ build }) => build),
  );
  const parts = [...new Set(rows.map(({ remote }) => remote))].map((remote) => {
    const mine = rollouts.filter((one) => one.remote === remote);
    const now = live.parts[remote];
    const shares = sharesOf(now, mine, stores, new Date());
    const builds = rows.filter((row) => row.remote === remote);
    const liveBuild = builds.find(({ build }) => build === now);
    return {
      remote,
      live: presentLive(liveBuild),
      optional: liveBuild?.optional ?? false,
      lastGood: lastGood.get(remote) ?? null,
      builds: builds.map((row) => presentBuild(row, shares.get(row.build) ?? 0, recent, runs)),
      rollouts: mine,
    };
  });
  return {
    parts,
    rings: await countRings(tx),
    settings: await readReleaseSettings(tx),
    notices: [],
  };
}

const columns = {
  remote: releases.remote,
  build: releases.build,
  version: releases.version,
  patch: releases.patch,
  commit: releases.commit,
  status: releases.status,
  reason: releases.reason,
  publishedAt: releases.publishedAt,
  publishedBy: releases.publishedBy,
  browserCheck: releases.browserCheck,
  optional: sql<boolean>`coalesce(jsonb_array_length(${releases.record} -> 'paths'), 0) > 0`,
};
type Row = Pick<typeof releases.$inferSelect, Exclude<keyof typeof columns, 'optional'>> & {
  optional: boolean;
};

async function readBuilds(tx: Tx, shown: ReleaseName[]): Promise<Row[]> {
  const newest = tx
    .select({
      remote: releases.remote,
      build: releases.build,
      place:
        sql<number>`row_number() over (partition by ${releases.remote} order by ${releases.createdAt} desc)`.as(
          'place',
        ),
    })
    .from(releases)
    .where(ne(releases.status, 'uploading'))
    .as('newest');
  return tx
    .select(columns)
    .from(releases)
    .innerJoin(newest, and(eq(newest.remote, releases.remote), eq(newest.build, releases.build)))
    .where(or(lte(newest.place, newestBuilds), shown.length > 0 ? isOneOf(shown) : undefined))
    .orderBy(asc(releases.remote), desc(releases.createdAt), desc(releases.build));
}

/** Stores that a rollout names are counted one by one, the others by ring. */
async function readStores(tx: Tx, rollouts: readonly Rollout[]): Promise<Stores[]> {
  const named = [...new Set(rollouts.flatMap(({ tenantIds }) => tenantIds ?? []))];
  const isActive = eq(tenants.status, 'active');
  const rings = await tx
    .select({ ring: tenants.ring, count: count() })
    .from(tenants)
    .where(and(isActive, named.length > 0 ? notInArray(tenants.id, named) : undefined))
    .groupBy(tenants.ring);
  const single =
    named.length === 0
      ? []
      : await tx
          .select({ id: tenants.id, ring: tenants.ring })
          .from(tenants)
          .where(and(isActive, inArray(tenants.id, named)));
  return [...rings.map((one) => ({ ...one, id: null })), ...single.map((one) => ({ ...one, count: 1 }))];
}

async function countRings(tx: Tx): Promise<Record<Ring, number>> {
  const rows = await tx.select({ ring: tenants.ring, count: count() }).from(tenants).groupBy(tenants.ring);
  const of = (ring: Ring) => rows.find((row) => row.ring === ring)?.count ?? 0;
  return { first: of('first'), early: of('early'), everyone: of('everyone') };
}

const presentMoment = (at: Date | null) => at?.toISOString() ?? null;

function presentLive(row: Row | undefined): ReleaseOverview['parts'][number]['live'] {
  if (!row) return null;
  const { build, version, commit, publishedAt, publishedBy } = row;
  const shown = { build, version, label: labelOf(row), commit };
  return { ...shown, publishedAt: presentMoment(publishedAt), publishedBy };
}

function presentBuild(
  { remote, patch, optional: _optional, publishedAt, browserCheck, ...row }: Row,
  share: number,
  recent: RecentNumbers,
  runs: PastRuns,
): OverviewBuild {
  return {
    ...row,
    label: labelOf({ ...row, patch }),
    publishedAt: presentMoment(publishedAt),
    share,
    ran: runs.get(`${remote} ${row.build}`) ?? null,
    opened: browserCheck && { pages: browserCheck.pages, ms: browserCheck.ms, at: browserCheck.at },
    ...recent.of({ remote, build: row.build }),
  };
}
