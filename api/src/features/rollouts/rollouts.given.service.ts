import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { compositions } from '../releases/releases.table.ts';
import { newestFirst, readLive } from './rollouts.live.service.ts';
import { rollouts } from './rollouts.table.ts';

type Named = { remote: string; build: string };

/** How far back the first composition of a build is looked for. */
const longest = 200;

/** Reads the builds that pages get now, as `remote/build` → when they first got them. */
export async function readGiven(tx: Tx): Promise<Map<string, number>> {
  const { parts } = await readLive(tx);
  const rolledOut = await tx
    .select({ remote: rollouts.remote, build: rollouts.build })
    .from(rollouts)
    .where(and(eq(rollouts.status, 'active'), sql`${rollouts.startsAt} <= now()`));
  const builds = [...Object.entries(parts).map(([remote, build]) => ({ remote, build })), ...rolledOut];
  if (builds.length === 0) return new Map();
  const { rows } = await tx.execute<Named & { since: number }>(sql`
    with newest as materialized (
      select parts, created_at from ${compositions} order by ${newestFirst} limit ${longest}
    )
    select n.remote, n.build, extract(epoch from least(
      (select min(created_at) from newest where parts ->> n.remote = n.build),
      (select min(starts_at) from ${rollouts} o where o.remote = n.remote and o.build = n.build)
    ))::float8 * 1000 as since
    from jsonb_to_recordset(${JSON.stringify(builds)}::jsonb) as n(remote text, build text)`);
  return new Map(rows.map((row) => [`${row.remote}/${row.build}`, row.since]));
}
