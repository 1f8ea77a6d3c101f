import type { Database } from './database.ts';

/**
 * Marks the pages of a table in which everybody sees every row, after a write of many. Without the mark a count reads
 * each row beside the index, and takes three times as long until autovacuum comes by. Indexes are cleaned as PostgreSQL
 * sees fit: only where more than one page in fifty has old rows, which keep their pages unmarked. Nothing depends on
 * it, so failing is no error.
 */
export async function markVisible({ pool }: Database, table: 'products'): Promise<void> {
  await pool.query(`vacuum (truncate off, skip_locked) ${table}`).catch(() => undefined);
}
