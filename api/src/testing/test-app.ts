import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { AppOptions } from '../app.ts';
import { buildApp } from '../app.ts';
import type { AppConfig } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { cloneDatabase } from './database.ts';

type CallOptions = { body?: unknown; token?: string | undefined; headers?: Record<string, string> };

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  databaseUrl: string;
  /** The folder of uploads. */
  dataDir: string;
  /** Calls the API as a browser on `host` would: `call('fresh.localhost', 'GET', '/api/language/show')`. */
  call(
    host: string,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options?: CallOptions,
    // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the body
  ): Promise<{ status: number; body: any; headers: Record<string, unknown> }>;
  close(): Promise<void>;
};

type TestOptions = Partial<Omit<AppOptions, 'config'>> & { config?: Partial<AppConfig> };

/** Starts the real API on its own database; `config` adds settings to those of every test. */
export async function startTestApp({ sharedMs = 0, config, ...given }: TestOptions = {}): Promise<TestApp> {
  const { url, drop } = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-'));
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const app = await buildApp({
    config: { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: dataDir, ...config },
    databaseUrl: url,
    log,
    sharedMs,
    limits: false,
    // Tests ask no name server.
    resolveAddresses: async () => [],
    ...given,
  });
  // Rows that a test writes directly invalidate caches as the API's own writes do, so that no test has to wait.
  const database = openDatabase(url, log, (change) => app.changed(change));
  return {
    app,
    database,
    databaseUrl: url,
    dataDir,
    call: callOf(app),
    async close() {
      await app.close();
      await database.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const callOf =
  (app: FastifyInstance): TestApp['call'] =>
  async (host, method, path, { body, token, headers = {} } = {}) => {
    const reply = await app.inject({
      method,
      url: path,
      headers: { host, ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const json = reply.headers['content-type']?.toString().includes('json');
    return { status: reply.statusCode, body: json ? reply.json() : reply.body, headers: reply.headers };
  };
