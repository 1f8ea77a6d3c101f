import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { freePort } from '../api/src/platform/free-port.ts';
import { itWith } from '../api/src/testing/find-program.ts';
import { makePlan } from '../shell/server/testing/builds.ts';
import type { TestEdge } from '../shell/server/testing/edge.ts';
import { startEdge } from '../shell/server/testing/edge.ts';
import { startNginx } from './testing/nginx.ts';

/** nginx as a cache before an edge, whose key lacks the host: what is for one store must not reach another. */
const folder = mkdtempSync(join(tmpdir(), 'larder-shared-cache-'));
const stores = ['fresh', 'bakehouse'];
const paths = ['/', '/about-us', '/robots.txt', '/manifest.webmanifest', '/sitemap.xml', '/app-icon-192.png'];
let test: TestEdge;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  test = await startEdge({}, (api) => {
    api.plan = makePlan();
    const get = api.get.bind(api);
    api.get = async (path, host, headers) => {
      const [name = ''] = host.split('.');
      if (path !== '/api/tenants/bootstrap' || !stores.includes(name)) return get(path, host, headers);
      const { body } = await get(path, 'fresh.localhost');
      const tenant = { type: 'tenant', id: null, slug: name, name: `Mark of ${name}`, domain: host };
      return { status: 200, body: { ...(body as object), tenant } };
    };
  });
  await test.edge.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await stop?.();
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

itWith('nginx')('a cache whose key lacks the host shows no store anything of another', async () => {
  const port = await freePort();
  const behind = (test.edge.server.address() as AddressInfo).port;
  stop = await startNginx(join(folder, 'nginx'), port, [behind], { withCache: true });
  const foreign: string[] = [];
  let hits = 0;
  for (let at = 0; at < 40; at += 1) {
    const store = stores[at % 2] ?? '';
    const other = stores[(at + 1) % 2] ?? '';
    await Promise.all(
      paths.map(async (path) => {
        const { body, headers } = await request(`http://127.0.0.1:${port}${path}`, {
          headers: { host: `${store}.localhost`, accept: 'text/html' },
        });
        if (headers['x-cache'] === 'HIT') hits += 1;
        if (new RegExp(`Mark of ${other}|${other}\\.localhost`).test(await body.text()))
          foreign.push(`${path} of ${store}`);
      }),
    );
  }
  expect(foreign).toEqual([]);
  // Without a hit nothing was tried.
  expect(hits).toBeGreaterThan(0);
});
