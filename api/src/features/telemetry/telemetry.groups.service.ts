import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readPage } from '../../platform/database/list.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { labelOf } from '../releases/release-label.ts';
import { releases } from '../releases/releases.table.ts';
import type { ErrorGroup, ErrorGroupQuery } from './telemetry.schema.ts';
import { remoteErrors } from './telemetry.table.ts';

/** Only the newest errors are grouped, so that a storm of them costs a reader no more. */
const mostGrouped = 20_000;
const names = 10;

const namesOf = (column: string) =>
  sql.raw(`coalesce((array_agg(distinct ${column}) filter (where ${column} <> ''))[1:${names}], '{}')`);

type Line = Omit<ErrorGroup, 'label'> & { release: Parameters<typeof labelOf>[0] | null };

/**
 * Lists the groups of equal errors of each build, the one seen last first; those of the last `hours`, or all that are
 * kept.
 */
export async function listErrorGroups(
  tx: Tx,
  query: ErrorGroupQuery,
  hours?: number,
): Promise<ListReply<ErrorGroup>> {
  const { remote, build } = query;
  const since = hours ? sql`e.created_at > now() - make_interval(hours => ${hours})` : sql`true`;
  const newest = sql`(
      select e.*, t.name as store from ${remoteErrors} e left join tenants t on t.id = e.store_id
      where ${remote ? sql`e.remote = ${remote}` : sql`true`} and ${build ? sql`e.build = ${build}` : sql`true`}
        and ${since}
      order by e.created_at desc nulls last, e.id desc nulls last limit ${mostGrouped}
    ) as newest`;
  const key = sql`remote, build, phase, fingerprint`;
  return readPage(query, {
    async rows(limit, offset) {
      const { rows } = await tx.execute<Line>(sql`
        select ${key},
          (array_agg(message order by created_at desc))[1] as message,
          (array_agg(path order by created_at desc))[1] as path,
          (select jsonb_build_object('version', r.version, 'patch', r.patch, 'commit', r.commit) from ${releases} r
            where r.remote = newest.remote and r.build = newest.build) as release,
          count(*)::int as count, count(distinct split_part(visitor, '.', 1))::int as visitors,
          ${namesOf('browser')} as browsers, ${namesOf('store')} as stores,
          ${namesOf('composition')} as compositions,
          min(created_at) as "firstAt", max(created_at) as "lastAt"
        from ${newest} group by ${key} order by "lastAt" desc, ${key} limit ${limit} offset ${offset}`);
      return rows.map(({ release, firstAt, lastAt, ...group }) => ({
        ...{ ...group, label: release && labelOf(release) },
        ...{ firstAt: new Date(firstAt), lastAt: new Date(lastAt) },
      }));
    },
    total: tx.$count(sql`(select from ${newest} group by ${key}) as groups`),
  });
}
