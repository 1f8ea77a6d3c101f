import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import type { CartQuote, CatalogProduct, ListReply, LoginReply, MyOrder } from '../api/src/contract.ts';
import { freePort } from '../api/src/platform/free-port.ts';
import { eventually } from '../api/src/testing/eventually.ts';
import { countOversold } from '../scripts/bench/stock.ts';
import { readPostmaster } from './postgres/postmaster.ts';
import { removePostgres, startPostgres } from './postgres.ts';

const root = join(import.meta.dirname, '..');
const dataDir = join(root, `var/crash-${process.pid}`);
let port: number;
let server: ChildProcess;

/** The API with its own PostgreSQL, as `npm start` runs them; pages are not needed here. */
async function start(): Promise<void> {
  server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      ROLE: 'api',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => text.includes('is ready') && resolve());
    server.once('exit', (code) => reject(new Error(`The platform did not start (exit code ${code})`)));
  });
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown, token?: string): Promise<T> {
  const reply = await request(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: {
      host: `fresh.localhost:${port}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  if (reply.statusCode >= 300) throw new Error(`${path} answered ${reply.statusCode}`);
  return (await reply.body.json()) as T;
}

const signIn = async () =>
  (await call<LoginReply>('POST', '/customer/login', { email: 'ann@fresh.test', password: 'Larder-demo-1' }))
    .token;

const address = {
  name: 'Ann Crash',
  contact: '+1 555 0100',
  email: 'ann@fresh.test',
  address: '1 Market Street',
  city: 'Portland',
  country: 'US',
  zipCode: '97205',
  deliveryNote: '',
};

/** Concurrent buyers who order until the server is gone; acknowledged orders are in `acknowledged`. */
async function buy(token: string, products: CatalogProduct[], acknowledged: string[]): Promise<void> {
  for (;;) {
    const items = products
      .slice(0, 3)
      .map(({ defaultVariantId }) => ({ variantId: defaultVariantId, quantity: 1 }));
    const { total } = await call<CartQuote>('POST', '/cart/quote', { items, shippingOption: 'two' });
    const order = { items, shippingOption: 'two', paymentMethod: 'Cash', notes: '', total, address };
    acknowledged.push((await call<MyOrder>('POST', '/orders', order, token)).id);
  }
}

beforeAll(async () => {
  port = await freePort();
  await start();
});

afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.kill('SIGTERM')) await ended;
  await removePostgres(join(dataDir, 'data'));
  rmSync(dataDir, { recursive: true, force: true });
});

it.each(['the server', 'the server and its database'])(
  'every acknowledged order survives kill -9 of %s, and the stock agrees with the orders',
  async (victim) => {
    const token = await signIn();
    const list = await call<ListReply<CatalogProduct>>('GET', '/catalog/products?limit=60&inStock=true');
    const products = list.items.filter(
      ({ variantCount, available }) => variantCount === 1 && available >= 10,
    );
    const acknowledged: string[] = [];
    const buyers = Array.from({ length: 8 }, (_, at) =>
      buy(token, products.slice(at * 3), acknowledged).catch(() => {}),
    );
    while (acknowledged.length < 15) await wait(20);
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    if (victim !== 'the server') killDatabase();
    await gone;
    await Promise.all(buyers);

    await start();
    const again = await signIn();
    for (const id of acknowledged) {
      expect(await call<MyOrder>('GET', `/orders/mine/${id}`, undefined, again)).toMatchObject({ id });
    }
    const postgres = await startPostgres({ dataDir: join(dataDir, 'data') });
    expect(await countOversold(postgres.url)).toBe(0);
  },
);

it('the platform recovers by itself after kill -9 of the database alone', async () => {
  killDatabase();
  const tried = async () => {
    await wait(200);
    return signIn().then(() => 'signed in', String);
  };
  await eventually(tried, (said) => said.includes('503'));
  await eventually(tried, (said) => said === 'signed in');
  expect(server.exitCode).toBeNull();
});

function killDatabase(): void {
  const left = readPostmaster(join(dataDir, 'data', 'cluster'));
  if (left) process.kill(left.pid, 'SIGKILL');
}
