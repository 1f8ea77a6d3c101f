import { execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Agent, request } from 'undici';
import { parse, parseAllDocuments } from 'yaml';
import { findProgram, itWith } from '../api/src/testing/find-program.ts';
import { freePort } from './free-port.ts';

/** The configurations of deploy/, read or run by the programs they are for. */
const deploy = join(import.meta.dirname, '../deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'larder-deploy-'));
const certificates = join(folder, 'tls');
const endings: (() => void)[] = [];
const insecure = new Agent({ connect: { rejectUnauthorized: false }, allowH2: false });

beforeAll(() => {
  mkdirSync(certificates);
  if (!findProgram('openssl')) return;
  const [key, crt] = ['privkey.pem', 'fullchain.pem'].map((name) => join(certificates, name)) as [
    string,
    string,
  ];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '1',
    ].concat(['-subj', '/CN=shops.example', '-keyout', key, '-out', crt]),
    { stdio: 'ignore' },
  );
});
afterAll(async () => {
  for (const end of endings) end();
  await insecure.destroy();
  rmSync(folder, { recursive: true, force: true });
});

itWith('nginx')(
  'nginx gives edges the host and the real address, and refuses what is too large',
  async () => {
    const seen: IncomingMessage['headers'][] = [];
    const edge = createServer((incoming, reply) => {
      seen.push(incoming.headers);
      // A POST that came here is lost: nobody may send it again.
      if (incoming.url === '/lost') incoming.socket.destroy();
      else reply.end('the edge');
    });
    await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
    endings.push(() => {
      edge.closeAllConnections();
      edge.close();
    });
    const [http, https] = [await freePort(), await freePort()];
    const config = read('nginx/larder.conf')
      .replaceAll(/server 10\.0\.0\.1[12]:3000/g, `server 127.0.0.1:${(edge.address() as AddressInfo).port}`)
      .replace('listen 80 ', `listen 127.0.0.1:${http} `)
      .replace('listen 443 ', `listen 127.0.0.1:${https} `)
      .replaceAll('/etc/ssl/larder', certificates);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join(' ');
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${temporary}\n${config} }`,
    );
    const child = spawn(findProgram('nginx') ?? '', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
      stdio: 'ignore',
    });
    endings.push(() => child.kill('SIGTERM'));
    const ask = async (path: string, method: 'GET' | 'POST' = 'GET', body: Buffer | null = null) => {
      const headers = { host: 'fresh.shops.example', 'x-forwarded-for': '6.6.6.6' };
      const url = `https://127.0.0.1:${https}${path}`;
      const reply = await request(url, { method, headers, body, dispatcher: insecure });
      await reply.body.dump();
      return reply.statusCode;
    };
    for (let tries = 0; tries < 50 && (await ask('/').catch(() => 0)) !== 200; tries += 1) await wait(50);
    expect(await ask('/products/milk')).toBe(200);
    expect(seen.at(-1)).toMatchObject({
      ...{ host: 'fresh.shops.example', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' },
    });
    expect(await ask('/health/ready')).toBe(404);
    expect(await ask('/import', 'POST', Buffer.alloc(20 * 1_048_576 + 60_000))).toBe(200);
    expect(await ask('/import', 'POST', Buffer.alloc(23 * 1_048_576)).catch(() => 413)).toBe(413);
    const before = seen.length;
    expect(await ask('/lost', 'POST', Buffer.from('an order'))).toBe(502);
    expect(seen.length - before).toBe(1);
    const plain = await request(`http://127.0.0.1:${http}/cart`, {
      headers: { host: 'fresh.shops.example' },
    });
    expect([plain.statusCode, plain.headers.location]).toEqual([308, 'https://fresh.shops.example/cart']);
  },
  20_000,
);

itWith('haproxy')("HAProxy takes its configuration, and an API's POST is sent once", async () => {
  const both = join(certificates, 'both.pem');
  writeFileSync(
    both,
    ['fullchain.pem', 'privkey.pem'].map((name) => readFileSync(join(certificates, name))).join(''),
  );
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, read('haproxy/haproxy.cfg').replace('/etc/ssl/larder/', both));
  const { stdout, stderr } = await run(findProgram('haproxy') ?? '', ['-c', '-f', file]);
  expect(stdout + stderr).not.toMatch(/WARNING|ALERT/);
  // Anything more would send an order again that one API has taken.
  expect(read('haproxy/haproxy.cfg')).toMatch(/retry-on conn-failure$/m);
});

itWith('systemd-analyze')(
  'systemd takes the units, and waits longer for the end than Larder does',
  async () => {
    cpSync(join(deploy, 'systemd'), folder, { recursive: true });
    const units = ['larder@.service', 'larder-migrate.service'].map((name) => join(folder, name));
    const { stderr } = await run('systemd-analyze', ['verify', ...units]).catch((error) => error);
    expect(
      String(stderr)
        .split('\n')
        .filter((line) => line.includes('larder')),
    ).toEqual([]);
    const unit = read('systemd/larder@.service');
    const [drain, stop] = [/DRAIN_SECONDS=(\d+)/, /TimeoutStopSec=(\d+)/].map((one) =>
      Number(one.exec(unit)?.[1]),
    );
    expect(stop).toBeGreaterThanOrEqual((drain ?? 0) + 25);
  },
);

itWith('kubectl')(
  'Kubernetes: the manifests are one whole, and know only settings that there are',
  async () => {
    const { stdout } = await run('kubectl', ['kustomize', join(deploy, 'kubernetes')]);
    const all = parseAllDocuments(stdout).map((one) => one.toJS());
    const settings = readFileSync(join(deploy, '../.env.example'), 'utf8');
    const { data } = all.find(({ kind }) => kind === 'ConfigMap');
    expect(Object.keys(data).filter((name) => !settings.includes(`\n${name}=`))).toEqual([]);
    for (const { spec, metadata } of all.filter(({ kind }) => kind === 'Deployment')) {
      const [container] = spec.template.spec.containers;
      expect(container.readinessProbe.httpGet.path).toBe('/health/ready');
      expect(container.env).toEqual([{ name: 'ROLE', value: metadata.name }]);
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
        Number(data.DRAIN_SECONDS) + 25,
      );
    }
    const ingress = all.find(({ kind }) => kind === 'Ingress');
    expect(ingress.spec.rules.map(({ host }: { host: string }) => host)).toEqual([
      'shops.example',
      '*.shops.example',
    ]);
  },
);

it('Patroni confirms a commit when a replica has it, too', () => {
  const { bootstrap } = parse(read('patroni/patroni.yml'));
  expect(bootstrap.dcs.synchronous_mode).toBe(true);
});

itWith('promtool')('Prometheus takes its configuration and the alerts', async () => {
  await run(findProgram('promtool') ?? '', ['check', 'config', join(deploy, 'prometheus/prometheus.yml')]);
});
