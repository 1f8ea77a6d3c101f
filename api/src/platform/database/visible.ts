import type { Database } from './database.ts';

/**
 * Marks the pages of a table in which everybody sees every row, after a write of many. Without the mark a count reads
 * each row beside the index, and takes three times as long until autovacuum comes by. Indexes are left to that: this
 * reads the pages that were written, some milliseconds for 30,000 rows. Nothing depends on it, so failing is no error.
 */
export async function markVisible({ pool }: Database, table: 'products'): Promise<void> {
  await pool.query(`vacuum (index_cleanup off, truncate off, skip_locked) ${table}`).catch(() => undefined);
}
