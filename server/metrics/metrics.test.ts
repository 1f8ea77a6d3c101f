import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { request } from 'undici';
import { parse } from 'yaml';
import type { Database } from '../../api/src/platform/database/database.ts';
import { freePort } from '../../api/src/platform/free-port.ts';
import type { Metrics } from './metrics.ts';
import { createMetrics } from './metrics.ts';
import { storeMeter } from './stores.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
let metrics: Metrics;
let app: FastifyInstance;

beforeEach(async () => {
  metrics = createMetrics();
  app = fastify();
  metrics.api.requests(app);
  app.addHook('onRequest', async (request) => {
    const tenantId = request.headers['x-tenant'];
    if (tenantId) Object.assign(request, { tenant: { id: tenantId } });
  });
  app.get('/products/:id', async (request) => request.params);
  app.get('/breaks', async () => {
    throw new Error('on purpose');
  });
  const pool = {
    totalCount: 5,
    idleCount: 3,
    waitingCount: 2,
    connect: () => Promise.reject(new Error('away')),
  };
  metrics.api.watch({
    database: { pool } as unknown as Database,
    cachedBytes: () => 7,
    reads: () => ({ replica: 8, primary: 2 }),
  });
  metrics.edge.watch({
    pages: () => ({ entries: 1, bytes: 9, tenants: 1, hits: 3, stale: 1, made: 2, failed: 0 }),
    compositions: { current: () => Promise.reject(new Error('no API')) },
    live: () => 4,
  });
  await app.ready();
});
afterEach(() => app.close());

const rowsOf = async (name: string) =>
  (await metrics.text())
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));

it('metrics of a thousand addresses and made-up paths are as many rows as there are routes', async () => {
  for (let at = 0; at < 500; at += 1) {
    await app.inject(`/products/${at}?secret=${at}`);
    await app.inject(`/made-up-${at}`);
  }
  await app.inject('/breaks');
  expect(await rowsOf('larder_http_request_duration_seconds_count')).toEqual([
    'larder_http_request_duration_seconds_count{part="api",method="GET",route="/products/:id",status="2xx"} 500',
    'larder_http_request_duration_seconds_count{part="api",method="ANY",route="none",status="4xx"} 500',
    'larder_http_request_duration_seconds_count{part="api",method="GET",route="/breaks",status="5xx"} 1',
  ]);
  expect(await rowsOf('larder_http_requests_running')).toEqual([
    'larder_http_requests_running{part="api"} 0',
  ]);
});

it('statements, connections and caches are in the metrics, and so is a database that is away', async () => {
  metrics.api.statement('catalog_detail', 3, false);
  metrics.api.statement('select', 30, true);
  expect(await rowsOf('larder_statement_duration_seconds_count')).toHaveLength(2);
  expect(await rowsOf('larder_statements_failed_total')).toEqual([
    'larder_statements_failed_total{statement="select"} 1',
  ]);
  expect(await rowsOf('larder_database_connections')).toEqual([
    'larder_database_connections{state="used"} 2',
    'larder_database_connections{state="idle"} 3',
    'larder_database_connections{state="waiting"} 2',
  ]);
  expect(await rowsOf('larder_database_up')).toEqual(['larder_database_up 0']);
  expect(await rowsOf('larder_reply_cache_bytes')).toEqual(['larder_reply_cache_bytes 7']);
  for (const _twice of [1, 2])
    expect(await rowsOf('larder_catalogue_reads_total')).toEqual([
      'larder_catalogue_reads_total{at="replica"} 8',
      'larder_catalogue_reads_total{at="primary"} 2',
    ]);
});

it('metrics of any number of stores are ten rows by rank, and a list says who they are', async () => {
  let now = 0;
  const { Registry } = await import('prom-client');
  const registry = new Registry();
  const stores = storeMeter(registry, () => now);
  for (let at = 0; at < 200; at += 1)
    for (let time = 0; time <= at; time += 1) stores.count(`store-${at}`, 10);
  now = 61_000;
  expect(stores.list()[0]).toMatchObject({ rank: 1, tenantId: 'store-199', requests: 200 });
  const text = await registry.metrics();
  expect(text.match(/larder_busiest_store_requests\{rank="\d+"\}/g)).toHaveLength(10);
  expect(text).not.toContain('store-');
  now = 200_000;
  expect(stores.list()).toEqual([]);
});

it('the metrics port requires its token and serves nothing else', async () => {
  const port = await freePort();
  const listener = await metrics.listen(port, '127.0.0.1', 'a-token-of-some-length');
  const get = async (path: string, token = '') => {
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode, body } = await request(`http://127.0.0.1:${port}${path}`, { headers });
    return { status: statusCode, text: await body.text() };
  };
  expect((await get('/metrics')).status).toBe(401);
  expect((await get('/metrics', 'a-token-of-other-length')).status).toBe(401);
  expect((await get('/metrics', 'a-token-of-some-length')).text).toContain('larder_live_connections 4');
  expect((await get('/stores', 'a-token-of-some-length')).text).toBe('[]');
  expect((await get('/api/health', 'a-token-of-some-length')).status).toBe(404);
  await listener.close();
});

type Rules = { groups: { rules: { alert: string; expr: string }[] }[] };
const { groups } = parse(read('deploy/prometheus/alerts.yml')) as Rules;
const rules = groups.flatMap((group) => group.rules);
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };
const { panels } = JSON.parse(read('deploy/grafana/larder.json')) as Dashboard;

it('every figure that the dashboard and the alerts read exists', async () => {
  const text = await metrics.text();
  const names = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
  const asked = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const wanted = new Set(asked.flatMap((expr) => expr.match(/\b(larder|nodejs|process)_\w+/g) ?? []));
  expect([...wanted].filter((name) => !names.has(name))).toEqual([]);
  expect(wanted.size).toBeGreaterThan(15);
});

it('each alert says in docs/operate.md what to do', () => {
  const text = read('docs/operate.md');
  expect(rules.map(({ alert }) => alert).filter((alert) => !text.includes(`### ${alert}`))).toEqual([]);
});
