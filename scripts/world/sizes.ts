import pg from 'pg';
import { rounded } from '../bench/effort.ts';

type Table = { name: string; rows: number; MiB: number; 'bytes/row': number; 'of these indexes': number };

/** The tables that get rows with each order, product and customer. */
const belongings = {
  order: ['orders', 'order_lines', 'order_events', 'sales'],
  product: ['products', 'variants', 'stock_levels', 'product_categories', 'product_search', 'search_words'],
  customer: ['customers'],
};

/** Where the bytes are: of each table with its indexes, and of an order, a product and a customer with all of theirs. */
export async function sizesOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; rows: string; bytes: string; indexes: string }>(`
      select relname as name, greatest(reltuples, 0)::bigint as rows, pg_total_relation_size(oid) as bytes,
        pg_indexes_size(oid) as indexes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 3 desc`);
    const bytesOf = (names: string[]) =>
      rows.filter(({ name }) => names.includes(name)).reduce((sum, { bytes }) => sum + Number(bytes), 0);
    const countOf = (name: string) => Number(rows.find((one) => one.name === name)?.rows ?? 0);
    const tables = rows
      .filter(({ bytes }) => Number(bytes) > 2 ** 22)
      .map(
        ({ name, rows, bytes, indexes }): Table => ({
          ...{ name, rows: Number(rows), MiB: rounded(Number(bytes) / 2 ** 20) },
          'bytes/row': rounded(Number(bytes) / Math.max(Number(rows), 1)),
          'of these indexes': rounded(Number(indexes) / Math.max(Number(rows), 1)),
        }),
      );
    const of = Object.entries(belongings).map(([what, names]) => ({
      what,
      tables: names.join(', '),
      bytes: rounded(bytesOf(names) / Math.max(countOf(names[0] ?? ''), 1)),
    }));
    const gibibytes = rounded(rows.reduce((sum, { bytes }) => sum + Number(bytes), 0) / 2 ** 30, 1);
    return { gibibytes, tables, of };
  } finally {
    await client.end();
  }
}
