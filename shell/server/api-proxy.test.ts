import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildEdge } from './edge.ts';

let folder: string;
let api: Server;
let seen: IncomingHttpHeaders;
const waiting: ServerResponse[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edge-'));
  mkdirSync(join(folder, 'dist'));
  mkdirSync(join(folder, 'data'));
  api = createServer((incoming, reply) => {
    seen = incoming.headers;
    if (incoming.url === '/api/ends') incoming.socket.destroy();
    else if (incoming.url === '/api/waits') waiting.push(reply);
    else reply.end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true });
});

const edges: FastifyInstance[] = [];
afterEach(() => Promise.all(edges.splice(0).map((edge) => edge.close())));

async function startEdge(trustProxy?: string[], publicScheme?: 'https'): Promise<string> {
  const edge = await buildEdge({
    api: {
      get: async () => ({ status: 404, body: {} }),
      text: async () => ({ status: 404, body: '{}' }),
      post: async () => ({ status: 404, body: {} }),
      file: async () => null,
    },
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    rootDomain: 'shops.example',
    builds: join(folder, 'dist'),
    dataDir: join(folder, 'data'),
    log: pino({ level: 'silent' }),
    production: true,
    trustProxy,
    publicScheme,
  });
  edges.push(edge);
  return edge.listen({ port: 0, host: '127.0.0.1' });
}

function ask(base: string, path: string, headers: Record<string, string>) {
  return new Promise<IncomingHttpHeaders>((resolve, reject) => {
    request(base + path, { headers }, (reply) => {
      reply.resume();
      resolve(reply.headers);
    })
      .on('error', reject)
      .end();
  });
}

const pretended = {
  host: 'fresh.shops.example',
  'x-forwarded-for': '203.0.113.1',
  'x-forwarded-host': 'bakehouse.shops.example',
  'x-forwarded-proto': 'https',
  'x-real-ip': '203.0.113.2',
  forwarded: 'for=203.0.113.3;host=bakehouse.shops.example',
};

it('the API receives the visitor’s host and address, and no header that a visitor forged', async () => {
  await ask(await startEdge(), '/api/health', pretended);
  expect(seen.host).toBe('fresh.shops.example');
  expect(seen['x-forwarded-for']).toBe('127.0.0.1');
  expect(seen['x-forwarded-proto']).toBe('http');
  expect(Object.keys(seen)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(x-forwarded-host|x-real-ip|forwarded)$/)]),
  );
});

it('the API receives the visitor’s address from a trusted proxy', async () => {
  await ask(await startEdge(['127.0.0.1']), '/api/health', {
    ...pretended,
    'x-forwarded-for': '198.51.100.9, 203.0.113.1',
  });
  expect(seen['x-forwarded-for']).toBe('203.0.113.1, 127.0.0.1');
  expect(seen['x-forwarded-proto']).toBe('https');
  expect(seen.host).toBe('fresh.shops.example');
  expect(seen['x-forwarded-host']).toBeUndefined();
});

it('forged forwarding headers cause no redirect to another host or scheme', async () => {
  const target = async (base: string) => (await ask(base, '/', pretended)).location;
  expect(await target(await startEdge())).toMatch(
    /^http:\/\/shops\.example\/tenant-not-found\?domain=fresh\./,
  );
  expect(await target(await startEdge(['127.0.0.1']))).toMatch(/^https:\/\/shops\.example\//);
  expect(await target(await startEdge(undefined, 'https'))).toMatch(/^https:\/\/shops\.example\//);
});

it('an API that ends during a call is answered with the API’s own UNAVAILABLE', async () => {
  const base = await startEdge();
  const reply = await fetch(`${base}/api/ends`, { method: 'POST', body: '{}' });
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await reply.json()).toEqual({ code: 'UNAVAILABLE', message: expect.any(String) });
  // The next one is asked as ever.
  expect((await fetch(`${base}/api/again`)).status).toBe(200);
});

it('a store whose calls all wait at the API keeps nobody else from it', async () => {
  const base = await startEdge();
  const calls = Array.from({ length: 420 }, () => ask(base, '/api/waits', pretended));
  while (waiting.length < 200) await new Promise((resolve) => setTimeout(resolve, 20));
  await ask(base, '/api/quick', { host: 'bakehouse.shops.example' });
  expect(seen.host).toBe('bakehouse.shops.example');
  while (waiting.length < calls.length) await new Promise((resolve) => setTimeout(resolve, 20));
  for (const reply of waiting) reply.end('{}');
  await Promise.all(calls);
});
