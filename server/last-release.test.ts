import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import type { CartQuote, CatalogProduct, ListReply, LoginReply, MyOrder } from '../api/src/contract.ts';
import { seedDemo } from '../api/src/demo/seed.ts';
import { migrate } from '../api/src/platform/database/migrate.ts';
import { freePort } from '../api/src/platform/free-port.ts';
import { removePostgres, startPostgres } from './postgres.ts';
import { newestMigrationOf, released, whyNoLastRelease, writeLastRelease } from './testing/last-release.ts';
import type { Server } from './testing/production.ts';
import { startProduction } from './testing/production.ts';

/** The API and the worker of the last release beside those of this version, on the schema of this version. */
const why = whyNoLastRelease();
const itWithRelease: typeof it = why ? it.skip : it;
const skipped = why && ` (skipped: ${why})`;

const base = mkdtempSync(join(tmpdir(), 'larder-last-release-'));
const before = join(base, 'sources');
const servers: Server[] = [];
let oldApi: number;
let newApi: number;

beforeAll(async () => {
  if (why) return;
  writeLastRelease(before);
  const { url } = await startPostgres({ dataDir: join(base, 'database'), durable: false });
  await migrate(url);
  await seedDemo(url, { dataDir: join(base, 'data') });
  const start = async (role: string, sources?: string): Promise<number> => {
    const PORT = await freePort();
    const settings = { ROLE: role, PORT: String(PORT), DATABASE_URL: url, DATA_DIR: join(base, 'data') };
    const more = { NODE_ENV: 'development', MIGRATE: 'off', ...(role === 'api' && { WORK: 'off' }) };
    servers.push(await startProduction(base, { ...settings, ...more }, { sources }));
    return PORT;
  };
  oldApi = await start('api', before);
  await start('worker', before);
  newApi = await start('api');
});

afterAll(async () => {
  for (const server of servers) await server.stop();
  await removePostgres(join(base, 'database'));
  rmSync(base, { recursive: true, force: true });
});

async function call<T>(port: number, path: string, body?: object, token?: string): Promise<T> {
  const reply = await request(`http://127.0.0.1:${port}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...{ host: 'fresh.localhost', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await reply.body.text();
  if (reply.statusCode >= 300) throw new Error(`${path} was answered ${reply.statusCode}: ${text}`);
  return JSON.parse(text) as T;
}

async function buy(port: number): Promise<MyOrder> {
  const { token } = await call<LoginReply>(port, '/customer/login', {
    ...{ email: 'ann@fresh.test', password: 'Larder-demo-1' },
  });
  const list = await call<ListReply<CatalogProduct>>(port, '/catalog/products?limit=60&inStock=true');
  const product = list.items.find(({ variantCount, available }) => variantCount === 1 && available >= 10);
  const items = [{ variantId: product?.defaultVariantId, quantity: 1 }];
  const { total } = await call<CartQuote>(port, '/cart/quote', { items, shippingOption: 'two' });
  const address = {
    ...{ name: 'Ann Before', contact: '+1 555 0100', email: 'ann@fresh.test', address: '1 Market Street' },
    ...{ city: 'Portland', country: 'US', zipCode: '97205', deliveryNote: '' },
  };
  const order = { items, shippingOption: 'two', paymentMethod: 'Cash', notes: '', total, address };
  return call<MyOrder>(port, '/orders', order, token);
}

const read = async (port: number, id: string) => {
  const login = { email: 'ann@fresh.test', password: 'Larder-demo-1' };
  const { token } = await call<LoginReply>(port, '/customer/login', login);
  return call<MyOrder>(port, `/orders/mine/${id}`, undefined, token);
};

itWithRelease(`the commit of the last release has its newest migration${skipped}`, async () => {
  expect(newestMigrationOf(released.commit)).toBe(released.newest);
});

itWithRelease(
  `the last release's API sells on the schema of this version, and each version reads the other's order${skipped}`,
  async () => {
    const [older, newer] = [await buy(oldApi), await buy(newApi)];
    expect(await read(newApi, older.id)).toMatchObject({ id: older.id, total: older.total });
    expect(await read(oldApi, newer.id)).toMatchObject({ id: newer.id, total: newer.total });
  },
);
