import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { tenants } from '../tenants/tenants.table.ts';
import type { Metric } from './metrics.ts';
import { metrics, percentile } from './metrics.ts';
import type { RemoteError, RemoteErrorQuery, RemoteNumbers, RemoteNumbersQuery } from './telemetry.schema.ts';
import { platformPages } from './telemetry.service.ts';
import { remoteErrors } from './telemetry.table.ts';

/** Counting millions of them would take longer than anybody reads. */
const mostCounted = 10_000;

/** The newest first. Of more than 10,000 no more are counted. */
export async function listRemoteErrors(tx: Tx, query: RemoteErrorQuery): Promise<ListReply<RemoteError>> {
  const { page, limit, remote, build } = query;
  const where = and(
    remote ? eq(remoteErrors.remote, remote) : undefined,
    build ? eq(remoteErrors.build, build) : undefined,
  );
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(remoteErrors)
    .where(where)
    .limit(mostCounted)
    .as('some');
  const [total] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
  const rows = await tx
    .select({
      id: remoteErrors.id,
      storeId: remoteErrors.storeId,
      storeName: tenants.name,
      remote: remoteErrors.remote,
      build: remoteErrors.build,
      composition: remoteErrors.composition,
      phase: remoteErrors.phase,
      message: remoteErrors.message,
      path: remoteErrors.path,
      visitor: sql<string>`split_part(${remoteErrors.visitor}, '.', 1)`,
      createdAt: remoteErrors.createdAt,
    })
    .from(remoteErrors)
    .leftJoin(tenants, eq(tenants.id, remoteErrors.storeId))
    .where(where)
    .orderBy(desc(remoteErrors.createdAt), desc(remoteErrors.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const totalDoc = total?.count ?? 0;
  return {
    items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    ...{ totalDoc, page, pages: Math.ceil(totalDoc / limit) },
  };
}

const mostLines = 200;

type Line = {
  remote: string;
  build: string;
  store: string | null;
  name: string | null;
  metric: Metric | 'errors';
  count: number;
  sum: number;
  buckets: number[];
};

/** What pages measured, added up by build, or by build and store. */
export async function readRemoteNumbers(tx: Tx, query: RemoteNumbersQuery): Promise<RemoteNumbers[]> {
  const { remote, build, storeId, days, by } = query;
  const store = by === 'store' ? sql`nullif(store_id, ${platformPages}::uuid)` : sql`null::uuid`;
  const { rows } = await tx.execute<Line>(sql`
    with lines as (
      select remote, build, ${store} as store, metric, count, sum, buckets from remote_numbers
      where day > (now() at time zone 'utc')::date - ${days}::int
        ${remote ? sql`and remote = ${remote}` : sql``}
        ${build ? sql`and build = ${build}` : sql``}
        ${storeId ? sql`and store_id = ${storeId}` : sql``}
    ), shown as (
      select remote, build, store, coalesce(sum(count) filter (where metric = 'pages'), 0) as pages
      from lines group by 1, 2, 3 order by pages desc, remote, build, store limit ${mostLines}
    ), kept as (
      select l.*, s.pages from lines l join shown s
        on s.remote = l.remote and s.build = l.build and s.store is not distinct from l.store
    ), totals as (
      select remote, build, store, metric, pages, sum(count)::float8 as count, sum(sum) as sum
      from kept group by 1, 2, 3, 4, 5
    ), counted as (
      select remote, build, store, metric, at, sum(value) as value
      from kept, unnest(buckets) with ordinality as b(value, at) group by 1, 2, 3, 4, 5
    ), histograms as (
      select remote, build, store, metric, array_agg(value::float8 order by at) as buckets
      from counted group by 1, 2, 3, 4
    )
    select t.remote, t.build, t.store, n.name, t.metric, t.count, t.sum, h.buckets
    from totals t
    join histograms h on h.remote = t.remote and h.build = t.build and h.metric = t.metric
      and h.store is not distinct from t.store
    left join tenants n on n.id = t.store
    order by t.pages desc, t.remote, t.build, t.store`);
  const items = new Map<string, RemoteNumbers>();
  for (const line of rows) {
    const key = `${line.remote} ${line.build} ${line.store}`;
    const item = items.get(key) ?? emptyNumbers(line);
    items.set(key, item);
    if (line.metric === 'pages' || line.metric === 'errors') item[line.metric] = line.count;
    else if (metrics.includes(line.metric)) {
      const { count, sum, buckets } = line;
      item[line.metric] = { count, mean: sum / count, p75: percentile(line.metric, buckets, 0.75) };
    }
  }
  return [...items.values()];
}

const emptyNumbers = ({ remote, build, store, name }: Line): RemoteNumbers => ({
  ...{ remote, build, storeId: store, storeName: name, pages: 0, errors: 0 },
  ...{ load: null, bytes: null, lcp: null, inp: null, cls: null, fcp: null, ttfb: null },
});
