import { sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../platform/database/database.ts';

const columnName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts all rows in one statement with one parameter, which is many times faster than a parameter per value. Every
 * row has the same keys; other columns get their default.
 */
export async function insertAll<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: PgInsertValue<Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const keys = Object.keys(first);
  const columns = sql.join(
    keys.map((key) => sql.identifier(columnName(key))),
    sql`, `,
  );
  const records = rows.map((row) => {
    const given = Object.entries(row);
    if (given.length !== keys.length)
      throw new Error(`Rows with different keys: ${keys} and ${Object.keys(row)}`);
    return Object.fromEntries(given.map(([key, value]) => [columnName(key), value]));
  });
  await tx.execute(
    sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`,
  );
}
