import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { effort, median, rounded } from './effort.ts';
import type { Shop } from './shop.ts';
import { ask } from './shop.ts';

/** In milliseconds. */
export type NewStoreResult = { products: number; times: number; median: number; slowest: number };

/**
 * From the press on the sign-up's button to the first page of the new store's back office: a store with the goods,
 * pictures, prices and stock of a grocery. Measured where no mail has to be opened in between.
 */
export async function measureNewStores({ base, host }: Shop): Promise<NewStoreResult> {
  const [, port = ''] = host.split(':');
  const took: number[] = [];
  let products = 0;
  for (let index = 0; index < effort.runs; index += 1) {
    const slug = `bench-${Date.now().toString(36)}-${index}`;
    const own = { base, host: `${slug}.localhost:${port}` };
    const startedAt = performance.now();
    await ask({ base, host: `localhost:${port}` }, '/api/sign-ups', {
      ...{ name: 'Bench Grocery', slug, ownerName: 'Bench', ownerEmail: 'owner@bench.test' },
      ...{ ownerPassword: 'correct horse battery', currency: 'EUR', language: 'de', color: '#1b7f4b' },
      ...{ country: 'DE', catalogue: 'grocery' },
    });
    const page = await request(`${base}/admin/auth/login`, { headers: { host: own.host } });
    await page.body.dump();
    if (page.statusCode !== 200) throw new Error(`The new store answered ${page.statusCode}`);
    took.push(performance.now() - startedAt);
    products = await countProducts(own);
    await sleep(500);
  }
  return {
    ...{ products, times: took.length },
    ...{ median: rounded(median(took)), slowest: rounded(Math.max(...took)) },
  };
}

async function countProducts(store: Shop): Promise<number> {
  const { token } = await ask<{ token: string }>(store, '/api/admin/login', {
    ...{ email: 'owner@bench.test', password: 'correct horse battery' },
  });
  const { totalDoc } = await ask<{ totalDoc: number }>(store, '/api/products?limit=1', undefined, {
    authorization: `Bearer ${token}`,
  });
  return totalDoc;
}
