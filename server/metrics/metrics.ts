import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { ApiMeter } from '../../api/src/platform/http/meter.ts';
import type { EdgeMeter } from '../../shell/server/meter.ts';
import { databaseMeter } from './database.ts';
import { edgeMeter } from './edge.ts';
import { requestMeter } from './requests.ts';
import { storeMeter } from './stores.ts';

export type Metrics = {
  api: ApiMeter;
  edge: EdgeMeter;
  /** The figures as Prometheus reads them. */
  text(): Promise<string>;
  /** Answers `/metrics`, and `/stores` with the busiest stores' ids, on a port of its own. */
  listen(port: number, host: string, token?: string): Promise<{ close(): Promise<void> }>;
};

/** The figures of one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = requestMeter(registry);
  const stores = storeMeter(registry);
  const database = databaseMeter(registry);

  return {
    api: {
      requests: (app) =>
        requests(app, 'api', ({ tenant }, ms) => {
          if (tenant?.id) stores.count(tenant.id, ms);
        }),
      statement: database.statement,
      watch(inside) {
        database.watch(inside.database);
        new Gauge({
          name: 'larder_reply_cache_bytes',
          help: 'Bytes of the replies in memory',
          registers: [registry],
          collect() {
            this.set(inside.cachedBytes());
          },
        });
        new Counter({
          name: 'larder_catalogue_reads_total',
          help: 'Reads of what all shoppers see, by where they were sent; none without replicas',
          labelNames: ['at'],
          registers: [registry],
          collect() {
            this.reset();
            for (const [at, count] of Object.entries(inside.reads?.() ?? {})) this.inc({ at }, count);
          },
        });
      },
    },
    edge: { requests: (edge) => requests(edge, 'edge'), ...edgeMeter(registry) },
    text: () => registry.metrics(),
    async listen(port, host, token) {
      const server = createServer((request, reply) => {
        const path = request.url?.split('?', 1)[0];
        if (token && !isSame(request.headers.authorization ?? '', `Bearer ${token}`))
          return void reply.writeHead(401).end();
        if (path === '/stores')
          return void reply
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify(stores.list()));
        if (path !== '/metrics') return void reply.writeHead(404).end();
        registry.metrics().then(
          (text) => reply.writeHead(200, { 'content-type': registry.contentType }).end(text),
          () => reply.writeHead(500).end(),
        );
      });
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      });
      return {
        close: () =>
          new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
          }),
      };
    },
  };
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
