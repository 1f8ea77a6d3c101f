import pg from 'pg';

type Column = { type: string; isRequired: boolean };
type Rule = { table: string; columns: string[]; text: string };

/**
 * The parts of the schema that a program meets when it reads and writes rows: tables, their columns, and rules that
 * refuse a row.
 */
export type Schema = { tables: Map<string, Map<string, Column>>; rules: Map<string, Rule> };

/** Reads the tables of the platform and its stores from PostgreSQL's catalogue. */
export async function readSchema(databaseUrl: string): Promise<Schema> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const columns = await client.query<{ table: string; name: string } & Column>(`
      select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired"
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`);
    const tables = new Map<string, Map<string, Column>>();
    for (const { table, name, ...column } of columns.rows)
      tables.set(table, (tables.get(table) ?? new Map()).set(name, column));
    const rules = await client.query<Rule>(`
      select c.relname as table, pg_get_constraintdef(con.oid) as text,
        array(select attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(con.conkey)) as columns
      from pg_constraint con join pg_class c on c.oid = con.conrelid
      where con.contype in ('c', 'f', 'p', 'u') and c.relnamespace = 'public'::regnamespace
      union all
      select c.relname, pg_get_indexdef(i.indexrelid),
        array(select attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey))
      from pg_index i join pg_class c on c.oid = i.indrelid
      where i.indisunique and c.relnamespace = 'public'::regnamespace`);
    return { tables, rules: new Map(rules.rows.map((rule) => [`${rule.table}: ${rule.text}`, rule])) };
  } finally {
    await client.end();
  }
}

/**
 * Returns why a program that was made for the schema `before` would fail on the present one. Empty when it runs there.
 */
export function hindrances(before: Schema, now: Schema): string[] {
  const found: string[] = [];
  for (const [table, columns] of before.tables) {
    const present = now.tables.get(table);
    if (!present) {
      found.push(`${table} is gone`);
      continue;
    }
    for (const [name, { type, isRequired }] of columns) {
      const column = present.get(name);
      if (!column) found.push(`${table}.${name} is gone`);
      else if (column.type !== type) found.push(`${table}.${name} was ${type} and is ${column.type}`);
      else if (column.isRequired && !isRequired) found.push(`${table}.${name} has to be given now`);
    }
    for (const [name, { isRequired }] of present)
      if (isRequired && !columns.has(name)) found.push(`${table}.${name} is new and has to be given`);
  }
  for (const [key, { table, columns }] of now.rules) {
    const known = before.tables.get(table);
    // A rule about new columns only refuses nothing that the older program writes.
    const isAboutOld =
      columns.length === 0 || columns.some((name) => known?.has(name) && name !== 'tenant_id');
    if (known && isAboutOld && !before.rules.has(key)) found.push(`new rule of ${key}`);
  }
  return found;
}
