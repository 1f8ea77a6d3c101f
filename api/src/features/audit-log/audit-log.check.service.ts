import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { AuditCheck } from './audit-log.schema.ts';

/** Entries per statement, so that none takes long however old a store is. */
const pageSize = 20_000;

type Chain = { tenantId: string | null; entries: number };
type Page = { entries: number; head: string | null; broken: number | null };

/** Recomputes every hash in the database. Names the first changed or missing entry of the first broken chain. */
export async function checkChains(tx: Tx): Promise<AuditCheck> {
  const { rows: chains } = await tx.execute<Chain>(sql`
    select tenant_id as "tenantId", count(*)::int as entries from audit_log
    group by tenant_id order by tenant_id nulls first`);
  const entries = chains.reduce((sum, chain) => sum + chain.entries, 0);
  for (const chain of chains) {
    const seq = await firstBroken(tx, chain);
    if (seq !== null) return { entries, brokenAt: { tenantId: chain.tenantId, seq } };
  }
  return { entries, brokenAt: null };
}

/** The first changed or missing entry of one store; null when there is none. */
export async function brokenEntryOf(tx: Tx, tenantId: string): Promise<number | null> {
  const { rows } = await tx.execute<{ entries: number }>(
    sql`select count(*)::int as entries from audit_log where tenant_id = ${tenantId}`,
  );
  return firstBroken(tx, { tenantId, entries: rows[0]?.entries ?? 0 });
}

async function firstBroken(tx: Tx, { tenantId, entries }: Chain): Promise<number | null> {
  const ofChain = tenantId ? sql`tenant_id = ${tenantId}` : sql`tenant_id is null`;
  let checked = 0;
  let head: string | null = null;
  for (;;) {
    const { rows } = await tx.execute<Page>(sql`
      select count(*)::int as entries, (array_agg(hash order by number desc))[1] as head,
        (min(number) filter (where seq is distinct from number or hash is distinct from expected))::int as broken
      from (
        select (entry).seq, (entry).hash, ${checked}::int + row_number() over chain as number,
          audit_log_hash(entry, lag((entry).hash, 1, ${head}::text) over chain) as expected
        from (select entry from audit_log entry where ${ofChain} and seq > ${checked} order by seq limit ${pageSize}) page
        window chain as (order by (entry).seq)
      ) numbered`);
    const page: Page = rows[0] ?? { entries: 0, head: null, broken: null };
    if (page.broken !== null) return page.broken;
    checked += page.entries;
    // Entries without a number are not found by following the numbers.
    if (page.entries < pageSize) return checked < entries ? checked + 1 : null;
    head = page.head;
  }
}
