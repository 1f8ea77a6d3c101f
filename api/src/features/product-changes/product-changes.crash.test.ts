import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const many = 6_000;
let test: TestApp;
let tenantId: string;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  await inTenant(test.database, tenantId, async (tx) => {
    await tx.execute(sql`
      insert into products (tenant_id, id, slug, sku, title, description, ingredients, images, status, price, original_price)
      select ${tenantId}::uuid, gen_random_uuid(), 'product-' || n, 'SKU-' || n, '{"en": "Apple"}', '{}', '{}', '[]', 'show', 100, 100
      from generate_series(1, ${many}::int) n`);
    await tx.execute(sql`
      insert into variants (tenant_id, id, product_id, sku, label, price, original_price)
      select tenant_id, gen_random_uuid(), id, sku, '{}', price, original_price from products`);
    await tx.execute(
      sql`insert into stock_levels (tenant_id, variant_id, on_hand) select tenant_id, id, 10 from variants`,
    );
  });
});
afterAll(() => test.close());

/** Stages a change that adds five pieces to every product's stock. */
async function stageStock(): Promise<string> {
  return inTenant(test.database, tenantId, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into product_changes (tenant_id, id, kind, status, source, total, changes_stock)
      values (${tenantId}::uuid, gen_random_uuid(), 'edit', 'ready', '{"type": "edit"}', ${many}, true) returning id`);
    const id = rows[0]?.id ?? '';
    await tx.execute(sql`
      insert into product_change_items (tenant_id, change_id, position, product_id, variant_id, before, after, state)
      select tenant_id, ${id}::uuid, row_number() over (order by id), product_id, id, '{"stock": 10}', '{"stock": 15}', 'waiting'
      from variants`);
    return id;
  });
}

const ledger = () =>
  inTenant(test.database, tenantId, async (tx) => {
    const { rows } = await tx.execute(sql`
      select count(*)::int as movements, count(distinct variant_id)::int as variants,
        (select count(*)::int from stock_levels where on_hand = 15) as right from stock_movements`);
    return rows[0];
  });

const counts = () =>
  inTenant(test.database, tenantId, async (tx) => {
    const { rows } = await tx.execute<{ status: string; applied: number; refused: number }>(
      sql`select status, applied, refused from product_changes`,
    );
    return rows[0];
  });

it('a change whose process is killed is ended by another, and no row is applied twice', async () => {
  const id = await stageStock();
  // Only the process that is killed may work on it at first.
  await test.app.close();
  // It gets no further than to this row until it is killed, however fast it is.
  const held = new pg.Client({ connectionString: test.databaseUrl });
  await held.connect();
  await held.query('begin');
  await held.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  const { rowCount } = await held.query(
    `select from stock_levels where variant_id = (
      select variant_id from product_change_items where change_id = $1 and position = $2) for update`,
    [id, many / 2],
  );
  expect(rowCount).toBe(1);
  const script = join(import.meta.dirname, '../../testing/changes-process.ts');
  const child = spawn(process.execPath, [script, test.databaseUrl, tenantId, id], { stdio: 'inherit' });
  await eventually(counts, (found) => (found?.applied ?? 0) > 0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await held.end();
  const killed = await counts();
  expect(killed).toMatchObject({ status: 'running' });
  expect(killed?.applied).toBeLessThan(many);
  const other = await startTestApp({ databaseUrl: test.databaseUrl, jobMonitorSeconds: 1 });
  await eventually(counts, (found) => found?.status === 'done');
  expect(await counts()).toEqual({ status: 'done', applied: many, refused: 0 });
  expect(await ledger()).toEqual({ movements: many, variants: many, right: many });
  await other.close();
});
