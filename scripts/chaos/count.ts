import pg from 'pg';
import { countOversold } from '../bench/stock.ts';
import type { Bought } from './buyers.ts';

export type Counted = { lost: number; doubled: number; oversold: number };

async function inFresh<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `select set_config('app.tenant_id', (select id::text from tenants where slug = 'fresh'), false)`,
    );
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every eighth article has forty pieces, which are soon sold; the others have enough. */
export const restock = (databaseUrl: string): Promise<void> =>
  inFresh(databaseUrl, async (client) => {
    await client.query(`
      update stock_levels s set on_hand = s.allocated + case when r.number % 8 = 0 then 40 else 1000000 end
      from (select variant_id, row_number() over (order by variant_id) as number from stock_levels) r
      where r.variant_id = s.variant_id`);
  });

/** Counts how many of the acknowledged orders the database has. */
export const countOrders = (
  databaseUrl: string,
  { acknowledged }: Pick<Bought, 'acknowledged'>,
): Promise<Counted> =>
  inFresh(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string; notes: string }>(
      `select id, notes from orders where notes like 'chaos-%'`,
    );
    const ids = new Set(rows.map(({ id }) => id));
    const keys = new Set(rows.map(({ notes }) => notes));
    return {
      lost: [...acknowledged.values()].filter((id) => !ids.has(id)).length,
      doubled: rows.length - keys.size,
      oversold: await countOversold(databaseUrl),
    };
  });
