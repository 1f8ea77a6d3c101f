import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { freePort } from '../api/src/platform/free-port.ts';
import { findProgram, itWith } from '../api/src/testing/find-program.ts';
import { makeCertificate } from './testing/certificate.ts';
import { startHaproxy } from './testing/haproxy.ts';

/** The balancers of deploy/ with traffic, before something that answers as an edge does. */
const folder = mkdtempSync(join(tmpdir(), 'larder-balancers-'));
const certificates = join(folder, 'tls');
const insecure = new Agent({ connect: { rejectUnauthorized: false }, allowH2: false });
const endings: (() => unknown)[] = [];
const asked: { at: number; url: string; headers: IncomingMessage['headers'] }[] = [];
const edges: Server[] = [];
let behind: string[];

beforeAll(async () => {
  if (findProgram('openssl')) makeCertificate(certificates);
  behind = await Promise.all([0, 1].map(startEdge));
});
afterAll(async () => {
  for (const end of endings) await end();
  await insecure.destroy();
  for (const edge of edges) {
    edge.closeAllConnections();
    edge.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

async function startEdge(at: number): Promise<string> {
  const edge = createServer((incoming, reply) => {
    const { url = '', headers, socket } = incoming;
    if (url !== '/health/ready') asked.push({ at, url, headers });
    // A POST that came here is lost: nobody may send it again.
    if (url === '/lost') socket.destroy();
    // A stream stays open.
    else if (url === '/live') reply.writeHead(200).write('\n');
    else reply.end('the edge');
  });
  edges.push(edge);
  await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(edge.address() as AddressInfo).port}`;
}

type Ports = { http: number; https: number; calls: number };

async function startNginx({ http, https }: Ports): Promise<void> {
  const config = readFileSync(join(import.meta.dirname, '../deploy/nginx/larder.conf'), 'utf8')
    .replaceAll(/server 10\.0\.0\.1([12]):3000/g, (_, number) => `server ${behind[number - 1]}`)
    .replace('listen 80 ', `listen 127.0.0.1:${http} `)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('/etc/ssl/larder', certificates);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${temporary}\n${config} }`,
  );
  const child = spawn(findProgram('nginx') ?? '', ['-c', file, '-p', folder], { stdio: 'ignore' });
  endings.push(() => child.kill('SIGTERM'));
}

async function startDeployedHaproxy({ http, https, calls }: Ports): Promise<void> {
  const addresses: Record<string, string> = {
    ...{ 'bind :80': `bind 127.0.0.1:${http}`, 'bind :443': `bind 127.0.0.1:${https}` },
    ...{ 'bind 127.0.0.1:3100': `bind 127.0.0.1:${calls}` },
    '/etc/ssl/larder/': join(certificates, 'both.pem'),
  };
  for (const [at, address] of behind.entries())
    for (const kind of [1, 2]) addresses[`10.0.0.${kind}${at + 1}:3000`] = address;
  const sections = [
    ...['frontend visitors', 'backend edges', 'backend streams'],
    ...['frontend calls', 'backend apis'],
  ];
  endings.push(await startHaproxy(join(folder, 'haproxy.cfg'), sections, addresses, https));
}

async function start(balancer: (ports: Ports) => Promise<void>): Promise<Ports> {
  const ports = { http: await freePort(), https: await freePort(), calls: await freePort() };
  await balancer(ports);
  for (let tries = 0; tries < 100 && (await ask(ports, '/').catch(() => 0)) !== 200; tries += 1)
    await wait(50);
  return ports;
}

async function ask(
  { https }: Ports,
  path: string,
  body: Buffer | null = null,
  host = 'fresh.shops.example',
): Promise<number> {
  const reply = await request(`https://127.0.0.1:${https}${path}`, {
    ...{ method: body ? 'POST' : 'GET', body, dispatcher: insecure, reset: true },
    headers: { host, 'x-forwarded-for': '6.6.6.6' },
  });
  await reply.body.dump();
  return reply.statusCode;
}

for (const [name, program, balancer] of [
  ['nginx', 'nginx', startNginx],
  ['HAProxy', 'haproxy', startDeployedHaproxy],
] as const)
  itWith(program)(
    `${name} gives edges the host and the real address, refuses what is too large, and sends a POST once`,
    async () => {
      const ports = await start(balancer);
      expect(await ask(ports, '/products/milk')).toBe(200);
      expect(asked.at(-1)?.headers).toMatchObject({
        ...{ host: 'fresh.shops.example', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' },
      });
      expect(await ask(ports, '/health/ready')).toBe(404);
      expect(await ask(ports, '/import', Buffer.alloc(20 * 1_048_576 + 60_000))).toBe(200);
      expect(await ask(ports, '/import', Buffer.alloc(23 * 1_048_576)).catch(() => 413)).toBe(413);
      const before = asked.length;
      expect(await ask(ports, '/lost', Buffer.from('an order'))).toBe(502);
      expect(asked.slice(before).map(({ url }) => url)).toEqual(['/lost']);
      const headers = { host: 'fresh.shops.example' };
      const plain = await request(`http://127.0.0.1:${ports.http}/cart`, { headers });
      expect([plain.statusCode, plain.headers.location]).toEqual([308, 'https://fresh.shops.example/cart']);
      if (program !== 'haproxy') return;
      const call = await request(`http://127.0.0.1:${ports.calls}/api/health`);
      expect(call.statusCode).toBe(200);
    },
  );

itWith('haproxy')(
  'HAProxy gives a page of a store to the same edge each time, and other pages to others',
  async () => {
    const ports = await start(startDeployedHaproxy);
    const edgesOf = (path: string, count: number) =>
      new Set(
        asked
          .filter(({ url }) => url === path)
          .slice(-count)
          .map(({ at }) => at),
      );
    const pages = Array.from({ length: 20 }, (_, at) => `/search?q=${at}`);
    for (const path of [...pages, ...pages, ...pages]) await ask(ports, path);
    expect(pages.map((path) => edgesOf(path, 3).size)).toEqual(pages.map(() => 1));
    expect(new Set(pages.flatMap((path) => [...edgesOf(path, 3)])).size).toBe(2);
    for (let store = 0; store < 20; store += 1) await ask(ports, '/', null, `store-${store}.shops.example`);
    expect(edgesOf('/', 20).size).toBe(2);
  },
);

itWith('haproxy')('HAProxy spreads streams over edges, as they stay open', async () => {
  const ports = await start(startDeployedHaproxy);
  const streams = await Promise.all(
    Array.from({ length: 6 }, () =>
      request(`https://127.0.0.1:${ports.https}/live`, {
        dispatcher: insecure,
        headers: { host: 'fresh.shops.example' },
      }),
    ),
  );
  const counts = [0, 1].map((edge) => asked.filter(({ at, url }) => at === edge && url === '/live').length);
  expect(counts).toEqual([3, 3]);
  for (const { body } of streams) body.destroy();
});
