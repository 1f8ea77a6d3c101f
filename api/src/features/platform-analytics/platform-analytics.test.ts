import { sql } from 'drizzle-orm';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { addUpStores } from '../store-figures/store-figures.service.ts';
import type { PlatformAnalytics } from './platform-analytics.schema.ts';

let test: TestApp;
let pat: Actor;
let ids: Record<'almond' | 'berry' | 'celery', string>;

/** Writes the sums of the job, by store and day. */
const days = (tenantId: string, rows: [day: string, orders: number, amounts: Record<string, number>][]) =>
  onPlatform(test.database, async (tx) => {
    for (const [day, orders, amounts] of rows) {
      await tx.execute(sql`insert into store_days (tenant_id, day, orders, sign_ups, errors)
        values (${tenantId}, ${day}, ${orders}, 1, 2)`);
      for (const [currency, amount] of Object.entries(amounts))
        await tx.execute(sql`insert into store_day_sales (tenant_id, day, currency, orders, amount)
          values (${tenantId}, ${day}, ${currency}, ${orders}, ${amount})`);
    }
    await tx.execute(sql`insert into store_figures (tenant_id, through, active_months)
      select ${tenantId}, now(), array_agg(distinct date_trunc('month', day)::date) from store_days
      where tenant_id = ${tenantId} and orders > 0`);
  });
const openedAt = (tenantId: string, time: string) =>
  onPlatform(test.database, (tx) =>
    tx.execute(sql`update tenants set created_at = ${time} where id = ${tenantId}`),
  );
const read = async (query: string): Promise<PlatformAnalytics> =>
  (await test.call('localhost', 'GET', `/api/platform-analytics?${query}`, { token: pat.token })).body;

beforeAll(async () => {
  test = await startTestApp({ config: { WORK: false } });
  pat = await createPlatformUser(test.database);
  ids = {
    almond: await createStore(test.database, 'almond'),
    berry: await createStore(test.database, 'berry'),
    celery: await createStore(test.database, 'celery'),
  };
  await openedAt(ids.almond, '2026-01-15T10:00:00Z');
  await openedAt(ids.berry, '2026-01-31T23:59:59Z');
  await openedAt(ids.celery, '2026-03-02T00:00:00Z');
  await days(ids.almond, [
    ['2026-01-20', 3, { EUR: 300 }],
    ['2026-02-27', 1, { EUR: 100 }],
    ['2026-03-01', 2, { EUR: 250, USD: 900 }],
    ['2026-03-03', 4, { EUR: 450 }],
  ]);
  await days(ids.berry, [
    ['2026-02-28', 0, {}],
    ['2026-03-03', 5, { USD: 700 }],
  ]);
  await addUpStores(test.database);
});
afterAll(() => test.close());

const unmeasured = { databaseMs: 0, pictureBytes: null, databaseBytes: null, loadP95: null };

it('figures of all stores are added up by day and currency, and compared with the time before', async () => {
  const shown = await read('startDate=2026-03-01&endDate=2026-03-03');
  expect(shown.before).toEqual({ startDate: '2026-02-26', endDate: '2026-02-28' });
  expect(shown.figures).toEqual({
    ...{ stores: 3, newStores: 1, activeStores: 2, orders: 11, signUps: 3, errors: 6, ...unmeasured },
    sales: [
      { currency: 'USD', orders: 7, amount: 1_600 },
      { currency: 'EUR', orders: 6, amount: 700 },
    ],
  });
  expect(shown.figuresBefore).toEqual({
    ...{ stores: 2, newStores: 0, activeStores: 1, orders: 1, signUps: 2, errors: 4, ...unmeasured },
    sales: [{ currency: 'EUR', orders: 1, amount: 100 }],
  });
  const counts = { orders: 0, activeStores: 0, newStores: 0, signUps: 0, errors: 0 };
  const none = { ...counts, ...unmeasured, amounts: {} };
  expect(shown.days).toEqual([
    {
      ...{ day: '2026-03-01', orders: 2, activeStores: 1, newStores: 0, signUps: 1, errors: 2 },
      ...unmeasured,
      amounts: { EUR: 250, USD: 900 },
      before: none,
    },
    {
      ...{ day: '2026-03-02', ...none, newStores: 1 },
      before: { ...none, orders: 1, activeStores: 1, signUps: 1, errors: 2, amounts: { EUR: 100 } },
    },
    {
      ...{ day: '2026-03-03', orders: 9, activeStores: 2, newStores: 0, signUps: 2, errors: 4 },
      ...unmeasured,
      amounts: { EUR: 450, USD: 700 },
      before: { ...none, signUps: 1, errors: 2 },
    },
  ]);
});

it('the retention of a month’s new stores says in how many of them somebody orders in the months after', async () => {
  const { cohorts } = await read('startDate=2026-03-01&endDate=2026-03-03');
  expect(cohorts).toEqual([
    { month: '2026-01-01', stores: 2, active: [1, 1, 2] },
    { month: '2026-03-01', stores: 1, active: [0] },
  ]);
});

it('figures of all stores can be compared with a year ago, and are of the last 30 days unless others are asked for', async () => {
  const { before } = await read('startDate=2026-03-01&endDate=2026-03-03&compare=year');
  expect(before).toEqual({ startDate: '2025-03-01', endDate: '2025-03-03' });
  expect((await read('')).days).toHaveLength(30);
});

it('the platform’s analytics are for operators only', async () => {
  const owner = await createStaff(test.database, ids.almond, 'owner');
  const reply = await test.call('almond.localhost', 'GET', '/api/platform-analytics', { token: owner.token });
  expect(reply.body.code).toBe('PLATFORM_ADMIN_REQUIRED');
});

it('the sums of all stores follow when a store is deleted', async () => {
  const gone = await createStore(test.database, 'date');
  await openedAt(gone, '2026-03-01T00:00:00Z');
  await days(gone, [['2026-03-03', 7, { USD: 100 }]]);
  await addUpStores(test.database);
  const range = 'startDate=2026-03-03&endDate=2026-03-03';
  expect((await read(range)).figures).toMatchObject({ orders: 16, activeStores: 3 });
  await onPlatform(test.database, (tx) => tx.execute(sql`delete from tenants where id = ${gone}`));
  await addUpStores(test.database);
  const { figures } = await read(range);
  expect(figures).toMatchObject({ orders: 9, activeStores: 2 });
  expect(figures.sales.map(({ amount }) => amount)).toEqual([700, 450]);
});
