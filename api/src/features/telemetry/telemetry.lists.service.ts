import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { countSome, readPage } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { platformStore } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import type { Metric } from './metrics.ts';
import { boundsOf, metrics, percentile } from './metrics.ts';
import type { RemoteError, RemoteErrorQuery, RemoteNumbers, RemoteNumbersQuery } from './telemetry.schema.ts';
import { remoteError } from './telemetry.schema.ts';
import { remoteErrors } from './telemetry.table.ts';

/** The order of the index, so that nothing is sorted. */
const newestFirst = sql`${remoteErrors.createdAt} desc nulls last, ${remoteErrors.id} desc nulls last`;

/** Lists errors, newest first. The count stops at 10,000. */
export function listRemoteErrors(tx: Tx, query: RemoteErrorQuery): Promise<ListReply<RemoteError>> {
  const { remote, build, fingerprint } = query;
  const where = and(
    remote ? eq(remoteErrors.remote, remote) : undefined,
    build ? eq(remoteErrors.build, build) : undefined,
    fingerprint ? eq(remoteErrors.fingerprint, fingerprint) : undefined,
  );
  return readPage(query, {
    rows: tx
      .select({
        ...columnsOf(remoteErrors, remoteError),
        storeName: tenants.name,
        visitor: sql<string>`split_part(${remoteErrors.visitor}, '.', 1)`,
      })
      .from(remoteErrors)
      .leftJoin(tenants, eq(tenants.id, remoteErrors.storeId))
      .where(where)
      .orderBy(newestFirst),
    total: countSome(tx, remoteErrors, where, newestFirst),
  });
}

const mostLines = 200;

type Line = {
  remote: string;
  build: string;
  store: string;
  name: string | null;
  metric: Metric | 'errors';
  count: number;
  sum: number;
  buckets: (number | null)[];
};

/** Each bucket by itself, because aggregating arrays takes many times as long. */
const addedBuckets = sql.raw(
  Array.from(
    { length: Math.max(...metrics.map((metric) => boundsOf[metric].length)) + 1 },
    (_none, at) => `sum(n.buckets[${at + 1}])::float8`,
  ).join(', '),
);

/** Reads the numbers of pages, added up by build, or by build and store; only of these metrics, if any are named. */
export async function readRemoteNumbers(
  tx: Tx,
  query: RemoteNumbersQuery,
  only?: readonly Metric[],
): Promise<RemoteNumbers[]> {
  const { remote, build, storeId, days, by } = query;
  const store = by === 'store' ? sql`n.store_id` : sql`${platformStore}::uuid`;
  const where = sql`n.day > (now() at time zone 'utc')::date - ${days}::int
    ${remote ? sql`and n.remote = ${remote}` : sql``}
    ${build ? sql`and n.build = ${build}` : sql``}
    ${storeId ? sql`and n.store_id = ${storeId}` : sql``}
    ${only ? sql`and n.metric in ${[...only]}` : sql``}`;
  const { rows } = await tx.execute<Line>(sql`
    with shown as materialized (
      select n.remote, n.build, ${store} as store,
        coalesce(sum(n.count) filter (where n.metric = 'pages'), 0) as pages
      from remote_numbers n where ${where}
      group by 1, 2, 3 order by pages desc, 1, 2, 3 limit ${mostLines}
    )
    select s.remote, s.build, s.store, t.name, n.metric, sum(n.count)::float8 as count, sum(n.sum) as sum,
      array[${addedBuckets}] as buckets
    from shown s
    join remote_numbers n on n.remote = s.remote and n.build = s.build and ${store} = s.store
    left join tenants t on t.id = s.store
    where ${where}
    group by s.pages, s.remote, s.build, s.store, t.name, n.metric
    order by s.pages desc, s.remote, s.build, s.store`);
  const items = new Map<string, RemoteNumbers>();
  for (const line of rows) {
    const key = `${line.remote} ${line.build} ${line.store}`;
    const item = items.get(key) ?? emptyNumbers(line);
    items.set(key, item);
    if (line.metric === 'pages' || line.metric === 'errors') item[line.metric] = line.count;
    else if (metrics.includes(line.metric)) {
      const { count, sum } = line;
      const buckets = line.buckets.map((counted) => counted ?? 0);
      const share = (of: number) => percentile(line.metric as Metric, buckets, of);
      item[line.metric] = { count, mean: sum / count, p75: share(0.75), p95: share(0.95) };
    }
  }
  return [...items.values()];
}

const emptyNumbers = ({ remote, build, store, name }: Line): RemoteNumbers => ({
  ...{ remote, build, storeId: store === platformStore ? null : store, storeName: name, pages: 0, errors: 0 },
  ...{ load: null, bytes: null, lcp: null, inp: null, cls: null, fcp: null, ttfb: null },
});
