import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { remotePages } from './telemetry.table.ts';

type Named = { remote: string; build: string };

/** Counts pages. It is the last statement of a transaction, as the pages of all stores update the same rows. */
export async function countPages(tx: Tx, builds: readonly Named[]): Promise<void> {
  const unique = new Map(builds.map(({ remote, build }) => [`${remote}/${build}`, { remote, build }]));
  if (unique.size === 0) return;
  // The order is fixed, because concurrent reports update the same rows.
  const rows = [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  await tx
    .insert(remotePages)
    .values(rows.map((one) => ({ ...one, minute: sql`date_trunc('minute', now())`, pages: 1 })))
    .onConflictDoUpdate({
      target: [remotePages.remote, remotePages.minute, remotePages.build],
      set: { pages: sql`${remotePages.pages} + 1` },
    });
}

/** Reads the number of pages with a part, in any build or in one, in the minutes of this time. */
export async function readPages(
  tx: Tx,
  { remote, build, from, to }: { remote: string; build?: string | undefined; from: Date; to?: Date },
): Promise<number> {
  const [row] = await tx
    .select({ pages: sql<number>`coalesce(sum(${remotePages.pages}), 0)::float8` })
    .from(remotePages)
    .where(
      and(
        eq(remotePages.remote, remote),
        build === undefined ? undefined : eq(remotePages.build, build),
        gte(remotePages.minute, sql`date_trunc('minute', ${from.toISOString()}::timestamptz)`),
        to && lt(remotePages.minute, sql`date_trunc('minute', ${to.toISOString()}::timestamptz)`),
      ),
    );
  return row?.pages ?? 0;
}
