import pg from 'pg';
import type { Logger } from 'pino';
import type { Change } from './changes.ts';
import { hearOwnChanges } from './changes.ts';
import type { Database } from './database.ts';

/** `onOwnChange` receives the changes of principals that these connections' transactions made. */
export function openDatabase(
  url: string,
  log?: Pick<Logger, 'warn'>,
  onOwnChange?: (change: Change | null) => void,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // Statements that a transaction issues together are pipelined.
    pipeline: true,
  });
  // Without a listener the process would end when the database restarts.
  pool.on('error', (error) => log?.warn({ err: error }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log?.warn({ err: error }, 'database connection lost'));
  });
  if (onOwnChange) hearOwnChanges(pool, onOwnChange);
  return { pool, close: () => pool.end() };
}
