import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { freePort } from '../../api/src/platform/free-port.ts';
import { readPostmaster } from '../../server/postgres/postmaster.ts';
import { removePostgres } from '../../server/postgres.ts';
import { startPair } from '../../server/testing/replica.ts';
import { treeTime } from '../chaos/processes.ts';
import { callsOf } from './api-load.ts';
import type { Balancer } from './balancer.ts';
import { hasHaproxy, startBalancer } from './balancer.ts';
import { effort, median, quick, rounded } from './effort.ts';
import type { Fleets, Member } from './fleet.ts';
import { openFleets } from './fleet.ts';
import type { Call, Draw } from './load.ts';
import { load, loadAtRate } from './load.ts';
import type { MetricsCost } from './metrics-cost.ts';
import { costOfMetrics } from './metrics-cost.ts';
import type { Shop } from './shop.ts';
import { anyOf } from './shop.ts';
import { fillShelves } from './stock.ts';

export type ScaleResult = {
  /** Processor time of a request in milliseconds, where it is spent. */
  costs: {
    what: string;
    requestsPerSecond: number;
    p95: number;
    edges: number;
    apis: number;
    database: number;
  }[];
  /** The work per processor second of two of each while twice as many ask, relative to one of each. */
  efficiency: number;
  /** The cost of figures for Prometheus. */
  metrics: MetricsCost;
  /** The share of catalogue reads at a replica, in percent. */
  atReplicaPercent: number;
  /** The p95 of a store in milliseconds: alone, and while another one sends 50 times as much. */
  noisy: { alone: number; beside: number; ratio: number };
};

const turns = quick ? 1 : 3;
/** For each edge and API. At the end of both cores requests wait for each other, and renderers give up for a minute. */
const perSecond = 100;

/**
 * Measures what more processes bring, in processor time. The load is made on the same machine, so requests a second
 * would only say how many cores are left over. Null without HAProxy.
 */
export async function measureScale(): Promise<ScaleResult | null> {
  if (!hasHaproxy()) {
    process.stdout.write('--scale is skipped: haproxy is not installed\n');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'larder-scale-'));
  const { primary, replica } = await startPair(folder, { durable: true });
  const cluster = join(realpathSync(join(folder, 'primary')), 'cluster');
  let fleets: Fleets | undefined;
  const balancers: Balancer[] = [];
  try {
    fleets = await openFleets(primary.url);
    await fillShelves(primary.url);
    const database = () => treeTime(readPostmaster(cluster)?.pid);
    const one = await startSet(fleets, 1);
    balancers.push(one.balancer);
    // Before others write thousands of orders: they would be measured as well.
    const noisy = await besideNoisyStore(one.shop);
    const two = await startSet(fleets, 2);
    balancers.push(two.balancer);
    return {
      ...(await compareSets(one, two, database)),
      metrics: await costOfMetrics(fleets, visit),
      atReplicaPercent: await readsAtReplica(fleets, replica.url),
      noisy,
    };
  } finally {
    for (const { stop } of balancers) await stop();
    await fleets?.stop();
    await removePostgres(join(folder, 'replica'));
    await removePostgres(join(folder, 'primary'));
  }
}

type ProcessSet = { shop: Shop; balancer: Balancer; edges: Member[]; apis: Member[] };

const shopAt = (port: number): Shop => ({ base: `http://127.0.0.1:${port}`, host: 'fresh.localhost' });

/** As many edges as APIs, with HAProxy before both. */
async function startSet(fleets: Fleets, count: number): Promise<ProcessSet> {
  const apis: Member[] = [];
  const ports: number[] = [];
  for (let at = 0; at < count; at += 1) {
    apis.push(await fleets.start('api'));
    ports.push(await freePort());
  }
  const balancer = await startBalancer({ edges: ports, apis: apis.map(({ port }) => port) });
  const edges: Member[] = [];
  const API_URL = `http://127.0.0.1:${balancer.before('apis')}`;
  for (const port of ports) edges.push(await fleets.start('edge', { PORT: String(port), API_URL }));
  return { shop: shopAt(balancer.before('edges')), balancer, edges, apis };
}

const timeOf = (members: Member[]) => members.reduce((sum, { pid }) => sum + treeTime(pid), 0);

let asked = 0;

/** A price limit that was never requested before, so that the database answers each time. */
const listAnew = (): Call => {
  asked += 1;
  return { method: 'GET', path: `/api/catalog/products?limit=20&maxPrice=${900_000_000 - asked}` };
};

/** Draws one of ten calls: pages from memory and of products, new lists, prices of carts, and an order. */
async function visitorsOf(shop: Shop): Promise<Draw> {
  const [, , product, quote, order] = (await callsOf(shop)).map(([, draw]) => draw);
  const page: Draw = () => ({ method: 'GET', path: '/' });
  const productPage: Draw = () => {
    const { path } = (product as Draw)();
    return { method: 'GET', path: path.replace('/api/catalog/products', '/product') };
  };
  const ten = [
    page,
    page,
    page,
    productPage,
    productPage,
    product,
    listAnew,
    listAnew,
    quote,
    order,
  ] as Draw[];
  return () => anyOf(ten)();
}

