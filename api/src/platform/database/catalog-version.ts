import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { announce } from './changes.ts';
import { counters } from './counters.table.ts';
import type { Tx } from './database.ts';
import { prepared } from './prepared.ts';

/** A query's column for the version of the catalogue that the query's snapshot shows. */
export const catalogVersion = sql<number>`coalesce((select value from counters where tenant_id = ${sql.placeholder('tenantId')} and name = 'catalog'), 0)`;

/**
 * Invalidates everything derived from the catalogue, in this process and all others. It must be called last in every
 * transaction that changes products, variants, categories or attributes, but not for stock and sales.
 */
export async function catalogChanged(tx: Tx, tenantId: string): Promise<void> {
  await tx
    .insert(counters)
    .values({ tenantId, name: 'catalog', value: 1 })
    .onConflictDoUpdate({
      target: [counters.tenantId, counters.name],
      set: { value: sql`${counters.value} + 1` },
    });
  await announce(tx, { kind: 'catalog', tenantId });
}

const derived = new LRUCache<string, { version: number; value: NonNullable<unknown> }>({ max: 5_000 });

/** Returns the value that was derived from exactly this version of the catalogue, if there is one. */
export function recall<T>(tenantId: string, key: string, version: number): T | undefined {
  const found = derived.get(`${tenantId} ${key}`);
  return found?.version === version ? (found.value as T) : undefined;
}

/** Remembers a value. `version` must be read in the same statement as `value`, or before it. */
export function remember(tenantId: string, key: string, version: number, value: NonNullable<unknown>): void {
  derived.set(`${tenantId} ${key}`, { version, value });
}

export async function readCatalogVersion(tx: Tx, tenantId: string): Promise<number> {
  const query = prepared(tx, 'catalog_version', () =>
    tx
      .select({ version: catalogVersion.as('version') })
      .from(sql`(select 1) as one`)
      .prepare('catalog_version'),
  );
  const [row] = await query.execute({ tenantId });
  return row?.version ?? 0;
}
