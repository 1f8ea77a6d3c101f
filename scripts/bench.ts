import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { CatalogProduct, ListReply, LoginReply } from '../api/src/contract.ts';
import { ask, measureApi } from './bench/api-load.ts';
import { measureIdentity } from './bench/identity.ts';
import type { PageResult } from './bench/page-load.ts';
import { measurePage } from './bench/page-load.ts';
import type { BenchResults } from './bench/report.ts';
import { machine, print, write } from './bench/report.ts';
import { startServer } from './bench/server.ts';
import { countOversold, fillShelves } from './bench/stock.ts';
import { chromiumOptions } from './chromium.ts';
import { startPostgres } from './postgres.ts';

/** Everything that the README's table says, measured in one run on this machine. `--pages`, `--api` or `--identity` for one part. */
const only = process.argv.slice(2);
const wants = (part: string) => only.length === 0 || only.includes(part);

const dataDir = join(import.meta.dirname, '../var/bench');
const first = await startServer(dataDir, true);
await first.stop();
const server = await startServer(dataDir, false);
const host = `fresh.localhost:${server.port}`;
const shop = { base: `http://127.0.0.1:${server.port}`, host };

const results: BenchResults = {
  measuredAt: new Date().toISOString(),
  machine: machine(),
  start: {
    firstSeconds: Math.round(first.seconds * 10) / 10,
    laterSeconds: Math.round(server.seconds * 10) / 10,
  },
  memoryMiB: { idle: server.memory(), afterLoad: server.memory() },
  api: [],
  oversold: 0,
  identity: null,
  pages: [],
};

try {
  if (wants('--pages')) results.pages = await measurePages();
  if (wants('--api')) {
    // Takes over the one that is running.
    const { url: databaseUrl } = await startPostgres({ dataDir: join(dataDir, 'data') });
    await fillShelves(databaseUrl);
    results.api = await measureApi(shop);
    results.memoryMiB.afterLoad = server.memory();
    results.oversold = await countOversold(databaseUrl);
  }
  if (wants('--identity')) {
    const { url: databaseUrl } = await startPostgres({ dataDir: join(dataDir, 'data') });
    results.identity = await measureIdentity(shop, databaseUrl);
  }
  print(results);
  if (only.length === 0) write(results);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measurePages(): Promise<PageResult[]> {
  const base = `http://${host}`;
  const pages = [
    { page: 'home', url: `${base}/` },
    { page: 'category', url: `${base}/search?category=fruits-vegetable` },
    { page: 'product', url: `${base}/product/${await someProduct()}` },
    { page: 'admin product list', url: `${base}/admin/products`, cookies: await staffCookies(base) },
  ];
  const browser = await chromium.launch(chromiumOptions());
  const measured: PageResult[] = [];
  try {
    for (const target of pages) {
      for (const width of target.page.startsWith('admin') ? [1350] : [412, 1350]) {
        for (const throttled of [true, false])
          measured.push(await measurePage(browser, { ...target, width }, throttled));
      }
    }
  } finally {
    await browser.close();
  }
  return measured;
}

async function someProduct(): Promise<string> {
  const { items } = await ask<ListReply<CatalogProduct>>(shop, '/api/catalog/products?limit=1&sort=popular');
  return items[0]?.slug ?? '';
}

/** Signed in as the store's owner, with the cookies that the page's own sign-in would have left. */
async function staffCookies(url: string) {
  const credentials = { email: 'owner@fresh.test', password: 'Larder-demo-1' };
  const { token, refreshToken, user } = await ask<LoginReply>(shop, '/api/admin/login', credentials);
  const values = {
    access_token: token,
    refresh_token: refreshToken,
    user_data: encodeURIComponent(JSON.stringify({ user, loginType: 'tenantAdmin' })),
  };
  return Object.entries(values).map(([name, value]) => ({ name, value, url }));
}
