import { setTimeout as wait } from 'node:timers/promises';
import type { ListReply, LoginReply, Tenant } from '../../api/src/contract.ts';
import type { PlatformAnalytics } from '../../api/src/features/platform-analytics/platform-analytics.schema.ts';
import { fillManyStores } from '../../api/src/testing/many-stores.ts';
import type { ListTimes } from './back-office-lists.ts';
import { timeCalls } from './back-office-lists.ts';
import { quick } from './effort.ts';
import type { Shop } from './shop.ts';
import { ask } from './shop.ts';

const stores = quick ? 1_000 : 10_000;
/** The sums of the longest range that the page offers read as many, and as many before it. */
const days = quick ? 90 : 365;

const calls = [
  ...['', '?page=400', '?q=many-77', '?status=suspended', '?plan=none', '?limit=100&sort=-revenue'],
  ...['name', 'plan', '-products', '-orders', '-revenue', '-errors', '-lastOrderAt'].map(
    (by) => `?sort=${by}`,
  ),
].map((query) => `/tenants${query}`);

/** What operators look at: the list of 10,000 stores with their figures, and the sums of all of them. */
export async function measurePlatform(shop: Shop, databaseUrl: string): Promise<ListTimes[]> {
  const platform = { base: shop.base, host: `localhost:${new URL(shop.base).port}` };
  const credentials = { email: 'platform@larder.test', password: 'Larder-demo-1' };
  const { token } = await ask<LoginReply>(platform, '/api/platform/admin/login', credentials);
  const headers = { authorization: `Bearer ${token}` };
  await fillManyStores(databaseUrl, stores, days);
  await untilAddedUp(() =>
    ask<ListReply<Tenant>>(platform, '/api/tenants?sort=orders&q=many-&limit=1', undefined, headers),
  );
  const startDate = new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  const year = `/platform-analytics?startDate=${startDate}&endDate=${new Date().toISOString().slice(0, 10)}`;
  await untilAll(() => ask<PlatformAnalytics>(platform, `/api${year}`, undefined, headers));
  return timeCalls(platform, [...calls, '/platform-analytics', year], headers);
}

/** The days of all stores are added up after those of each store. */
async function untilAll(read: () => Promise<PlatformAnalytics>): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await read()).days.every(({ orders }) => orders > 0)) {
    if (Date.now() > end) throw new Error('The days of all stores were not added up.');
    await wait(1_000);
  }
}

/** The job that adds up the 30 days of each store runs every some seconds. */
async function untilAddedUp(fewest: () => Promise<ListReply<Tenant>>): Promise<void> {
  const end = Date.now() + 300_000;
  while (((await fewest()).items[0]?.figures.orders ?? 0) === 0) {
    if (Date.now() > end) throw new Error('The figures of the stores were not added up.');
    await wait(1_000);
  }
}
