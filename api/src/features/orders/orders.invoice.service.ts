import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { preparedSql } from '../../platform/database/prepared.ts';

/**
 * The invoice number that this transaction took with `takeInvoice`, for statements that are sent right behind it.
 * They name `tenantId` as a placeholder.
 */
export const takenInvoice = sql<number>`(select value from counters where tenant_id = ${sql.placeholder('tenantId')} and name = 'invoice')`;

/** The store's next invoice number, without gaps. From here to the commit all orders of the store wait for this one. */
export async function takeInvoice(tx: Tx, tenantId: string): Promise<number> {
  const statement = preparedSql<{ value: number }>(
    tx,
    'order_invoice',
    () => sql`insert into counters (tenant_id, name, value) values (${sql.placeholder('tenantId')}, 'invoice', 1)
      on conflict (tenant_id, name) do update set value = counters.value + 1 returning value`,
  );
  const { rows } = await statement.execute({ tenantId });
  return rows[0]?.value ?? 1;
}
