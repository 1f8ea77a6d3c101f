import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { setChange } from '../product-changes/product-changes.service.ts';
import { insertChange } from '../product-changes/product-changes.stage.service.ts';
import { readCsvText } from './csv-text.ts';

const mostRows = 100_000;
const mostColumns = 60;
const longestRow = 100_000;
const atOnce = 2_000;

const invalid = (message: string) => new AppError('VALIDATION', [{ field: 'file', message }]);

type Upload = { name: string; file: Readable };

/**
 * Stores the rows of an uploaded file as they are read, as the items of a new change, and returns its id. Throws
 * VALIDATION for a file that is not a table, and for one that is too large.
 */
export async function saveRows(
  database: Database,
  tenantId: string,
  actor: Principal,
  { name, file }: Upload,
): Promise<string> {
  const { text, delimiter } = await readCsvText(file);
  const parser = text.pipe(
    parse({
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
    }),
  );
  text.on('error', (error) => parser.destroy(error));
  let changeId = '';
  let position = 0;
  let waiting: { position: number; cells: string[] }[] = [];
  const flush = async () => {
    const rows = waiting;
    waiting = [];
    if (rows.length > 0)
      await inTenant(database, tenantId, (tx) => tx.execute(insertCells(tenantId, changeId, rows)));
  };
  try {
    for await (const record of parser) {
      const cells = (record as string[]).map((cell) => cell.replaceAll('\0', '').toWellFormed());
      if (!changeId) {
        if (cells.length > mostColumns) throw invalid('too_many_columns');
        changeId = await begin(cells);
        continue;
      }
      if (cells.every((cell) => cell.trim() === '')) continue;
      position += 1;
      if (position > mostRows) throw invalid('too_many_rows');
      waiting.push({ position, cells: cells.slice(0, mostColumns) });
      if (waiting.length === atOnce) await flush();
    }
    await flush();
  } catch (error) {
    if (changeId)
      await inTenant(database, tenantId, (tx) => setChange(tx, tenantId, changeId, { status: 'failed' }));
    throw (error as { code?: string }).code?.startsWith('CSV_') ? invalid('not_a_table') : error;
  }
  if (position === 0) throw invalid('empty');
  await inTenant(database, tenantId, (tx) =>
    setChange(tx, tenantId, changeId, { status: 'mapping', total: position }),
  );
  return changeId;

  function begin(heading: string[]): Promise<string> {
    const columns = heading.map((column) => column.trim().slice(0, 100));
    const source = { type: 'import' as const, file: name.slice(0, 200), columns, mapping: null };
    return inTenant(database, tenantId, (tx) =>
      insertChange(tx, tenantId, actor, { kind: 'import', status: 'mapping', source }),
    );
  }
}

const insertCells = (
  tenantId: string,
  changeId: string,
  rows: { position: number; cells: string[] }[],
) => sql`
  insert into product_change_items (tenant_id, change_id, position, cells, state)
  select ${tenantId}::uuid, ${changeId}::uuid, x.position, x.cells, 'unread'
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(position int, cells text[])`;
