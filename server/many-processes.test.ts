import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { request } from 'undici';
import { connectionsOf } from '../api/src/platform/database/connections.ts';
import { freePort } from '../api/src/platform/free-port.ts';
import { eventually } from '../api/src/testing/eventually.ts';
import { readPostmaster } from './postgres/postmaster.ts';
import type { RunningPostgres } from './postgres.ts';
import { removePostgres, startPostgres } from './postgres.ts';
import type { Server } from './testing/production.ts';
import { startProduction } from './testing/production.ts';

/** An API that only answers, and a worker that only works, as processes of their own on one database. */
const base = mkdtempSync(join(tmpdir(), 'larder-processes-'));
const root = join(import.meta.dirname, '..');
const operator = { PLATFORM_ADMIN_EMAIL: 'pat@larder.example', PLATFORM_ADMIN_PASSWORD: 'pat-keeps-it-safe' };
let postgres: RunningPostgres;
let sql: pg.Client;
let api: Server & { port: number };
let worker: Server & { port: number };

const migrateOnce = () =>
  promisify(execFile)(process.execPath, ['server/main.ts', 'migrate'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      DATA_DIR: join(base, 'm'),
    },
  });

async function start(role: 'api' | 'worker' | 'edge', settings: Record<string, string> = {}) {
  const port = await freePort();
  const server = await startProduction(join(base, 'home'), {
    ...{ NODE_ENV: 'development', LOG_LEVEL: 'fatal', ROLE: role, PORT: String(port) },
    ...{ DATABASE_URL: postgres.url, DATA_DIR: join(base, role), MIGRATE: 'off', WORK: 'off' },
    ...settings,
  });
  return { ...server, port };
}

async function ask(port: number, path: string, body?: object) {
  const reply = await request(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { host: 'localhost', 'content-type': 'application/json', connection: 'close' },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: reply.statusCode, body: (await reply.body.json()) as object };
}

const states = async () => (await sql.query('select status from mails')).rows.map(({ status }) => status);

const until = (isSo: () => Promise<boolean>) => eventually(isSo, Boolean);

beforeAll(async () => {
  postgres = await startPostgres({ dataDir: join(base, 'database'), durable: false });
  sql = new pg.Client({ connectionString: postgres.url });
  sql.on('error', () => {});
  await sql.connect();
});

afterAll(async () => {
  await Promise.all([api?.stop(), worker?.stop()]);
  await sql.end().catch(() => {});
  await removePostgres(join(base, 'database'));
  rmSync(base, { recursive: true, force: true });
});

it('a server that does not migrate refuses an older database and says what to run', async () => {
  await expect(start('api')).rejects.toThrow('run "node server/main.js migrate" once');
});

it('the schema is brought up to date by a step of its own, twice at once without harm', async () => {
  const runs = await Promise.all([migrateOnce(), migrateOnce()]);
  for (const { stdout } of runs) expect(stdout).toContain('has the schema of this version');
  const { rows } = await sql.query('select count(*)::int as policies from pg_policies');
  expect(rows[0].policies).toBeGreaterThan(20);
  const rights = await sql.query(
    `select rolname from pg_roles where rolname like 'larder\\_%' and has_database_privilege(rolname, 'larder', 'temp')`,
  );
  expect(rights.rows).toEqual([]);
});

it('an API that does not work leaves mails to a worker, and together they have the connections that are said', async () => {
  const figures = await freePort();
  api = await start('api', { ...operator, DRAIN_SECONDS: '2', METRICS_PORT: String(figures) });
  await Promise.all(Array.from({ length: 60 }, () => ask(api.port, '/api/tenants/bootstrap')));
  await ask(api.port, '/api/auth/forgot-password', {
    email: operator.PLATFORM_ADMIN_EMAIL,
    loginType: 'platformAdmin',
  });
  await wait(1_000);
  expect(await states()).toEqual(['queued']);
  worker = await start('worker');
  await until(async () => (await states())[0] === 'kept');
  expect((await ask(worker.port, '/api/health')).status).toBe(404);
  const text = await (await request(`http://127.0.0.1:${figures}/metrics`)).body.text();
  expect(text).toMatch(
    /requests?_duration_seconds_count\{part="api",method="GET",route="\/api\/tenants\/bootstrap".* 60/,
  );
  expect(text).toMatch(/larder_statement_duration_seconds_count\{statement="insert"\} [1-9]/);
  expect(text).toContain('larder_database_up 1');
  expect(text).toContain('larder_queue_jobs{queue="webhooks",state="ready"} 0');
  const { rows } = await sql.query(
    `select count(*)::int as open from pg_stat_activity where datname = 'larder' and pid <> pg_backend_pid()`,
  );
  const most = [connectionsOf({ ROLE: 'api', WORK: false }), connectionsOf({ ROLE: 'worker' })];
  expect(rows[0].open).toBeLessThanOrEqual(
    most.reduce((sum, { shared, direct }) => sum + shared + direct, 0),
  );
});

it('a server that is told to stop is no longer ready, answers meanwhile, and then ends', async () => {
  expect(await ask(api.port, '/health/ready')).toMatchObject({
    status: 200,
    body: { status: 'ok', checks: { database: 'up', changes: 'up', storage: 'up' } },
  });
  const end = api.stop();
  const ready = await eventually(
    () => ask(api.port, '/health/ready'),
    ({ status }) => status === 503,
  );
  expect(ready.body).toMatchObject({ status: 'stopping' });
  expect((await ask(api.port, '/api/health')).status).toBe(200);
  await end;
  await expect(ask(api.port, '/health/live')).rejects.toThrow('ECONNREFUSED');
});

it.each(['worker', 'edge'] as const)(
  '%s: told to stop, it says so while it drains, and then ends',
  async (role) => {
    const more = { NODE_ENV: 'production', API_URL: `http://127.0.0.1:${worker.port}` };
    const server = await start(role, { DRAIN_SECONDS: '2', ...(role === 'edge' && more) });
    expect((await ask(server.port, '/health/live')).status).toBe(200);
    const end = server.stop();
    await until(async () => {
      const { status, body } = await ask(server.port, '/health/ready');
      return status === 503 && (body as { status: string }).status === 'stopping';
    });
    expect((await ask(server.port, '/health/live')).status).toBe(200);
    await end;
    await expect(ask(server.port, '/health/live')).rejects.toThrow('ECONNREFUSED');
  },
);

it('a process without its database lives and is not ready', async () => {
  expect((await ask(worker.port, '/health/ready')).status).toBe(200);
  const database = readPostmaster(join(realpathSync(join(base, 'database')), 'cluster'));
  if (!database) throw new Error('The database does not run');
  process.kill(database.pid, 'SIGKILL');
  const down = { status: 'down', checks: { database: 'down', changes: 'down', storage: 'up' } };
  await until(async () => {
    const { status, body } = await ask(worker.port, '/health/ready');
    return status === 503 && JSON.stringify(body) === JSON.stringify(down);
  });
  expect((await ask(worker.port, '/health/live')).status).toBe(200);
});
