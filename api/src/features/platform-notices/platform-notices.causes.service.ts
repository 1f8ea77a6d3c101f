import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { Cause } from './platform-notices.service.ts';

/** An older failure is no news, even if nobody has put it right. */
const lately = sql`now() - interval '1 day'`;

/** The share of a plan's pictures from which on the next one may be refused. */
const fullStorage = 0.95;

const longest = 200;

/** Mails of the platform and its stores that were given up. */
export async function findFailedMails(tx: Tx): Promise<Cause[]> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from mails where status = 'failed' and next_attempt_at > ${lately}`);
  const count = rows[0]?.count ?? 0;
  return count > 0 ? [{ subject: '', values: { count }, count }] : [];
}

type FailedJobs = { queue: string; count: number; storeId: string | null; message: string };

/** Finds failed jobs, by queue. An archive that failed is no failed job: it says so itself. */
export async function findFailedJobs(tx: Tx): Promise<Cause[]> {
  const { rows: known } = await tx.execute<{ name: string }>(
    // The queue counts its jobs itself, so that they are looked through only when there are some.
    sql`select name from jobs.queue where failed_count > 0 and name not like '\\_\\_%'`,
  );
  const names = known.map(({ name }) => name);
  const { rows: failed } =
    names.length === 0
      ? { rows: [] }
      : await tx.execute<FailedJobs>(sql`
          select name as queue, count(*)::int as count,
            (array_agg(data ->> 'tenantId' order by completed_on desc))[1] as "storeId",
            coalesce((array_agg(output ->> 'message' order by completed_on desc))[1], '') as message
          from jobs.job where name in ${names} and state = 'failed' group by name`);
  const { rows: archives } = await tx.execute<FailedJobs>(sql`
    select 'archives' as queue, count(*)::int as count, null as "storeId",
      (array_agg(problem order by finished_at desc))[1] as message
    from archives where status = 'failed' and finished_at > ${lately} having count(*) > 0`);
  const byQueue = Map.groupBy([...failed, ...archives], ({ queue }) => queue);
  return [...byQueue].map(([queue, all]) => {
    const count = all.reduce((sum, one) => sum + one.count, 0);
    const [{ storeId, message } = { storeId: null, message: '' }] = all;
    const values = { queue, count, message: message.slice(0, longest), ...(storeId && { storeId }) };
    return { subject: queue, values, count };
  });
}

type Reached = { id: string; shop: string; slug: string; thing: string; used: number; limit: number };

/** Finds open stores that have reached a limit of their plan; the limit of orders is that of this month. */
export async function findReachedLimits(tx: Tx): Promise<Cause[]> {
  const { rows } = await tx.execute<Reached>(sql`
    select t.id, t.name as shop, t.slug, l.thing, l.used, l.max as limit
    from subscriptions s
    join plans p on p.id = s.plan_id
    join tenants t on t.id = s.tenant_id and t.status = 'active'
    left join store_figures f on f.tenant_id = t.id
    cross join lateral (values
      ('products', f.products, p.max_products, 1),
      ('staff', f.staff, p.max_staff, 1),
      ('storage', ceil(f.picture_bytes / 1e6)::int, p.max_storage_mb, ${fullStorage}::float8),
      ('orders', case when p.max_orders is null then 0 else (
        select sum(d.orders) from store_days d
        where d.tenant_id = t.id and d.day >= date_trunc('month', now(), 'UTC')::date
      ) end::int, p.max_orders, 1)
    ) l (thing, used, max, share)
    where l.max is not null and l.used >= l.max * l.share and l.used > 0
    order by t.id, l.thing`);
  return rows.map(({ id, shop, slug, thing, used, limit }) => ({
    subject: `${id}/${thing}`,
    values: { shop, slug },
    why: { code: `limit_${thing}`, values: { used, limit } },
  }));
}

export async function findPastDue(tx: Tx): Promise<Cause[]> {
  const { rows } = await tx.execute<{ id: string; shop: string; slug: string }>(sql`
    select t.id, t.name as shop, t.slug from subscriptions s join tenants t on t.id = s.tenant_id
    where s.state = 'past_due' order by t.id`);
  return rows.map(({ id, shop, slug }) => ({ subject: id, values: { shop, slug } }));
}
