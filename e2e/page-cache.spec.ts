import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { request } from 'undici';
import type { CatalogProduct, ListReply, ProductDetail } from '../api/src/contract.ts';
import { freePort } from '../api/src/platform/free-port.ts';
import { startServer } from './server.ts';
import { demoPassword } from './sign-in.ts';

const together = Number(process.env.E2E_PORT);
let apart: number;
let folder: string;
let stop: () => Promise<void>;

/** An edge that knows nothing but the address of the API and the secret. */
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), 'larder-apart-'));
  apart = await freePort();
  const settings = {
    ROLE: 'edge',
    API_URL: `http://127.0.0.1:${together}`,
    EDGE_SECRET: process.env.E2E_EDGE_SECRET ?? '',
  };
  stop = await startServer({ dataDir: folder, port: apart, settings });
});
test.afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Names below localhost are not resolved by Node. */
function storeAt(port: number, name: 'bakehouse' | 'greens') {
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

places.forEach(([where, portOf], place) => {
  test(`a page rendered ${where} is cached until its own store changes`, async () => {
    const bakehouse = storeAt(portOf(), 'bakehouse');
    const greens = storeAt(portOf(), 'greens');
    const credentials = { email: 'owner@bakehouse.test', password: demoPassword };
    const { token } = await bakehouse.call<{ token: string }>('POST', '/admin/login', credentials);
    const list = await bakehouse.call<ListReply<CatalogProduct>>('GET', '/catalog/products?limit=60');
    const product = list.items.find(({ variantCount }) => variantCount === 1) as CatalogProduct;
    const path = `/product/${product.slug}`;
    const setPrice = async (price: number) => {
      const detail = await bakehouse.call<ProductDetail>('GET', `/products/${product.id}`, undefined, token);
      const { id: _, version, sku, sales, createdAt, updatedAt, variants, ...form } = detail;
      const input = {
        ...form,
        variants: variants.map(({ onHand, allocated, label, ...variant }) => ({
          ...variant,
          price,
          originalPrice: price,
        })),
      };
      await bakehouse.call('PUT', `/products/${product.id}`, { ...input, version }, token);
    };

    let price = 90_000 + 1_000 * place;
    // Another journey may release a build or change a store meanwhile: then all of it happens once more.
    await expect(async () => {
      price += 1;
      const before = await bakehouse.page(path);
      const theirs = await greens.page('/');
      expect(before.html).toContain('<h1');
      expect((await bakehouse.page(path)).nonce).toBe(before.nonce);

      await setPrice(price);
      const changedAt = performance.now();
      const shown = new RegExp(`${Math.floor(price / 100)}[.,]${String(price % 100).padStart(2, '0')}`);
      let after = before;
      await expect
        .poll(async () => {
          after = await bakehouse.page(path);
          return shown.test(after.html);
        })
        .toBe(true);
      const ms = Math.round(performance.now() - changedAt);
      process.stdout.write(`  a new price is on the page ${where} after ${ms} ms\n`);
      expect(after.nonce).not.toBe(before.nonce);
      expect((await greens.page('/')).nonce).toBe(theirs.nonce);
    }).toPass();
    await setPrice(product.price);
  });
});
