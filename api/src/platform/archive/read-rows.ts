import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import type { ArchiveTable } from './catalogue.ts';
import { orderOf } from './contents.ts';

/** The limit for the rows of a table that are held in memory at once. */
const bytesAtOnce = 4 * 1_048_576;
const mostAtOnce = 2_000;
const firstAtOnce = 20;

export type TableSum = { rows: number; sha256: string };

export const quoted = (name: string): string => `"${name}"`;

/**
 * Reads the rows of one table of the transaction's store as lines of JSON, in the order of their keys. `done` gets
 * their number and checksum. The transaction is one of `readWholeStore`, with times in UTC.
 */
export async function* readRows(
  tx: Tx,
  tenantId: string,
  table: ArchiveTable,
  done: (sum: TableSum) => void,
): AsyncGenerator<string> {
  const order = orderOf[table.name] ?? table.key.map(quoted).join(', ');
  await tx.execute(
    sql.raw(`declare archive_rows no scroll cursor for select row_to_json(r)::text as line from (
      select ${table.columns.map(quoted).join(', ')} from ${quoted(table.name)}
      where tenant_id = '${tenantId}' order by ${order}) r`),
  );
  const hash = createHash('sha256');
  let rows = 0;
  for (let atOnce = firstAtOnce; ; ) {
    const found = await tx.execute<{ line: string }>(sql.raw(`fetch ${atOnce} from archive_rows`));
    if (found.rows.length === 0) break;
    const text = found.rows.map(({ line }) => `${line}\n`).join('');
    hash.update(text);
    rows += found.rows.length;
    yield text;
    const average = text.length / found.rows.length;
    atOnce = Math.max(1, Math.min(mostAtOnce, Math.floor(bytesAtOnce / average)));
  }
  await tx.execute(sql.raw('close archive_rows'));
  done({ rows, sha256: hash.digest('hex') });
}

/** Counts the rows, for the progress. */
export async function countRows(tx: Tx, tenantId: string, tables: ArchiveTable[]): Promise<number> {
  let total = 0;
  for (const { name } of tables) {
    const { rows } = await tx.execute<{ n: number }>(
      sql.raw(`select count(*)::int as n from ${quoted(name)} where tenant_id = '${tenantId}'`),
    );
    total += rows[0]?.n ?? 0;
  }
  return total;
}