async function compareSets(one: ProcessSet, two: ProcessSet, database: () => number) {
  const rows = [
    { what: 'an edge and an API', set: one, draw: await visitorsOf(one.shop), rate: perSecond },
    { what: 'two of each', set: two, draw: await visitorsOf(two.shop), rate: 2 * perSecond },
  ].map((row) => ({ ...row, times: { edges: 0, apis: 0, database: 0 }, count: 0, p95: 0 }));
  for (const { set, draw } of rows) await load('warm-up', set.shop, draw);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const row of rows) {
      const { shop, edges, apis } = row.set;
      const look = () => ({ edges: timeOf(edges), apis: timeOf(apis), database: database() });
      const before = look();
      const { p95, errors } = await loadAtRate(row.what, shop, row.draw, { perSecond: row.rate });
      if (errors > 0) throw new Error(`${row.what}: ${errors} errors`);
      const after = look();
      for (const part of ['edges', 'apis', 'database'] as const)
        row.times[part] += after[part] - before[part];
      row.count += row.rate * effort.loadSeconds;
      row.p95 = Math.max(row.p95, p95);
    }
  }
  const costs = rows.map(({ what, times, count, p95, rate }) => ({
    ...{ what, p95, requestsPerSecond: rate },
    edges: rounded(times.edges / count, 3),
    apis: rounded(times.apis / count, 3),
    database: rounded(times.database / count, 3),
  }));
  const [first, second] = costs.map(({ edges, apis, database }) => edges + apis + database);
  return { costs, efficiency: rounded((first ?? 0) / (second ?? 1), 2) };
}

/** Four visitors of one edge who ask without a pause. Returns for how many seconds. */
async function visit(port: number): Promise<number> {
  const shop = shopAt(port);
  const seconds = effort.loadSeconds * turns;
  const draw = await visitorsOf(shop);
  const { errors } = await load('visitors', shop, draw, { connections: 4, seconds, warmUp: 0 });
  if (errors > 0) throw new Error(`visitors: ${errors} errors`);
  return seconds;
}

/** Lists of all three demo stores, while one of them gets an order every two seconds. */
async function readsAtReplica(fleets: Fleets, replicaUrl: string): Promise<number> {
  const METRICS_PORT = String(await freePort());
  const api = await fleets.start('api', { DATABASE_REPLICA_URLS: replicaUrl, METRICS_PORT });
  const shop = shopAt(api.port);
  const order = (await callsOf(shop)).at(-1)?.[1] as Draw;
  const hosts = ['fresh', 'bakehouse', 'greens'];
  // Until the replica is known to be there.
  await wait(2_000);
  const reads = async (at: 'replica' | 'primary') => {
    const { body } = await request(`http://127.0.0.1:${METRICS_PORT}/metrics`);
    const row = new RegExp(`^larder_catalogue_reads_total\\{at="${at}"\\} (\\d+)$`, 'm');
    return Number(row.exec(await body.text())?.[1]);
  };
  const both = () => Promise.all([reads('replica'), reads('primary')]);
  const before = await both();
  const ordering = setInterval(() => {
    void load('an order', shop, order, { connections: 1, seconds: 0.001, warmUp: 0 });
  }, 2_000);
  await load('lists', shop, () => ({ ...listAnew(), headers: { host: `${anyOf(hosts)}.localhost` } }), {
    warmUp: 0,
  });
  clearInterval(ordering);
  const after = await both();
  const [atReplica, atPrimary] = after.map((count, at) => count - (before[at] ?? 0)) as [number, number];
  return rounded((100 * atReplica) / (atReplica + atPrimary), 1);
}

/**
 * One of a hundred stores that ask 400 times a second together, for what nobody has asked for; another one asks 200
 * times. The noise begins two seconds earlier, as its first requests open connections.
 */
async function besideNoisyStore(shop: Shop): Promise<ScaleResult['noisy']> {
  const share = 4;
  const earlier = 2;
  // Only four requests a second: in a shorter time a single collection of garbage decides about the p95.
  const seconds = effort.loadSeconds * 4;
  const ask = async () =>
    (
      await loadAtRate('a list', { ...shop, host: 'bakehouse.localhost' }, listAnew, {
        perSecond: share,
        seconds,
      })
    ).p95;
  const askBesideNoise = async () => {
    const noise = loadAtRate('the same of the other store', shop, listAnew, {
      perSecond: 50 * share,
      seconds: earlier + seconds,
    });
    const [beside] = await Promise.all([wait(earlier * 1_000).then(ask), noise]);
    return beside;
  };
  await askBesideNoise();
  const times: { alone: number; beside: number }[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    times.push({ alone: await ask(), beside: await askBesideNoise() });
  }
  const alone = median(times.map((one) => one.alone));
  const beside = median(times.map((one) => one.beside));
  return { alone, beside, ratio: rounded(beside / alone, 2) };
}
