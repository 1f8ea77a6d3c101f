import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import type { ArchiveTable } from './catalogue.ts';
import { quoted } from './read-rows.ts';

const mostAtOnce = 1_000;
const bytesAtOnce = 4 * 1_048_576;

type How = {
  /** Sets existing rows to the archive's values; else an existing row is an error. */
  overwrite?: boolean;
  onRows?: (rows: number) => Promise<void>;
};

/**
 * Writes lines of JSON as rows of the transaction's store. They do not name a store: the database sets it, and row-level
 * security binds it. The transaction is one of `switchToArchive`.
 */
export async function insertRows(
  tx: Tx,
  tenantId: string,
  table: Pick<ArchiveTable, 'name' | 'columns' | 'key'>,
  lines: AsyncIterable<string>,
  { overwrite = false, onRows }: How = {},
): Promise<void> {
  const columns = table.columns.map(quoted);
  const own = columns.filter((column) => !table.key.map(quoted).includes(column));
  const statement = (text: string) => sql`
    insert into ${sql.raw(quoted(table.name))} (tenant_id, ${sql.raw(columns.join(', '))})
    select ${tenantId}::uuid, ${sql.raw(columns.join(', '))}
    from jsonb_populate_recordset(null::${sql.raw(quoted(table.name))}, ${text}::jsonb)
    ${
      overwrite
        ? sql.raw(`on conflict (${table.key.map(quoted).join(', ')}) do update
            set ${own.map((column) => `${column} = excluded.${column}`).join(', ')}`)
        : sql.raw('')
    }`;
  let waiting: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (waiting.length === 0) return;
    const count = waiting.length;
    const text = `[${waiting.join(',')}]`;
    waiting = [];
    bytes = 0;
    await tx.execute(statement(text));
    await onRows?.(count);
  };
  for await (const line of lines) {
    waiting.push(line);
    bytes += line.length;
    if (waiting.length >= mostAtOnce || bytes >= bytesAtOnce) await flush();
  }
  await flush();
}

const deletedAtOnce = 20_000;

/** Deletes all rows of the transaction's store from a table; `but` keeps those with these ids. */
export async function deleteRows(tx: Tx, tenantId: string, table: string, but: string[] = []): Promise<void> {
  const name = sql.raw(quoted(table));
  const others = but.length > 0 ? sql`and not id = any (${sql.param(but)}::uuid[])` : sql``;
  for (;;) {
    const { rowCount } = await tx.execute(sql`
      delete from ${name} where ctid = any (array(
        select ctid from ${name} where tenant_id = ${tenantId} ${others} limit ${deletedAtOnce}))`);
    if ((rowCount ?? 0) < deletedAtOnce) return;
  }
}
