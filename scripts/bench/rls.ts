import pg from 'pg';
import { readCatalogProduct } from '../../api/src/features/catalog/catalog.detail.service.ts';
import { catalogProductQuery } from '../../api/src/features/catalog/catalog.schema.ts';
import { listCatalogProducts } from '../../api/src/features/catalog/catalog.service.ts';
import type { Tx } from '../../api/src/platform/database/database.ts';
import { openDatabase } from '../../api/src/platform/database/open-database.ts';
import { readInTenant } from '../../api/src/platform/tenancy/tenancy.ts';
import { effort, rounded } from './effort.ts';

/** Milliseconds of one read with 8 concurrent reads. `cost` is the share that row-level security adds. */
export type RlsResult = {
  what: string;
  with: number;
  without: number;
  cost: number;
};

const atOnce = 8;
const rounds = effort.loadSeconds > 5 ? 9 : 3;
const reads = effort.loadSeconds * 60;

type Read = (tx: Tx) => Promise<unknown>;

/**
 * The cost of row-level security: the same statements by the same role, alternating with the policies switched on and
 * off for all tables. Nothing else may use the database meanwhile. At the end all policies are on.
 */
export async function measureRls(databaseUrl: string): Promise<RlsResult[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const database = openDatabase(databaseUrl);
  const tables = await client.query<{ name: string }>(
    'select relname as name from pg_class where relrowsecurity order by 1',
  );
  const security = async (word: 'enable' | 'disable') => {
    for (const { name } of tables.rows) await client.query(`alter table ${name} ${word} row level security`);
  };
  try {
    const { rows } = await client.query<{ id: string }>(`select id from tenants where slug = 'fresh'`);
    const tenantId = rows[0]?.id;
    if (!tenantId) throw new Error('There is no demo store to read from.');
    const list: Read = (tx) => listCatalogProducts(tx, tenantId, catalogProductQuery.parse({ limit: 20 }));
    const { items } = (await readInTenant(database, tenantId, list)) as { items: { slug: string }[] };
    const detail: Read = (tx) => readCatalogProduct(tx, tenantId, items[0]?.slug ?? '');
    const results: RlsResult[] = [];
    for (const [what, read] of [
      ['product list (20)', list],
      ['product detail', detail],
    ] as const) {
      const times = { with: [] as number[], without: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        times.with.push(await timeOf(() => readInTenant(database, tenantId, read)));
        await security('disable');
        times.without.push(await timeOf(() => readInTenant(database, tenantId, read)));
        await security('enable');
      }
      // The best of each, because other load of the machine made some of them slower.
      const [on, off] = [Math.min(...times.with), Math.min(...times.without)];
      results.push({
        what,
        with: rounded(on, 3),
        without: rounded(off, 3),
        cost: rounded(on / off - 1, 3),
      });
    }
    return results;
  } finally {
    await security('enable');
    await database.close();
    await client.end();
  }
}

/** The first reads are not counted, because PostgreSQL plans them again after a change of the tables. */
async function timeOf(read: () => Promise<unknown>): Promise<number> {
  const run = async (count: number) => {
    for (let done = 0; done < count; done += atOnce) await Promise.all(Array.from({ length: atOnce }, read));
  };
  await run(atOnce * 4);
  const began = performance.now();
  await run(reads);
  return (performance.now() - began) / reads;
}

// By itself: `node scripts/bench/rls.ts <address of a database with the demo world>`.
if (process.argv[1] === import.meta.filename) {
  for (const { what, cost, ...times } of await measureRls(process.argv[2] ?? '')) {
    const share = `${rounded(cost * 100, 1)} %`;
    process.stdout.write(
      `${what}: ${times.with} ms with row-level security, ${times.without} ms without (${share})\n`,
    );
  }
}
