import { sql } from 'drizzle-orm';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { addProduct } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { bucketsOf } from '../telemetry/metrics.ts';
import { measureStores } from './store-figures.measure.service.ts';
import { addUpStores } from './store-figures.service.ts';
import { saveStoreTimes } from './store-figures.times.service.ts';

let test: TestApp;
let token: string;
let large: string;
let small: string;

const run = (statement: ReturnType<typeof sql>) => onPlatform(test.database, (tx) => tx.execute(statement));
const figuresOf = async (id: string) =>
  (await test.call('localhost', 'GET', `/api/tenants/${id}`, { token })).body.figures;
const again = async () => {
  await run(sql`update store_figures set measured_at = null`);
  await measureStores(test.database);
};

beforeAll(async () => {
  test = await startTestApp({ config: { WORK: false } });
  token = (await createPlatformUser(test.database)).token;
  large = await createStore(test.database, 'large');
  small = await createStore(test.database, 'small');
  for (let number = 0; number < 30; number += 1) await addProduct(test.database, large);
  await addProduct(test.database, small);
  await createStaff(test.database, large, 'owner');
  await inTenant(test.database, large, (tx) =>
    tx.execute(sql`insert into images (tenant_id, id, name, width, height, bytes)
      select ${large}, gen_random_uuid(), 'x', 1, 1, 1000 from generate_series(1, 5)`),
  );
  await test.database.pool.query('analyze');
  await addUpStores(test.database);
  await again();
});
afterAll(() => test.close());

it('people and bytes of pictures are exact, and the bytes of the database shared by the number of rows', async () => {
  expect(await figuresOf(large)).toMatchObject({ pictureBytes: 5_000 });
  const { rows } = await run(sql`select staff from store_figures where tenant_id = ${large}`);
  expect(rows).toEqual([{ staff: 1 }]);
  const [ofLarge, ofSmall] = [await figuresOf(large), await figuresOf(small)];
  expect(ofLarge.databaseBytes).toBeGreaterThan(ofSmall.databaseBytes);
  expect(ofSmall.databaseBytes).toBeGreaterThan(0);
  const { rows: all } = await test.database.pool.query(
    'select pg_database_size(current_database()) as bytes',
  );
  expect(ofLarge.databaseBytes + ofSmall.databaseBytes).toBeLessThan(Number(all[0].bytes));
});

it('the time that a store’s transactions take is counted for it, also when they fail', async () => {
  await saveStoreTimes(test.database);
  await run(sql`update store_days set database_ms = 0`);
  const started = performance.now();
  await inTenant(test.database, small, (tx) => tx.execute(sql`select pg_sleep(0.05)`));
  await inTenant(test.database, small, async (tx) => {
    await tx.execute(sql`select pg_sleep(0.05)`);
    throw new Error('no');
  }).catch(() => undefined);
  await saveStoreTimes(test.database);
  await saveStoreTimes(test.database);
  await again();
  const { databaseMs } = await figuresOf(small);
  expect(databaseMs).toBeGreaterThanOrEqual(100);
  expect(databaseMs).toBeLessThanOrEqual(performance.now() - started);
  expect((await figuresOf(large)).databaseMs).toBe(0);
});

it('95 of 100 pages of a store load within its time, of 30 days', async () => {
  const loads = (back: number, ms: number, count: number) =>
    run(sql`insert into remote_numbers (day, store_id, remote, build, metric, count, sum, buckets)
      values ((now() at time zone 'UTC')::date - ${back}::int, ${small}, 'mfe-storefront', ${String(ms)}, 'load',
        ${count}, ${ms * count}, ${sql.param(bucketsOf('load', ms).map((one) => one * count))}::int[])`);
  await loads(0, 90, 94);
  await loads(3, 780, 6);
  await loads(30, 9_000, 500);
  await again();
  const { loadP95 } = await figuresOf(small);
  expect(loadP95).toBeGreaterThan(600);
  expect(loadP95).toBeLessThanOrEqual(800);
  expect((await figuresOf(large)).loadP95).toBeNull();
});

it('the analytics have the sums of today', async () => {
  await addUpStores(test.database);
  const { body } = await test.call('localhost', 'GET', '/api/platform-analytics', { token });
  const [ofLarge, ofSmall] = [await figuresOf(large), await figuresOf(small)];
  expect(body.figures).toMatchObject({
    pictureBytes: ofLarge.pictureBytes + ofSmall.pictureBytes,
    databaseBytes: ofLarge.databaseBytes + ofSmall.databaseBytes,
  });
  expect(body.figures.databaseMs).toBeGreaterThanOrEqual(100);
  expect(body.days.at(-1).loadP95).toBeGreaterThan(0);
});

it('stores are measured one after the other, and sorted by what they take', async () => {
  await run(sql`update store_figures set measured_at = null`);
  await measureStores(test.database, 1);
  const { rows } = await run(
    sql`select count(*)::int as count from store_figures where measured_at is not null`,
  );
  expect(rows).toEqual([{ count: 1 }]);
  await measureStores(test.database);
  for (const sort of ['databaseBytes', 'pictureBytes', 'databaseMs', 'loadP95']) {
    const { body } = await test.call('localhost', 'GET', `/api/tenants?sort=-${sort}`, { token });
    const found = body.items.map(({ figures }: { figures: Record<string, number> }) => figures[sort] ?? 0);
    expect(found).toEqual(found.toSorted((a: number, b: number) => b - a));
  }
});
