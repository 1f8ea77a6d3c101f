import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { request } from 'undici';
import type { CatalogProduct, ListReply, ProductDetail } from '../api/src/contract.ts';
import { freePort } from '../server/free-port.ts';
import { startServer } from './server.ts';
import { demoPassword } from './sign-in.ts';

const secret = 'what the edges of this platform and its API know';
const stops: (() => Promise<void>)[] = [];
let together: number;
let apart: number;
let folder: string;

/** A platform of its own: another journey that releases a build has all pages of the common one made again. */
async function startTogether(): Promise<number> {
  const port = await freePort();
  stops.push(await startServer({ dataDir: join(folder, 'together'), port }));
  return port;
}

/** An API, and an edge that knows nothing but its address and the secret. */
async function startApart(): Promise<number> {
  const [api, edge] = [await freePort(), await freePort()];
  const common = { EDGE_SECRET: secret };
  stops.push(
    await startServer({
      dataDir: join(folder, 'api'),
      port: api,
      settings: { ...common, ROLE: 'api' },
    }),
  );
  stops.push(
    await startServer({
      dataDir: join(folder, 'edge'),
      port: edge,
      settings: { ...common, ROLE: 'edge', API_URL: `http://127.0.0.1:${api}` },
    }),
  );
  return edge;
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), 'larder-apart-'));
  together = await startTogether();
  apart = await startApart();
});
test.afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Names below localhost are not resolved by Node. */
function storeAt(port: number, name: 'fresh' | 'bakehouse') {
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token?: string) => {
    const headers = {
      host: `${name}.localhost:${port}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    return request(`http://127.0.0.1:${port}${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
  };
  return {
    async call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token?: string): Promise<T> {
      const reply = await ask(method, `/api${path}`, body, token);
      if (reply.statusCode >= 300) throw new Error(`${path}: ${reply.statusCode} ${await reply.body.text()}`);
      return (await reply.body.json()) as T;
    },
    /** Two answers are from the same making when they have the same nonce. */
    async page(path: string) {
      const reply = await ask('GET', path);
      const [, nonce] = /'nonce-([^']+)'/.exec(String(reply.headers['content-security-policy'])) ?? [];
      return { nonce, html: await reply.body.text() };
    },
  };
}

const places: [string, () => number][] = [
  ['in one process', () => together],
  ['by an edge apart from the API', () => apart],
];

for (const [where, portOf] of places) {
  test(`a page rendered ${where} is cached until its own store changes`, async () => {
    const fresh = storeAt(portOf(), 'fresh');
    const bakehouse = storeAt(portOf(), 'bakehouse');
    const credentials = { email: 'owner@fresh.test', password: demoPassword };
    const { token } = await fresh.call<{ token: string }>('POST', '/admin/login', credentials);
    const list = await fresh.call<ListReply<CatalogProduct>>('GET', '/catalog/products?limit=60');
    const product = list.items.find(({ variantCount }) => variantCount === 1) as CatalogProduct;
    const path = `/product/${product.slug}`;

    // What changed when the platform began may still be told.
    await delay(1_500);
    const before = await fresh.page(path);
    const theirs = await bakehouse.page('/');
    expect(before.html).toContain('<h1');
    await delay(1_500);
    expect((await fresh.page(path)).nonce).toBe(before.nonce);

    const detail = await fresh.call<ProductDetail>('GET', `/products/${product.id}`, undefined, token);
    const { id: _, version, sku, sales, createdAt, updatedAt, variants, ...form } = detail;
    const price = 98_765;
    const input = {
      ...form,
      variants: variants.map(({ onHand, allocated, label, ...variant }) => ({
        ...variant,
        price,
        originalPrice: price,
      })),
    };
    await fresh.call('PUT', `/products/${product.id}`, { ...input, version }, token);
    const changedAt = performance.now();
    let after = await fresh.page(path);
    while (!after.html.includes('987.65')) {
      expect(performance.now() - changedAt, 'within a second').toBeLessThan(1_000);
      after = await fresh.page(path);
    }
    console.log(
      `  a new price is on the page ${where} after ${Math.round(performance.now() - changedAt)} ms`,
    );
    expect(after.nonce).not.toBe(before.nonce);
    expect((await bakehouse.page('/')).nonce).toBe(theirs.nonce);
  });
}
