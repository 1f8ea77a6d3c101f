import type { SQL } from 'drizzle-orm';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { products } from '../products/products.table.ts';

type Day = { day: string };
type SalesOfDay = Day & { currency: string; orders: number; amount: number; lastOrderAt: string };

export type CountedStore = {
  tenantId: string;
  /** The days that were looked at, also those without anything. */
  days: string[] | 'all';
  sales: SalesOfDay[];
  signUps: (Day & { signUps: number })[];
  /** Undefined: they have not changed. */
  products: number | undefined;
};

type Asked = { days: string[] | 'all'; withProducts: boolean };

const dayOf = (time: SQL) => sql`(${time} at time zone 'UTC')::date`;

/**
 * Returns the condition for some days: a range for the index, and the days themselves, as there may be others between
 * them.
 */
function isOn(time: SQL, days: string[] | 'all'): SQL {
  if (days === 'all') return sql`true`;
  return sql`${time} >= ${days[0]}::date::timestamp at time zone 'UTC'
    and ${time} < (${days.at(-1)}::date + 1)::timestamp at time zone 'UTC'
    and ${dayOf(time)} = any(${sql.param(days)}::date[])`;
}

/** Counts in the tables of one store, by its own role. */
export async function countStore(
  tx: Tx,
  tenantId: string,
  { days, withProducts }: Asked,
): Promise<CountedStore> {
  const isEmpty = days.length === 0;
  const sales = isEmpty
    ? { rows: [] }
    : await tx.execute<SalesOfDay>(sql`
        select ${dayOf(sql`placed_at`)}::text as day, currency, count(*)::int as orders,
          sum(total)::float8 as amount,
          to_char(max(placed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastOrderAt"
        from orders where tenant_id = ${tenantId} and status <> 'cancelled' and ${isOn(sql`placed_at`, days)}
        group by 1, currency`);
  const signUps = isEmpty
    ? { rows: [] }
    : await tx.execute<Day & { signUps: number }>(sql`
        select ${dayOf(sql`created_at`)}::text as day, count(*)::int as "signUps"
        from customers where tenant_id = ${tenantId} and ${isOn(sql`created_at`, days)} group by 1`);
  const count = withProducts
    ? await tx.$count(products, and(eq(products.tenantId, tenantId), isNull(products.deletedAt)))
    : undefined;
  return { tenantId, days, sales: sales.rows, signUps: signUps.rows, products: count };
}
