import { setTimeout as wait } from 'node:timers/promises';
import type { ListReply, LoginReply, Tenant } from '../../api/src/contract.ts';
import type { PlatformAnalytics } from '../../api/src/features/platform-analytics/platform-analytics.schema.ts';
import { fillManyStores } from '../../api/src/testing/many-stores.ts';
import type { ListTimes } from './back-office-lists.ts';
import { timeCalls } from './back-office-lists.ts';
import { percentile, quick, rounded } from './effort.ts';
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

/** Every fifth store; each fiftieth, which is suspended, is not among them. */
const hosts = Array.from({ length: stores / 5 }, (_, n) => `many-${5 * n + 1}.localhost`);
export const knownHost = 'a host that is known';
/** The back office's list, which nothing keeps. */
const products = '/products?limit=20';
export const alone = `${products}, one store alone`;
export const beside = `${products}, beside all others`;

/**
 * Measures the pages of operators with 10,000 stores: their list with figures, and the sums of all of them. Also how
 * long one of these stores waits for its host to be found and for a list of its own.
 */
export async function measurePlatform(shop: Shop, databaseUrl: string): Promise<ListTimes[]> {
  const platform = { base: shop.base, host: `localhost:${new URL(shop.base).port}` };
  const credentials = { email: 'platform@larder.test', password: 'Larder-demo-1' };
  const { token } = await ask<LoginReply>(platform, '/api/platform/admin/login', credentials);
  const headers = { authorization: `Bearer ${token}` };
  const owner = await ask<LoginReply>(shop, '/api/admin/login', {
    ...credentials,
    email: 'owner@fresh.test',
  });
  const timeProducts = async (name: string): Promise<ListTimes[]> => {
    const times = await timeCalls(shop, [products], { authorization: `Bearer ${owner.token}` });
    return times.map((one) => ({ ...one, list: name }));
  };
  const before = await timeProducts(alone);
  await fillManyStores(databaseUrl, stores, days);
  await untilAddedUp(() =>
    ask<ListReply<Tenant>>(platform, '/api/tenants?sort=orders&q=many-&limit=1', undefined, headers),
  );
  const startDate = new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  const year = `/platform-analytics?startDate=${startDate}&endDate=${new Date().toISOString().slice(0, 10)}`;
  await untilAll(() => ask<PlatformAnalytics>(platform, `/api${year}`, undefined, headers));
  const lists = await timeCalls(platform, [...calls, '/platform-analytics', year], headers);
  return [...lists, await timeHosts(platform), ...before, ...(await timeProducts(beside))];
}

/** Each host is asked for twice: the second time it is known. */
async function timeHosts(platform: Shop): Promise<ListTimes> {
  const find = (host: string) => ask(platform, `/api/tenants/resolve?host=${host}`);
  for (const host of hosts) await find(host);
  const times: number[] = [];
  for (const host of hosts) {
    const began = performance.now();
    await find(host);
    times.push(performance.now() - began);
  }
  const p = (share: number) => rounded(percentile(times, share), 2);
  return { list: knownHost, p50: p(0.5), p95: p(0.95) };
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
