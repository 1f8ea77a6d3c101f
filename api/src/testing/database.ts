import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** Creates a database for one test file, cloned from the migrated template. */
export const cloneDatabase = (): Promise<TestDatabase> =>
  createDatabase((template) => `template ${template} strategy file_copy`);

/** Creates a database without any table, for schemas of other versions. */
export const emptyDatabase = (): Promise<TestDatabase> => createDatabase(() => '');

async function createDatabase(like: (template: string) => string): Promise<TestDatabase> {
  const template = process.env.TEST_DATABASE_URL;
  if (!template) throw new Error('TEST_DATABASE_URL is not set: run the tests through jest');
  const url = new URL(template);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new URL(template);
  admin.pathname = '/postgres';
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: admin.href });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name} ${like(url.pathname.slice(1))}`);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => drop(() => run(`drop database if exists ${name} with (force)`)) };
}

const timeoutMs = 10_000;

/**
 * Drops a database. An autovacuum worker in it is the server's own, which our role may not end: it soon ends by itself.
 */
async function drop(attempt: () => Promise<void>): Promise<void> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if ((error as { code?: string }).code !== '42501' || Date.now() > until) throw error;
      await setTimeout(100);
    }
  }
}
