import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { freePort } from '../api/src/platform/free-port.ts';
import { findProgram, itWith } from '../api/src/testing/find-program.ts';

/** deploy/caddy, run by Caddy: its certificates come from an authority of its own. */
const file = join(import.meta.dirname, '../deploy/caddy/Caddyfile');
const folder = mkdtempSync(join(tmpdir(), 'larder-caddy-'));
const endings: (() => void)[] = [];
afterAll(() => {
  for (const end of endings) end();
  rmSync(folder, { recursive: true, force: true });
});

itWith('caddy')(
  'Caddy gets a certificate when the first visitor of a proved domain comes, and none for other names',
  async () => {
    const seen: IncomingMessage['headers'][] = [];
    const asked: string[] = [];
    const edge = createServer((incoming, reply) => {
      const url = new URL(incoming.url ?? '', 'http://edge');
      const domain = url.searchParams.get('domain');
      if (domain) asked.push(domain);
      else seen.push(incoming.headers);
      incoming.resume();
      incoming.on('end', () => reply.writeHead(domain === 'stranger.example' ? 404 : 200).end());
    });
    await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
    endings.push(() => {
      edge.closeAllConnections();
      edge.close();
    });
    const [http, https] = [await freePort(), await freePort()];
    // Everything as it is, but for the addresses, and an authority of Caddy's own instead of a public one.
    const own = `admin off\n\tlocal_certs\n\tskip_install_trust\n\tstorage file_system ${folder}/caddy`;
    const config = readFileSync(file, 'utf8')
      .replaceAll(/10\.0\.0\.1[12]:3000/g, `127.0.0.1:${(edge.address() as AddressInfo).port}`)
      .replace('email operators@shops.example', `${own}\n\thttp_port ${http}\n\thttps_port ${https}`);
    writeFileSync(join(folder, 'Caddyfile'), config);
    const caddy = findProgram('caddy') ?? '';
    const child = spawn(caddy, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: { ...process.env, HOME: folder },
    });
    endings.push(() => child.kill('SIGTERM'));
    const ask = async (host: string, path: string, body: Buffer | null = null) => {
      const visitor = new Agent({
        connect: { rejectUnauthorized: false, servername: host },
        allowH2: false,
      });
      try {
        const { statusCode, body: reply } = await request(`https://127.0.0.1:${https}${path}`, {
          ...{ method: body ? 'POST' : 'GET', body, dispatcher: visitor },
          headers: { host, 'x-forwarded-for': '6.6.6.6' },
        });
        await reply.dump();
        return statusCode;
      } finally {
        await visitor.destroy();
      }
    };
    const shop = 'shop.example';
    for (let tries = 0; tries < 100 && (await ask(shop, '/').catch(() => 0)) !== 200; tries += 1)
      await wait(50);
    expect(await ask(shop, '/products/milk')).toBe(200);
    expect(seen.at(-1)).toMatchObject({
      ...{ host: shop, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' },
    });
    await expect(ask('stranger.example', '/')).rejects.toThrow(/alert|SSL|TLS/i);
    expect(new Set(asked)).toEqual(new Set([shop, 'stranger.example']));
    expect(await ask(shop, '/health/ready')).toBe(404);
    expect(await ask(shop, '/import', Buffer.alloc(20 * 1_048_576 + 60_000))).toBe(200);
    // Caddy 2.6 says 502 where newer ones say 413.
    const tooLarge = await ask(shop, '/import', Buffer.alloc(23 * 1_048_576)).catch(() => 413);
    expect([413, 502]).toContain(tooLarge);
    const plain = await request(`http://127.0.0.1:${http}/cart`, { headers: { host: shop } });
    expect([plain.statusCode, plain.headers.location]).toEqual([308, `https://${shop}/cart`]);
  },
);
