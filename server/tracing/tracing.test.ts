import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { Agent, request } from 'undici';
import { buildApp } from '../../api/src/app.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { openDatabase } from '../../api/src/platform/database/open-database.ts';
import { createStore } from '../../api/src/testing/factories.ts';
import { apiAt } from '../../shell/server/api-port.ts';
import { buildEdge } from '../../shell/server/edge.ts';
import { apiMeterOf, edgeMeterOf } from '../meters.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { removePostgres, startPostgres } from '../postgres.ts';
import { startTracing } from './tracing.ts';

type Sent = { traceId: string; spanId: string; parentSpanId?: string; name: string; service: string };
type Attribute = { key: string; value: { stringValue: string } };
type Batch = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: Omit<Sent, 'service'>[] }[];
  }[];
};

/** An edge and an API apart, each as a process of its own would be, and a collector. */
const folder = mkdtempSync(join(tmpdir(), 'larder-traces-'));
const log = pino({ level: 'silent' });
const spans: Sent[] = [];
const collector = createServer((incoming, reply) => {
  let text = '';
  incoming.on('data', (part) => {
    text += part;
  });
  incoming.on('end', () => {
    if (incoming.url === '/v1/traces')
      for (const { resource, scopeSpans } of (JSON.parse(text) as Batch).resourceSpans) {
        const service =
          resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
        spans.push(...scopeSpans.flatMap((scope) => scope.spans).map((span) => ({ ...span, service })));
      }
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
const dispatcher = new Agent({ connections: 1 });
let app: FastifyInstance;
let edge: FastifyInstance;
let sendAll: () => Promise<unknown>;

async function ask(path: string, headers: Record<string, string> = {}, body?: object): Promise<number> {
  const { port } = edge.server.address() as AddressInfo;
  const reply = await request(`http://127.0.0.1:${port}${path}`, {
    ...{ dispatcher, method: body ? 'POST' : 'GET', body: body ? JSON.stringify(body) : null },
    headers: { host: 'fresh.localhost', 'content-type': 'application/json', ...headers },
  });
  await reply.body.dump();
  return reply.statusCode;
}

beforeAll(async () => {
  const { url: databaseUrl } = await startPostgres({ dataDir: join(folder, 'database'), durable: false });
  await migrate(databaseUrl);
  const database = openDatabase(databaseUrl);
  await createStore(database, 'fresh');
  await database.close();
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
  const [ofApi, ofEdge] = ['larder-api', 'larder-edge'].map((service) =>
    startTracing({ endpoint, service, share: 1 }),
  );
  sendAll = () => Promise.all([ofApi?.stop(), ofEdge?.stop()]);
  const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: folder } as const;
  const metrics = createMetrics();
  app = await buildApp({ config, databaseUrl, log, meter: apiMeterOf([metrics.api, ofApi?.api]) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const apiUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const meter = edgeMeterOf([metrics.edge, ofEdge?.edge]);
  edge = await buildEdge({
    ...{ apiUrl, log, meter, rootDomain: 'localhost', builds: join(folder, 'dist'), dataDir: folder },
    api: apiAt(apiUrl, { headersForApi: meter?.headersForApi }),
  });
  await edge.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await dispatcher.destroy();
  await edge?.close();
  await app?.close();
  collector.close();
  await removePostgres(join(folder, 'database'));
  rmSync(folder, { recursive: true, force: true });
});

it('one trace leads from the edge over the API to its statements, and each request has its own', async () => {
  const forged = { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` };
  expect(await ask('/api/currencies', forged)).toBe(200);
  const wrong = { email: 'nobody@fresh.test', password: 'a wrong password' };
  expect(await ask('/api/customer/login', {}, wrong)).toBe(401);
  // For the page of a store the edge itself asks the API.
  await ask('/manifest.webmanifest');
  await sendAll();

  const requests = spans.filter(({ service, parentSpanId }) => service === 'larder-edge' && !parentSpanId);
  expect(requests.map(({ name }) => name)).toEqual([
    'GET /api/*',
    'POST /api/*',
    expect.stringContaining('webmanifest'),
  ]);
  expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(3);
  expect(spans.map(({ traceId }) => traceId)).not.toContain('ab'.repeat(16));
  const below = ({ spanId, traceId }: Sent) =>
    spans.filter((span) => span.parentSpanId === spanId && span.traceId === traceId);
  const [list, login, manifest] = requests.map((one) => below(one).filter((s) => s.service === 'larder-api'));
  expect(list?.map(({ name }) => name)).toEqual(['GET /api/currencies']);
  expect(login?.map(({ name }) => name)).toEqual(['POST /api/customer/login']);
  expect(manifest?.map(({ name }) => name)).toContain('GET /api/tenants/bootstrap');
  for (const calls of [list, login])
    expect(calls?.flatMap(below).map(({ name }) => name)).toContainEqual(
      expect.stringMatching(/^statement /),
    );
});
