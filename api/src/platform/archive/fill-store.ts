import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import type { ArchiveTable } from './catalogue.ts';
import { archiveTables, isAudit, keptTables, schemaNumber } from './catalogue.ts';
import { leftOut, oldestSchema } from './contents.ts';
import { deleteRows, insertRows } from './insert-rows.ts';
import type { ArchiveFile } from './read-archive.ts';
import { ArchiveError } from './read-archive.ts';
import type { Progress } from './write-archive.ts';

export type Filling = {
  /** Tables of the archive that are not taken. */
  without?: (table: string) => boolean;
  /** Changes a row, which is a line of JSON. */
  change?: (table: string, line: string) => string;
  onProgress?: ((progress: Progress) => Promise<void>) | undefined;
  stopping?: AbortSignal | undefined;
};

/** Throws ArchiveError unless this version knows every table and column of the archive. */
export async function readKnownTables(tx: Tx, { manifest }: ArchiveFile): Promise<ArchiveTable[]> {
  if (manifest.schema > (await schemaNumber())) throw new ArchiveError('newer');
  if (manifest.schema < oldestSchema) throw new ArchiveError('older');
  const known = await archiveTables(tx);
  for (const { name, columns } of manifest.tables) {
    const table = known.find((one) => one.name === name);
    if (!table) throw new ArchiveError('unknown_table', name);
    const isWrong =
      columns.some((column) => !table.columns.includes(column)) ||
      new Set(columns).size !== columns.length ||
      table.key.some((column) => column !== 'tenant_id' && !columns.includes(column));
    if (isWrong) throw new ArchiveError('unknown_column', name);
  }
  return known.flatMap((table) => {
    const found = manifest.tables.find(({ name }) => name === table.name);
    return found ? [{ ...table, columns: found.columns }] : [];
  });
}

/** Fills the tables of a store that has no rows. The transaction is one of `switchToArchive`. */
export async function fillStore(
  tx: Tx,
  tenantId: string,
  file: ArchiveFile,
  filling: Filling,
): Promise<void> {
  await writeTables(tx, tenantId, { file, tables: await readKnownTables(tx, file), filling });
}

/**
 * Replaces the rows of a store by those of the archive. People and roles keep columns that archives leave out:
 * passwords, second factors, accounts at providers. The audit log stays.
 */
export async function refillStore(
  tx: Tx,
  tenantId: string,
  file: ArchiveFile,
  filling: Filling,
): Promise<void> {
  const known = await readKnownTables(tx, file);
  const kept = await keptTables(tx);
  const all = (await archiveTables(tx)).filter((table) => !isAudit(table));
  for (const { name } of all.toReversed()) if (!kept.has(name)) await deleteRows(tx, tenantId, name);
  // Deleting orders has counted their sums anew.
  for (const [name, reason] of Object.entries(leftOut))
    if (reason === 'derived') await deleteRows(tx, tenantId, name);
  const ofKept = all.filter(({ name }) => kept.has(name));
  const ids = new Map<string, string[]>();
  for (const { name } of ofKept) ids.set(name, await idsIn(file, name));
  const dropOthers = ({ name }: ArchiveTable) => deleteRows(tx, tenantId, name, ids.get(name));
  const isNamed = ({ name }: ArchiveTable) => ofKept.some(({ refersTo }) => refersTo.includes(name));
  for (const table of ofKept) if (!isNamed(table)) await dropOthers(table);
  // They go when nobody has them any more; until then their names are free for those that come back.
  await tx.execute(sql`update roles set name = id::text
    where tenant_id = ${tenantId} and not id = any (${sql.param(ids.get('roles') ?? [])}::uuid[])`);
  const tables = known.filter((table) => !isAudit(table));
  await writeTables(tx, tenantId, { file, tables, filling, overwrite: kept });
  for (const table of ofKept.toReversed()) if (isNamed(table)) await dropOthers(table);
}

async function idsIn(file: ArchiveFile, name: string): Promise<string[]> {
  const table = file.manifest.tables.find((one) => one.name === name);
  if (!table) throw new ArchiveError('missing_file', name);
  const ids: string[] = [];
  for await (const line of file.rows(table)) ids.push((JSON.parse(line) as { id: string }).id);
  return ids;
}

type Writing = { file: ArchiveFile; tables: ArchiveTable[]; filling: Filling; overwrite?: Set<string> };

async function writeTables(
  tx: Tx,
  tenantId: string,
  { file, tables, filling: { without, change, onProgress, stopping }, overwrite }: Writing,
): Promise<void> {
  const total = file.manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  for (const table of tables) {
    const { name } = table;
    const listed = file.manifest.tables.find((one) => one.name === name);
    if (!listed || without?.(name)) continue;
    await onProgress?.({ table: name, done, total });
    const rows = file.rows(listed);
    const onRows = async (count: number) => {
      stopping?.throwIfAborted();
      done += count;
      await onProgress?.({ table: name, done, total });
    };
    try {
      await insertRows(tx, tenantId, table, change ? changed(rows, (line) => change(name, line)) : rows, {
        overwrite: overwrite?.has(name) ?? false,
        onRows,
      });
    } catch (error) {
      throw ofDatabase(error, name);
    }
  }
}

async function* changed(lines: AsyncIterable<string>, change: (line: string) => string) {
  for await (const line of lines) yield change(line);
}

/**
 * Turns refusals of the database into an error of the archive: wrong values, taken keys, references to nothing, and
 * rows of others.
 */
function ofDatabase(error: unknown, table: string): unknown {
  const { cause, code = '' } = error as { cause?: { code?: string }; code?: string };
  const state = cause?.code ?? code;
  return /^(22|23|42501|54)/.test(state) ? new ArchiveError('refused_by_database', table) : error;
}
