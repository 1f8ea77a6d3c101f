import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { beginOf } from '../../platform/database/days.ts';
import { ordersIn } from '../analytics/analytics.range.service.ts';
import type { CustomerListQuery } from './customers.staff.schema.ts';
import { customers } from './customers.table.ts';

export type Buyers = Pick<CustomerListQuery, 'buyers' | 'startDate' | 'endDate'> & { zone: string };

/** The condition that a customer ordered on these days, as analytics count them; undefined when it is not asked for. */
export function buyersOf(tenantId: string, { buyers, startDate, endDate, zone }: Buyers): SQL | undefined {
  if (!buyers || !startDate || !endDate) return undefined;
  const theirs = ordersIn({ tenantId, zone, range: { startDate, endDate } });
  const earlier = sql`exists (select from orders earlier where earlier.tenant_id = ${tenantId}
    and earlier.customer_id = ${customers.id} and earlier.status <> 'cancelled'
    and earlier.placed_at < ${beginOf(startDate, zone)})`;
  return sql`${customers.id} in (select o.customer_id from orders o where ${theirs})
    and ${buyers === 'new' ? sql`not ${earlier}` : earlier}`;
}
