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
const asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
let edge: Server;
let behind: string;

beforeAll(async () => {
  if (findProgram('openssl')) makeCertificate(certificates);
  edge = createServer((incoming, reply) => {
    const { url = '', headers, socket } = incoming;
    if (url !== '/health/ready') asked.push({ url, headers });
    // A POST that came here is lost: nobody may send it again.
    if (url === '/lost') socket.destroy();
    else reply.end('the edge');
  });
  await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
  behind = `127.0.0.1:${(edge.address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const end of endings) await end();
  await insecure.destroy();
  edge.closeAllConnections();
  edge.close();
  rmSync(folder, { recursive: true, force: true });
});

type Ports = { http: number; https: number; calls: number };

async function startNginx({ http, https }: Ports): Promise<void> {
  const config = readFileSync(join(import.meta.dirname, '../deploy/nginx/larder.conf'), 'utf8')
    .replaceAll(/server 10\.0\.0\.1[12]:3000/g, `server ${behind}`)
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
  for (const host of ['10.0.0.11', '10.0.0.12', '10.0.0.21', '10.0.0.22']) addresses[`${host}:3000`] = behind;
  const sections = ['frontend visitors', 'backend edges', 'frontend calls', 'backend apis'];
  endings.push(await startHaproxy(join(folder, 'haproxy.cfg'), sections, addresses, https));
}

async function start(balancer: (ports: Ports) => Promise<void>): Promise<Ports> {
  const ports = { http: await freePort(), https: await freePort(), calls: await freePort() };
  await balancer(ports);
  for (let tries = 0; tries < 100 && (await ask(ports, '/').catch(() => 0)) !== 200; tries += 1)
    await wait(50);
  return ports;
}

async function ask({ https }: Ports, path: string, body: Buffer | null = null): Promise<number> {
  const reply = await request(`https://127.0.0.1:${https}${path}`, {
    ...{ method: body ? 'POST' : 'GET', body, dispatcher: insecure, reset: true },
    headers: { host: 'fresh.shops.example', 'x-forwarded-for': '6.6.6.6' },
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
