import type pg from 'pg';

/** Rows and checksum of each table. */
export type Sums = Record<string, { rows: string; sum: string }>;

/** The queue's own notes change while nobody works, and statistics are not data. */
const tables = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'jobs', 'drizzle', 'search') order by 1`;

/** The sum of all rows in any order, by the text of their columns, so that two versions of PostgreSQL agree. */
const sumOf = (table: string) =>
  `select count(*)::text as rows,
     coalesce(sum(('x' || substr(md5(t::text), 1, 16))::bit(64)::bigint::numeric), 0)::text as sum from ${table} t`;

/** Sees all rows, or says in its error that it does not. */
export async function sumsOf(client: pg.Client): Promise<Sums> {
  await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO'; set local row_security = off`);
  const { rows } = await client.query<{ name: string }>(tables);
  const sums: Sums = {};
  for (const { name } of rows) {
    const [found] = (await client.query<{ rows: string; sum: string }>(sumOf(name))).rows;
    if (found) sums[name] = found;
  }
  return sums;
}

/** One sentence for each table that differs. */
export function differences(before: Sums, after: Sums): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((table) => {
    const [was, is] = [before[table], after[table]];
    if (!is) return [`${table} is missing (${was?.rows} rows)`];
    if (!was) return [`${table} was not there`];
    if (was.rows !== is.rows) return [`${table} has ${is.rows} rows for ${was.rows}`];
    return was.sum === is.sum ? [] : [`${table} has other content`];
  });
}
