import { count, countDistinct, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readRemoteNumbers } from './telemetry.lists.service.ts';
import { remoteErrors } from './telemetry.table.ts';

type Named = { remote: string; build: string };
type Recent = {
  pages: number;
  errors: number;
  visitorsWithErrors: number;
  p75: { lcp: number | null; load: number | null };
};
export type RecentNumbers = { of(name: Named): Recent };

const nameOf = ({ remote, build }: Named) => `${remote}/${build}`;

/**
 * The numbers of each build in the last 24 hours. Pages are counted by day, so yesterday's count is weighted by its
 * remaining hours; percentiles are those of both days.
 */
export async function readRecentNumbers(tx: Tx): Promise<RecentNumbers> {
  const errors = await tx
    .select({
      remote: remoteErrors.remote,
      build: remoteErrors.build,
      errors: count(),
      visitorsWithErrors: countDistinct(sql`split_part(${remoteErrors.visitor}, '.', 1)`),
    })
    .from(remoteErrors)
    .where(gt(remoteErrors.createdAt, sql`now() - interval '24 hours'`))
    .groupBy(remoteErrors.remote, remoteErrors.build);
  const { rows: pages } = await tx.execute<Named & { pages: number }>(sql`
    select remote, build, round(sum(case when day = today then count else count * (1 - passed) end))::int as pages
    from remote_numbers, (
      select now_utc::date as today, extract(epoch from now_utc - now_utc::date)::float8 / 86400 as passed
      from (select now() at time zone 'utc' as now_utc) n) t
    where metric = 'pages' and day >= today - 1
    group by remote, build`);
  const numbers = await readRemoteNumbers(tx, { days: 2, by: 'build' }, ['lcp', 'load']);
  const errorsOf = new Map(errors.map((row) => [nameOf(row), row]));
  const pagesOf = new Map(pages.map((row) => [nameOf(row), row.pages]));
  const numbersOf = new Map(numbers.map((row) => [nameOf(row), row]));
  return {
    of(name) {
      const key = nameOf(name);
      const { lcp, load } = numbersOf.get(key) ?? {};
      return {
        pages: pagesOf.get(key) ?? 0,
        errors: errorsOf.get(key)?.errors ?? 0,
        visitorsWithErrors: errorsOf.get(key)?.visitorsWithErrors ?? 0,
        p75: { lcp: lcp?.p75 ?? null, load: load?.p75 ?? null },
      };
    },
  };
}
