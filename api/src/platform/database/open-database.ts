import pg from 'pg';
import type { Logger } from 'pino';
import type { AppConfig } from '../config.ts';
import type { Change } from './changes.ts';
import { listenToOwnChanges } from './changes.ts';
import { clientClosedAfter } from './client.ts';
import type { Database } from './database.ts';
import type { Replicas } from './replicas.ts';
import { createReplicas } from './replicas.ts';

export type PoolSettings = Pick<AppConfig, 'DATABASE_DIRECT_URL' | 'DATABASE_POOL' | 'DATABASE_PREPARED'>;

const timeouts = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 };

/** Whether the database is behind a pooler: settings of a connection would be another's in the next transaction. */
export const isPooled = ({ DATABASE_DIRECT_URL }: PoolSettings): boolean => Boolean(DATABASE_DIRECT_URL);

/** Opens the database. `onOwnChange` receives the changes of principals that these connections' transactions made. */
export function openDatabase(
  url: string,
  log?: Pick<Logger, 'warn'>,
  onOwnChange?: (change: Change | null) => void,
  settings: PoolSettings = {},
  // Longer than the server's own limit, which ends the statement there as well.
  silenceMs = timeouts.statement_timeout + 5_000,
): Database {
  const pooled = isPooled(settings);
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.DATABASE_POOL ?? 12,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    // The client has a limit, too: a server that has stopped answering does not end its statements.
    Client: clientClosedAfter(silenceMs),
    ...(!pooled && timeouts),
    // Statements that a transaction issues together are pipelined.
    pipeline: true,
  });
  // The process would end without a listener when the database restarts.
  pool.on('error', (error) => log?.warn({ err: error }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log?.warn({ err: error }, 'database connection lost'));
  });
  if (onOwnChange) listenToOwnChanges(pool, onOwnChange);
  const begin = Object.entries(timeouts).map(([name, ms]) => `set local ${name} = ${ms}; `);
  return {
    pool,
    ...(pooled && { begin: begin.join('') }),
    hasNames: settings.DATABASE_PREPARED ?? true,
    storeTimes: new Map(),
    close: () => pool.end(),
  };
}

/**
 * Opens the replicas that the settings name; null without any. They are asked as the primary is, and have no pooler.
 */
export function openReplicas(
  primary: Database,
  log: Pick<Logger, 'warn' | 'info'>,
  { DATABASE_REPLICA_URLS: urls = [], DATABASE_POOL, DATABASE_PREPARED }: Partial<AppConfig>,
): Replicas | null {
  if (urls.length === 0) return null;
  const settings = {
    ...(DATABASE_POOL !== undefined && { DATABASE_POOL }),
    ...(DATABASE_PREPARED !== undefined && { DATABASE_PREPARED }),
  };
  const replicas = urls.map((url) => ({
    ...openDatabase(url, log, undefined, settings),
    ...(primary.observe && { observe: primary.observe }),
    storeTimes: primary.storeTimes,
  }));
  return createReplicas({ primary, replicas, log });
}
