import pg from 'pg';

/** Sets the stock so high that no order is refused: placing is measured. */
export async function fillShelves(databaseUrl: string): Promise<void> {
  await withTenants(databaseUrl, (client) =>
    client.query('update stock_levels set on_hand = on_hand + 1000000').then(() => undefined),
  );
}

/** Counts oversold units, and allocated units without an open order. Both must be 0. */
export async function countOversold(databaseUrl: string): Promise<number> {
  let wrong = 0;
  await withTenants(databaseUrl, async (client) => {
    const { rows } = await client.query<{ wrong: number }>(`
      select count(*)::int as wrong from stock_levels s
      left join (
        select l.variant_id, sum(l.qty_ordered) as promised from order_lines l join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
        where o.status in ('pending', 'confirmed', 'picking', 'packed', 'pickup_ready') group by 1
      ) open on open.variant_id = s.variant_id
      where s.allocated > s.on_hand or s.allocated <> coalesce(open.promised, 0)`);
    wrong += rows[0]?.wrong ?? 0;
  });
  return wrong;
}

async function withTenants(databaseUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from tenants');
    for (const { id } of rows) {
      await client.query(`select set_config('app.tenant_id', $1, false)`, [id]);
      await work(client);
    }
  } finally {
    await client.end();
  }
}
