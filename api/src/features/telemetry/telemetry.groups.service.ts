import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { labelOf } from '../releases/release-label.ts';
import { releases } from '../releases/releases.table.ts';
import type { ErrorGroup, ErrorGroupQuery } from './telemetry.schema.ts';
import { remoteErrors } from './telemetry.table.ts';

/** Only the newest errors are grouped, so that a storm of them costs a reader no more. */
const newest = 20_000;
const names = 10;

const namesOf = (column: string) =>
  sql.raw(`(array_agg(distinct ${column}) filter (where ${column} <> ''))[1:${names}]`);

type Line = Omit<ErrorGroup, 'label' | 'browsers' | 'stores' | 'compositions' | 'firstAt' | 'lastAt'> & {
  release: Parameters<typeof labelOf>[0] | null;
  browsers: string[] | null;
  stores: string[] | null;
  compositions: string[] | null;
  first_at: Date;
  last_at: Date;
  total: number;
};

/** Equal errors of each build, the one seen last first; those of the last `hours`, or all that are kept. */
export async function listErrorGroups(
  tx: Tx,
  query: ErrorGroupQuery,
  hours?: number,
): Promise<ListReply<ErrorGroup>> {
  const { remote, build, page, limit } = query;
  const since = hours ? sql`e.created_at > now() - make_interval(hours => ${hours})` : sql`true`;
  const { rows } = await tx.execute<Line>(sql`
    with newest as materialized (
      select e.*, t.name as store from ${remoteErrors} e left join tenants t on t.id = e.store_id
      where ${remote ? sql`e.remote = ${remote}` : sql`true`} and ${build ? sql`e.build = ${build}` : sql`true`}
        and ${since}
      order by e.created_at desc nulls last, e.id desc nulls last limit ${newest}
    )
    select remote, build, phase, fingerprint,
      (array_agg(message order by created_at desc))[1] as message,
      (array_agg(path order by created_at desc))[1] as path,
      (select jsonb_build_object('version', r.version, 'patch', r.patch, 'commit', r.commit) from ${releases} r
        where r.remote = newest.remote and r.build = newest.build) as release,
      count(*)::int as count, count(distinct split_part(visitor, '.', 1))::int as visitors,
      ${namesOf('browser')} as browsers, ${namesOf('store')} as stores, ${namesOf('composition')} as compositions,
      min(created_at) as first_at, max(created_at) as last_at, count(*) over ()::int as total
    from newest group by remote, build, phase, fingerprint
    order by last_at desc, remote, build, phase, fingerprint
    limit ${limit} offset ${(page - 1) * limit}`);
  const totalDoc = rows[0]?.total ?? 0;
  const items = rows.map(
    ({ release, browsers, stores, compositions, first_at, last_at, total: _total, ...row }) => ({
      ...{ ...row, label: release && labelOf(release) },
      ...{ browsers: browsers ?? [], stores: stores ?? [], compositions: compositions ?? [] },
      ...{ firstAt: new Date(first_at).toISOString(), lastAt: new Date(last_at).toISOString() },
    }),
  );
  return { items, totalDoc, page, pages: Math.ceil(totalDoc / limit) };
}
