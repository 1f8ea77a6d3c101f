import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { fastify } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import type { LoginReply } from '../../api/src/contract.ts';
import { lookUpSession } from '../../api/src/features/sessions/sessions.principal.service.ts';
import { listenToChanges } from '../../api/src/platform/database/changes.ts';
import { openDatabase } from '../../api/src/platform/database/open-database.ts';
import { guardRoutes } from '../../api/src/platform/http/access.ts';
import type { Services } from '../../api/src/platform/http/services.ts';
import { hashPassword } from '../../api/src/platform/identity/passwords.ts';
import { createPrincipals } from '../../api/src/platform/identity/principals.ts';
import { createTokens } from '../../api/src/platform/identity/tokens.ts';
import { createHosts } from '../../api/src/platform/tenancy/hosts.ts';
import type { LoadResult } from './load.ts';
import { load } from './load.ts';
import type { Shop } from './shop.ts';
import { anyOf, ask, json } from './shop.ts';

/** In milliseconds. */
export type Times = { what: string; times: number; p50: number; p95: number; p99: number };
export type IdentityResult = { guard: Times; argon2: Times; signIn: LoadResult[] };

const atOnce = 8;
const accounts = 64;
const password = 'correct horse battery';

/** The cost of identity: the guard of a request, and signing in with and without password hashing. */
export async function measureIdentity(shop: Shop, databaseUrl: string): Promise<IdentityResult> {
  const slow = await hashPassword(password);
  // A hash contains its parameters, so the same code checks it in almost no time.
  const quick = await hash(password, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });
  const signIns = {
    'sign-in': await addShoppers(databaseUrl, slow),
    'sign-in without argon2': await addShoppers(databaseUrl, quick),
  };
  const signIn: LoadResult[] = [];
  for (const [call, emails] of Object.entries(signIns)) {
    const draw = () => ({ path: '/api/customer/login', ...json({ email: anyOf(emails), password }) });
    signIn.push(await load(call, shop, draw, { connections: atOnce }));
  }
  const argon2 = await measure(`argon2 alone, ${atOnce} at once`, 400, () =>
    timed(() => verify(slow, password)),
  );
  return { guard: await measureGuard(shop, databaseUrl), argon2, signIn };
}

async function addShoppers(databaseUrl: string, passwordHash: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(`select id from tenants where slug = 'fresh'`);
    await client.query(`select set_config('app.tenant_id', $1, false)`, [rows[0]?.id]);
    const emails = Array.from({ length: accounts }, () => `${randomUUID()}@bench.test`);
    await client.query(
      `insert into customers (tenant_id, id, name, email, password_hash, email_verified_at)
       select $1, gen_random_uuid(), 'Bench', email, $2, now() from unnest($3::text[]) as email`,
      [rows[0]?.id, passwordHash, emails],
    );
    return emails;
  } finally {
    await client.end();
  }
}

/** The guard alone, for a route with a permission: token, store, session, role. Measured in this process between hooks. */
async function measureGuard(shop: Shop, databaseUrl: string): Promise<Times> {
  const tokens: string[] = [];
  for (let session = 0; session < 20; session += 1) {
    const owner = { email: 'owner@fresh.test', password: 'Larder-demo-1' };
    tokens.push((await ask<LoginReply>(shop, '/api/admin/login', owner)).token);
  }
  const database = openDatabase(databaseUrl);
  const principals = createPrincipals((claims) => lookUpSession(database, claims));
  const listener = { changed: () => principals.forget(), hearing: principals.hearing };
  const stopHearing = listenToChanges(databaseUrl, listener, pino({ level: 'silent' }));
  const app = fastify();
  const started = new WeakMap<object, number>();
  const taken: number[] = [];
  app.addHook('onRequest', async (request) => void started.set(request, performance.now()));
  const services = {
    config: {},
    database,
    principals,
    hosts: createHosts(database, 'localhost'),
    tokens: createTokens(database),
  };
  guardRoutes(app, services as unknown as Services);
  app.addHook(
    'onRequest',
    async (request) => void taken.push(performance.now() - (started.get(request) ?? Number.NaN)),
  );
  app.get('/orders', { config: { access: { permission: 'read_orders' } } }, () => 'theirs');
  const guarded = async () => {
    const headers = { host: shop.host, authorization: `Bearer ${anyOf(tokens)}` };
    const { statusCode } = await app.inject({ url: '/orders', headers });
    if (statusCode !== 200) throw new Error(`The guard refused a request of the owner: ${statusCode}`);
    return taken.pop() ?? Number.NaN;
  };
  try {
    await measure('warm-up', 2_000, guarded);
    return await measure('guard: token, store, session, permission', 20_000, guarded);
  } finally {
    await app.close();
    await stopHearing();
    await database.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function measure(what: string, count: number, one: () => Promise<number>): Promise<Times> {
  const times: number[] = [];
  const worker = async () => {
    for (let done = 0; done < count / atOnce; done += 1) times.push(await one());
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  times.sort((a, b) => a - b);
  const percentile = (share: number) =>
    Math.round((times[Math.floor(times.length * share)] ?? 0) * 1_000) / 1_000;
  return { what, times: times.length, p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99) };
}
