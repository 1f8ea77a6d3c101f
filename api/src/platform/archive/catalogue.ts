import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { auditTable, leftOut, leftOutColumns } from './contents.ts';

export type ArchiveTable = {
  name: string;
  /** The columns without the tenant, which an archive does not name, and without those that the database computes. */
  columns: string[];
  key: string[];
  /** Tables of the archive that it refers to. */
  refersTo: string[];
};

type Found = { name: string; columns: string[]; key: string[] };
type Reference = { from: string; to: string };

/** Reads every table with a tenant from the database's own catalogue. */
export async function tablesOfStores(tx: Tx): Promise<Found[]> {
  const { rows } = await tx.execute<Found>(sql`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
      (select array_agg(k.attname::text order by array_position(i.indkey::int2[], k.attnum)) from pg_index i
        join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.oid, c.relname having bool_or(a.attname = 'tenant_id') order by c.relname`);
  return rows;
}

export async function referencesOf(tx: Tx): Promise<Reference[]> {
  const { rows } = await tx.execute<Reference>(sql`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`);
  return rows;
}

/** Returns the tables of an archive; each comes behind those that it refers to. */
export async function archiveTables(tx: Tx): Promise<ArchiveTable[]> {
  const references = await referencesOf(tx);
  const found = (await tablesOfStores(tx)).filter(({ name }) => !(name in leftOut));
  const names = new Set(found.map(({ name }) => name));
  const tables = found.map(({ name, columns, key }) => ({
    name,
    key,
    columns: columns.filter((column) => column !== 'tenant_id' && !leftOutColumns[name]?.includes(column)),
    refersTo: references.flatMap(({ from, to }) =>
      from === name && to !== name && names.has(to) ? [to] : [],
    ),
  }));
  return behindOthers(tables);
}

/** Sorts tables so that each comes behind those that it refers to. */
function behindOthers<T extends { name: string; refersTo: string[] }>(tables: T[]): T[] {
  const ordered: T[] = [];
  const done = new Set<string>();
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name, refersTo }) => !done.has(name) && refersTo.every((other) => done.has(other)),
    );
    if (next.length === 0) throw new Error('Tables of stores refer to each other in a circle');
    for (const table of next) done.add(table.name);
    ordered.push(...next);
  }
  return ordered;
}

/**
 * Returns all tables with a tenant, beginning with those that no other refers to: the order in which a store is
 * deleted. Sums come last, as deleting the rows that they add up writes them.
 */
export async function tablesToDelete(tx: Tx): Promise<string[]> {
  const references = await referencesOf(tx);
  const names = (await tablesOfStores(tx)).map(({ name }) => name);
  const tables = names.map((name) => ({
    name,
    refersTo: references.flatMap(({ from, to }) =>
      from === name && to !== name && names.includes(to) ? [to] : [],
    ),
  }));
  const ordered = behindOthers(tables)
    .map(({ name }) => name)
    .toReversed();
  const isDerived = (name: string) => ['derived', 'figures'].includes(leftOut[name] ?? '');
  return [...ordered.filter((name) => !isDerived(name)), ...ordered.filter(isDerived)];
}

/**
 * Returns the tables whose rows stay while a store is restored, and are set to the archive's values: tables that are
 * left out refer to them, as a second factor does to a person.
 */
export async function keptTables(tx: Tx): Promise<Set<string>> {
  const references = await referencesOf(tx);
  const isDerived = (name: string) => leftOut[name] === 'derived';
  const kept = new Set(Object.keys(leftOutColumns));
  for (const { from, to } of references)
    if (from in leftOut && !isDerived(from) && !(to in leftOut)) kept.add(to);
  kept.delete('tenants');
  kept.delete('plans');
  for (let size = 0; size !== kept.size; ) {
    size = kept.size;
    for (const { from, to } of references) if (kept.has(from)) kept.add(to);
  }
  return kept;
}

/** Returns the number of this schema: that of its newest migration. */
export async function schemaNumber(): Promise<number> {
  const path = join(import.meta.dirname, '../../../migrations/meta/_journal.json');
  const { entries } = JSON.parse(await readFile(path, 'utf8')) as { entries: { idx: number }[] };
  return Math.max(...entries.map(({ idx }) => idx));
}

export const isAudit = ({ name }: Pick<ArchiveTable, 'name'>): boolean => name === auditTable;
